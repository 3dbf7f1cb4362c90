/**
 * The five bins of ERVA (4.7), from a flip and its replay. All of them are predictions, made from a trace;
 * only a run of the app observes. Where the trace does not have the values that would tell, the verdict
 * is `unverified`, and says what to try.
 *
 * - false-positive-1: the flip deadlocks on what the platform orders (lifecycle, enable, input);
 * - false-positive-2: it deadlocks on an order that the code implies (posts in order to one queue, …);
 * - benign-1: a branch on the raced value guards an access, and nothing the user sees is different;
 * - benign-2: values may differ, what the user sees does not;
 * - harmful: null is dereferenced, an ended object is used, or what the user sees is different.
 */
import type { SourceGuard } from '../../static/guards/source-guard.js';
import type { Verdict } from '../report.js';
import type { Cycle } from './cycle.js';
import type { EndedUse } from './ended-objects.js';
import { ValueKind } from '../../trace/operations.js';
import { isKnown, isSame } from '../../trace/value.js';
import type { ReadChange, Replay } from './replay.js';

export interface StateDifference {
  /** `ListView.count`. */
  readonly what: string;
  readonly recorded: string;
  readonly flipped: string;
  readonly isVisible: boolean;
  readonly isDoubtful: boolean;
}

/** Reversed, and then not all of the recording can follow. */
export interface StuckFlip {
  readonly cycle: Cycle;
  /** No schedule has all operations; else none of those that were tried has. */
  readonly isProven: boolean;
  /** How many operations the schedule has, and the recording. */
  readonly done: number;
  readonly recorded: number;
}

export type Evidence =
  | { readonly kind: 'cycle'; readonly cycle: Cycle }
  | { readonly kind: 'null'; readonly op: number }
  | { readonly kind: 'ended'; readonly use: EndedUse }
  | { readonly kind: 'state'; readonly difference: StateDifference }
  | { readonly kind: 'branch'; readonly op: number }
  | { readonly kind: 'guard'; readonly guard: SourceGuard }
  | ({ readonly kind: 'stuck' } & StuckFlip)
  | { readonly kind: 'read'; readonly read: ReadChange }
  | { readonly kind: 'unknown'; readonly text: string };

export interface JudgedRace {
  readonly verdict: Verdict;
  /** Whether a run has shown it, or the trace lets expect it. */
  readonly basis: 'predicted' | 'observed';
  readonly evidence: readonly Evidence[];
}

const PLATFORM: ReadonlySet<string> = new Set(['LIFECYCLE', 'ENABLE', 'INPUT']);

export function judgeOrdered(cycle: Cycle): JudgedRace {
  const isCertain = cycle.every(({ ways }) => ways.length === 0);
  const isPlatform = cycle.some(({ rule }) => PLATFORM.has(rule));
  const verdict = isCertain && isPlatform ? 'false-positive-1' : 'false-positive-2';
  return { verdict, basis: 'predicted', evidence: [{ kind: 'cycle', cycle }] };
}

export function unverified(text: string): JudgedRace {
  return { verdict: 'unverified', basis: 'predicted', evidence: [{ kind: 'unknown', text }] };
}

/** Reversed, and then everything waits: harm that came before counts, else only a run can tell. */
export function judgeStuck(flip: StuckFlip, judged: JudgedRace): JudgedRace {
  if (judged.verdict === 'harmful') return judged;
  const { cycle } = flip;
  const stuck: Evidence = { kind: 'stuck', ...flip };
  const isCertain = cycle.every(({ ways }) => ways.length === 0);
  const isPlatform = cycle.some(({ rule }) => PLATFORM.has(rule));
  const verdict = isCertain && isPlatform ? 'false-positive-1' : 'unverified';
  return { verdict, basis: 'predicted', evidence: [stuck] };
}

export interface Consequences {
  readonly replay: Replay;
  readonly ended: readonly EndedUse[];
  readonly differences: readonly StateDifference[];
  /** Branches on the raced location that decide whether a racing access happens. */
  readonly guards: readonly number[];
  /** Tests in the sources that do, where the trace recorded no branches. */
  readonly sourceGuards: readonly SourceGuard[];
  /** The values of the raced location were recorded. */
  readonly hasValues: boolean;
  /** Whether the recorder wrote branches: else code may test what it reads, and nobody knows. */
  readonly hasBranches: boolean;
}

export function judgeFlipped(found: Consequences): JudgedRace {
  const harm = harmOf(found);
  if (harm.length > 0) return judged('harmful', harm);
  const doubt = doubtOf(found);
  if (doubt !== undefined) return unverified(doubt);
  const open = openReadOf(found);
  if (open !== undefined) return judged('unverified', [{ kind: 'read', read: open }]);
  const guards: Evidence[] = [
    ...found.guards.map((op): Evidence => ({ kind: 'branch', op })),
    ...found.sourceGuards.map((guard): Evidence => ({ kind: 'guard', guard })),
  ];
  if (guards.length > 0) return judged('benign-1', guards);
  const hidden = found.differences.map((difference): Evidence => ({ kind: 'state', difference }));
  return judged('benign-2', hidden);
}

function judged(verdict: Verdict, evidence: readonly Evidence[]): JudgedRace {
  return { verdict, basis: 'predicted', evidence };
}

/** A read of another value, of which nobody knows what the code does with it. */
function openReadOf({ replay, hasBranches, sourceGuards }: Consequences): ReadChange | undefined {
  return hasBranches || sourceGuards.length > 0 ? undefined : replay.reads.find(seesOther);
}

/** Another value than recorded, which code may test; numbers are mostly counted on. */
function seesOther({ recorded, now }: ReadChange): boolean {
  return (
    isKnown(recorded) &&
    isKnown(now) &&
    !isSame(recorded, now) &&
    recorded.kind !== ValueKind.Number
  );
}

function harmOf({ replay, ended, differences }: Consequences): Evidence[] {
  return [
    ...replay.nullUses.flatMap(({ op, isDoubtful }): Evidence[] =>
      isDoubtful ? [] : [{ kind: 'null', op }],
    ),
    ...ended.map((use): Evidence => ({ kind: 'ended', use })),
    ...differences
      .filter(({ isVisible, isDoubtful }) => isVisible && !isDoubtful)
      .map((difference): Evidence => ({ kind: 'state', difference })),
  ];
}

function doubtOf({
  replay,
  differences,
  hasValues,
  guards,
  sourceGuards,
}: Consequences): string | undefined {
  if (!hasValues && sourceGuards.length === 0)
    return 'the trace has no values of what the two race for';
  if (replay.nullUses.length > 0) return 'a value that may be null is dereferenced';
  const visible = differences.find(({ isVisible }) => isVisible);
  if (visible !== undefined) return `${visible.what} may show something else`;
  const isOpen = replay.branches.some(({ now }) => now === undefined);
  if (isOpen && guards.length === 0)
    return 'a branch may go another way, into code that did not run';
  return undefined;
}
