/**
 * What the user can see (ERVA 4.6): by default the fields of views and whatever lies in preferences. A
 * project names more: classes and fields by pattern, or further kinds of resources.
 */
import { globToRegExp } from '../../base/glob.js';
import type { Columns } from '../../trace/batch.js';
import { Place } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';

/** `android.widget.**`, `com.x.Screen.title`, `file`, `database`, `table`, `preferences`. */
export type VisibleState = readonly string[];

export const DEFAULT_VISIBLE: VisibleState = [
  'android/widget/**',
  'android/view/**',
  'android/app/*Dialog*',
  'androidx/**/widget/**',
  '**/*View.*',
  '**/*Layout.*',
  '**/*Button.*',
  'preferences',
];

export function createVisibility(
  tables: TraceTables,
  more: VisibleState = [],
): (columns: Columns, op: number) => boolean {
  const patterns = [...DEFAULT_VISIBLE, ...more].map((each) =>
    globToRegExp(each.includes('/') ? each : asPath(each)),
  );
  const known = new Map<string, boolean>();
  const isMatch = (text: string): boolean => {
    const found = known.get(text) ?? patterns.some((pattern) => pattern.test(text));
    known.set(text, found);
    return found;
  };
  return (columns, op) => {
    const place: Place = columns.place[op]! & 15;
    if (place === Place.Resource) return isMatch(tables.resources[columns.b[op]!]?.kind ?? '');
    return isMatch(fieldPath(columns, op, tables, place));
  };
}

/** `com.x.Screen.title` as `com/x/Screen.title`: the last two parts stay together. */
function asPath(pattern: string): string {
  const parts = pattern.split('.');
  const isField = /^[a-z]/.test(parts.at(-1) ?? '') && /^[A-Z]/.test(parts.at(-2) ?? '');
  if (!isField) return parts.join('/');
  return [...parts.slice(0, -2), `${parts.at(-2)!}.${parts.at(-1)!}`].join('/');
}

function fieldPath(columns: Columns, op: number, tables: TraceTables, place: Place): string {
  const isField = place === Place.Field || place === Place.Static;
  const { class: owner = '', name = '' } = isField ? (tables.fields[columns.b[op]!] ?? {}) : {};
  const holder = isField ? owner : (tables.classes[columns.c[op]!]?.name ?? '');
  const dotted = holder.replace(/^L(.*);$/, '$1').replaceAll('.', '/');
  return `${dotted}.${isField ? name : 'entry'}`;
}
