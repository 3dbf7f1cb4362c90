/**
 * A search of all schedules that have a pair in the other order. A schedule is made without a clock, as it
 * was recorded up to what cannot stay there, then with only what the later operation needs, and then, if not for
 * the pair alone, with the rest. Then times are looked for that fit it. Where it gets stuck, or no times fit, a
 * cycle says what could be otherwise, and that is tried, what was recorded last first: so the first schedule
 * found changes little. Where nothing is left to try, the cycle is the reason. A schedule goes on from where
 * it first differs from the one that got stuck.
 */
import { namesOf, type Addition, type Constraints } from './constraints.js';
import { CycleFinder, type Cycle, type CycleLink, type Wait } from './cycle.js';
import { FORCING, TIMING, type Effort } from './effort.js';
import type { Flip, FlipGround } from './flip.js';
import type { Asked } from './forced/asked.js';
import { askedIn, KnownConflicts, type Conflict } from './known-conflicts.js';
import { neededFor } from './needed-past.js';
import { runSkeleton, type Run, type RunOptions } from './run.js';
import type { Branching } from './run-state.js';
import type { Skeleton } from './skeleton.js';
import { timedRun, type TimedRun } from './timed-run.js';

/** A schedule of all nodes, or of as many as it takes for the pair. */
export type Aim = 'all' | 'pair';

/** Where a schedule begins to differ from the recorded one, and from another that got stuck. */
interface Start {
  readonly from: Branching;
  /** Up to this place everything is as recorded. */
  readonly recordedTo: number;
}

const MOST_DELAYS = 5;

export class FlipSearch {
  private runs = 0;
  private reason: Extract<Flip, { kind: 'ordered' }> | undefined;
  private isSpent = false;
  private isNeeded: ((node: number) => boolean) | undefined;
  private readonly skeleton: Skeleton;
  private readonly goal: number;
  private readonly leave: Effort;
  private readonly conflicts = new KnownConflicts();

  constructor(
    private readonly ground: FlipGround,
    pair: readonly [number, number],
    private readonly aim: Aim,
    /** What may still be spent on the pair; a search for the pair alone takes half of it at most. */
    private readonly left: Effort,
  ) {
    this.skeleton = ground.skeleton;
    this.goal = pair[1];
    const rest = aim === 'pair' ? 1 / 2 : 0;
    this.leave = { runs: left.runs * rest, work: left.work * rest };
  }

