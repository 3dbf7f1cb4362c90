/**
 * Flipping (ERVA 4.5): an edge from the later of two operations to the earlier one is added, and a
 * schedule is looked for that keeps it and every rule. Where a schedule gets stuck, the cycle says what
 * could be otherwise, and that is tried, what was recorded last first: so the first schedule found
 * changes little. Where nothing is left to try, the cycle is the reason. A schedule goes on from where it
 * first differs from the one that got stuck; the first one from the recorded order.
 *
 * A schedule that does both operations in the other order and then gets stuck is an answer too, if
 * there is no better one: so far the run can go.
 */
import { Constraints, type Addition } from './constraints.js';
import { findCycle, type Cycle, type CycleLink } from './cycle.js';
import { runRecorded, type RecordedRun } from './recorded-run.js';
import { runSkeleton, type Branching, type Run } from './run.js';
import type { Skeleton } from './skeleton.js';

export type Flip =
  | { readonly kind: 'flipped'; readonly run: Run; readonly constraints: Constraints }
  /** As far as it goes: then everything waits in this cycle. */
  | {
      readonly kind: 'stuck';
      readonly run: Run;
      readonly constraints: Constraints;
      readonly cycle: Cycle;
    }
  | { readonly kind: 'ordered'; readonly cycle: Cycle; readonly constraints: Constraints }
  /** Not all ways were tried: there were too many, or it depends on how time passes. */
  | {
      readonly kind: 'gave-up';
      readonly cycle: Cycle;
      readonly runs: number;
      readonly why: GaveUp;
    };

export type GaveUp = 'time' | 'many';

/** What is found once for all flips of a trace. */
export class FlipGround {
  readonly asRecorded: RecordedRun;
  private free: RecordedRun | undefined;

  constructor(readonly skeleton: Skeleton) {
    this.asRecorded = runRecorded(skeleton);
  }

  /** The recorded order, where time passes as it must for that. */
  get freely(): RecordedRun {
    this.free ??= runRecorded(this.skeleton, this.asRecorded.waived);
    return this.free;
  }
}

/** All schedules for one pair together do so many nodes for each node of the trace, or this many. */
const MOST_WORK = 2;
const LEAST_WORK = 100_000;
const MOST_RUNS = 800;

/** Reverses two nodes, the first of which was recorded earlier. */
export function findFlip(ground: FlipGround, pair: readonly [number, number]): Flip {
  const { skeleton } = ground;
  const left: Effort = {
    runs: MOST_RUNS,
    work: Math.max(LEAST_WORK, MOST_WORK * skeleton.nodeCount),
  };
  const search = (aim: Aim, timesAsRecorded: boolean): Flip => {
    const recorded = timesAsRecorded ? ground.asRecorded : ground.freely;
    return new FlipSearch(skeleton, pair, aim, left).search(recorded, timesAsRecorded);
  };
  const ways = skeleton.isTimed ? [true, false] : [true];
  let found: Flip | undefined;
  for (const aim of ['all', 'pair'] as const) {
    for (const timesAsRecorded of ways) {
      const next = search(aim, timesAsRecorded);
      // States on the way are large, and nobody branches off from an answer.
      if ('run' in next) return { ...next, run: { ...next.run, kept: [] } };
      found = found?.kind === 'gave-up' ? found : next;
    }
  }
  return found!;
}

/** A schedule of all nodes, or of as many as it takes for the pair. */
type Aim = 'all' | 'pair';

/** What may still be spent on a pair; a search takes half of it at most. */
interface Effort {
  runs: number;
  work: number;
}

/** Rules by which time decides, which passes in more ways than are tried. */
const TIMED: ReadonlySet<string> = new Set(['PRIORITY', 'BARRIER']);

class FlipSearch {
  private runs = 0;
  private reason: Extract<Flip, { kind: 'ordered' }> | undefined;
  private dependsOnTime = false;
  private isSpent = false;
  private readonly goal: number;
  private readonly leave: Effort;
  private readonly tried = new Set<string>();

