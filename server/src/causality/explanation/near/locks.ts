/** LOCK: a lock that both hold keeps them apart; which of them goes first it does not say. */
import { objectText } from '../../../trace/tables.js';
import type { HeldLock } from '../held-locks.js';
import type { NearMiss } from '../types.js';
import type { UnorderedPair } from './pair.js';

/** A lock that both hold. In `threads` it orders, unless both hold its shared side. */
export function commonLockMissed(pair: UnorderedPair): readonly NearMiss[] {
  const [mine, yours] = pair.locks;
  const common = mine.filter((lock) => yours.some(({ object }) => object === lock.object));
  const excluding = common.find((lock) => excludes(lock, yours));
  if (excluding !== undefined) {
    const missing = `both hold lock ${name(pair, excluding)}: it keeps them apart, but either may go first`;
    return [{ rule: 'LOCK', missing }];
  }
  if (common.length === 0) return [];
  const missing = `both hold lock ${name(pair, common[0]!)}, but only its shared side, which does not even keep them apart`;
  return [{ rule: 'LOCK', missing }];
}

/** In `threads`, where locks order: locks that only one side holds. */
export function otherLocksMissed(pair: UnorderedPair): readonly NearMiss[] {
  const [mine, yours] = pair.locks;
  if (mine.length + yours.length === 0 || commonLockMissed(pair).length > 0) return [];
  const missing = `no lock is held by both: ${list(pair, mine, pair.called[0])}, ${list(pair, yours, pair.called[1])}`;
  return [{ rule: 'LOCK', missing }];
}

function excludes({ object, shared }: HeldLock, others: readonly HeldLock[]): boolean {
  return others.some((other) => other.object === object && !(shared && other.shared));
}

function name({ index, wording }: UnorderedPair, { object }: HeldLock): string {
  return wording.style.code(objectText(index.tables, object));
}

function list(pair: UnorderedPair, locks: readonly HeldLock[], who: string): string {
  const names = [...new Set(locks.map((lock) => name(pair, lock)))];
  return `${who} holds ${names.length === 0 ? 'none' : names.join(' and ')}`;
}
