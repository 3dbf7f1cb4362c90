/** When each node of a skeleton would like to happen: as recorded, and later behind posts that are held back. */
import { OpKind } from '../../../trace/operations.js';
import type { Skeleton } from '../../verify/skeleton.js';

/** Where nothing else is said, delays are this part of the whole run, on average. */
const PART = 1 / 20;

export function delayedRanks(
  skeleton: Skeleton,
  seed: number,
  mean = PART * spanOf(skeleton),
): Float64Array {
  const { steps, columns, nodeCount, isTimed } = skeleton;
  const next = randomNumbers(seed);
  const ranks = new Float64Array(nodeCount);
  for (const nodes of steps) {
    let delay = 0;
    for (const node of nodes) {
      const isHeldBack = columns.kind[node] === OpKind.Post && next() < 0.5;
      if (isHeldBack) delay += -mean * Math.log(1 - next());
      ranks[node] = (isTimed ? columns.time[node]! : node) + delay;
    }
  }
  return ranks;
}

function spanOf({ columns, nodeCount, isTimed }: Skeleton): number {
  if (!isTimed) return nodeCount;
  let last = 0;
  for (let node = 0; node < nodeCount; node++) last = Math.max(last, columns.time[node]!);
  return last;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
