/**
 * The likely schedule for a pair, without a search: the recorded order up to somewhere before the earlier
 * operation, then what the later one needs and nothing else, then the rest as it was recorded. The nearer
 * that somewhere is, the less changes; so it is looked for backwards, in ever longer steps.
 */
import type { Constraints } from './constraints.js';
import { CycleFinder } from './cycle.js';
import { TIMING, type Effort } from './effort.js';
import type { Flip, FlipGround } from './flip.js';
import { reversed, type Pair } from './forced/asked.js';
import { runSkeleton, type Run, type RunOptions } from './run.js';
import { nearestTimes } from './timed-run.js';

type Found = Extract<Flip, { kind: 'flipped' | 'stuck' }>;

/** A schedule of everything, or else of as much as was possible; a third of the effort goes into it at most. */
export function hurriedFlip(ground: FlipGround, pair: Pair, left: Effort): Found | undefined {
  return new HurriedFlip(ground, pair, left).find();
}

/** The first step back. */
const FIRST_STEP = 16;

class HurriedFlip {
  constructor(
    private readonly ground: FlipGround,
    private readonly pair: Pair,
    private readonly left: Effort,
  ) {}

  find(): Found | undefined {
    const constraints = reversed(this.ground, this.pair, true);
    const least = (this.left.work * 2) / 3;
    let longest = { done: 0, place: 0 };
    for (const [place, isShort] of this.attempts()) {
      if (this.left.work < least) break;
      const run = this.runFrom(place, constraints, { stopAt: { circle: 'any' } }, isShort);
      const answer = this.isAll(run) ? this.timed(run, constraints) : undefined;
      if (answer !== undefined) return answer;
      const isReached = run.noTimes === undefined && run.machine.isDone(this.pair[1]);
      if (isReached && run.order.length > longest.done) longest = { done: run.order.length, place };
    }
    return longest.done === 0 ? undefined : this.partly(longest.place);
  }

  /** What stays at the end of the recording need not come last, since not everything happens. */
  private partly(place: number): Found | undefined {
    const constraints = reversed(this.ground, this.pair, false);
    const run = this.runFrom(place, constraints);
    return run.machine.isDone(this.pair[1]) ? this.timed(run, constraints) : undefined;
  }

  /** Where its segment began, where that was posted, and then ever further back. */
  private places(): Set<number> {
    const { skeleton, recorded } = this.ground;
    const { steps, segmentOf, tasks } = skeleton;
    const [first] = this.pair;
    const start = steps[segmentOf[first]!]![0]!;
    const posted = tasks.origin[start]! >= 0 ? tasks.origin[start]! : start;
    const places = [first, start, posted];
    for (let step = FIRST_STEP; posted > step; step *= 2) places.push(posted - step);
    return new Set([...places.map((place) => Math.min(place, recorded.place)), 0]);
  }

  /** Right before the earlier one the task of the later one need not be over first: so less changes. */
  private *attempts(): Generator<readonly [place: number, isShort: boolean]> {
    const [first] = this.pair;
    for (const place of this.places()) {
      if (place === first) yield [place, true];
      yield [place, false];
    }
  }

  private runFrom(
    place: number,
    constraints: Constraints,
    options: RunOptions = {},
    isShort = false,
  ): Run {
    const { skeleton, recorded } = this.ground;
    const from = { ...recorded, place };
    const hurry = { node: this.pair[1], from: place, isShort };
    const run = runSkeleton(skeleton, constraints, { ...options, from, hurry, recorded });
    this.left.work -= run.work;
    return run;
  }

  private isAll({ order }: Run): boolean {
    return order.length === this.ground.skeleton.nodeCount;
  }

  private timed(run: Run, constraints: Constraints): Found | undefined {
    const { skeleton } = this.ground;
    const timed = nearestTimes(skeleton, constraints, run);
    this.left.work -= timed.work * TIMING;
    if ('cycle' in timed) return undefined;
    if (this.isAll(run)) return { kind: 'flipped', run: timed, constraints };
    const finder = new CycleFinder(skeleton, constraints);
    const cycle = finder.ofWaiting(run, run.blockers.keys().next().value!);
    return { kind: 'stuck', isProven: false, run: timed, constraints, cycle };
  }
}
