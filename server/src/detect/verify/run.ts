/**
 * One schedule of a skeleton under constraints: of all nodes that may happen next always the one that was
 * recorded first, so that nothing changes that need not, or the one with the least rank. A segment that has
 * to wait because somebody came first lends its turn to whoever it waits for, where nodes go as recorded; else
 * it is put aside. It ends with every node done, or where segments wait for one another. From time to time its
 * state is kept, so that another schedule can branch off.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Bonds } from './bonds.js';
import { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import { hurryTo } from './hurry.js';
import type { Blocker, Machine } from './machine.js';
import { Rejoin } from './rejoin.js';
import { RunState, type Branching } from './run-state.js';
import type { Skeleton } from './skeleton.js';
import type { NoTimes } from './times.js';
import { waitKey, wokenBy, type WaitKey } from './wait-keys.js';
import { waitsFor } from './waits-for.js';

export interface Run {
  /** Nodes in the order in which they happen. */
  readonly order: Int32Array;
  /** What it decided on the way. */
  readonly bonds: Bonds;
  readonly clock: Clock | undefined;
  readonly machine: Machine;
  /** What the next node of each segment that waits is waiting for. */
  readonly blockers: ReadonlyMap<number, Blocker>;
  /** A segment of a circle in which everything waits, where the run was given up for one. */
  readonly circleAt: number | undefined;
  /** States on the way, the first earliest. */
  readonly kept: readonly RunState[];
  /** Where it was given up since there are no times for it, however it goes on. */
  readonly noTimes: NoTimes | undefined;
  /** How many nodes were performed where it differs, and some for finding times. */
  readonly work: number;
}

export interface RunOptions {
  readonly ranks?: Float64Array;
  readonly from?: Branching;
  /** The recording: where the schedule comes back to it, it goes on as that. */
  readonly recorded?: Branching;
  /**
   * Whether to stop where a circle of segments is seen to wait: any, or one that this segment waits for.
   * Otherwise everything runs that can.
   */
  readonly stopAt?: { readonly circle: 'any' | number };
  /** From a place in the order on only what this node needs happens, until it has happened. */
  readonly hurry?: {
    readonly node: number;
    readonly from: number;
    /** Nothing else happens after it. */
    readonly isAll?: boolean;
    /** Tasks that were hurried stop there, and go on when it is their time. */
    readonly isShort?: boolean;
  };
}

export function runSkeleton(
  skeleton: Skeleton,
  constraints: Constraints,
  options: RunOptions = {},
): Run {
  return new Runner(skeleton, constraints, options).run();
}

/** At least so many nodes lie between two states that are kept, of which there are at most about so many. */
const LEAST_BETWEEN = 4096;
const MOST_KEPT = 64;