  constructor(
    private readonly skeleton: Skeleton,
    private readonly pair: readonly [number, number],
    private readonly aim: Aim,
    private readonly left: Effort,
  ) {
    this.goal = pair[1];
    this.leave = { runs: left.runs / 2, work: left.work / 2 };
  }

  search(recorded: RecordedRun, timesAsRecorded: boolean): Flip {
    const [first, second] = this.pair;
    const reversal: Addition = { edges: [{ from: second, to: first, rule: 'FLIP' }], runFirst: [] };
    const { skeleton } = this;
    const isWhole = this.aim === 'all';
    const given = { waived: recorded.waived, timesAsRecorded, isWhole };
    const constraints = new Constraints(skeleton, [reversal], given);
    const place = Math.min(first, recorded.place);
    const found = this.attempt(constraints, { ...recorded, place });
    if (found !== undefined) return found;
    const { cycle } = this.reason!;
    if (!this.isSpent && !this.dependsOnTime) return this.reason!;
    return { kind: 'gave-up', cycle, runs: this.runs, why: this.isSpent ? 'many' : 'time' };
  }

  /** Whether another run may be made, which is then counted. */
  private mayRun(): boolean {
    const { left, leave } = this;
    this.isSpent ||= left.runs < leave.runs || left.work < leave.work;
    left.runs--;
    this.runs++;
    return !this.isSpent;
  }

  /** `turned` is the link that was to be turned round: where it still stands, it was in vain. */
  private attempt(constraints: Constraints, from: Branching, turned?: CycleLink): Flip | undefined {
    if (this.tried.has(constraints.key) || !this.mayRun()) return undefined;
    this.tried.add(constraints.key);
    const circle = this.aim === 'all' ? 'any' : this.skeleton.segmentOf[this.goal]!;
    const run = runSkeleton(this.skeleton, constraints, {
      from,
      stopAt: { circle },
    });
    this.left.work -= run.order.length - from.place;
    if (run.order.length === this.skeleton.nodeCount) return { kind: 'flipped', run, constraints };
    const cycle = this.cycleOf(run, constraints);
    if (this.aim === 'pair' && run.machine.isDone(this.goal)) {
      return { kind: 'stuck', run, constraints, cycle };
    }
    this.reason ??= { kind: 'ordered', cycle, constraints };
    if (cycle.some(({ from, to }) => from === turned?.from && to === turned.to)) return undefined;
    return this.tryOthers(constraints, cycle, run);
  }

  private tryOthers(constraints: Constraints, cycle: Cycle, run: Run): Flip | undefined {
    const soft = cycle.filter(({ ways }) => ways.length > 0);
    if (soft.length === 0) this.reason = { kind: 'ordered', cycle, constraints };
    const latestFirst = soft.sort((one, other) => other.from - one.from);
    this.dependsOnTime ||= this.skeleton.hasDelays && soft.some(({ rule }) => TIMED.has(rule));
    for (const link of latestFirst) {
      for (const way of link.ways) {
        const from = { ...run, place: placeOf(run, way) };
        const found = this.attempt(constraints.with(way), from, link);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** The circle at which the run was given up; else of the goal, or of whatever waits. */
  private cycleOf(run: Run, constraints: Constraints): Cycle {
    const { segmentOf } = this.skeleton;
    const waiting = run.machine.isDone(this.goal)
      ? run.blockers.keys().next().value!
      : segmentOf[this.goal]!;
    return findCycle(this.skeleton, constraints, run, run.circleAt ?? waiting);
  }
}

/** How far a schedule is the same with an addition: until the first node that it speaks of. */
function placeOf({ order }: Run, { edges, runFirst, hurried = [] }: Addition): number {
  const nodes = [...edges.map(({ to }) => to), ...runFirst.flat(), ...hurried.flat()];
  const places = nodes.map((node) => order.lastIndexOf(node)).filter((place) => place >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}
