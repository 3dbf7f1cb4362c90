/** Sorted lists against plain maps, on random items. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepItems, mergeSorted, replaceItems } from '../../../server/src/base/sorted-lists.js';

interface Item {
  readonly place: number;
  readonly rank: number;
}

const item = fc.record({ place: fc.nat(30), rank: fc.nat(5) });
const lists = fc
  .uniqueArray(item, { selector: ({ place }) => place, maxLength: 20 })
  .map((items) => items.toSorted((one, other) => one.place - other.place));

function merge(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  return mergeSorted(one, other, byPlace, (left, right) => (right.rank > left.rank ? right : left));
}

function byPlace(one: Item, other: Item): number {
  return one.place - other.place;
}

describe('sorted lists', () => {
  it('are merged in order, with one item for each place', () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const map = new Map(one.map((each) => [each.place, each]));
        for (const each of other) {
          const known = map.get(each.place);
          if (known === undefined || each.rank > known.rank) map.set(each.place, each);
        }
        expect(merge(one, other)).toEqual([...map.values()].toSorted(byPlace));
      }),
    );
  });

  it('are the same list where one has all of the other', () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const all = merge(one, other);
        expect(merge(all, one)).toBe(all);
        if (one.length > 0) expect(merge(one, all)).toEqual(all);
      }),
    );
  });

  it('may be made while another is made', () => {
    const nested = mergeSorted(
      [
        { place: 0, list: [0] },
        { place: 1, list: [1, 3] },
      ],
      [
        { place: 1, list: [2] },
        { place: 2, list: [4] },
      ],
      (one, other) => one.place - other.place,
      (one, other) => ({
        place: one.place,
        list: [
          ...mergeSorted(
            one.list,
            other.list,
            (a, b) => a - b,
            (a) => a,
          ),
        ],
      }),
    );
    expect(nested.map(({ list }) => list)).toEqual([[0], [1, 2, 3], [4]]);
  });

  it('lose items, and stay themselves where they lose none', () => {
    fc.assert(
      fc.property(lists, fc.nat(5), (items, least) => {
        const left = keepItems(items, ({ rank }) => rank >= least);
        expect(left).toEqual(items.filter(({ rank }) => rank >= least));
        if (left.length === items.length) expect(left).toBe(items);
      }),
    );
  });

  it('have items replaced', () => {
    expect(replaceItems([1, 2, 3], (each) => (each === 2 ? undefined : each * 10))).toEqual([
      10, 30,
    ]);
  });
});
