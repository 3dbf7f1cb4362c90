/** Sparse numbers against a plain map, on random entries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinNumbers,
  NO_NUMBERS,
  numberAt,
  withNumber,
  type SparseNumbers,
} from '../../../server/src/base/sparse-numbers.js';

/** Places in one leaf, in one branch, and far apart. */
const place = fc.oneof(fc.nat(20), fc.nat(400), fc.nat(100_000));
const entries = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 50 })), { maxLength: 40 });

type Entries = readonly (readonly [number, number])[];

function numbersOf(pairs: Entries): SparseNumbers {
  return pairs.reduce((numbers, [at, entry]) => withNumber(numbers, at, entry), NO_NUMBERS);
}

describe('sparse numbers', () => {
  it('are those that were set last, and 0 elsewhere', () => {
    fc.assert(
      fc.property(entries, place, (pairs, asked) => {
        const numbers = numbersOf(pairs);
        const map = new Map(pairs);
        for (const [at] of [...pairs, [asked]]) {
          expect(numberAt(numbers, at!)).toBe(map.get(at!) ?? 0);
        }
      }),
    );
  });

  it('are joined to the larger of each place, and stay what they were', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const [left, right] = [numbersOf(one), numbersOf(other)];
        const joined = joinNumbers(left, right);
        const [before, after] = [new Map(one), new Map(other)];
        for (const at of [...before.keys(), ...after.keys()]) {
          const [here, there] = [before.get(at) ?? 0, after.get(at) ?? 0];
          expect(numberAt(joined, at)).toBe(Math.max(here, there));
          expect(numberAt(left, at)).toBe(here);
          expect(numberAt(right, at)).toBe(there);
        }
      }),
    );
  });

  it('are the same object where one side has them all', () => {
    fc.assert(
      fc.property(entries, entries, (pairs, more) => {
        const some = numbersOf(pairs);
        const all = joinNumbers(some, numbersOf(more));
        expect(joinNumbers(all, some)).toBe(all);
        if (some.length > 0) expect(joinNumbers(some, all)).toBe(all);
      }),
    );
  });
});
