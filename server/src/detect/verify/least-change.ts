/**
 * Of two operations that can be reversed, a schedule that changes little, without a search. Up to some place
 * everything goes as recorded, only that the earlier operation and what led to it is held; from there on only what
 * the later one needs happens, until it has, and then the rest. Where the place is behind the later one, nothing
 * comes earlier at all. Which place is best differs from pair to pair, so a few are tried.
 */
import { changesIn } from './changes.js';
import { mostForLess } from './effort.js';
import type { Flip, FlipGround } from './flip.js';
import type { Asked, Pair } from './forced/asked.js';
import { runSkeleton, type RunOptions } from './run.js';
import { nearestTimes } from './timed-run.js';

type Flipped = Extract<Flip, { kind: 'flipped' }>;

/** One that changes less than what was found before, or that; undefined where there is none. */
export function leastChange(
  ground: FlipGround,
  pair: Pair,
  asked: Asked,
  found: Flip | undefined,
): Flipped | undefined {
  // What the other order forces is known of it too, for whoever asks why.
  const { constraints } = asked;
  const first = found?.kind === 'flipped' ? { ...found, constraints } : undefined;
  return new LeastChange(ground, pair, asked, first).find();
}

/** Parts of the way from the first change to the later operation. */
const PLACES: readonly number[] = [1 / 2, 1 / 4, 3 / 4];

class LeastChange {
  private least: number;
  private left: number;

  constructor(
    private readonly ground: FlipGround,
    private readonly pair: Pair,
    private readonly asked: Asked,
    private best: Flipped | undefined,
  ) {
    this.least = best === undefined ? Infinity : this.changes(best.run.order);
    this.left = mostForLess(ground.skeleton.nodeCount);
  }

  find(): Flipped | undefined {
    for (const hurry of this.attempts()) {
      if (this.left <= 0) break;
      this.attempt(hurry);
    }
    return this.best;
  }

  private get earliest(): number {
    return Math.min(this.asked.earliest, this.ground.recorded.place);
  }

  private *attempts(): Generator<Pick<RunOptions, 'hurry'>> {
    yield {};
    const [, node] = this.pair;
    const { earliest } = this;
    for (const part of PLACES) {
      const from = Math.round(earliest + (node - earliest) * part);
      for (const isShort of [true, false]) yield { hurry: { node, from, isShort } };
    }
  }

  private attempt(hurry: Pick<RunOptions, 'hurry'>): void {
    const { skeleton, recorded } = this.ground;
    const { constraints } = this.asked;
    const from = { ...recorded, place: this.earliest };
    const run = runSkeleton(skeleton, constraints, { from, stopAt: { circle: 'any' }, ...hurry });
    this.left -= run.order.length - from.place;
    if (run.order.length < skeleton.nodeCount || this.changes(run.order) >= this.least) return;
    const timed = nearestTimes(skeleton, constraints, run);
    this.left -= timed.work;
    if ('cycle' in timed) return;
    const changes = this.changes(timed.order);
    if (changes >= this.least) return;
    this.least = changes;
    this.best = { kind: 'flipped', run: timed, constraints };
  }

  private changes(order: Int32Array): number {
    return changesIn(order, this.ground.weights);
  }
}
