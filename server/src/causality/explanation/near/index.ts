/** All rules that come near to ordering a pair, the most telling first. */
import type { NearMiss } from '../types.js';
import { enableMissed, lifecycleMissed } from './callbacks.js';
import { handoversMissed } from './handovers.js';
import { locksMissed } from './locks.js';
import type { FindNearMisses, UnorderedPair } from './pair.js';
import { postsMissed, removedMissed } from './posts.js';
import { atomicMissed, barrierMissed, binderMissed, idleMissed, inputMissed } from './tasks.js';
import { forkMissed, joinMissed, programOrderMissed } from './threads.js';

const OF_BOTH_MODELS: readonly FindNearMisses[] = [
  handoversMissed,
  joinMissed,
  forkMissed,
  locksMissed,
];

const OF_ANDROID: readonly FindNearMisses[] = [
  removedMissed,
  postsMissed,
  idleMissed,
  barrierMissed,
  binderMissed,
  programOrderMissed,
  ...OF_BOTH_MODELS,
  lifecycleMissed,
  enableMissed,
  inputMissed,
  atomicMissed,
];

export function findNearMisses(pair: UnorderedPair): readonly NearMiss[] {
  const finders = pair.model === 'android' ? OF_ANDROID : OF_BOTH_MODELS;
  return finders.flatMap((find) => find(pair));
}
