/** All rules that come near to ordering a pair, the most telling first. */
import type { Model } from '../../android/segments.js';
import type { NearMiss } from '../types.js';
import { enableMissed, lifecycleMissed } from './callbacks.js';
import { handoversMissed } from './handovers.js';
import { commonLockMissed, otherLocksMissed } from './locks.js';
import type { FindNearMisses, UnorderedPair } from './pair.js';
import { postsMissed, removedMissed } from './posts.js';
import { atomicMissed, barrierMissed, binderMissed, idleMissed, inputMissed } from './tasks.js';
import { forkMissed, joinMissed, programOrderMissed } from './threads.js';

const FINDERS: Readonly<Record<Model, readonly FindNearMisses[]>> = {
  threads: [commonLockMissed, handoversMissed, otherLocksMissed, joinMissed, forkMissed],
  android: [
    commonLockMissed,
    removedMissed,
    postsMissed,
    idleMissed,
    barrierMissed,
    binderMissed,
    programOrderMissed,
    handoversMissed,
    joinMissed,
    forkMissed,
    lifecycleMissed,
    enableMissed,
    inputMissed,
    atomicMissed,
  ],
};

export function findNearMisses(pair: UnorderedPair): readonly NearMiss[] {
  return FINDERS[pair.model].flatMap((find) => find(pair));
}
