/**
 * For how long a segment has a lock: from where it takes it to where it lets go of it, by releasing it or
 * by waiting on its monitor; after the wait it has it again. Two spans of one lock never overlap, so of
 * two segments that both take it one lets go before the other takes it.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { Skeleton } from './skeleton.js';

export interface HeldSpan {
  readonly taken: number;
  /** The last node with it; NONE if it was never seen to let go. */
  readonly letGo: number;
}

export interface LockUse {
  readonly lock: number;
  readonly isShared: boolean;
}

/** The span of a lock in which a node of its segment lies; undefined where it does not have the lock. */
export function spanAround(
  { columns, steps, segmentOf, placeOf }: Skeleton,
  { lock, isShared }: LockUse,
  node: number,
): HeldSpan | undefined {
  const { kind, a, flags } = columns;
  const nodes = steps[segmentOf[node]!]!;
  const at = placeOf[node]!;
  let depth = 0;
  let taken = NONE;
  for (const [place, each] of nodes.entries()) {
    if (place > at && depth === 0) return undefined;
    if (a[each] !== lock || ((flags[each]! & Flag.Shared) !== 0) !== isShared) continue;
    if (kind[each] === OpKind.Lock && depth++ === 0) taken = each;
    else if (kind[each] === OpKind.Wait && depth > 0) {
      if (place > at) return { taken, letGo: nodes[place - 1]! };
      taken = each;
    } else if (kind[each] === OpKind.Unlock && depth > 0 && --depth === 0 && place >= at) {
      return { taken, letGo: each };
    }
  }
  return depth === 0 ? undefined : { taken, letGo: NONE };
}

/** The lock that a node takes, waits for or releases, and how. */
export function lockAt({ columns }: Skeleton, node: number): LockUse {
  const isOfLock = columns.kind[node] === OpKind.Lock || columns.kind[node] === OpKind.Unlock;
  const isShared = isOfLock && (columns.flags[node]! & Flag.Shared) !== 0;
  return { lock: columns.a[node]!, isShared };
}
