/**
 * Objects that are used after their life has ended: closed, recycled, detached, destroyed. A trace shows
 * the end as a flag of the object that becomes true; whoever touches another part of it afterwards, and
 * did so before in the recording, uses what is no longer there, unless it looked at the flag first.
 */
import type { Columns } from '../../trace/batch.js';
import { isAccess, OpKind, Place, ValueKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Schedule } from './schedule.js';

const END_FLAG =
  /^(m|is|has|was)?(closed|recycled|released|detached|destroyed|disposed|shut_?down|finished)$/i;

export interface EndedUse {
  /** The write that ends the object, and the first use behind it. */
  readonly end: number;
  readonly use: number;
}

export function findEndedUses(
  columns: Columns,
  tables: TraceTables,
  { order, firstChange }: Schedule,
  isLeftOut: (op: number) => boolean,
): EndedUse[] {
  const ends = findEnds(columns, tables, order);
  if (ends.size === 0) return [];
  const looked = new Set<string>();
  const done = new Set<number>();
  const found: EndedUse[] = [];
  for (const [place, op] of order.entries()) {
    const end = ends.get(columns.a[op]!);
    if (end === undefined || (columns.place[op]! & 15) !== Place.Field || isLeftOut(op)) continue;
    const flag = columns.b[end];
    const who = `${columns.thread[op]!} ${columns.a[op]!}`;
    if (op === end) done.add(columns.a[op]!);
    else if (columns.b[op] === flag) looked.add(who);
    else if (place >= firstChange && done.has(columns.a[op]!) && op < end && !looked.has(who)) {
      if (isAccess(columns.kind[op]!)) found.push({ end, use: op });
    }
  }
  return found;
}

/** By object: the write that ends its life. */
function findEnds(columns: Columns, tables: TraceTables, order: Int32Array): Map<number, number> {
  const ends = new Map<number, number>();
  for (const op of order) {
    if (columns.kind[op] !== OpKind.Write || (columns.place[op]! & 15) !== Place.Field) continue;
    if (columns.valueKind[op] !== ValueKind.Boolean || columns.value[op] === 0) continue;
    if (END_FLAG.test(tables.fields[columns.b[op]!]?.name ?? '')) ends.set(columns.a[op]!, op);
  }
  return ends;
}
