/**
 * LOCK, in the model `threads` alone: what was done under a lock comes before what is done under it
 * next. Holders of the shared side are not ordered with one another.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import { Flag, OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

const FIRST_KEY = channelKey('LOCK', 0);
const EXCLUSIVE = 0;
const SHARED = 1;

export const lockRule: CreatePairRule = ({ channels }) => {
  const ids = new TripleIndex();
  const key = (side: number, object: number) => FIRST_KEY + ids.add(side, object, 0);

  /** Locks whose shared side was released since the exclusive one was taken: most never are. */
  const shared = new Set<number>();

  const take = (object: number, asShared: boolean) => {
    channels.acquire(key(EXCLUSIVE, object));
    if (asShared || !shared.delete(object)) return;
    channels.acquire(key(SHARED, object));
    channels.clear(key(SHARED, object));
  };

  const releaseShared = (object: number) => {
    shared.add(object);
    channels.gather(key(SHARED, object));
  };

  return {
    before: {
      [OpKind.Lock]: (columns, index) => {
        take(columns.a[index]!, (columns.flags[index]! & Flag.Shared) !== 0);
      },
      // Whoever returns from waiting has taken the monitor again.
      [OpKind.Wait]: (columns, index) => {
        if (columns.a[index]! !== 0) take(columns.a[index]!, false);
      },
    },
    after: {
      [OpKind.Unlock]: (columns, index) => {
        const object = columns.a[index]!;
        if ((columns.flags[index]! & Flag.Shared) !== 0) releaseShared(object);
        else channels.replace(key(EXCLUSIVE, object));
      },
    },
  };
};
