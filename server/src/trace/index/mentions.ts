/**
 * Which ids an operation names, and which operations name an id. What the columns mean stands in
 * shapes.ts; here it is turned round once, so that the editor's features need no case per kind.
 * Looking for an id goes through the columns: linear in the trace, without an index of its own.
 */
import type { Columns } from '../batch.js';
import { OpKind, Place, ValueKind, type IdKind } from '../operations.js';
import { SHAPES, type ArgumentColumn } from '../shapes.js';
import type { TraceIndex } from './types.js';

export interface Mention {
  readonly kind: IdKind;
  readonly id: number;
}

type ColumnsOfKind = Partial<Record<IdKind, ArgumentColumn[]>>;

const ARGUMENTS: ColumnsOfKind[] = [];
for (const shape of SHAPES) {
  const columns: ColumnsOfKind = (ARGUMENTS[shape.kind] = {});
  for (const argument of shape.arguments) (columns[argument.id] ??= []).push(argument.column);
}

/** What the two columns of a location hold, by Place. */
const PLACE_OWNER: readonly (IdKind | undefined)[] = placeTable({
  [Place.Field]: 'object',
  [Place.Element]: 'object',
  [Place.Slot]: 'object',
  [Place.Entry]: 'object',
  [Place.Whole]: 'object',
});
const PLACE_PART: readonly (IdKind | undefined)[] = placeTable({
  [Place.Field]: 'field',
  [Place.Static]: 'field',
  [Place.Entry]: 'name',
  [Place.Resource]: 'resource',
});

function placeTable(entries: Partial<Record<Place, IdKind>>): (IdKind | undefined)[] {
  return Array.from({ length: 16 }, (_, place) => entries[place as Place]);
}

/** True if the operation names the id, as who performs it, as an argument, in a location or value. */
export function names(columns: Columns, op: number, kind: IdKind, id: number): boolean {
  if (kind === 'thread' && columns.thread[op] === id) return true;
  for (const column of ARGUMENTS[columns.kind[op]!]?.[kind] ?? []) {
    if (columns[column][op] === id) return true;
  }
  return inLocation(columns, op, kind, id) || inValue(columns, op, kind, id);
}

function inLocation(columns: Columns, op: number, kind: IdKind, id: number): boolean {
  const place = columns.place[op]!;
  if (place === 0) return false;
  const first = place & 15;
  const second = place >> 4;
  return (
    (PLACE_OWNER[first] === kind && columns.a[op] === id) ||
    (PLACE_PART[first] === kind && columns.b[op] === id) ||
    (PLACE_OWNER[second] === kind && columns.c[op] === id) ||
    (PLACE_PART[second] === kind && columns.d[op] === id)
  );
}

function inValue(columns: Columns, op: number, kind: IdKind, id: number): boolean {
  return valueId(columns.valueKind[op]!) === kind && columns.value[op] === id;
}

function valueId(valueKind: ValueKind): IdKind | undefined {
  if (valueKind === ValueKind.Object) return 'object';
  return valueKind === ValueKind.Text ? 'name' : undefined;
}

/** What an operation names besides the thread that performs it. */
export function argumentsOf(columns: Columns, op: number): Mention[] {
  const found: Mention[] = [];
  const add = (kind: IdKind | undefined, id: number): void => {
    if (kind !== undefined && id > 0) found.push({ kind, id });
  };
  const own = ARGUMENTS[columns.kind[op]!] ?? {};
  for (const kind of Object.keys(own) as IdKind[]) {
    for (const column of own[kind]!) add(kind, columns[column][op]!);
  }
  const place = columns.place[op]!;
  add(PLACE_OWNER[place & 15], columns.a[op]!);
  add(PLACE_PART[place & 15], columns.b[op]!);
  add(PLACE_OWNER[place >> 4], columns.c[op]!);
  add(PLACE_PART[place >> 4], columns.d[op]!);
  add(valueId(columns.valueKind[op]!), columns.value[op]!);
  return found;
}

/** The operations that name an id, in the order of the trace. */
export function findMentions(index: TraceIndex, { kind, id }: Mention): number[] {
  const found: number[] = [];
  for (let op = 0; op < index.length; op++) {
    if (names(index.columns, op, kind, id)) found.push(op);
  }
  return found;
}

/** The first operation that names an id and is of one of the kinds; or -1. */
export function findMention(
  index: TraceIndex,
  { kind, id }: Mention,
  kinds?: ReadonlySet<OpKind>,
): number {
  for (let op = 0; op < index.length; op++) {
    if (kinds !== undefined && !kinds.has(index.columns.kind[op]!)) continue;
    if (names(index.columns, op, kind, id)) return op;
  }
  return -1;
}
