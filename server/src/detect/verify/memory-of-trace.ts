/**
 * What the operations of a trace touch, found once for all of its flips: the location of each access,
 * dereference and branch, which write each read saw, and what a location held before its first write.
 */
import type { OperationStore } from '../../trace/batch.js';
import { LocationIndex } from '../../trace/locations.js';
import { isAccess, OpKind, Place } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { isKnown } from '../../trace/value.js';
import { valueAt, type RecordedValue } from './values.js';

/** No write: what was there before the recording. */
export const BEFORE = -1;

export interface TraceMemory {
  /** By operation; 0 for none. */
  readonly locations: Int32Array;
  /** By read: the write that it saw, or BEFORE. */
  readonly saw: Int32Array;
  readonly initial: ReadonlyMap<number, RecordedValue>;
  /** By location: one access of it, and its last write. */
  readonly example: ReadonlyMap<number, number>;
  readonly lastWrite: ReadonlyMap<number, number>;
}

export function memoryOf({ columns, length }: OperationStore, tables: TraceTables): TraceMemory {
  const index = new LocationIndex(tables);
  const locations = new Int32Array(length);
  const saw = new Int32Array(length).fill(BEFORE);
  const initial = new Map<number, RecordedValue>();
  const example = new Map<number, number>();
  const lastWrite = new Map<number, number>();
  for (let op = 0; op < length; op++) {
    const kind = columns.kind[op]! as OpKind;
    if (!isAccess(kind) && kind !== OpKind.Deref && kind !== OpKind.Branch) continue;
    if ((columns.place[op]! & 15) === Place.None) continue;
    const location = index.of(columns, op);
    locations[op] = location;
    if (kind === OpKind.Write) lastWrite.set(location, op);
    if (isAccess(kind) && !example.has(location)) example.set(location, op);
    if (kind !== OpKind.Read) continue;
    saw[op] = lastWrite.get(location) ?? BEFORE;
    const value = valueAt(columns, op);
    if (saw[op] === BEFORE && isKnown(value)) initial.set(location, value);
  }
  return { locations, saw, initial, example, lastWrite };
}
