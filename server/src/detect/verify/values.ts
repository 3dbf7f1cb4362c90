/** Recorded values, as far as a trace has them, and what a test of one comes to. */
import type { Columns } from '../../trace/batch.js';
import { BRANCH_TESTS, ValueKind } from '../../trace/operations.js';
import { objectText, type TraceTables } from '../../trace/tables.js';

export interface RecordedValue {
  readonly kind: ValueKind;
  readonly value: number;
  /** It was written by code that had seen something else before: it may be another. */
  readonly isDoubtful: boolean;
}

export const UNKNOWN: RecordedValue = { kind: ValueKind.None, value: 0, isDoubtful: true };

export function valueAt({ valueKind, value }: Columns, op: number): RecordedValue {
  const kind = valueKind[op]! as ValueKind;
  return kind === ValueKind.None ? UNKNOWN : { kind, value: value[op]!, isDoubtful: false };
}

export function isKnown({ kind }: RecordedValue): boolean {
  return kind !== ValueKind.None;
}

export function isSame(one: RecordedValue, other: RecordedValue): boolean {
  const isEqual = one.value === other.value || one.kind === ValueKind.Null;
  return isKnown(one) && one.kind === other.kind && isEqual;
}

/** undefined where it cannot be told. */
export function testOf(test: number, { kind, value }: RecordedValue): boolean | undefined {
  if (kind === ValueKind.None) return undefined;
  switch (BRANCH_TESTS[test]) {
    case 'null':
      return kind === ValueKind.Null;
    case 'nonnull':
      return kind !== ValueKind.Null;
    case 'true':
      return kind === ValueKind.Boolean ? value !== 0 : undefined;
    case 'zero':
      return kind === ValueKind.Number ? value === 0 : undefined;
    default:
      return undefined;
  }
}

export function valueText({ kind, value, isDoubtful }: RecordedValue, tables: TraceTables): string {
  const doubt = isDoubtful && kind !== ValueKind.None ? ' (perhaps)' : '';
  switch (kind) {
    case ValueKind.Null:
      return `null${doubt}`;
    case ValueKind.Boolean:
      return `${value !== 0}${doubt}`;
    case ValueKind.Number:
      return `${value}${doubt}`;
    case ValueKind.Text:
      return `"${tables.names[value]?.text ?? ''}"${doubt}`;
    case ValueKind.Object:
      return `${objectText(tables, value)}${doubt}`;
    default:
      return 'not known';
  }
}
