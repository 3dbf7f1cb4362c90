/**
 * A value that a trace recorded: a kind and a number. Two objects are the same if their numbers are,
 * two texts if their names are.
 */
import { ValueKind } from './operations.js';
import { objectText, type TraceTables } from './tables.js';

export interface Value {
  readonly kind: ValueKind;
  readonly value: number;
}

export function isKnown({ kind }: Value): boolean {
  return kind !== ValueKind.None;
}

/** Are both known, and the same? */
export function isSame(one: Value, other: Value): boolean {
  const isEqual = one.value === other.value || one.kind === ValueKind.Null;
  return isKnown(one) && one.kind === other.kind && isEqual;
}

/** As a person reads it: `null`, `true`, `12`, `"text"`, or the object as its file writes it. */
export function valueText({ kind, value }: Value, tables: TraceTables): string {
  switch (kind) {
    case ValueKind.Null:
      return 'null';
    case ValueKind.Boolean:
      return String(value !== 0);
    case ValueKind.Number:
      return String(value);
    case ValueKind.Text:
      return `"${tables.names[value]?.text ?? ''}"`;
    case ValueKind.Object:
      return objectText(tables, value);
    default:
      return 'not known';
  }
}
