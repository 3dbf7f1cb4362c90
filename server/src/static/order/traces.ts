/**
 * The static trace of each origin (seed 001 §2.3): its code with all calls inlined, events numbered in
 * rising order, so that within an origin "before" is a comparison of two numbers. Recorded are accesses
 * of shared locations with their locksets, the statements that start others (outs) and those that wait
 * for others (ins), and calls with the number of their last event (the return id of §2.7).
 *
 * A call of the same code with the same locks, with no out or in since the first, would repeat the same
 * events for every question that is asked of them, and is skipped (§2.6.1); what is called again later
 * is treated by frames.ts; a recursive call is cut.
 */
import type { CancellationToken } from '../../base/cancellation.js';
import { CancelledError } from '../../base/cancellation.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type {
  AccessEvent,
  AwaitedOrigin,
  CallEvent,
  Creation,
  In,
  OriginTrace,
  Out,
  Position,
  Signal,
} from './events.js';
import { Frame, Frames } from './frames.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import { NONE, type Sites } from '../body/ownership/sites.js';
import type { LocksetId } from '../locks/locksets.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';

/** What a trace is made of: the statements of an instance that matter, in the order of a run. */
export interface InstanceStep {
  readonly statement: StatementIndex;
  readonly access: InstanceAccess | undefined;
  readonly creates: ObjectId | undefined;
  readonly outs: readonly StaticOriginId[];
  readonly waits: readonly AwaitedOrigin[];
  readonly isSignal: boolean;
  readonly callees: readonly InstanceId[];
  readonly block: number;
  /** Of a wait that is not always passed: the blocks that come only behind it. */
  readonly holdsIn: ReadonlySet<number> | undefined;
}

export interface TraceInputs {
  steps(instance: InstanceId): readonly InstanceStep[];
  /** Does it, or what it calls, start or wait for others? */
  synchronises(instance: InstanceId): boolean;
  /** With the locks that the callers hold. */
  locksAt(instance: InstanceId, statement: StatementIndex, held: LocksetId): LocksetId;
  /** Those that whoever calls the entry is said to hold. */
  locksAtEntry(origin: StaticOrigin, entry: InstanceId): LocksetId;
  /** The only threads that come to the statement, if the source asks; undefined if any may. */
  threadAt(instance: InstanceId, statement: StatementIndex): 'main' | 'worker' | undefined;
  /** Is it an access of an object that nobody else has, given what the caller has handed over? */
  isOwned(instance: InstanceId, access: InstanceAccess, given: Sites): boolean;
  /** What a call hands over to a callee that nobody else has. */
  givenTo(callee: InstanceId, caller: InstanceId, statement: StatementIndex, given: Sites): Sites;
  readonly longest: number;
  /** Is the time for traces used up? */
  isOver(): boolean;
  readonly token: CancellationToken | undefined;
}

/** How a code is entered. */
interface Entry {
  readonly held: LocksetId;
  readonly given: Sites;
}

/** Of an origin that was not followed. */
export function emptyTrace(origin: StaticOrigin): OriginTrace {
  const nothing = { accesses: [], outs: [], ins: [], signals: [], calls: [], creations: [] };
  return { origin, ...nothing, isCut: true };
}

export function buildTrace(origin: StaticOrigin, inputs: TraceInputs): OriginTrace {
  return new TraceBuilder(origin, inputs).build();
}

class TraceBuilder {
  readonly #frames = new Frames();
  readonly #accesses: AccessEvent[] = [];
  readonly #outs: Out[] = [];
  readonly #ins: In[] = [];
  readonly #signals: Signal[] = [];
  readonly #creations: Creation[] = [];
  readonly #calls: { -readonly [Key in keyof CallEvent]: CallEvent[Key] }[] = [];
  /** How often each instance is being walked. */
  readonly #stack = new Map<InstanceId, number>();
  #depth = 0;
  #position = 0;
  /** Synchronization regions that have begun. */
  #region = 0;
  #isDeep = false;

  constructor(
    private readonly origin: StaticOrigin,
    private readonly inputs: TraceInputs,
  ) {}

