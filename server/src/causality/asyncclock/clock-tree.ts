/**
 * A sparse vector of ticks that never changes: three levels of short arrays, so that two vectors which
 * differ in few places share the rest. Most tasks know nearly the same as the task before them, and
 * what they share is neither copied when one inherits the other nor compared when they are joined.
 * The root has no limit; missing parts are 0.
 */
type Leaf = readonly number[];
type Branch = readonly (Leaf | undefined)[];
export type ClockTree = readonly (Branch | undefined)[];

const BITS = 5;
const MASK = (1 << BITS) - 1;

export const EMPTY_TREE: ClockTree = [];

export function treeGet(tree: ClockTree, at: number): number {
  const leaf = tree[at >> (2 * BITS)]?.[(at >> BITS) & MASK];
  return leaf?.[at & MASK] ?? 0;
}

export function treeSet(tree: ClockTree, at: number, tick: number): ClockTree {
  const root = at >> (2 * BITS);
  const middle = (at >> BITS) & MASK;
  const branch = tree[root] ?? [];
  const leaf = withEntry(branch[middle] ?? [], at & MASK, tick, 0);
  return withEntry(tree, root, withEntry(branch, middle, leaf, undefined), undefined);
}

function withEntry<Entry>(
  entries: readonly Entry[],
  at: number,
  entry: Entry,
  missing: Entry,
): readonly Entry[] {
  const copy = entries.slice();
  while (copy.length < at) copy.push(missing);
  copy[at] = entry;
  return copy;
}

/** The larger tick of each place; one of the two itself where it has them all. */
export function treeJoin(one: ClockTree, other: ClockTree): ClockTree {
  return joinEntries(one, other, joinBranches);
}

function joinBranches(one: Branch, other: Branch): Branch {
  return joinEntries(one, other, joinLeaves);
}

function joinEntries<Entry>(
  one: readonly (Entry | undefined)[],
  other: readonly (Entry | undefined)[],
  join: (one: Entry, other: Entry) => Entry,
): readonly (Entry | undefined)[] {
  if (one === other) return one;
  let joined: (Entry | undefined)[] | undefined;
  let isOther = other.length >= one.length;
  for (let at = 0; at < other.length; at++) {
    const here = one[at];
    const there = other[at];
    const entry =
      there === undefined || here === there ? here : here === undefined ? there : join(here, there);
    if (entry !== there) isOther = false;
    if (entry === here) continue;
    joined ??= padded(one, other.length, undefined);
    joined[at] = entry;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

function joinLeaves(one: Leaf, other: Leaf): Leaf {
  let joined: number[] | undefined;
  let isOther = other.length >= one.length;
  for (let at = 0; at < other.length; at++) {
    const here = at < one.length ? one[at]! : 0;
    const there = other[at]!;
    if (here > there) isOther = false;
    if (here >= there) continue;
    joined ??= padded(one, other.length, 0);
    joined[at] = there;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

function padded<Entry>(entries: readonly Entry[], length: number, missing: Entry): Entry[] {
  const copy = entries.slice();
  while (copy.length < length) copy.push(missing);
  return copy;
}
