/** What a race is called: where it happens, its stable id, and the group that it belongs to. */
import { hashText } from '../../base/hash-text.js';
import type { Columns } from '../../trace/batch.js';
import { Place } from '../../trace/operations.js';
import { objectText, siteText, type TraceTables } from '../../trace/tables.js';
import { partText } from '../races/locations.js';
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
  const isField = place === Place.Field || place === Place.Static;
  const owner = classText({ columns }, tables, access);
  return {
    ...(place !== Place.Static && { object: objectText(tables, columns.a[access]!) }),
    ...(owner !== '' && { class: owner }),
    field: isField ? (tables.fields[part]?.name ?? '') : partText(place, part, tables),
  };
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
  return `${kind}-${hashText([category, JSON.stringify(location), ...sides].join('\n'))}`;
}
