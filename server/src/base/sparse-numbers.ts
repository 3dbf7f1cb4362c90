/**
 * A sparse array of numbers that never changes: three levels of short arrays, so that two of them
 * which differ in few places share the rest. What they share is neither copied when one is made from
 * the other nor looked at when they are joined. Places without a number hold 0; the root has no limit.
 */
type Leaf = readonly number[];
type Branch = readonly Leaf[];
export type SparseNumbers = readonly Branch[];

const BITS = 4;
const WIDTH = 1 << BITS;
const MASK = WIDTH - 1;

/** Shared by all that have nothing there; nodes below the root are never shorter than these. */
const ZEROS: Leaf = new Array<number>(WIDTH).fill(0);
const NO_LEAVES: Branch = new Array<Leaf>(WIDTH).fill(ZEROS);

export const NO_NUMBERS: SparseNumbers = [];

export function numberAt(numbers: SparseNumbers, at: number): number {
  const root = at >> (2 * BITS);
  return root < numbers.length ? numbers[root]![(at >> BITS) & MASK]![at & MASK]! : 0;
}

export function withNumber(numbers: SparseNumbers, at: number, number: number): SparseNumbers {
  const root = at >> (2 * BITS);
  const copy = lengthened(numbers, root + 1);
  const branch = copy[root]!.slice();
  const leaf = branch[(at >> BITS) & MASK]!.slice();
  leaf[at & MASK] = number;
  branch[(at >> BITS) & MASK] = leaf;
  copy[root] = branch;
  return copy;
}

/** A copy that is at least so long, and no longer than it must be. */
function lengthened(numbers: SparseNumbers, length: number): Branch[] {
  if (numbers.length >= length) return numbers.slice();
  return numbers.concat(new Array<Branch>(length - numbers.length).fill(NO_LEAVES));
}

/** The larger number of each place. Answers one of the two where it has them all. */
export function joinNumbers(one: SparseNumbers, other: SparseNumbers): SparseNumbers {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  let joined: Branch[] | undefined;
  let isOther = other.length >= one.length;
  for (let at = 0; at < other.length; at++) {
    const here = at < one.length ? one[at]! : NO_LEAVES;
    const there = other[at]!;
    const branch = joinBranches(here, there);
    if (branch !== there) isOther = false;
    if (branch === here) continue;
    joined ??= lengthened(one, other.length);
    joined[at] = branch;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

function joinBranches(one: Branch, other: Branch): Branch {
  if (one === other || other === NO_LEAVES) return one;
  if (one === NO_LEAVES) return other;
  let joined: Leaf[] | undefined;
  let isOther = true;
  for (let at = 0; at < WIDTH; at++) {
    const here = one[at]!;
    const there = other[at]!;
    if (here === there) continue;
    const leaf = joinLeaves(here, there);
    if (leaf !== there) isOther = false;
    if (leaf === here) continue;
    joined ??= one.slice();
    joined[at] = leaf;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}

function joinLeaves(one: Leaf, other: Leaf): Leaf {
  if (other === ZEROS) return one;
  if (one === ZEROS) return other;
  let joined: number[] | undefined;
  let isOther = true;
  for (let at = 0; at < WIDTH; at++) {
    const here = one[at]!;
    const there = other[at]!;
    if (here > there) isOther = false;
    if (here >= there) continue;
    joined ??= one.slice();
    joined[at] = there;
  }
  if (joined === undefined) return one;
  return isOther ? other : joined;
}
