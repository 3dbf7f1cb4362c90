/**
 * What the user sees: one conflict between two source sites, however often and by whatever means it
 * was found. Plain data that both roads produce (traces and the sources themselves) and that every
 * surface shows: editor, command line, baseline. Classes have their binary names (`com.x.A$B`); lines
 * and columns are counted from 1, as files are. Unknown parts are left out.
 */
import type { Severity, Tier } from './tiers.js';

export type RuleId =
  'data-race' | 'use-after-free' | 'order-violation' | 'non-commutative' | 'atomicity';

/** What a race is known as, where it has a name of its own. */
export type Pattern =
  'lost-update' | 'double-checked-locking' | 'check-then-act' | 'container' | 'state';

export type OriginKind =
  'entry-callback' | 'posted-callback' | 'thread' | 'async-task' | 'binder' | 'main';

/** Who runs the code of an access: an event of a looper, or a thread. */
export interface Origin {
  readonly name: string;
  readonly kind: OriginKind;
  /** `main looper`, `background thread`, … */
  readonly runsOn: string;
}

/** A range of a project's file, from line and column 1; the end is excluded. */
export interface SourceSpan {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

/**
 * Where an access stands in the sources as they are now. `exact`: on the recorded line; `moved`: on
 * another line of the same method; `method` and `class`: the access is no longer to be found, so
 * this is the line of what held it.
 */
export interface AccessPlace extends SourceSpan {
  readonly match: 'exact' | 'moved' | 'method' | 'class';
  /** The name of the method that holds it now, for a lens. */
  readonly method?: SourceSpan;
  /** Which frame of the stack it is: 0 is the access, more if the access is in a library. */
  readonly frame: number;
}

/** A frame of a call stack as recorded; parts that were not are '' and 0. */
export interface StackFrame {
  readonly class: string;
  readonly method: string;
  readonly file: string;
  readonly line: number;
  /** The file of the project that holds it. */
  readonly path?: string;
}

/** One step back: where the access's event was posted or its thread started, or who else causes it. */
export interface CauseLink {
  readonly kind: 'post' | 'fork' | 'register' | 'enable' | 'declare' | 'system';
  /** The thread that did it, and what ran there; in the sources the origin that does it, '' if none. */
  readonly thread: string;
  readonly callback?: string;
  /** In the sources: who runs that. */
  readonly on?: { readonly runsOn: string; readonly thread: string };
  /** In the sources: the call or declaration. `Handler.postDelayed`, `the user's click`. */
  readonly by?: string;
  readonly frame?: StackFrame;
  /** 0 where it is not known how long. */
  readonly delay?: number;
  /** The line of the trace; left out where it was found in the sources. */
  readonly line?: number;
}

/** Where in a trace an access was seen. */
export interface Sighting {
  /** The trace, as its uri in the editor and as its path on the command line. */
  readonly trace: string;
  readonly line: number;
  readonly op: number;
}

export interface FindingAccess {
  readonly kind: 'read' | 'write';
  /** What it does, where `read` and `written` do not say it: `closed`, `incremented`. */
  readonly action?: string;
  /** `com.x.A.b`; for what is no field, what it is. */
  readonly field: string;
  readonly origin: Origin;
  /** The thread's name, or its id where it has none; in the sources what tells threads apart. */
  readonly thread: string;
  readonly callbackKind?: string;
  /** Innermost first; empty where no site was recorded. */
  readonly stack: readonly StackFrame[];
  readonly locks: readonly string[];
  /** From the access outwards. */
  readonly causes: readonly CauseLink[];
  /** Left out where it was found in the sources alone. */
  readonly seen?: Sighting;
  readonly place?: AccessPlace;
}

/** The platform ends something by itself: no code does, so that it is placed on the class of what ends. */
export function isWithoutCode({ action, stack }: Pick<FindingAccess, 'action' | 'stack'>): boolean {
  return action === 'ended' && stack.length === 0;
}

/** A rule that could have ordered the two sides, and why it does not. */
export interface OrderStep {
  /** `start`, `join`, `post`, `lifecycle`, `lock`, … */
  readonly rule: string;
  readonly text: string;
  readonly place?: SourceSpan;
}

/** Who said that a finding is no problem, and why; '' where no reason was given. */
export interface SuppressedBy {
  readonly where: 'source' | 'configuration' | 'baseline';
  readonly reason: string;
}

/** What came between two accesses that were meant to be one piece. */
export interface Cut {
  /** The transaction that is to blame, for people: `service LocalService (i2)`. */
  readonly blamed: string;
  /** The component that it is, if it is one: findings are grouped by it. */
  readonly component?: string;
  /** 1 to 4, as docs/rules/atomicity.md says; left out where it was found in the sources alone. */
  readonly priority?: number;
  /** Between the first access and the second, in the order in which they happened. */
  readonly between: readonly FindingAccess[];
}

/** What a verdict rests on. */
export interface Verification {
  /** The trace lets expect it, a run has shown it, or a person says so. */
  readonly basis: 'predicted' | 'observed' | 'user';
  /** One paragraph. */
  readonly reason: string;
  /** How to bring the other order about, as Markdown. */
  readonly recipe?: string;
  /** As recorded and as flipped, in two columns of text. */
  readonly schedule?: string;
  /** Where both sides come from, a sentence each: `updateUI exists because …`. */
  readonly because?: readonly string[];
  readonly events?: EventGraph;
}

/** The events and threads that the two sides come from, and who caused whom (ERVA's dependency graph). */
export interface EventGraph {
  /** In the order in which they began. */
  readonly events: readonly GraphEvent[];
  readonly edges: readonly EventEdge[];
  /** Numbers of the events of the two sides, the one recorded first first. */
  readonly sides: readonly [number, number];
  /** Of how many more nothing is shown. */
  readonly more: number;
}

export interface GraphEvent {
  readonly name: string;
  /** The first three come from outside the app. */
  readonly kind: 'input' | 'system' | 'binder' | 'internal' | 'thread';
  readonly thread: string;
}

/** By numbers of events. */
export interface EventEdge {
  readonly from: number;
  readonly to: number;
  /** `post`, `fork`, `enable`, …, as docs/verdicts.md says. */
  readonly kind: string;
  /** Milliseconds that a post waits. */
  readonly delay?: number;
}

/** What two events leave behind, or what whoever requires a condition finds, in either order. */
export interface EndStates {
  /** The two, as they came. */
  readonly order: readonly [string, string];
  /** Whose state it is: `Act.onUpdate finds`, `left behind`. */
  readonly whose: string;
  readonly recorded: string;
  readonly reversed: string;
}

/** What is known of what two events take for granted: does their order decide it? */
export interface OrderMatters {
  readonly matters: boolean;
  readonly text: string;
}

export interface Finding {
  /** Stable across unrelated edits: holds no line number. */
  readonly id: string;
  readonly rule: RuleId;
  readonly pattern?: Pattern | undefined;
  readonly tier: Tier;
  readonly severity: Severity;
  /** One line. */
  readonly message: string;
  /** The memory in words: `isActivityDestroyed`, `table tracks`. */
  readonly subject: string;
  readonly accesses: readonly [FindingAccess, FindingAccess];
  /** Of an atomicity violation: who was cut in two between its accesses, and by what. */
  readonly cut?: Cut;
  /** Of a non-commutative pair: who else makes the condition true or false. */
  readonly also?: readonly FindingAccess[];
  /** Of a non-commutative pair: both outcomes. */
  readonly states?: EndStates;
  /** Of a race whose handlers are known from a spec or the sources. */
  readonly order?: OrderMatters;
  /** Atomicity violations on the same lines: parts of what this one tells. */
  readonly cuts?: readonly Finding[];
  /** `static`, or `trace:` and the trace. */
  readonly evidence: readonly string[];
  /** How many pairs of operations of traces it stands for. */
  readonly sightings: number;
  /** How many further conflicts of the sources are folded into it. */
  readonly similar?: number;
  readonly category: string;
  readonly verdict: string;
  /** Left out where nobody has looked. */
  readonly verification?: Verification;
  /** Why nothing orders the two. */
  readonly why: string;
  /** What can go wrong, in one sentence. */
  readonly consequence?: string;
  /** The ordering rules that were tried, in the sources. */
  readonly steps?: readonly OrderStep[];
  /** What comes near to ordering the two, and where both come from. */
  readonly explanation?: string;
  readonly suppressed: boolean;
  /** By what, if it is. */
  readonly suppression?: SuppressedBy;
  /** Where the field is declared. */
  readonly declaration?: SourceSpan;
}

/** All accesses in the order of what happened: between the two of a cut stands what came between. */
export function storyOf({ accesses: [first, last], cut }: Finding): readonly FindingAccess[] {
  return [first, ...(cut?.between ?? []), last];
}

/** Where the access is shown: the frame that the project has, or else the innermost. */
export function shownFrame(access: FindingAccess): StackFrame | undefined {
  return access.stack[access.place?.frame ?? 0];
}
