/**
 * Locksets with canonical numbers (seed 001 §2.5): equal sets have equal ids, so an access carries one
 * number, and what two sets have in common is computed once for each pair of ids.
 *
 * An element is a lock object and how it is held: two holders of a read lock do not exclude each other.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { ObjectId } from '../points-to/points-to.js';

declare const brand: unique symbol;
export type LocksetId = number & { readonly [brand]: 'lockset' };

export interface Lock {
  readonly object: ObjectId;
  readonly mode: 'exclusive' | 'shared';
}

export const NO_LOCKS = 0 as LocksetId;

export class Locksets {
  readonly #sets: (readonly Lock[])[] = [[]];
  readonly #ids = new Map<string, LocksetId>([['', NO_LOCKS]]);
  readonly #meets = new Map<number, LocksetId>();
  readonly #common = new Map<number, readonly ObjectId[]>();
  /** By what was added, the very same list, and by the set that it was added to. */
  readonly #extended = new WeakMap<readonly Lock[], Map<LocksetId, LocksetId>>();

  locksOf(id: LocksetId): readonly Lock[] {
    return this.#sets[id]!;
  }

  /** All that is a lock anywhere. */
  get objects(): ReadonlySet<ObjectId> {
    return new Set(this.#sets.flatMap((locks) => locks.map(({ object }) => object)));
  }

  /** The set with these added. */
  with(id: LocksetId, locks: readonly Lock[]): LocksetId {
    if (locks.length === 0) return id;
    const bySet = getOrMake(this.#extended, locks, () => new Map<LocksetId, LocksetId>());
    return getOrMake(bySet, id, () => this.#idOf([...this.#sets[id]!, ...locks]));
  }

  /** The set of those that both have. */
  meet(one: LocksetId, other: LocksetId): LocksetId {
    if (one === other) return one;
    const [low, high] = one < other ? [one, other] : [other, one];
    if (low === NO_LOCKS) return NO_LOCKS;
    return getOrMake(this.#meets, low * MOST_SETS + high, () => {
      const modes = new Map(this.#sets[low]!.map(({ object, mode }) => [object, mode]));
      return this.#idOf(this.#sets[high]!.filter(({ object, mode }) => modes.get(object) === mode));
    });
  }

  /** Lock objects that keep holders of the two sets apart; ascending. */
  common(one: LocksetId, other: LocksetId): readonly ObjectId[] {
    if (one === NO_LOCKS || other === NO_LOCKS) return [];
    const key = one < other ? one * MOST_SETS + other : other * MOST_SETS + one;
    let common = this.#common.get(key);
    if (common === undefined) {
      this.#common.set(key, (common = intersect(this.#sets[one]!, this.#sets[other]!)));
    }
    return common;
  }

  /** Held both ways counts as exclusive. */
  #idOf(locks: readonly Lock[]): LocksetId {
    const byObject = new Map<ObjectId, Lock>();
    for (const lock of locks) {
      if (byObject.get(lock.object)?.mode !== 'exclusive') byObject.set(lock.object, lock);
    }
    const sorted = [...byObject.values()].sort((a, b) => a.object - b.object);
    const key = sorted.map(({ object, mode }) => `${object}${mode[0]!}`).join(' ');
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#sets.length as LocksetId;
      this.#sets.push(sorted);
      this.#ids.set(key, id);
    }
    return id;
  }
}

/** Keys of pairs stay exact numbers below this many sets. */
const MOST_SETS = 2 ** 26;

function intersect(one: readonly Lock[], other: readonly Lock[]): ObjectId[] {
  const modes = new Map(other.map(({ object, mode }) => [object, mode]));
  return one
    .filter(({ object, mode }) => {
      const theirs = modes.get(object);
      return theirs !== undefined && (mode === 'exclusive' || theirs === 'exclusive');
    })
    .map(({ object }) => object);
}
