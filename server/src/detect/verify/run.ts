/**
 * One schedule of a skeleton under constraints: of all nodes that may happen next always the one that was
 * recorded first, so that nothing changes that need not, or the one with the least rank. A segment that
 * has to wait is put aside under what it waits for. It ends with every node done, or where segments wait
 * for one another. From time to time its state is kept, so that another schedule can branch off.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { OpKind } from '../../trace/operations.js';
import type { Bonds } from './bonds.js';
import { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import { hurryTo } from './hurry.js';
import type { Blocker, Machine } from './machine.js';
import { RunState } from './run-state.js';
import type { Skeleton } from './skeleton.js';
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
}

/** Where a schedule goes on: it is as the other one up to there. */
export interface Branching {
  readonly kept: readonly RunState[];
  readonly order: Int32Array;
  readonly bonds: Bonds;
  readonly clock?: Clock | undefined;
  /** A place in the order, up to which nothing is different. */
  readonly place: number;
}

export interface RunOptions {
  readonly ranks?: Float64Array;
  readonly from?: Branching;
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

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly options: RunOptions,
  ) {
    const { from, ranks, hurry } = options;
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
    for (let node = this.pop(); node !== undefined; node = this.pop()) this.take(node);
    if (this.hurryFrom < Infinity && this.circleAt === undefined) return this.hurryAndRun();
    return {
      order: this.order.subarray(0, state.done),
      bonds: state.machine.bonds,
      clock: state.machine.clock,
      machine: state.machine,
      blockers: state.blockers,
      circleAt: this.circleAt,
      kept: this.kept,
    };
  }

  private hurryAndRun(): Run {
    this.hurryFrom = Infinity;
    const { blockers, ready, machine } = this.state;
    const { segmentOf } = this.skeleton;
    const hurry = hurryTo(this.skeleton, machine, this.options.hurry!.node);
    let next = hurry.next();
    for (; next.done !== true; next = hurry.next()) {
      const segment = segmentOf[next.value]!;
      blockers.delete(segment);
      this.perform(next.value);
      const following = machine.nextOf(segment);
      if (following !== undefined) ready.push(following);
    }
    for (const segment of next.value) {
      const node = machine.nextOf(segment);
      const blocker = node === undefined ? undefined : machine.blockerOf(node);
      if (blocker !== undefined) blockers.set(segment, blocker);
      this.circleAt = next.value[0]!;
    }
    if (this.options.hurry!.isAll === true) this.circleAt ??= NONE;
    return this.run();
  }

  private pop(): number | undefined {
    const { state } = this;
    if (this.circleAt !== undefined || state.done >= this.hurryFrom) return undefined;
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
    this.order[state.done++] = node;
    if (state.waiting.size > 0) for (const key of this.changedBy(node)) this.wake(key);
  }

  private putAside(node: number, blocker: Blocker): void {
    const { blockers, waiting } = this.state;
    const segment = this.skeleton.segmentOf[node]!;
    blockers.set(segment, blocker);
    const key = this.keyOf(blocker);
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [node]);
    else list.push(node);
    this.lookForCircle(segment);
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

  private wake(key: string | number): void {
    const { waiting, blockers, ready } = this.state;
    const list = waiting.get(key);
    if (list === undefined) return;
    waiting.delete(key);
    for (const node of list) {
      blockers.delete(this.skeleton.segmentOf[node]!);
      ready.push(node);
    }
  }

  private keyOf(blocker: Blocker): string | number {
    const { columns } = this.skeleton;
    switch (blocker.kind) {
      case 'edge':
        return blocker.from;
      case 'thread':
        return `t${this.skeleton.segments[blocker.segment]!.thread}`;
      case 'lock':
        return `l${blocker.hold.lock}`;
      case 'queue': {
        // Where barriers let messages by, any change may be the one.
        const begin = this.skeleton.tasks.begin[blocker.ahead]!;
        const isTurn = !this.skeleton.hasBarriers && begin !== NONE;
        return isTurn ? begin : `q${columns.b[blocker.ahead]!}`;
      }
      case 'removal':
        return `q${columns.b[blocker.post]!}`;
    }
  }

  /** What may have become free. */
  private *changedBy(node: number): Iterable<string | number> {
    yield node;
    const { kind, a, b, thread } = this.skeleton.columns;
    const segment = this.skeleton.segmentOf[node]!;
    const next = this.state.machine.nextOf(segment);
    if (next === undefined) yield `t${thread[node]!}`;
    else if (kind[next] === OpKind.Wait) yield `l${a[next]!}`;
    switch (kind[node]! as OpKind) {
      case OpKind.Unlock:
        yield `l${a[node]!}`;
        break;
      case OpKind.Begin:
      case OpKind.Remove:
      case OpKind.Unbarrier: {
        const post = this.skeleton.tasks.origin[node]!;
        if (post >= 0) yield `q${b[post]!}`;
        break;
      }
      case OpKind.Barrier:
        yield `q${b[node]!}`;
        break;
      default:
    }
  }
}