  search(asked: Asked): Flip {
    const { recorded } = this.ground;
    const place = Math.min(asked.earliest, recorded.place);
    const found = this.attempt(asked, { from: { ...recorded, place }, recordedTo: place });
    if ('kind' in found) return found;
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

  private attempt(asked: Asked, start: Start): Flip | Conflict {
    return this.conflicts.of(asked.constraints) ?? this.schedule(asked, start, MOST_DELAYS);
  }

  /** So often, what is seen to come later is told to the clock before anything else is tried. */
  private schedule(asked: Asked, start: Start, delays: number): Flip | Conflict {
    const { constraints } = asked;
    if (!this.mayRun()) return constraints.asked;
    const run = this.run(constraints, start);
    const isWhole = run.order.length === this.skeleton.nodeCount;
    const isEnough =
      isWhole ||
      run.noTimes !== undefined ||
      (this.aim === 'pair' && run.machine.isDone(this.goal));
    const finder = new CycleFinder(this.skeleton, constraints);
    if (!isEnough) return this.tryOthers(asked, this.waitOf(finder, run), run, start);
    const timed = timedRun(this.skeleton, constraints, run, { asRecorded: false });
    this.left.work -= timed.work * TIMING;
    if (!('cycle' in timed)) {
      if (this.aim === 'all') return { kind: 'flipped', run: timed, constraints };
      return this.goOn(constraints, timed, start);
    }
    const delayed = run.clock?.laterThan(timed.delayed) ?? new Map<number, number>();
    if (delays === 0 || delayed.size === 0) {
      const cycle = finder.ofTimes(timed.cycle);
      return this.tryOthers(asked, { cycle, lead: this.avoidable(cycle, constraints) }, run, start);
    }
    const places = [...delayed.keys()].map((node) => run.order.lastIndexOf(node));
    const clock = run.clock?.delay(delayed);
    return this.schedule(asked, startAt({ ...run, clock }, start, Math.min(...places)), delays - 1);
  }

  /** The pair is in the other order: as far as everything else goes. */
  private goOn(constraints: Constraints, reached: TimedRun, { recordedTo }: Start): Flip {
    const { skeleton, goal, ground } = this;
    const from = { ...ground.recorded, place: recordedTo };
    const hurry = { node: goal, from: recordedTo };
    const run = runSkeleton(skeleton, constraints, { from, hurry, recorded: ground.recorded });
    const timed = timedRun(skeleton, constraints, run, { asRecorded: false });
    this.left.work -= timed.work * TIMING + run.work;
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
    return { kind: 'stuck', isProven: false, run: isTimed ? timed : reached, constraints, cycle };
  }

  /** For the pair alone nothing else comes after what it needs. */
  private run(constraints: Constraints, { from, recordedTo }: Start): Run {
    const { skeleton, goal, aim, ground } = this;
    const options: RunOptions =
      aim === 'pair'
        ? { hurry: { node: goal, from: recordedTo, isAll: true } }
        : {
            hurry: { node: goal, from: recordedTo },
            stopAt: { circle: 'any' },
            recorded: ground.recorded,
          };
    const run = runSkeleton(skeleton, constraints, { from, ...options });
    this.left.work -= run.work;
    return run;
  }

  private tryOthers(asked: Asked, { cycle, lead }: Wait, run: Run, start: Start): Flip | Conflict {
    const { constraints } = asked;
    this.reason ??= { kind: 'ordered', cycle };
    const links = this.aim === 'pair' ? [...lead, ...cycle] : cycle;
    const soft = links.filter(({ ways }) => ways.length > 0);
    if (soft.length === 0) this.reason = { kind: 'ordered', cycle };
    const because = askedIn(links);
    const ways = soft.sort(bestFirst).flatMap((link) => link.ways);
    let known = asked;
    for (const way of ways) {
      const found = this.tryWay(known, way, run, start);
      if ('kind' in found || this.isSpent) return found;
      const own = namesOf(way).filter((name) => !constraints.asked.has(name));
      // It fails without this way too, and so do all the others.
      if (!own.some((name) => found.has(name))) return found;
      const others = new Set([...found].filter((name) => !own.includes(name)));
      for (const name of others) because.add(name);
      const narrowed = known.without(way, others);
      if ('cycle' in narrowed) return this.conflicts.add(narrowed.asked);
      known = narrowed;
    }
    return this.conflicts.add(because);
  }

  private tryWay(asked: Asked, way: Addition, run: Run, start: Start): Flip | Conflict {
    const next = asked.with(way);
    if ('cycle' in next) {
      this.reason = { kind: 'ordered', cycle: next.cycle };
      return next.asked;
    }
    this.left.work -= next.work * FORCING;
    return this.attempt(next, startAt(run, start, this.placeOf(run, way, next.constraints)));
  }

  /** How far a schedule is the same with an addition: until a message that it speaks of, or one who has to wait. */
  private placeOf({ order }: Run, { ahead }: Addition, { addedInto }: Constraints): number {
    const places = ahead
      .flatMap(({ first, second }) => [order.lastIndexOf(first), order.lastIndexOf(second)])
      .filter((place) => place >= 0);
    const least = Math.min(order.length, ...places);
    const isDone = new Uint8Array(this.skeleton.nodeCount);
    for (let place = 0; place < least; place++) {
      const node = order[place]!;
      if (addedInto(node).some(({ from }) => isDone[from] === 0)) return place;
      isDone[node] = 1;
    }
    return least;
  }

  /** For the pair alone, what is not needed for it by any rule might also come later. */
  private avoidable(cycle: Cycle, constraints: Constraints): CycleLink[] {
    if (this.aim === 'all') return [];
    this.isNeeded ??= neededFor(this.skeleton, this.goal);
    const nodes = new Set(cycle.flatMap(({ from, to }) => [from, to]).filter((node) => node >= 0));
    return [...nodes].flatMap((node): CycleLink[] => {
      const edge = { from: this.goal, to: node, rule: 'FLIP' };
      if (this.isNeeded!(node) || constraints.hasEdge(edge)) return [];
      const link = { from: node, to: this.goal, rule: 'FLIP', asked: [] };
      return [{ ...link, ways: [{ edges: [edge], ahead: [] }] }];
    });
  }

  /** The circle at which the run was given up; else of the goal, or of whatever waits. */
  private waitOf(finder: CycleFinder, run: Run): Wait {
    const waiting = run.machine.isDone(this.goal)
      ? run.blockers.keys().next().value!
      : this.skeleton.segmentOf[this.goal]!;
    return finder.waitOf(run, run.circleAt ?? waiting);
  }
}

/** As the run up to a place, which may be in the recorded part. */
function startAt(run: Run, { recordedTo }: Start, place: number): Start {
  return { from: { ...run, place }, recordedTo: Math.min(recordedTo, place) };
}

/** Who is ahead in a queue is changed most easily; else what was recorded last. */
function bestFirst(one: CycleLink, other: CycleLink): number {
  const isOfQueue = ({ rule }: CycleLink) => Number(rule === 'PRIORITY');
  return isOfQueue(other) - isOfQueue(one) || other.from - one.from;
}
