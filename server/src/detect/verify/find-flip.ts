/**
 * Flipping (ERVA 4.5): an edge from the later of two operations to the earlier one is added, and a
 * schedule is looked for that keeps it and every rule. A schedule is made without a clock, every queue in
 * its recorded order wherever nothing forces another; then times are looked for that fit it. Where
 * it gets stuck, or no times fit, a cycle says what could be otherwise, and that is tried, what was
 * recorded last first: so the first schedule found changes little. Where nothing is left to try, the
 * cycle is the reason. A schedule goes on from where it first differs from the one that got stuck; the
 * first one from the recorded order.
 *
 * A schedule that does both operations in the other order and then gets stuck is an answer too, if
 * there is no better one: so far the run can go.
 */
import type { Constraints, Addition } from './constraints.js';
import { CycleFinder, type Cycle, type CycleLink } from './cycle.js';
import { runSkeleton, type Branching, type Run } from './run.js';
import type { Skeleton } from './skeleton.js';
import type { Flip, FlipGround } from './flip.js';
import { hurriedFlip, reversed } from './hurried-flip.js';
import { timedRun, type TimedRun } from './timed-run.js';

export { FlipGround, type Flip } from './flip.js';

/** All schedules for one pair together do so many nodes for each node of the trace, or this many. */
const MOST_WORK = 2;
const LEAST_WORK = 100_000;
const MOST_RUNS = 800;
const MOST_DELAYS = 5;
/** Finding times for a node is so much less work than scheduling it. */
const TIMING = 1 / 4;

/** Reverses two nodes, the first of which was recorded earlier. */
export function findFlip(ground: FlipGround, pair: readonly [number, number]): Flip {
  const { skeleton } = ground;
  const partly = hurriedFlip(ground, pair);
  if (partly?.kind === 'flipped') return partly;
  const left: Effort = {
    runs: MOST_RUNS,
    work: Math.max(LEAST_WORK, MOST_WORK * skeleton.nodeCount),
  };
  const search = (aim: Aim): Flip => new FlipSearch(ground, pair, aim, left).search();
  const reached = partly ?? search('pair');
  if (reached.kind === 'flipped' || reached.kind === 'ordered') return reached;
  const whole = search('all');
  return whole.kind === 'flipped' ? whole : reached;
}

/** A schedule of all nodes, or of as many as it takes for the pair. */
type Aim = 'all' | 'pair';

/** What may still be spent on a pair; a search takes half of it at most. */
interface Effort {
  runs: number;
  work: number;
}

class FlipSearch {
  private runs = 0;
  private reason: Extract<Flip, { kind: 'ordered' }> | undefined;
  private isSpent = false;
  private readonly skeleton: Skeleton;
  private readonly goal: number;
  private readonly leave: Effort;
  private readonly tried = new Set<string>();

  constructor(
    private readonly ground: FlipGround,
    private readonly pair: readonly [number, number],
    private readonly aim: Aim,
    private readonly left: Effort,
  ) {
    this.skeleton = ground.skeleton;
    this.goal = pair[1];
    this.leave = { runs: left.runs / 2, work: left.work / 2 };
  }

  search(): Flip {
    const [first] = this.pair;
    const { recorded } = this.ground;
    const constraints = reversed(this.ground, this.pair, this.aim === 'all');
    const place = this.aim === 'pair' ? 0 : Math.min(first, recorded.place);
    const found = this.attempt(constraints, { ...recorded, place });
    if (found !== undefined) return found;
    if (!this.isSpent) return this.reason!;
    return { kind: 'gave-up', cycle: this.reason?.cycle ?? [], runs: this.runs };
  }

  /** Whether another run may be made, which is then counted. */
  private mayRun(): boolean {
    const { left, leave } = this;
    this.isSpent ||= left.runs < leave.runs || left.work < leave.work;
    left.runs--;
    this.runs++;
    return !this.isSpent;
  }

  private attempt(constraints: Constraints, from: Branching): Flip | undefined {
    if (this.tried.has(constraints.key)) return undefined;
    this.tried.add(constraints.key);
    return this.schedule(constraints, from, MOST_DELAYS);
  }

