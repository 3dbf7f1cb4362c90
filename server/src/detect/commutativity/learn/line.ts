/**
 * Do all points lie on one line? Kept as the two smallest distinct points and one answer, so that
 * what was seen in several runs can be joined in any order: points are on one line if each part's are
 * and the few points kept are. Calculated exactly; rounding would make the order matter.
 */
export type Point = readonly [x: number, y: number];

export interface Line {
  /** Ascending, distinct, two at most. */
  readonly points: readonly Point[];
  readonly straight: boolean;
}

export const NO_POINTS: Line = { points: [], straight: true };

/** A number too fine or too large to be calculated with exactly is on no line. */
export function lineOf(x: number, y: number): Line {
  if (!isExact(x) || !isExact(y)) return { points: [], straight: false };
  return { points: [[x, y]], straight: true };
}

export function joinLines(one: Line, other: Line): Line {
  const all = distinct([...one.points, ...other.points]);
  const straight = one.straight && other.straight && areOnOneLine(all);
  return { points: all.slice(0, 2), straight };
}

/** a and b of y == a * x + b; undefined without two points, and for a line on which x does not change. */
export function slopeOf({ points, straight }: Line): readonly [a: number, b: number] | undefined {
  const [first, second] = points;
  if (!straight || first === undefined || second === undefined) return undefined;
  if (first[0] === second[0]) return undefined;
  const a = (second[1] - first[1]) / (second[0] - first[0]);
  const b = first[1] - a * first[0];
  // A line whose numbers have to be rounded could not be asked of a value.
  const exact = [first, second].every(([x, y]) => a * x + b === y);
  return exact && Number.isFinite(a) && Number.isFinite(b) ? [a, b] : undefined;
}

function distinct(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return sorted.filter((point, at) => at === 0 || !isSamePoint(point, sorted[at - 1]!));
}

function isSamePoint(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function areOnOneLine(points: readonly Point[]): boolean {
  const [first, second, ...others] = points;
  if (first === undefined || second === undefined) return true;
  return others.every((point) => isTurnOfNone(first, second, point));
}

function isTurnOfNone([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (
    (toInteger(bx) - toInteger(ax)) * (toInteger(cy) - toInteger(ay)) ===
    (toInteger(by) - toInteger(ay)) * (toInteger(cx) - toInteger(ax))
  );
}

/** Every number that is taken is a multiple of 1 / SCALE. */
const SCALE = 2 ** 40;
const LARGEST = 2 ** 80;

function isExact(number: number): boolean {
  return Math.abs(number) <= LARGEST && Number.isInteger(number * SCALE);
}

function toInteger(number: number): bigint {
  return BigInt(number * SCALE);
}
