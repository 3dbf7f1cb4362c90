/**
 * The recorded order as a run of the skeleton, made once for all flips of a trace: which rules it breaks
 * itself, which are then not asked, and states on the way from which other schedules branch off.
 */
import { Bonds } from './bonds.js';
import { Clock } from './clock.js';
import { Constraints, type WaivedKind, type Waivers } from './constraints.js';
import { isAtTime } from './due-times.js';
import { Machine } from './machine.js';
import { NodeHeap } from './node-heap.js';
import { RunState, type Branching } from './run-state.js';
import type { Skeleton } from './skeleton.js';
import { solveTimes } from './times.js';

export interface RecordedRun extends Branching {
  readonly waived: Waivers;
  readonly waivedTimes: ReadonlySet<string>;
  readonly clock: Clock;
  /** By node: no schedule has it before this time; undefined where no message has a time of its own. */
  readonly earliest: Float64Array | undefined;
}

/** At most so many states are kept. */
const MOST_KEPT = 64;
const LEAST_BETWEEN = 1024;

export function runRecorded(skeleton: Skeleton): RecordedRun {
  return new Recorder(skeleton).run();
}

class Recorder {
  private readonly waived = new Map<number, Set<WaivedKind>>();
  private readonly constraints: Constraints;
  private readonly machine: Machine;
  private readonly open = new Set<number>();
  private readonly kept: RunState[] = [];

  constructor(private readonly skeleton: Skeleton) {
    this.constraints = new Constraints(skeleton, [], { waived: this.waived, isWhole: true });
    this.machine = new Machine(skeleton, this.constraints, new Bonds());
  }

  run(): RecordedRun {
    const { nodeCount } = this.skeleton;
    const every = Math.max(LEAST_BETWEEN, Math.ceil(nodeCount / MOST_KEPT));
    let place = nodeCount;
    for (let node = 0; node < nodeCount; node++) {
      if (this.isBroken(node)) place = Math.min(place, node);
      this.perform(node);
      if ((node + 1) % every === 0 && node < place) this.kept.push(this.stateAfter(node));
    }
    const order = Int32Array.from({ length: nodeCount }, (_, node) => node);
    const { bonds } = this.machine;
    const waivedTimes = new Set<string>();
    const asked = { inOrder: true, asRecorded: this.skeleton.isTimed, waived: waivedTimes };
    const solved = solveTimes(this.skeleton, this.constraints, { order, bonds }, asked);
    const times = solved.kind === 'found' ? solved.times : this.skeleton.columns.time;
    const clock = new Clock(this.skeleton.columns, Float64Array.from(times));
    const { kept, waived } = this;
    return {
      kept,
      order,
      bonds,
      place,
      waived,
      waivedTimes,
      clock,
      earliest: this.earliest(order),
    };
  }

  /** The least times that keep the rules, whatever else is decided. */
  private earliest(order: Int32Array): Float64Array | undefined {
    const { columns, nodeCount } = this.skeleton;
    if (!order.some((node) => isAtTime(columns, node))) return undefined;
    const constraints = new Constraints(this.skeleton, [], { waived: new Map(), isWhole: false });
    const asked = { inOrder: false, asRecorded: false };
    const run = { order, bonds: new Bonds() };
    const solved = solveTimes(this.skeleton, constraints, run, asked);
    return solved.kind === 'found' ? solved.times : new Float64Array(nodeCount);
  }

  /** What only happened to be first is waived; an edge that is open stays. */
  private isBroken(node: number): boolean {
    for (let blocker = this.machine.blockerOf(node); blocker !== undefined;) {
      if (blocker.kind === 'edge') return true;
      this.waived.set(node, (this.waived.get(node) ?? new Set()).add(blocker.kind));
      blocker = this.machine.blockerOf(node);
    }
    return false;
  }

  private perform(node: number): void {
    const segment = this.skeleton.segmentOf[node]!;
    this.machine.bonds.place = node;
    this.machine.perform(node);
    if (this.machine.nextOf(segment) === undefined) this.open.delete(segment);
    else this.open.add(segment);
  }

  private stateAfter(node: number): RunState {
    const machine = this.machine.clone(this.constraints, this.machine.bonds);
    const ready = new NodeHeap();
    for (const segment of this.open) ready.push(machine.nextOf(segment)!);
    const state = new RunState(this.skeleton, machine, ready, new Map(), new Map());
    state.done = node + 1;
    state.highest = node;
    const { starts } = this.skeleton;
    state.started = starts.findIndex((start) => start > node);
    if (state.started < 0) state.started = starts.length;
    return state;
  }
}
