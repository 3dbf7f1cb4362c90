/** Recorded values as the conditions see them: pointers, and numbers, for which booleans count as 0 and 1. */
import type { Value } from '../../../trace/value.js';
import { ValueKind } from '../../../trace/operations.js';

export const UNKNOWN: Value = { kind: ValueKind.None, value: 0 };
export const NULL: Value = { kind: ValueKind.Null, value: 0 };

/** Something that could be null: an object, a text, or null itself. */
export function isPointer({ kind }: Value): boolean {
  return kind === ValueKind.Null || kind === ValueKind.Object || kind === ValueKind.Text;
}

/** Numbers that a condition can name: neither NaN nor infinite. */
export function isNumeric({ kind, value }: Value): boolean {
  return kind === ValueKind.Boolean || (kind === ValueKind.Number && Number.isFinite(value));
}

export function isWhole(value: number): boolean {
  return Number.isSafeInteger(value);
}

/** What Java gives a variable that nobody has written, if it will hold values like this one. */
export function defaultLike({ kind }: Value): Value {
  if (kind === ValueKind.Boolean || kind === ValueKind.Number) return { kind, value: 0 };
  return kind === ValueKind.None ? UNKNOWN : NULL;
}
