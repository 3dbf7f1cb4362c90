/**
 * The locations of a trace in the order in which DroidRacer visits them (DROIDRACER.md section 4):
 * objects by address, then field; static fields after all objects; databases last, because their
 * races are counted and never printed. Reads and writes of each are in the order of the trace.
 */
import type { OperationStore } from '../../trace/batch.js';
import { LocationIndex } from '../../trace/locations.js';
import { Flag, OpKind, Place } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';

export interface SharedLocation {
  readonly kind: 'object' | 'static' | 'resource';
  readonly reads: number[];
  readonly writes: number[];
}

interface Sortable extends SharedLocation {
  readonly object: number;
  readonly class: string;
  readonly part: number;
}

export function findLocations(
  store: OperationStore,
  tables: TraceTables,
): readonly SharedLocation[] {
  const { columns, length } = store;
  const index = new LocationIndex(tables);
  const found: Sortable[] = [];
  for (let access = 0; access < length; access++) {
    const kind = columns.kind[access];
    if (kind !== OpKind.Read && kind !== OpKind.Write) continue;
    if ((columns.flags[access]! & Flag.Volatile) !== 0) continue;
    const id = index.of(columns, access);
    if (id === 0) continue;
    const location = (found[id - 1] ??= describe(store, tables, access));
    (kind === OpKind.Read ? location.reads : location.writes).push(access);
  }
  return found.sort(compare);
}

const KINDS = ['object', 'static', 'resource'];

function compare(left: Sortable, right: Sortable): number {
  return (
    KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) ||
    left.object - right.object ||
    Number(left.class > right.class) - Number(left.class < right.class) ||
    left.part - right.part
  );
}

function describe({ columns }: OperationStore, tables: TraceTables, access: number): Sortable {
  const place = columns.place[access]! & 15;
  const name = fieldOf(columns.b[access]!, place, tables);
  const kind = place === Place.Static ? 'static' : place === Place.Resource ? 'resource' : 'object';
  return {
    kind,
    object: kind === 'object' ? columns.a[access]! : 0,
    class: kind === 'static' ? name.class : '',
    part: name.part,
    reads: [],
    writes: [],
  };
}

/** Logs name a field by its number, racetraces by its name: those keep the order of declaration. */
function fieldOf(row: number, place: number, tables: TraceTables): { class: string; part: number } {
  if (place !== Place.Field && place !== Place.Static) return { class: '', part: row };
  const field = tables.fields[row]!;
  const offset = Number(field.name);
  return { class: field.class, part: Number.isNaN(offset) ? row : offset };
}

/** Class and field as DroidRacer counts them; a database is its path. */
export function fieldText(
  { columns }: OperationStore,
  tables: TraceTables,
  access: number,
): string {
  const place = columns.place[access]! & 15;
  const part = columns.b[access]!;
  if (place === Place.Resource) return tables.resources[part]!.name;
  if (place !== Place.Field && place !== Place.Static) return `${classOf(access)} ${part}`;
  const field = tables.fields[part]!;
  return `${field.class} ${field.name}`;

  function classOf(index: number): string {
    return tables.classes[columns.c[index]!]?.name ?? '';
  }
}

/** The class that an access names. */
export function classText(
  { columns }: Pick<OperationStore, 'columns'>,
  tables: TraceTables,
  access: number,
): string {
  const place = columns.place[access]! & 15;
  if (place === Place.Field || place === Place.Static)
    return tables.fields[columns.b[access]!]!.class;
  return tables.classes[columns.c[access]!]?.name ?? '';
}
