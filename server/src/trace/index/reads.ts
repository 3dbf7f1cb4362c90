/**
 * The read whose value a `deref` or a `branch` uses: the nearest before it on the same thread that
 * read the same location, or, where no location is given, saw the same object. Looked for backwards
 * when asked: the read is nearly always a few operations away.
 */
import { OpKind, ValueKind } from '../operations.js';
import type { TraceIndex } from './types.js';

/** -1 where there is none, or the operation is neither. */
export function readOf({ columns, taskOf }: TraceIndex, op: number): number {
  const kind = columns.kind[op];
  if (kind !== OpKind.Deref && kind !== OpKind.Branch) return -1;
  const place = columns.place[op]! & 15;
  const seesObject = columns.valueKind[op] === ValueKind.Object;
  if (place === 0 && !seesObject) return -1;
  const fits = (read: number): boolean =>
    place === 0
      ? columns.valueKind[read] === ValueKind.Object && columns.value[read] === columns.value[op]
      : (columns.place[read]! & 15) === place &&
        columns.a[read] === columns.a[op] &&
        columns.b[read] === columns.b[op];
  for (let read = op - 1; read >= 0; read--) {
    if (columns.kind[read] !== OpKind.Read || columns.thread[read] !== columns.thread[op]) continue;
    if (taskOf[read] === taskOf[op] && fits(read)) return read;
  }
  return -1;
}

/** Where an operation leads: to its partner, or to the read whose value it uses; or -1. */
export function otherHalf(index: TraceIndex, op: number): number {
  if (op < 0) return -1;
  const partner = index.partner[op]!;
  return partner >= 0 ? partner : readOf(index, op);
}
