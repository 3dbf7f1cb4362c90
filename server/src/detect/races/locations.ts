/** Where a race happens, in the words of the trace. */
import type { Columns } from '../../trace/batch.js';
import { Place } from '../../trace/operations.js';
import { objectText, type TraceTables } from '../../trace/tables.js';
import type { RaceLocation } from '../report.js';

/** The columns that give the location of an access, kept until the report is written. */
export interface TouchedLocation {
  readonly place: Place;
  readonly object: number;
  readonly part: number;
  readonly class: number;
}

export function touchedBy(columns: Columns, index: number): TouchedLocation {
  return {
    place: columns.place[index]! & 15,
    object: columns.a[index]!,
    part: columns.b[index]!,
    class: columns.c[index]!,
  };
}

export function describeLocation(
  { place, object, part, class: row }: TouchedLocation,
  tables: TraceTables,
): RaceLocation {
  if (place === Place.Resource) return { resource: tables.resources[part]?.name ?? '' };
  if (place === Place.Field || place === Place.Static) {
    const { class: owner, name } = tables.fields[part] ?? { class: '', name: '' };
    const instance = place === Place.Field ? { object: objectText(tables, object) } : {};
    return { ...instance, ...(owner === '' ? {} : { class: owner }), field: name };
  }
  const owner = tables.classes[row]?.name ?? '';
  return {
    object: objectText(tables, object),
    ...(owner === '' ? {} : { class: owner }),
    field: partText(place, part, tables),
  };
}

/** An element, an entry or the whole, as a racetrace writes it behind the object. */
export function partText(place: Place, part: number, tables: TraceTables): string {
  if (place === Place.Element) return `[${part}]`;
  if (place === Place.Slot) return `{${part}}`;
  if (place === Place.Entry) return `{${tables.names[part]?.text ?? ''}}`;
  return '{}';
}

/** A short name for people: `TrackActivity.providerUtils`, `o5[3]`. */
export function locationText({ object, class: owner, field, resource }: RaceLocation): string {
  if (resource !== undefined) return resource;
  if (field === undefined || field === '') return object ?? owner ?? 'a location';
  if (/^[[{]/.test(field)) return `${object ?? ''}${field}`;
  const type = owner === undefined ? undefined : simpleName(owner);
  return [type ?? object, field].filter((part) => part !== undefined).join('.');
}

/** The last part of a class name, dotted or as a descriptor. */
export function simpleName(name: string): string {
  return name.replace(/;$/, '').split(/[./]/).pop() ?? name;
}
