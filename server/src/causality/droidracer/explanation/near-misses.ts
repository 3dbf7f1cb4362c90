/** All rules that come near to ordering a pair, the most telling first. */
import type { NearMiss } from '../../explanation/types.js';
import { enableMissed, lifecycleMissed } from './callback-misses.js';
import type { FindNearMisses, UnorderedPair } from './pair.js';
import { noPreemptionMissed, queueMissed, transitivityMissed } from './queue-misses.js';
import { droppedMissed, forkMissed, handoverMissed, locksMissed } from './thread-misses.js';

/** These look at a few operations only: quick enough to be asked for each of thousands of races. */
const QUICK: readonly FindNearMisses[] = [
  queueMissed,
  forkMissed,
  locksMissed,
  lifecycleMissed,
  enableMissed,
];

const ALL: readonly FindNearMisses[] = [
  droppedMissed,
  queueMissed,
  transitivityMissed,
  noPreemptionMissed,
  handoverMissed,
  forkMissed,
  locksMissed,
  lifecycleMissed,
  enableMissed,
];

export function findNearMisses(pair: UnorderedPair): readonly NearMiss[] {
  return ALL.flatMap((find) => find(pair));
}

export function findQuickMisses(pair: UnorderedPair): readonly NearMiss[] {
  return QUICK.flatMap((find) => find(pair));
}
