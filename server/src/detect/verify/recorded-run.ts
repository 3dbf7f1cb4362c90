/**
 * The recorded order as a run of the skeleton, made once for all flips of a trace: which rules it breaks
 * itself, which are then not asked, and states on the way from which other schedules branch off.
 */
import { Constraints, type WaivedKind, type Waivers } from './constraints.js';
import { Machine } from './machine.js';
import { NodeHeap } from './node-heap.js';
import type { Branching } from './run.js';
import { RunState } from './run-state.js';
import type { Skeleton } from './skeleton.js';

export interface RecordedRun extends Branching {
  readonly waived: Waivers;
}

/** At most so many states are kept. */
const MOST_KEPT = 64;
const LEAST_BETWEEN = 1024;

/** With times as recorded, rules that the order breaks are waived; else it is followed as far as it goes. */
export function runRecorded(skeleton: Skeleton, waived?: Waivers): RecordedRun {
  return new Recorder(skeleton, waived).run();
}

class Recorder {
  private readonly found: Map<number, Set<WaivedKind>> | undefined;
  private readonly waived: Waivers;
  private readonly constraints: Constraints;
  private readonly machine: Machine;
  private readonly open = new Set<number>();
  private readonly kept: RunState[] = [];
  private readonly times: Float64Array;

  constructor(
    private readonly skeleton: Skeleton,
    waived: Waivers | undefined,
  ) {
    this.found = waived === undefined ? new Map() : undefined;
    this.waived = waived ?? this.found!;
    this.constraints = new Constraints(skeleton, [], {
      waived: this.waived,
      timesAsRecorded: waived === undefined,
      isWhole: true,
    });
    this.machine = new Machine(skeleton, this.constraints);
    this.times = new Float64Array(skeleton.nodeCount);
  }

  run(): RecordedRun {
    const { nodeCount } = this.skeleton;
    const every = Math.max(LEAST_BETWEEN, Math.ceil(nodeCount / MOST_KEPT));
    let place = nodeCount;
    for (let node = 0; node < nodeCount; node++) {
      if (this.isBroken(node)) {
        place = Math.min(place, node);
        if (this.found === undefined) break;
      }
      this.perform(node);
      if ((node + 1) % every === 0 && node < place) this.kept.push(this.stateAfter(node));
    }
    const order = Int32Array.from({ length: nodeCount }, (_, node) => node);
    return { kept: this.kept, order, times: this.times, place, waived: this.waived };
  }

  /** What only happened to be first is waived; an edge that is open stays. */
  private isBroken(node: number): boolean {
    for (let blocker = this.machine.blockerOf(node); blocker !== undefined;) {
      if (blocker.kind === 'edge' || this.found === undefined) return true;
      this.found.set(node, (this.found.get(node) ?? new Set()).add(blocker.kind));
      blocker = this.machine.blockerOf(node);
    }
    return false;
  }

  private perform(node: number): void {
    const segment = this.skeleton.segmentOf[node]!;
    this.machine.perform(node);
    this.times[node] = this.machine.now;
    if (this.machine.nextOf(segment) === undefined) this.open.delete(segment);
    else this.open.add(segment);
  }

  private stateAfter(node: number): RunState {
    const machine = this.machine.clone(this.constraints);
    const ready = new NodeHeap();
    for (const segment of this.open) ready.push(machine.nextOf(segment)!);
    const state = new RunState(this.skeleton, machine, ready, new Map(), new Map());
    state.done = node + 1;
    const { starts } = this.skeleton;
    state.started = starts.findIndex((start) => start > node);
    if (state.started < 0) state.started = starts.length;
    return state;
  }
}
