/**
 * The static trace of each origin (seed 001 §2.3): its code with all calls inlined, events numbered in
 * rising order, so that within an origin "before" is a comparison of two numbers. Recorded are accesses
 * of shared locations, the statements that start others (outs) and those that wait for others (ins), and,
 * if they are asked for, calls with the number of their last event (the return id of §2.7).
 *
 * A call of the same frame with no out or in since the first would repeat the same events for every
 * question that is asked of them, and is skipped (§2.6.1); a recursive call is cut. A frame that neither
 * starts nor waits for others is walked once, one that does so twice (as loops are unrolled once); a later
 * call of it is noted as a return to it, and what happens in it happens again at that place. Of its places
 * the first is the weakest for what comes after a wait, the last the weakest for what comes before a start;
 * one between them says more only if something was started before it and waited for behind it
 * (returns.ts). So a trace grows with the code that is reached, not with the number of calls.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Watch } from '../../base/watch.js';
import { CallLog, type Calls } from './calls.js';
import { CreationLog, NOTHING_CREATED } from './created.js';
import type { CallEvent, In, OriginTrace, Position, Signal } from './events.js';
import type { Frame, FrameStep } from './frames.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import { HeldLocks } from './held-locks.js';
import { NO_OUTS, OutLog } from './outs.js';
import { Returns } from './returns.js';
import { VisitLog } from './visits.js';

export interface TraceInputs {
  /** Where an origin begins, in this order. */
  entriesOf(origin: StaticOrigin): readonly Frame[];
  /** Does it, or what it calls, start or wait for others? */
  synchronises(instance: InstanceId): boolean;
  /** The locks that two sets have in common. */
  readonly meet: HeldLocks['meet'];
  readonly longest: number;
  /** Over what traces may use. */
  readonly watch: Watch;
}

/** Of an origin that was not followed. */
export function emptyTrace(origin: StaticOrigin): OriginTrace {
  const nothing = { outs: NO_OUTS, ins: [], signals: [], creations: NOTHING_CREATED };
  return { origin, ...nothing, calls: () => new CallLog().close(), isCut: true };
}

/** The visits of its accesses go to the log. */
export function buildTrace(origin: StaticOrigin, inputs: TraceInputs, log: VisitLog): OriginTrace {
  const walk = new TraceWalk(inputs, log, undefined);
  walk.run(origin);
  let calls: Calls | undefined;
  const { outs, ins, signals, creations, isCut } = walk;
  return {
    origin,
    outs: outs.close(),
    ins,
    signals,
    creations: creations.close(),
    isCut,
    calls: () => (calls ??= callsOf(origin, inputs)),
  };
}

/** Walked again, as before. */
function callsOf(origin: StaticOrigin, inputs: TraceInputs): Calls {
  const calls = new CallLog();
  const { unlimited: watch } = inputs.watch;
  new TraceWalk({ ...inputs, watch }, new VisitLog(), calls).run(origin);
  return calls.close();
}

/** Of a frame in one trace. */
interface FrameState {
  walks: number;
  /** Of the last walk or return. */
  region: number;
}

class TraceWalk {
  readonly outs = new OutLog();
  readonly ins: In[] = [];
  readonly signals: Signal[] = [];
  readonly creations = new CreationLog();
  readonly #frames = new Map<Frame, FrameState>();
  readonly #held: HeldLocks;
  /** By frame that is walked: those for which it is. */
  readonly #narrowed = new Map<Frame, Set<Frame>>();
  readonly #returns = new Returns();
  /** How often each instance is being walked. */
  readonly #stack = new Map<InstanceId, number>();
  #depth = 0;
  #position = 0;
  /** Synchronization regions that have begun. */
  #region = 0;
  #isDeep = false;

  constructor(
    private readonly inputs: TraceInputs,
    private readonly log: VisitLog,
    /** Where calls are noted, if anybody wants them. */
    private readonly calls: CallLog | undefined,
  ) {
    this.#held = new HeldLocks(inputs.meet);
  }

  run(origin: StaticOrigin): void {
    const from = this.log.size;
    for (const entry of this.inputs.entriesOf(origin)) this.#walk(entry);
    // Who wants to know the calls has the rest.
    if (this.calls === undefined) this.#noteReturns();
    this.log.close(origin.id, from, this.#narrowed);
  }

  get isCut(): boolean {
    return this.#isFull || this.#isDeep;
  }

  get #isFull(): boolean {
    return this.#position >= this.inputs.longest || this.inputs.watch.isOver();
  }

