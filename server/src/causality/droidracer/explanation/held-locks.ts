/** The locks that threads hold at some operations of a trace, by one walk over it. */
import type { Columns } from '../../../trace/batch.js';
import { OpKind } from '../../../trace/operations.js';

/** By operation asked about: each lock as often as it was taken. */
export function heldLocks(
  columns: Columns,
  length: number,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const held = new Map<number, readonly number[]>();
  for (let index = 0; index < length; index++) {
    const thread = columns.thread[index]!;
    const locks = held.get(thread) ?? [];
    if (wanted.has(index)) found.set(index, locks);
    const object = columns.a[index]!;
    if (columns.kind[index] === OpKind.Lock) held.set(thread, [...locks, object]);
    if (columns.kind[index] !== OpKind.Unlock) continue;
    const at = locks.lastIndexOf(object);
    held.set(thread, at < 0 ? locks : locks.toSpliced(at, 1));
  }
  return found;
}
