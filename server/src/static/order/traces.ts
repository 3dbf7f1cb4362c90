/**
 * The static trace of each origin (seed 001 §2.3): its code with all calls inlined, events numbered in
 * rising order, so that within an origin "before" is a comparison of two numbers. Recorded are accesses
 * of shared locations with their locksets, the statements that start others (outs) and those that wait
 * for others (ins), and calls with the number of their last event (the return id of §2.7).
 *
 * A call of the same code with the same locks, with no out or in since the first, would repeat the same
 * events for every question that is asked of them, and is skipped (§2.6.1); a recursive call is cut.
 */
import type { CancellationToken } from '../../base/cancellation.js';
import { CancelledError } from '../../base/cancellation.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import { NO_LOCKS, type LocksetId } from '../locks/locksets.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';

/** The number of an event within its origin. */
export type Position = number;

export interface AccessEvent {
  readonly origin: StaticOriginId;
  readonly position: Position;
  /** How many outs came before: events of one segment are alike for every question of order. */
  readonly segment: number;
  readonly instance: InstanceId;
  readonly access: InstanceAccess;
  readonly locks: LocksetId;
}

/** Starts, posts or registers another origin. */
export interface Out {
  readonly position: Position;
  readonly origin: StaticOriginId;
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
}

/** Waits for the end of others, or for their signals. */
export interface In {
  readonly position: Position;
  /** Where it no longer counts: a wait on one branch only says nothing of what comes behind. */
  until: Position;
  readonly waits: readonly AwaitedOrigin[];
}

export interface AwaitedOrigin {
  readonly origin: StaticOriginId;
  /** The statement of it that is waited for; undefined: its end. */
  readonly signal: InstanceSite | undefined;
}

/** A statement that others wait for. */
export interface Signal extends InstanceSite {
  readonly position: Position;
}

/** Creates an object that only this run and what it starts can have. */
export interface Creation {
  readonly position: Position;
  readonly object: ObjectId;
}

export interface CallEvent {
  readonly position: Position;
  /** Of the last event within. */
  readonly last: Position;
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
  readonly callee: InstanceId;
}

export interface OriginTrace {
  readonly origin: StaticOrigin;
  readonly accesses: readonly AccessEvent[];
  readonly outs: readonly Out[];
  readonly ins: readonly In[];
  readonly signals: readonly Signal[];
  readonly calls: readonly CallEvent[];
  readonly creations: readonly Creation[];
  /** Was it cut because it became too long? */
  readonly isCut: boolean;
}

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
  readonly longest: number;
  readonly token: CancellationToken | undefined;
}

export function buildTrace(origin: StaticOrigin, inputs: TraceInputs): OriginTrace {
  return new TraceBuilder(origin, inputs).build();
}

class TraceBuilder {
  readonly #accesses: AccessEvent[] = [];
  readonly #outs: Out[] = [];
  readonly #ins: In[] = [];
  readonly #creations: Creation[] = [];
  readonly #calls: { -readonly [Key in keyof CallEvent]: CallEvent[Key] }[] = [];
  /** Calls of this synchronization region: instance and locks. */
  #entered = new Set<number>();
  readonly #signals: Signal[] = [];
  /** How often each instance is being walked. */
  readonly #stack = new Map<InstanceId, number>();
  #depth = 0;
  #position = 0;
  #isDeep = false;

  constructor(
    private readonly origin: StaticOrigin,
    private readonly inputs: TraceInputs,
  ) {}

  build(): OriginTrace {
    const { origin } = this;
    for (const entry of origin.entries) this.#walk(entry, NO_LOCKS);
    return {
      origin,
      accesses: this.#accesses,
      outs: this.#outs,
      ins: this.#ins,
      signals: this.#signals,
      calls: this.#calls,
      creations: this.#creations,
      isCut: this.#isFull || this.#isDeep,
    };
  }

  get #isFull(): boolean {
    return this.#position >= this.inputs.longest;
  }

  #walk(instance: InstanceId, held: LocksetId): void {
    if (this.inputs.token?.isCancelled === true) throw new CancelledError();
    if (!this.#mayEnter(instance) || !this.#isNew(instance, held)) return;
    if (this.#depth >= DEEPEST) {
      this.#isDeep = true;
      return;
    }
    const times = this.#stack.get(instance) ?? 0;
    this.#stack.set(instance, times + 1);
    this.#depth++;
    this.#walkSteps(instance, held);
    this.#depth--;
    this.#stack.set(instance, times);
  }

  /** A recursion that starts or waits for others is unrolled once, as a loop is. */
  #mayEnter(instance: InstanceId): boolean {
    const times = this.#stack.get(instance) ?? 0;
    return times === 0 || (times === 1 && this.inputs.synchronises(instance));
  }

  #walkSteps(instance: InstanceId, held: LocksetId): void {
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
      this.#step(instance, step, held);
      if (step.holdsIn !== undefined && step.waits.length > 0 && this.#ins.length > before) {
        open.push({ in: this.#ins.at(-1)!, holdsIn: step.holdsIn });
      }
    }
    close(undefined);
  }

  #isNew(instance: InstanceId, held: LocksetId): boolean {
    const key = instance * MOST_LOCKSETS + held;
    if (this.#entered.has(key)) return false;
    this.#entered.add(key);
    return true;
  }

  #step(instance: InstanceId, step: InstanceStep, held: LocksetId): void {
    const { statement, access, creates, outs, waits, callees } = step;
    const locks = this.inputs.locksAt(instance, statement, held);
    if (access !== undefined) {
      const segment = this.#outs.length;
      const position = this.#position++;
      this.#accesses.push({ origin: this.origin.id, position, segment, instance, access, locks });
    }
    if (creates !== undefined) {
      this.#creations.push({ position: this.#position++, object: creates });
    }
    for (const callee of callees) this.#call(instance, statement, callee, locks);
    if (step.isSignal) this.#signals.push({ position: this.#synchronise(), instance, statement });
    if (waits.length > 0) {
      this.#ins.push({ position: this.#synchronise(), until: Infinity, waits });
    }
    for (const origin of outs) {
      this.#outs.push({ position: this.#synchronise(), origin, instance, statement });
    }
  }

  #call(
    instance: InstanceId,
    statement: StatementIndex,
    callee: InstanceId,
    locks: LocksetId,
  ): void {
    const position = this.#position++;
    const call = { position, last: position, instance, statement, callee };
    this.#calls.push(call);
    this.#walk(callee, locks);
    call.last = this.#position - 1;
    if (call.last === position && this.#calls.at(-1) === call) {
      this.#calls.pop();
      this.#position--;
    }
  }

  /** A new region begins: what was called before may be called again. */
  #synchronise(): Position {
    this.#entered = new Set();
    return this.#position++;
  }
}

/** Deeper calls nobody writes; the walk is recursive and must end before its own stack does. */
const DEEPEST = 1500;
/** Keys stay exact numbers below this many locksets. */
const MOST_LOCKSETS = 2 ** 22;