  #walk(called: Frame): void {
    const frame = this.#held.narrow(called);
    if (frame !== called) getOrMake(this.#narrowed, frame, () => new Set<Frame>()).add(called);
    const state = getOrMake(this.#frames, frame, () => ({ walks: 0, region: -1 }));
    if (state.region === this.#region || !this.#mayEnter(frame.instance)) return;
    state.region = this.#region;
    if (state.walks >= (this.inputs.synchronises(frame.instance) ? 2 : 1)) {
      const starts = this.outs.length + this.signals.length;
      this.#returns.note(frame, { position: this.#position++, starts, waits: this.ins.length });
    } else if (this.#depth >= DEEPEST) {
      this.#isDeep = true;
    } else {
      state.walks++;
      this.#enter(frame);
    }
  }

  #enter(frame: Frame): void {
    const { instance } = frame;
    const times = this.#stack.get(instance) ?? 0;
    this.#stack.set(instance, times + 1);
    this.#depth++;
    this.#walkSteps(frame);
    this.#depth--;
    this.#stack.set(instance, times);
  }

  /** A recursion that starts or waits for others is unrolled once, as a loop is. */
  #mayEnter(instance: InstanceId): boolean {
    const times = this.#stack.get(instance) ?? 0;
    return times === 0 || (times === 1 && this.inputs.synchronises(instance));
  }

  #walkSteps(frame: Frame): void {
    const visit = this.log.walk(frame);
    const open: { readonly in: In; readonly holdsIn: ReadonlySet<number> }[] = [];
    const close = (block: number | undefined): void => {
      for (const { in: wait, holdsIn } of open) {
        const isOver = block === undefined || !holdsIn.has(block);
        if (isOver && wait.until === Infinity) wait.until = this.#position;
      }
    };
    for (const each of frame.steps) {
      if (this.#isFull) break;
      const { block, holdsIn, waits } = each.step;
      if (open.length > 0) close(block);
      const before = this.ins.length;
      this.#step(frame, each, visit);
      if (holdsIn !== undefined && waits.length > 0 && this.ins.length > before) {
        open.push({ in: this.ins.at(-1)!, holdsIn });
      }
    }
    close(undefined);
  }

  #step(frame: Frame, { step, access, callees }: FrameStep, visit: number): void {
    const { statement, creates, outs, waits } = step;
    const { instance } = frame;
    if (access !== undefined) this.log.positions.set(visit + access, this.#position++);
    if (creates !== undefined) this.creations.push(creates, this.#position++);
    for (const callee of callees) this.#call(instance, statement, callee);
    if (step.isSignal) this.signals.push({ position: this.#synchronise(), instance, statement });
    for (const origin of outs) {
      this.outs.push({ position: this.#synchronise(), origin, instance, statement });
    }
    // Behind the outs: invokeAll starts its tasks and waits for them.
    if (waits.length > 0) {
      this.ins.push({ position: this.#synchronise(), until: Infinity, waits });
    }
  }

  #call(instance: InstanceId, statement: CallEvent['statement'], callee: Frame): void {
    const position = this.#position++;
    const call = { position, last: position, instance, statement, callee: callee.instance };
    const number = this.calls?.begin(call);
    this.#walk(callee);
    const last = this.#position - 1;
    if (number !== undefined) this.calls!.end(number, last);
    if (last > position) return;
    // Nothing to record in it.
    this.calls?.takeBack();
    this.#position--;
  }

  /** A new region begins: what was called before may be called again. */
  #synchronise(): Position {
    this.#region++;
    return this.#position++;
  }

  #noteReturns(): void {
    const calleesOf = ({ callees }: Frame): Frame[] =>
      callees.map((callee) => this.#held.narrowed(callee)).filter((each) => this.#isWalked(each));
    for (const [frame, position] of this.#returns.spread(calleesOf)) {
      if (frame.accesses.length > 0) this.log.return(frame, position);
      for (const { step } of frame.steps) {
        if (step.creates !== undefined) this.creations.push(step.creates, position);
      }
    }
  }

  #isWalked(frame: Frame): boolean {
    return (this.#frames.get(frame)?.walks ?? 0) > 0;
  }
}

/** Deeper calls nobody writes; the walk is recursive and must end before its own stack does. */
const DEEPEST = 1500;
