/**
 * How far a schedule has come: what has happened, who may go on, who waits for what. It can be copied, so
 * that another schedule that is the same up to there goes on from it.
 */
import { Bonds } from './bonds.js';
import type { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import { Machine, type Blocker } from './machine.js';
import { NodeHeap } from './node-heap.js';
import type { Skeleton } from './skeleton.js';

export class RunState {
  /** How many of the first nodes of segments were taken. */
  started = 0;
  /** How many nodes have happened. */
  done = 0;
  /** The one of them that was recorded last. */
  highest = -1;

  constructor(
    private readonly skeleton: Skeleton,
    readonly machine: Machine,
    readonly ready: NodeHeap,
    readonly waiting: Map<string | number, number[]>,
    readonly blockers: Map<number, Blocker>,
  ) {}

  static first(
    skeleton: Skeleton,
    constraints: Constraints,
    ranks?: Float64Array,
    clock?: Clock,
  ): RunState {
    const machine = new Machine(skeleton, constraints, new Bonds(), clock);
    return new RunState(skeleton, machine, new NodeHeap(ranks), new Map(), new Map());
  }

  clone(constraints: Constraints, bonds: Bonds, clock?: Clock): RunState {
    const waiting = new Map<string | number, number[]>();
    for (const [key, nodes] of this.waiting) waiting.set(key, [...nodes]);
    const machine = this.machine.clone(constraints, bonds, clock);
    const blockers = new Map(this.blockers);
    const copy = new RunState(this.skeleton, machine, this.ready.clone(), waiting, blockers);
    copy.started = this.started;
    copy.done = this.done;
    copy.highest = this.highest;
    return copy;
  }
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
