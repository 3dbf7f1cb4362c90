/**
 * Flipping (ERVA 4.5): an edge from the later of two operations to the earlier one is added, and a
 * schedule is looked for that keeps it and every rule. The likely schedules come first; then all that there
 * are are searched, as far as the length of the trace allows.
 *
 * A schedule that does both operations in the other order and then gets stuck is an answer too, if
 * there is no better one: so far the run can go.
 */
import { effortFor } from './effort.js';
import type { Flip, FlipGround } from './flip.js';
import { FlipSearch } from './flip-search.js';
import { Asked, type Pair } from './forced/asked.js';
import { hurriedFlip } from './hurried-flip.js';
import { leastChange } from './least-change.js';

export { FlipGround, type Flip } from './flip.js';

/** Reverses two nodes, the first of which was recorded earlier; with so many times the usual effort. */
export function findFlip(ground: FlipGround, pair: Pair, times = 1): Flip {
  const reaching = Asked.reversed(ground, pair, false);
  if ('cycle' in reaching) return { kind: 'ordered', cycle: reaching.cycle };
  const left = effortFor(ground.skeleton.nodeCount, times);
  const hurried = hurriedFlip(ground, pair, left);
  const everything = Asked.reversed(ground, pair, true);
  const isPossible = !('cycle' in everything);
  const likely = isPossible ? leastChange(ground, pair, everything, hurried) : undefined;
  if (likely !== undefined) return likely;
  const reached = hurried ?? new FlipSearch(ground, pair, 'pair', left).search(reaching);
  if (reached.kind === 'flipped' || reached.kind === 'ordered') return reached;
  const whole: Flip = isPossible
    ? new FlipSearch(ground, pair, 'all', left).search(everything)
    : { kind: 'ordered', cycle: everything.cycle };
  if (whole.kind === 'flipped') return whole;
  if (reached.kind === 'gave-up') return reached;
  return { ...reached, isProven: whole.kind === 'ordered' };
}
