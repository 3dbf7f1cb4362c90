/**
 * A sparse array that never changes: three levels of short arrays, so that two of them which differ in
 * few places share the rest. What they share is neither copied when one is made from the other nor
 * looked at when they are joined or compared. The root has no limit.
 *
 * Each function below is one loop that calls itself a level down; LEAF is the lowest level, whose items
 * are the entries themselves.
 */
export type Leaf<Entry> = readonly (Entry | undefined)[];
type Branch<Entry> = readonly (Leaf<Entry> | undefined)[];
export type SparseTree<Entry> = readonly (Branch<Entry> | undefined)[];

/** Any of the three levels, for the loops. */
type Items = readonly unknown[];

const BITS = 4;
const MASK = (1 << BITS) - 1;
const LEAF = 0;
const ROOT = 2;

const NOTHING: readonly undefined[] = [];

export const EMPTY_TREE: SparseTree<never> = NOTHING;

export function treeGet<Entry>(tree: SparseTree<Entry>, at: number): Entry | undefined {
  return tree[at >> (2 * BITS)]?.[(at >> BITS) & MASK]?.[at & MASK];
}

/** `blank` fills the places before the entry that its leaf does not have yet. */
export function treeSet<Entry>(
  tree: SparseTree<Entry>,
  at: number,
  entry: Entry,
  blank: Entry | undefined,
): SparseTree<Entry> {
  const root = at >> (2 * BITS);
  const middle = (at >> BITS) & MASK;
  const branch = tree[root] ?? NOTHING;
  const leaf = withItem(branch[middle] ?? NOTHING, at & MASK, entry, blank);
  return withItem(tree, root, withItem(branch, middle, leaf, undefined), undefined);
}

function withItem<Item>(
  items: readonly Item[],
  at: number,
  item: Item,
  blank: Item,
): readonly Item[] {
  const copy = padded(items, at, blank);
  copy[at] = item;
  return copy;
}

/** A copy that is at least so long. */
export function padded<Item>(items: readonly Item[], length: number, blank: Item): Item[] {
  const copy = items.slice();
  while (copy.length < length) copy.push(blank);
  return copy;
}

type JoinLeaves = (one: Items, other: Items) => Items;

/** All entries of both. Answers one of the two where it has them all, and so should `joinLeaves`. */
export function treeJoin<Entry>(
  one: SparseTree<Entry>,
  other: SparseTree<Entry>,
  joinLeaves: (one: Leaf<Entry>, other: Leaf<Entry>) => Leaf<Entry>,
): SparseTree<Entry> {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  return joinItems(one, other, joinLeaves as JoinLeaves, ROOT) as SparseTree<Entry>;
}

function joinItems(one: Items, other: Items, joinLeaves: JoinLeaves, level: number): Items {
  if (level === LEAF) return joinLeaves(one, other);
  let joined: unknown[] | undefined;
  let isOther = other.length >= one.length;
  for (let at = 0; at < other.length; at++) {
    const there = other[at] as Items | undefined;
    const here = at < one.length ? (one[at] as Items | undefined) : undefined;
    if (here === there) continue;
    let item = there ?? here;
    if (here !== undefined && there !== undefined) {
      item = joinItems(here, there, joinLeaves, level - 1);
    }
    if (item !== there) isOther = false;
    if (item === here) continue;
    joined ??= padded(one, other.length, undefined);
    joined[at] = item;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

type Replace = (entry: unknown) => unknown;

/** Every entry replaced; undefined leaves it out. The same tree where nothing changes. */
export function treeMap<Entry>(
  tree: SparseTree<Entry>,
  replace: (entry: Entry) => Entry | undefined,
): SparseTree<Entry> {
  return (mapItems(tree, replace as Replace, ROOT) ?? EMPTY_TREE) as SparseTree<Entry>;
}

/** Undefined where nothing is left. */
function mapItems(items: Items, replace: Replace, level: number): Items | undefined {
  let mapped: unknown[] | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) continue;
    const replaced = level === LEAF ? replace(item) : mapItems(item as Items, replace, level - 1);
    if (replaced === item) continue;
    mapped ??= items.slice();
    mapped[at] = replaced;
  }
  if (mapped === undefined) return items;
  return mapped.some((item) => item !== undefined) ? mapped : undefined;
}

/** The entries that are not the very same at the same place of `base`. */
export function treeNews<Entry>(
  tree: SparseTree<Entry>,
  base: SparseTree<Entry>,
): SparseTree<Entry> {
  return (newsOf(tree, base, ROOT) ?? EMPTY_TREE) as SparseTree<Entry>;
}

function newsOf(items: Items, base: Items, level: number): Items | undefined {
  let news: unknown[] | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    const old = at < base.length ? base[at] : undefined;
    if (item === undefined || item === old) continue;
    const isNew = level === LEAF || old === undefined;
    const left = isNew ? item : newsOf(item as Items, old as Items, level - 1);
    if (left === undefined) continue;
    news ??= [];
    while (news.length < at) news.push(undefined);
    news.push(left);
  }
  return news;
}

export function treeForEach<Entry>(tree: SparseTree<Entry>, visit: (entry: Entry) => void): void {
  for (const branch of tree) {
    if (branch === undefined) continue;
    for (const leaf of branch) {
      if (leaf === undefined) continue;
      for (const entry of leaf) if (entry !== undefined) visit(entry);
    }
  }
}