  build(): OriginTrace {
    const { origin } = this;
    const root = new Frame();
    for (const entry of origin.entries) {
      const held = this.inputs.locksAtEntry(origin, entry);
      this.#walk(entry, { held, given: NONE }, root);
    }
    const { accesses, creations } = this.#frames.repeated();
    return {
      origin,
      accesses: [...this.#accesses, ...accesses],
      outs: this.#outs,
      ins: this.#ins,
      signals: this.#signals,
      calls: this.#calls,
      creations: [...this.#creations, ...creations],
      isCut: this.#isFull || this.#isDeep,
    };
  }

  get #isFull(): boolean {
    return this.#position >= this.inputs.longest || this.inputs.isOver();
  }

  #walk(instance: InstanceId, entry: Entry, caller: Frame): void {
    if (this.inputs.token?.isCancelled === true) throw new CancelledError();
    const frame = this.#frames.of(instance, entry.held, entry.given);
    caller.callees.add(frame);
    if (frame.region === this.#region || !this.#mayEnter(instance)) return;
    frame.region = this.#region;
    if (frame.walks >= (this.inputs.synchronises(instance) ? 2 : 1)) {
      frame.last = { position: this.#position++, segment: this.#outs.length };
    } else if (this.#depth >= DEEPEST) {
      this.#isDeep = true;
    } else {
      frame.walks++;
      this.#enter(instance, entry, frame);
    }
  }

  #enter(instance: InstanceId, entry: Entry, frame: Frame): void {
    const times = this.#stack.get(instance) ?? 0;
    this.#stack.set(instance, times + 1);
    this.#depth++;
    this.#walkSteps(instance, entry, frame);
    this.#depth--;
    this.#stack.set(instance, times);
  }

  /** A recursion that starts or waits for others is unrolled once, as a loop is. */
  #mayEnter(instance: InstanceId): boolean {
    const times = this.#stack.get(instance) ?? 0;
    return times === 0 || (times === 1 && this.inputs.synchronises(instance));
  }

  #walkSteps(instance: InstanceId, entry: Entry, frame: Frame): void {
    const open: { readonly in: In; readonly holdsIn: ReadonlySet<number> }[] = [];
    const close = (block: number | undefined): void => {
      for (const { in: wait, holdsIn } of open) {
        const isOver = block === undefined || !holdsIn.has(block);
        if (isOver && wait.until === Infinity) wait.until = this.#position;
      }
    };
    for (const step of this.inputs.steps(instance)) {
      if (this.#isFull) break;
      close(step.block);
      const before = this.#ins.length;
      this.#step(instance, step, entry, frame);
      if (step.holdsIn !== undefined && step.waits.length > 0 && this.#ins.length > before) {
        open.push({ in: this.#ins.at(-1)!, holdsIn: step.holdsIn });
      }
    }
    close(undefined);
  }

  #step(instance: InstanceId, step: InstanceStep, entry: Entry, frame: Frame): void {
    const { statement, access, creates, outs, waits, callees } = step;
    if (this.#isElsewhere(instance, statement)) return;
    const { held, given } = entry;
    const locks = this.inputs.locksAt(instance, statement, held);
    if (access !== undefined && !this.#isOwned(instance, access, given)) {
      this.#access(instance, access, locks, frame);
    }
    if (creates !== undefined) {
      const creation = { position: this.#position++, object: creates };
      this.#creations.push(creation);
      frame.creations.push(creation);
    }
    for (const callee of callees) {
      const handed = this.inputs.givenTo(callee, instance, statement, given);
      this.#call(instance, statement, callee, { held: locks, given: handed }, frame);
    }
    if (step.isSignal) this.#signals.push({ position: this.#synchronise(), instance, statement });
    for (const origin of outs) {
      this.#outs.push({ position: this.#synchronise(), origin, instance, statement });
    }
    // Behind the outs: invokeAll starts its tasks and waits for them.
    if (waits.length > 0) {
      this.#ins.push({ position: this.#synchronise(), until: Infinity, waits });
    }
  }

  /** What is owned without the caller's help was left out before. */
  #isOwned(instance: InstanceId, access: InstanceAccess, given: Sites): boolean {
    return given !== NONE && this.inputs.isOwned(instance, access, given);
  }

  /** Is the statement for other threads than this one? */
  #isElsewhere(instance: InstanceId, statement: StatementIndex): boolean {
    const { kind } = this.origin.executor;
    const thread = kind === 'unknown' ? undefined : this.inputs.threadAt(instance, statement);
    return thread !== undefined && (thread === 'main') !== (kind === 'main-looper');
  }

  #access(instance: InstanceId, access: InstanceAccess, locks: LocksetId, frame: Frame): void {
    const position = this.#position++;
    const segment = this.#outs.length;
    const { id: origin } = this.origin;
    const event = { origin, position, walkedAt: position, segment, instance, access, locks };
    this.#accesses.push(event);
    frame.accesses.push(event);
  }

  #call(
    instance: InstanceId,
    statement: StatementIndex,
    callee: InstanceId,
    entry: Entry,
    frame: Frame,
  ): void {
    const position = this.#position++;
    const call = { position, last: position, instance, statement, callee };
    this.#calls.push(call);
    this.#walk(callee, entry, frame);
    call.last = this.#position - 1;
    if (call.last === position && this.#calls.at(-1) === call) {
      this.#calls.pop();
      this.#position--;
    }
  }

  /** A new region begins: what was called before may be called again. */
  #synchronise(): Position {
    this.#region++;
    return this.#position++;
  }
}

/** Deeper calls nobody writes; the walk is recursive and must end before its own stack does. */
const DEEPEST = 1500;
