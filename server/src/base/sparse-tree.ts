/**
 * A sparse array that never changes: three levels of short arrays, so that two of them which differ in
 * few places share the rest. What they share is neither copied when one is made from the other nor
 * looked at when they are joined or compared. The root has no limit.
 */
type Leaf<Entry> = readonly (Entry | undefined)[];
type Branch<Entry> = readonly (Leaf<Entry> | undefined)[];
export type SparseTree<Entry> = readonly (Branch<Entry> | undefined)[];

const BITS = 5;
const MASK = (1 << BITS) - 1;

const NOTHING: readonly undefined[] = [];

export const EMPTY_TREE: SparseTree<never> = NOTHING;

export function treeGet<Entry>(tree: SparseTree<Entry>, at: number): Entry | undefined {
  return tree[at >> (2 * BITS)]?.[(at >> BITS) & MASK]?.[at & MASK];
}

export function treeSet<Entry>(
  tree: SparseTree<Entry>,
  at: number,
  entry: Entry,
): SparseTree<Entry> {
  const root = at >> (2 * BITS);
  const middle = (at >> BITS) & MASK;
  const branch = tree[root] ?? NOTHING;
  const leaf = withItem(branch[middle] ?? NOTHING, at & MASK, entry);
  return withItem(tree, root, withItem(branch, middle, leaf));
}

function withItem<Item>(
  items: readonly (Item | undefined)[],
  at: number,
  item: Item,
): readonly (Item | undefined)[] {
  const copy = padded(items, at);
  copy[at] = item;
  return copy;
}

function padded<Item>(items: readonly Item[], length: number): (Item | undefined)[] {
  const copy: (Item | undefined)[] = items.slice();
  while (copy.length < length) copy.push(undefined);
  return copy;
}

type Combine<Item> = (one: Item, other: Item) => Item;

/** All entries of both; where both have one, `pick` says which. One of the two where it has them all. */
export function treeJoin<Entry>(
  one: SparseTree<Entry>,
  other: SparseTree<Entry>,
  pick: Combine<Entry>,
): SparseTree<Entry> {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  return joinItems(one, other, pick as Combine<unknown>, 2) as SparseTree<Entry>;
}

/** The same on every level: `pick` is asked at the lowest one, 0, and not for equal parts. */
function joinItems(
  one: readonly unknown[],
  other: readonly unknown[],
  pick: Combine<unknown>,
  level: number,
): readonly unknown[] {
  let joined: unknown[] | undefined;
  let isOther = other.length >= one.length;
  for (let at = 0; at < other.length; at++) {
    const there = other[at];
    const here = at < one.length ? one[at] : undefined;
    if (here === there) continue;
    let item = there;
    if (there === undefined) item = here;
    else if (here !== undefined) {
      item =
        level === 0
          ? pick(here, there)
          : joinItems(here as unknown[], there as unknown[], pick, level - 1);
    }
    if (item !== there) isOther = false;
    if (item === here) continue;
    joined ??= padded(one, other.length);
    joined[at] = item;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

/** Every entry replaced; undefined leaves it out. The same tree where nothing changes. */
export function treeMap<Entry>(
  tree: SparseTree<Entry>,
  replace: (entry: Entry) => Entry | undefined,
): SparseTree<Entry> {
  return mapItems(tree, (branch) =>
    emptied(mapItems(branch, (leaf) => emptied(mapItems(leaf, replace)))),
  );
}

function mapItems<Item>(
  items: readonly (Item | undefined)[],
  replace: (item: Item) => Item | undefined,
): readonly (Item | undefined)[] {
  let mapped: (Item | undefined)[] | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) continue;
    const replaced = replace(item);
    if (replaced === item) continue;
    mapped ??= items.slice();
    mapped[at] = replaced;
  }
  if (mapped === undefined) return items;
  return mapped.some((item) => item !== undefined) ? mapped : NOTHING;
}

function emptied<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** The entries that are not the very same at the same place of `base`. */
export function treeNews<Entry>(
  tree: SparseTree<Entry>,
  base: SparseTree<Entry>,
): SparseTree<Entry> {
  return newsOf(tree, base, (branch, baseBranch) =>
    emptied(
      newsOf(branch, baseBranch, (leaf, baseLeaf) =>
        emptied(newsOf(leaf, baseLeaf, (entry) => entry)),
      ),
    ),
  );
}

function newsOf<Item>(
  items: readonly (Item | undefined)[],
  base: readonly (Item | undefined)[],
  compare: (item: Item, base: Item) => Item | undefined,
): readonly (Item | undefined)[] {
  if (items === base) return NOTHING;
  let news: (Item | undefined)[] | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    const old = at < base.length ? base[at] : undefined;
    if (item === undefined || item === old) continue;
    const left = old === undefined ? item : compare(item, old);
    if (left === undefined) continue;
    news ??= [];
    while (news.length < at) news.push(undefined);
    news.push(left);
  }
  return news ?? NOTHING;
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
