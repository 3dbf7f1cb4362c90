/**
 * Do two values say the same? Plain objects and lists part by part; what has an id is the same only if it is one
 * object, and so is whatever is an instance of a class.
 */
export function isSame(one: unknown, other: unknown, leftOut?: ReadonlySet<string>): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at], leftOut));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const counts = (key: string): boolean => leftOut?.has(key) !== true;
  const keys = Object.keys(one).filter(counts);
  return (
    keys.length === Object.keys(other).filter(counts).length &&
    keys.every((key) => isSame(one[key], other[key], leftOut))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('id' in value)
  );
}
