/** Recorded values of which some are in doubt, and what a test of one comes to. */
import type { Columns } from '../../trace/batch.js';
import { BRANCH_TESTS, ValueKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { isKnown, valueText, type Value } from '../../trace/value.js';

export interface RecordedValue extends Value {
  /** It was written by code that had seen something else before: it may be another. */
  readonly isDoubtful: boolean;
}

export const UNKNOWN: RecordedValue = { kind: ValueKind.None, value: 0, isDoubtful: true };

export function valueAt({ valueKind, value }: Columns, op: number): RecordedValue {
  const kind = valueKind[op]! as ValueKind;
  return kind === ValueKind.None ? UNKNOWN : { kind, value: value[op]!, isDoubtful: false };
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

export function valueWithDoubt(value: RecordedValue, tables: TraceTables): string {
  return `${valueText(value, tables)}${value.isDoubtful && isKnown(value) ? ' (perhaps)' : ''}`;
}
