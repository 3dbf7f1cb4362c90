/** Numbers of events. */

/** The number of an event within its origin. */
export type Position = number;

/** How many of these, which rise, are lower. */
export function countBelow(positions: ArrayLike<Position>, position: Position): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (positions[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Is one of these, which rise, behind the first and before the second? */
export function isAnyBetween(
  positions: ArrayLike<Position>,
  after: Position,
  before: Position,
): boolean {
  return countBelow(positions, before) > countBelow(positions, after + 1);
}