class Runner {
  private readonly state: RunState;
  private readonly kept: RunState[] = [];
  private readonly order: Int32Array;
  private circleAt: number | undefined;
  private readonly keepEvery: number;
  private hurryFrom: number;
  private readonly rejoin: Rejoin | undefined;
  private work = 0;
  /** Segments that wait, each for the next one: the last is to go on, for the sake of the first. */
  private readonly line: number[] = [];

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly options: RunOptions,
  ) {
    const { from, ranks, hurry, recorded } = options;
    this.rejoin = recorded && new Rejoin(skeleton, constraints, recorded);
    this.hurryFrom = hurry?.from ?? Infinity;
    this.keepEvery = Math.max(LEAST_BETWEEN, Math.ceil(skeleton.nodeCount / MOST_KEPT));
    this.order = new Int32Array(skeleton.nodeCount);
    this.kept = from?.kept.filter(({ done }) => done <= from.place) ?? [];
    const last = this.kept.at(-1);
    const before = last === undefined ? undefined : from!.order[last.done - 1];
    const clock = from?.clock && Clock.after(before, from.clock);
    this.state =
      last?.clone(constraints, from!.bonds.upTo(last.done), clock) ??
      RunState.first(skeleton, constraints, ranks, clock);
    if (from !== undefined) this.order.set(from.order.subarray(0, this.state.done));
    if (ranks === undefined) return;
    for (const node of skeleton.starts) this.state.ready.push(node);
    this.state.started = skeleton.starts.length;
  }

  run(): Run {
    const { state } = this;
    for (let node = this.pop(); node !== undefined; node = this.pop()) {
      this.take(node);
      while (this.line.length > 0 && this.circleAt === undefined) this.goOnForLine();
      if (this.hurryFrom === Infinity && this.rejoin?.goesOn(state, this.order)) {
        state.done = this.order.length;
      }
    }
    if (this.hurryFrom < Infinity && this.circleAt === undefined) return this.hurryAndRun();
    return {
      order: this.order.subarray(0, state.done),
      bonds: state.machine.bonds,
      clock: state.machine.clock,
      machine: state.machine,
      blockers: state.blockers,
      circleAt: this.circleAt,
      kept: this.kept,
      work: this.work + (this.rejoin?.work ?? 0),
      noTimes: this.rejoin?.noTimes,
    };
  }

  private hurryAndRun(): Run {
    this.hurryFrom = Infinity;
    const { machine } = this.state;
    const { node: goal, isAll, isShort } = this.options.hurry!;
    const hurried = new Set<number>();
    const hurry = hurryTo(this.skeleton, machine, goal);
    let next = hurry.next();
    for (; next.done !== true; next = hurry.next()) {
      this.performEarly(next.value);
      hurried.add(this.skeleton.segmentOf[next.value]!);
    }
    if (next.value.length > 0) this.stopIn(next.value);
    else if (isAll !== true && isShort !== true) {
      for (const segment of hurried) this.finishTask(segment);
    }
    if (isAll === true) this.circleAt ??= NONE;
    return this.run();
  }

  /** Before its recorded time, for the sake of another. */
  private performEarly(node: number): void {
    const { blockers, ready, machine } = this.state;
    const segment = this.skeleton.segmentOf[node]!;
    blockers.delete(segment);
    machine.clock?.setHurried(true);
    this.perform(node);
    machine.clock?.setHurried(false);
    const following = machine.nextOf(segment);
    if (following !== undefined) ready.push(following);
  }

  /** A task that was hurried goes on to its end, if it may: else its looper would wait for it. */
  private finishTask(segment: number): void {
    const { machine } = this.state;
    if (this.skeleton.segments[segment]!.kind === 'thread') return;
    for (let node = machine.nextOf(segment); node !== undefined; node = machine.nextOf(segment)) {
      if (machine.blockerOf(node) !== undefined) return;
      this.performEarly(node);
    }
  }

  /** These wait for one another. */
  private stopIn(circle: readonly number[]): void {
    const { blockers, machine } = this.state;
    for (const segment of circle) {
      const node = machine.nextOf(segment);
      const blocker = node === undefined ? undefined : machine.blockerOf(node);
      if (blocker !== undefined) blockers.set(segment, blocker);
    }
    this.circleAt = circle[0]!;
  }

  private get isOver(): boolean {
    const { state, circleAt, rejoin, order } = this;
    return circleAt !== undefined || rejoin?.noTimes !== undefined || state.done === order.length;
  }

  private pop(): number | undefined {
    const { state } = this;
    if (this.isOver || state.done >= this.hurryFrom) return undefined;
    this.keep();
    const { starts } = this.skeleton;
    while (state.started < starts.length && state.machine.isDone(starts[state.started]!)) {
      state.started++;
    }
    const start = starts[state.started];
    const { top } = state.ready;
    if (start === undefined || (top !== undefined && top < start)) return state.ready.pop();
    state.started++;
    return start;
  }

  private isFirst(node: number): boolean {
    const { ready, started } = this.state;
    const start = this.skeleton.starts[started];
    if (start !== undefined && start < node) return false;
    return ready.top === undefined || !ready.isBefore(ready.top, node);
  }

  private keep(): void {
    if (this.options.ranks !== undefined) return;
    const { done } = this.state;
    const last = this.kept.at(-1)?.done ?? 0;
    if (done - last >= this.keepEvery) {
      this.kept.push(this.state.clone(this.constraints, this.state.machine.bonds));
    }
  }

  /** Goes on in the same segment as long as nothing else was recorded earlier, up to where the hurry begins. */
  private take(first: number): void {
    const { machine, ready } = this.state;
    // It may have happened in a hurry.
    if (machine.isDone(first)) return;
    for (let node: number | undefined = first; node !== undefined;) {
      const blocker = machine.blockerOf(node);
      if (blocker !== undefined) {
        this.putAside(node, blocker);
        return;
      }
      this.perform(node);
      node = machine.nextOf(this.skeleton.segmentOf[node]!);
      const isPlace = this.state.done >= this.hurryFrom;
      if (node !== undefined && (isPlace || !this.isFirst(node))) {
        ready.push(node);
        return;
      }
    }
  }

  private perform(node: number): void {
    const { state } = this;
    const { machine } = state;
    machine.bonds.place = state.done;
    machine.perform(node);
    if (state.done >= (this.options.from?.place ?? 0)) this.work++;
    this.order[state.done++] = node;
    state.highest = Math.max(state.highest, node);
    if (state.waiting.size === 0) return;
    const next = machine.nextOf(this.skeleton.segmentOf[node]!);
    for (const key of wokenBy(this.skeleton, node, next)) this.wake(key);
  }

  private putAside(node: number, blocker: Blocker): void {
    const { blockers, waiting } = this.state;
    const segment = this.skeleton.segmentOf[node]!;
    blockers.set(segment, blocker);
    const key = waitKey(this.skeleton, blocker);
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [node]);
    else list.push(node);
    this.lookForCircle(segment);
    const isInOrder =
      this.options.ranks === undefined &&
      this.line.length === 0 &&
      this.state.done < this.hurryFrom;
    if (blocker.kind !== 'edge' && isInOrder) this.line.push(segment);
  }

  /** One step of whoever the last of the line waits for; the line ends where that cannot go on. */
  private goOnForLine(): void {
    const { line } = this;
    const { blockers, machine } = this.state;
    const blocker = blockers.get(line.at(-1)!);
    if (blocker === undefined) {
      line.pop();
      return;
    }
    const segment = this.lentTo(line.at(-1)!, blocker);
    const node = segment === NONE ? undefined : machine.nextOf(segment);
    if (node === undefined || line.includes(segment) || this.state.done >= this.hurryFrom) {
      line.length = 0;
      return;
    }
    const other = blockers.get(segment) ?? machine.blockerOf(node);
    if (other === undefined) {
      this.performEarly(node);
      return;
    }
    if (!blockers.has(segment)) this.putAside(node, other);
    line.push(segment);
  }

  /** Who goes on for a segment that waits; nobody, where it was asked to come later. */
  private lentTo(waiting: number, blocker: Blocker): number {
    const to = this.state.machine.nextOf(waiting)!;
    const isAsked = blocker.kind === 'edge' && this.constraints.hasEdge({ from: blocker.from, to });
    return isAsked ? NONE : waitsFor(this.skeleton, blocker);
  }

  /** Who waits in a circle waits for ever, unless a barrier lets a message by. */
  private lookForCircle(segment: number): void {
    const { stopAt } = this.options;
    if (stopAt === undefined || this.skeleton.hasBarriers) return;
    const start = stopAt.circle === 'any' ? segment : stopAt.circle;
    const seen = new Set<number>();
    for (let at = start; !seen.has(at);) {
      seen.add(at);
      const blocker = this.state.blockers.get(at);
      if (blocker === undefined) return;
      at = waitsFor(this.skeleton, blocker);
      if (at === NONE) break;
    }
    this.circleAt = start;
  }

  private wake(key: WaitKey): void {
    const { waiting, blockers, ready } = this.state;
    const list = waiting.get(key);
    if (list === undefined) return;
    waiting.delete(key);
    for (const node of list) {
      blockers.delete(this.skeleton.segmentOf[node]!);
      ready.push(node);
    }
  }
}
