/**
 * Sets of small numbers as bits, each kept once and known by a number: equal sets have equal numbers.
 * Made for sets that are mostly unions of others, of which few are new.
 */
import { forEachBit, setBit, wordsFor } from './bit-matrix.js';

declare const brand: unique symbol;
export type SetId = number & { readonly [brand]: 'set' };

export const EMPTY_SET = 0 as SetId;

/** Two numbers below this make one that is exact. */
const MOST_SETS = 2 ** 26;

export class SetPool {
  readonly #sets: Uint32Array[];
  readonly #lists: (readonly number[] | undefined)[] = [[]];
  readonly #byHash = new Map<number, SetId[]>();
  /** What two sets make, by both. */
  readonly #joined = new Map<number, SetId>();
  readonly #scratch: Uint32Array;

  /** Of numbers below this. */
  constructor(size: number) {
    this.#scratch = new Uint32Array(wordsFor(size));
    this.#sets = [this.#scratch.slice()];
  }

  /** These numbers, and all that is in these sets. */
  union(numbers: readonly number[], sets: readonly SetId[]): SetId {
    let joined = numbers.length === 0 ? EMPTY_SET : this.#ofNumbers(numbers);
    for (const set of sets) joined = this.join(joined, set);
    return joined;
  }

  /** All that is in one of two. */
  join(one: SetId, other: SetId): SetId {
    if (one === other || other === EMPTY_SET) return one;
    if (one === EMPTY_SET) return other;
    const [low, high] = one < other ? [one, other] : [other, one];
    const key = high * MOST_SETS + low;
    const known = this.#joined.get(key);
    if (known !== undefined) return known;
    const joined = this.#findJoined(low, high);
    this.#joined.set(key, joined);
    return joined;
  }

  /** Mostly one of them has all of the other. */
  #findJoined(one: SetId, other: SetId): SetId {
    const words = this.#scratch;
    words.set(this.#sets[one]!);
    addWords(words, this.#sets[other]!);
    if (areEqual(words, this.#sets[one]!)) return one;
    return areEqual(words, this.#sets[other]!) ? other : this.#idOf(words);
  }

  #ofNumbers(numbers: readonly number[]): SetId {
    const words = this.#scratch.fill(0);
    for (const number of numbers) setBit(words, number);
    return this.#idOf(words);
  }

  /** In rising order; the same list each time. */
  numbers(set: SetId): readonly number[] {
    let list = this.#lists[set];
    if (list === undefined) {
      const found: number[] = [];
      forEachBit(this.#sets[set]!, (number) => found.push(number));
      this.#lists[set] = list = found;
    }
    return list;
  }

  #idOf(words: Uint32Array): SetId {
    const hash = hashOf(words);
    const same = this.#byHash.get(hash) ?? [];
    const known = same.find((set) => areEqual(this.#sets[set]!, words));
    if (known !== undefined) return known;
    const set = (this.#sets.push(words.slice()) - 1) as SetId;
    this.#byHash.set(hash, [...same, set]);
    return set;
  }
}

function addWords(into: Uint32Array, from: Uint32Array): void {
  for (let at = 0; at < into.length; at++) into[at]! |= from[at]!;
}

function areEqual(one: Uint32Array, other: Uint32Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function hashOf(words: Uint32Array): number {
  let hash = 0;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