  /** So often, what is seen to come later is told to the clock before anything else is tried. */
  private schedule(constraints: Constraints, from: Branching, delays: number): Flip | undefined {
    if (!this.mayRun()) return undefined;
    const run = this.run(constraints, from);
    const isWhole = run.order.length === this.skeleton.nodeCount;
    const isEnough = isWhole || (this.aim === 'pair' && run.machine.isDone(this.goal));
    const finder = new CycleFinder(this.skeleton, constraints);
    if (!isEnough) return this.tryOthers(constraints, this.waitingCycle(finder, run), run);
    const timed = timedRun(this.skeleton, constraints, run, { asRecorded: false });
    this.left.work -= timed.work * TIMING;
    if (!('cycle' in timed)) {
      if (this.aim === 'all') return { kind: 'flipped', run: timed, constraints };
      return this.goOn(constraints, timed);
    }
    if (delays === 0 || timed.delayed.size === 0) {
      return this.tryOthers(constraints, finder.ofTimes(timed.cycle), run);
    }
    const places = [...timed.delayed.keys()].map((node) => run.order.lastIndexOf(node));
    const clock = run.clock?.delay(timed.delayed);
    return this.schedule(constraints, { ...run, clock, place: Math.min(...places) }, delays - 1);
  }

  /** The pair is in the other order: as far as everything else goes. */
  private goOn(constraints: Constraints, reached: TimedRun): Flip {
    const { skeleton, goal, ground } = this;
    const from = { ...ground.recorded, place: 0 };
    const run = runSkeleton(skeleton, constraints, { from, hurry: { node: goal, from: 0 } });
    const timed = timedRun(skeleton, constraints, run, { asRecorded: false });
    this.left.work -= timed.work * TIMING + run.order.length;
    const isTimed = !('cycle' in timed);
    if (isTimed && run.order.length === skeleton.nodeCount) {
      return { kind: 'flipped', run: timed, constraints };
    }
    const waiting = run.blockers.keys().next().value;
    const finder = new CycleFinder(skeleton, constraints);
    const cycle = isTimed
      ? waiting === undefined
        ? []
        : finder.ofWaiting(run, waiting)
      : finder.ofTimes(timed.cycle);
    return { kind: 'stuck', run: isTimed ? timed : reached, constraints, cycle };
  }

  /** As recorded where nothing forbids it; for the pair alone, only what it needs comes first. */
  private run(constraints: Constraints, from: Branching): Run {
    const { skeleton, goal } = this;
    const run =
      this.aim === 'all'
        ? runSkeleton(skeleton, constraints, { from, stopAt: { circle: 'any' } })
        : runSkeleton(skeleton, constraints, {
            from: { ...from, place: 0 },
            hurry: { node: goal, from: 0, isAll: true },
          });
    this.left.work -= run.order.length - (this.aim === 'all' ? from.place : 0);
    return run;
  }

  private tryOthers(constraints: Constraints, cycle: Cycle, run: Run): Flip | undefined {
    this.reason ??= { kind: 'ordered', cycle, constraints };
    const soft = cycle.filter(({ ways }) => ways.length > 0);
    if (soft.length === 0) this.reason = { kind: 'ordered', cycle, constraints };
    for (const way of soft.sort(bestFirst).flatMap((link) => link.ways)) {
      if (this.isSpent) return undefined;
      const from = { ...run, place: placeOf(run, way) };
      const found = this.attempt(constraints.with(way), from);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The circle at which the run was given up; else of the goal, or of whatever waits. */
  private waitingCycle(finder: CycleFinder, run: Run): Cycle {
    const waiting = run.machine.isDone(this.goal)
      ? run.blockers.keys().next().value!
      : this.skeleton.segmentOf[this.goal]!;
    return finder.ofWaiting(run, run.circleAt ?? waiting);
  }
}

/** Who is ahead in a queue is changed most easily; else what was recorded last. */
function bestFirst(one: CycleLink, other: CycleLink): number {
  const isOfQueue = ({ rule }: CycleLink) => Number(rule === 'PRIORITY');
  return isOfQueue(other) - isOfQueue(one) || other.from - one.from;
}

/** How far a schedule is the same with an addition: until the first node that it speaks of. */
function placeOf({ order }: Run, { edges, ahead }: Addition): number {
  const nodes = [
    ...edges.map(({ to }) => to),
    ...ahead.flatMap(({ first, second }) => [first, second]),
  ];
  const places = nodes.map((node) => order.lastIndexOf(node)).filter((place) => place >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}
