/** Two lists in rising order as one; where both have an item of the same place, `combine` says which. */
export function mergeSorted<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
  combine: (one: Item, other: Item) => Item,
): readonly Item[] {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const merged: Item[] = [];
  let here = 0;
  let there = 0;
  while (here < one.length && there < other.length) {
    const left = one[here]!;
    const right = other[there]!;
    const order = compare(left, right);
    if (order === 0) merged.push(combine(left, right));
    else merged.push(order < 0 ? left : right);
    if (order <= 0) here++;
    if (order >= 0) there++;
  }
  while (here < one.length) merged.push(one[here++]!);
  while (there < other.length) merged.push(other[there++]!);
  return merged;
}
