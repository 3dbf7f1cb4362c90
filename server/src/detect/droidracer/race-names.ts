/** What a race is called: where it happens, its stable id, and the group that it belongs to. */
import type { Columns } from '../../trace/batch.js';
import { Place } from '../../trace/operations.js';
import { objectText, siteText, type TraceTables } from '../../trace/tables.js';
import type { Race, RaceLocation } from '../report.js';
import { classText } from './locations.js';

export function describeLocation(
  columns: Columns,
  tables: TraceTables,
  access: number,
): RaceLocation {
  const place: Place = columns.place[access]! & 15;
  const part = columns.b[access]!;
  if (place === Place.Resource) return { resource: tables.resources[part]?.name ?? '' };
  const owner = classText({ columns }, tables, access);
  return {
    ...(place !== Place.Static && { object: objectText(tables, columns.a[access]!) }),
    ...(owner !== '' && { class: owner }),
    field: partText(place, part, tables),
  };
}

/** A field's name; an element, an entry or the whole as a racetrace writes it behind the object. */
function partText(place: Place, part: number, tables: TraceTables): string {
  if (place === Place.Field || place === Place.Static) return tables.fields[part]?.name ?? '';
  if (place === Place.Element) return `[${part}]`;
  if (place === Place.Slot) return `{${part}}`;
  return place === Place.Entry ? `{${tables.names[part]?.text ?? ''}}` : '{}';
}

/** The methods that the two accesses stand in; without them, the class and field. */
export function groupOf({ accesses, location }: Omit<Race, 'id' | 'group'>): string {
  const methods = accesses.map(({ stack: [innermost] }) =>
    innermost === undefined ? undefined : siteText({ label: '', ...innermost }),
  );
  if (!methods.includes(undefined)) return methods.sort().join(' | ');
  return location.resource ?? [location.class, location.field].join('.');
}

/** Kind, location, category, sites and kinds of access; where a side has no site, the operations. */
export function idOf({ kind, category, location, accesses }: Omit<Race, 'id'>): string {
  const sides = accesses.map(({ site, kind: access, op }) =>
    site === undefined ? `${op}` : `${access} ${siteText({ label: '', ...site })}`,
  );
  return `${kind}-${hash([category, JSON.stringify(location), ...sides].join('\n'))}`;
}

/** FNV-1a with two bases, as twelve hexadecimal digits. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  const digits = (number: number) => (number >>> 0).toString(16).padStart(8, '0');
  return (digits(low) + digits(high)).slice(0, 12);
}
