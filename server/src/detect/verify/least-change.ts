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
import { runSkeleton, type Run, type RunOptions } from './run.js';
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
    const { order } = this.attempt({});
    // Where that broke off, or has come to the later one, there is nothing to hurry.
    const reached = order.indexOf(this.pair[1]);
    const end = reached < 0 ? order.length : reached;
    for (const hurry of this.hurries()) {
      if (this.left <= 0) break;
      if (hurry.from < end) this.attempt({ hurry });
    }
    return this.best;
  }

  private get earliest(): number {
    return Math.min(this.asked.earliest, this.ground.recorded.place);
  }

  private *hurries(): Generator<NonNullable<RunOptions['hurry']>> {
    const [, node] = this.pair;
    const { earliest } = this;
    for (const part of PLACES) {
      const from = Math.round(earliest + (node - earliest) * part);
      for (const isShort of [true, false]) yield { node, from, isShort };
    }
  }

  private attempt(hurry: Pick<RunOptions, 'hurry'>): Run {
    const { skeleton, recorded } = this.ground;
    const from = { ...recorded, place: this.earliest };
    const stopAt = { circle: 'any' } as const;
    const options = { from, stopAt, recorded, ...hurry };
    const run = runSkeleton(skeleton, this.asked.constraints, options);
    this.left -= run.work;
    if (run.order.length === skeleton.nodeCount) this.take(run);
    return run;
  }

  private take(run: Run): void {
    const { constraints } = this.asked;
    if (this.changes(run.order) >= this.least) return;
    const timed = nearestTimes(this.ground.skeleton, constraints, run);
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
