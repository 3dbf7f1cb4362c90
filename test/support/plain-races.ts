/**
 * Data races, obviously: every pair of accesses of a trace is looked at, with the definition of
 * docs/causality.md as conditions. What the detector finds in one pass must agree with it.
 */
import type { FilterData } from '../../server/src/detect/noise/filter-data.js';
import type { Columns, OperationStore } from '../../server/src/trace/batch.js';
import { Flag, isAccess, OpKind, Place } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import type { PlainOrder } from './plain-clock.js';

export interface PlainRace {
  /** Positions in the trace. */
  readonly first: number;
  readonly second: number;
  /** What is touched, as a text; of an entry and its whole container, the container. */
  readonly location: string;
  readonly filtered: boolean;
}

export interface PlainOptions {
  /** Do common locks exclude? */
  readonly locks: boolean;
  readonly filter: FilterData;
}

/** Lock to how it is held: true for shared. */
type Held = readonly { readonly lock: number; readonly shared: boolean }[];

export function plainRaces(
  { columns, length }: OperationStore,
  tables: TraceTables,
  order: PlainOrder,
  options: PlainOptions,
): PlainRace[] {
  const excluded = excludedByLocks({ columns, length });
  const races: PlainRace[] = [];
  for (let second = 0; second < length; second++) {
    if (!mayRace(columns, second)) continue;
    for (let first = 0; first < second; first++) {
      const location = mayRace(columns, first) ? conflict(columns, first, second) : undefined;
      if (location === undefined || order.precedes(first, second)) continue;
      if (options.locks && excluded(first, second)) continue;
      const filtered = isNoise(columns, first, second, tables, options.filter);
      races.push({ first, second, location, filtered });
    }
  }
  return races;
}

/** Do two operations of a trace hold a lock in common? */
export function excludedByLocks({
  columns,
  length,
}: Pick<OperationStore, 'columns' | 'length'>): (one: number, other: number) => boolean {
  const held = heldLocks(columns, length);
  return (one, other) => exclude(held[one]!, held[other]!);
}

function mayRace({ kind, flags, place }: Columns, op: number): boolean {
  return isAccess(kind[op]!) && (flags[op]! & Flag.Volatile) === 0 && place[op] !== Place.None;
}

function conflict(columns: Columns, first: number, second: number): string | undefined {
  const { kind, a } = columns;
  if (kind[first] !== OpKind.Write && kind[second] !== OpKind.Write) return undefined;
  const [one, other] = [locationText(columns, first), locationText(columns, second)];
  if (one === other) return one;
  const [here, there] = [containerPlace(columns, first), containerPlace(columns, second)];
  const wholly = here === 'whole' ? there === 'entry' : here === 'entry' && there === 'whole';
  return wholly && a[first] === a[second] ? `${Place.Whole} ${a[first]!} 0` : undefined;
}

export function locationText({ place, a, b }: Columns, op: number): string {
  return `${place[op]! & 15} ${a[op]!} ${b[op]!}`;
}

function containerPlace({ place }: Columns, op: number): 'whole' | 'entry' | undefined {
  if (place[op] === Place.Whole) return 'whole';
  return place[op] === Place.Slot || place[op] === Place.Entry ? 'entry' : undefined;
}

function heldLocks({ kind, thread, a, flags }: Columns, length: number): Held[] {
  const now = new Map<number, Held>();
  return Array.from({ length }, (_, op) => {
    const held = now.get(thread[op]!) ?? [];
    const lock = { lock: a[op]!, shared: (flags[op]! & Flag.Shared) !== 0 };
    if (kind[op] === OpKind.Lock) now.set(thread[op]!, [...held, lock]);
    if (kind[op] === OpKind.Unlock) now.set(thread[op]!, without(held, lock));
    return held;
  });
}

function without(held: Held, { lock, shared }: Held[number]): Held {
  const at = held.findLastIndex((each) => each.lock === lock && each.shared === shared);
  return held.filter((_, index) => index !== at);
}

function exclude(one: Held, other: Held): boolean {
  return one.some(({ lock, shared }) =>
    other.some((each) => each.lock === lock && !(shared && each.shared)),
  );
}

/** The class of the site is all that the random traces give to the filter. */
function isNoise(
  { site, thread, b, place }: Columns,
  first: number,
  second: number,
  tables: TraceTables,
  { library, entries }: FilterData,
): boolean {
  const sites = [first, second].map((op) => ({
    none: site[op] === 0,
    ...tables.sites[site[op]!]!,
  }));
  const isLibrary = (name: string) => library.some((prefix) => name.startsWith(prefix));
  if (sites.some((each) => !each.none && isLibrary(each.class))) return true;
  const here = thread[first] === thread[second];
  return entries.some((entry) => {
    if (entry.kind === 'event' || (entry.sameThread === true && !here)) return false;
    if (entry.kind === 'method') {
      const on = (each: (typeof sites)[number]) =>
        each.class === entry.class && entry.methods.includes(each.method);
      return sites.every(on);
    }
    const fields = [first, second].map((op) =>
      place[op] === Place.Field || place[op] === Place.Static ? tables.fields[b[op]!] : undefined,
    );
    return fields.every((field) => field?.class === entry.class && field.name === entry.field);
  });
}
