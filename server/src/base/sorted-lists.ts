/**
 * Short lists in rising order that never change: joined and thinned out. The answer is a list that was
 * given wherever that is right, so that many can share it. A new one has no room to spare, since it
 * may be kept for long.
 */

/** Lists in the making, one behind the other, for what makes an item may itself make a list. */
const draft: unknown[] = [];
let top = 0;

/** The draft from `start` on becomes a list, and is empty again. */
function takeDraft(start: number): readonly unknown[] {
  const items = draft.slice(start, top);
  draft.fill(undefined, start, top);
  top = start;
  return items;
}

/** Two lists as one; where both have an item of the same place, `combine` gives the one for both. */
export function mergeSorted<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
  combine: (one: Item, other: Item) => Item,
): readonly Item[] {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const start = top;
  let [here, there, isOne, isOther] = [0, 0, true, true];
  while (here < one.length || there < other.length) {
    const left = here < one.length ? one[here] : undefined;
    const right = there < other.length ? other[there] : undefined;
    const order = compareEnds(left, right, compare);
    let item = order <= 0 ? left : right;
    if (order === 0 && left !== right) item = combine(left!, right!);
    if (item !== left) isOne = false;
    if (item !== right) isOther = false;
    if (order <= 0) here++;
    if (order >= 0) there++;
    draft[top++] = item;
  }
  const merged = takeDraft(start) as readonly Item[];
  if (isOne) return one;
  return isOther ? other : merged;
}

/** A list that has come to its end is behind the other. */
function compareEnds<Item>(
  left: Item | undefined,
  right: Item | undefined,
  compare: (one: Item, other: Item) => number,
): number {
  if (left === right) return 0;
  if (left === undefined) return 1;
  return right === undefined ? -1 : compare(left, right);
}

/** Every item replaced, in the same order; undefined leaves it out. */
export function replaceItems<Item>(
  items: readonly Item[],
  replace: (item: Item) => Item | undefined,
): readonly Item[] {
  const start = top;
  let isSame = true;
  for (const item of items) {
    const replaced = replace(item);
    if (replaced !== item) isSame = false;
    if (replaced !== undefined) draft[top++] = replaced;
  }
  const left = takeDraft(start) as readonly Item[];
  return isSame ? items : left;
}

export function keepItems<Item>(
  items: readonly Item[],
  isKept: (item: Item) => boolean,
): readonly Item[] {
  return replaceItems(items, (item) => (isKept(item) ? item : undefined));
}
