/** The sparse tree against a plain map, on random entries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_TREE,
  padded,
  treeForEach,
  treeGet,
  treeJoin,
  treeMap,
  treeNews,
  treeSet,
  type Leaf,
  type SparseTree,
} from '../../../server/src/base/sparse-tree.js';

/** Places in one leaf, in one branch, and far apart. */
const place = fc.oneof(fc.nat(20), fc.nat(400), fc.nat(100_000));
const entries = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 50 })), { maxLength: 40 });

function treeOf(pairs: readonly (readonly [number, number])[]): SparseTree<number> {
  return pairs.reduce<SparseTree<number>>(
    (tree, [at, entry]) => treeSet(tree, at, entry, undefined),
    EMPTY_TREE,
  );
}

function valuesOf(tree: SparseTree<number>): number[] {
  const values: number[] = [];
  treeForEach(tree, (entry) => values.push(entry));
  return values;
}

function inOrder(map: ReadonlyMap<number, number>): number[] {
  return [...map].toSorted(([one], [other]) => one - other).map(([, entry]) => entry);
}

function larger(one: Leaf<number>, other: Leaf<number>): Leaf<number> {
  const joined = padded(one, other.length, undefined);
  for (const [at, there] of other.entries()) {
    if (there !== undefined && there > (joined[at] ?? 0)) joined[at] = there;
  }
  return joined;
}

describe('a sparse tree', () => {
  it('has what was set last, and nothing else', () => {
    fc.assert(
      fc.property(entries, place, (pairs, asked) => {
        const tree = treeOf(pairs);
        const map = new Map(pairs);
        expect(valuesOf(tree)).toEqual(inOrder(map));
        expect(treeGet(tree, asked)).toBe(map.get(asked));
      }),
    );
  });

  it('joins to the larger of each place', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const map = new Map(new Map(one));
        for (const [at, entry] of new Map(other)) map.set(at, Math.max(entry, map.get(at) ?? 0));
        expect(valuesOf(treeJoin(treeOf(one), treeOf(other), larger))).toEqual(inOrder(map));
      }),
    );
  });

  it('stays itself where a join or a mapping changes nothing', () => {
    const tree = treeOf([
      [3, 1],
      [5000, 2],
    ]);
    expect(treeJoin(tree, tree, larger)).toBe(tree);
    expect(treeJoin(tree, EMPTY_TREE, larger)).toBe(tree);
    expect(treeMap(tree, (entry) => entry)).toBe(tree);
  });

  it('loses the entries that are mapped to nothing', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const kept = treeMap(treeOf(pairs), (entry) => (entry > 25 ? entry : undefined));
        const map = new Map([...new Map(pairs)].filter(([, entry]) => entry > 25));
        expect(valuesOf(kept)).toEqual(inOrder(map));
        if (map.size === 0) expect(kept).toHaveLength(0);
      }),
    );
  });

  it('tells what is not the same in another', () => {
    fc.assert(
      fc.property(entries, entries, (base, added) => {
        const news = treeNews(treeOf([...base, ...added]), treeOf(base));
        const old = new Map(base);
        const map = new Map(
          [...new Map([...base, ...added])].filter(([at, entry]) => old.get(at) !== entry),
        );
        expect(valuesOf(news)).toEqual(inOrder(map));
      }),
    );
  });
});
