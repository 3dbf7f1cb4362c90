/**
 * The data of the noise filter (thesis 4.4): whose code is not the user's, and which operations and
 * events commute with others. Our own file is commutative.json; users add theirs, in the same form:
 *
 *   { "library": ["com.vendor.sdk."], "user": ["com.android.myapp."],
 *     "entries": [ { "kind": "field", "class": "com.x.Stats", "field": "hits", "reason": "…" } ] }
 *
 * A name in an entry is exact, or ends in `*`. With `"sameThread": true` the operations commute only
 * between events of one thread: two threads that add to an ArrayList at the same time break it. What
 * does not fit is told with its place and left out.
 */

/** Both accesses touch this field. */
export interface FieldEntry {
  readonly kind: 'field';
  readonly class: string;
  readonly field: string;
  readonly sameThread?: boolean;
  readonly reason: string;
}

/** Both accesses are made on behalf of one of these methods. */
export interface MethodEntry {
  readonly kind: 'method';
  readonly class: string;
  readonly methods: readonly string[];
  readonly sameThread?: boolean;
  readonly reason: string;
}

/** One of the accesses is made by an event that runs this callback. */
export interface EventEntry {
  readonly kind: 'event';
  readonly owner: string;
  readonly callback: string;
  readonly reason: string;
}

export type FilterEntry = FieldEntry | MethodEntry | EventEntry;

export interface FilterData {
  /** Prefixes of class names of the platform and of libraries. */
  readonly library: readonly string[];
  /** Prefixes of class names that are the user's although a library's prefix covers them. */
  readonly user: readonly string[];
  readonly entries: readonly FilterEntry[];
}

export interface FilterReading {
  readonly data: FilterData;
  /** One sentence each. */
  readonly problems: readonly string[];
}

type Shape = Readonly<Record<string, 'text' | 'texts' | 'switch'>>;

const SHAPES: Readonly<Record<FilterEntry['kind'], Shape>> = {
  field: { class: 'text', field: 'text', sameThread: 'switch', reason: 'text' },
  method: { class: 'text', methods: 'texts', sameThread: 'switch', reason: 'text' },
  event: { owner: 'text', callback: 'text', reason: 'text' },
};

/** Reads filter data from the text of a JSON file. */
export function parseFilter(text: string): FilterReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { data: EMPTY, problems: [`This is not JSON: ${reason}`] };
  }
  return readFilter(value);
}

export const EMPTY: FilterData = { library: [], user: [], entries: [] };

const KEYS = ['library', 'user', 'entries'];

export function readFilter(value: unknown): FilterReading {
  if (!isRecord(value)) {
    return { data: EMPTY, problems: ['A filter is an object with library, user and entries.'] };
  }
  const problems = Object.keys(value)
    .filter((key) => !KEYS.includes(key))
    .map((key) => `'${key}' is not known here: expected library, user or entries.`);
  const data = {
    library: readTexts(value['library'], 'library', problems),
    user: readTexts(value['user'], 'user', problems),
    entries: readEntries(value['entries'], problems),
  };
  return { data, problems };
}

function readTexts(value: unknown, name: string, problems: string[]): readonly string[] {
  if (value === undefined) return [];
  if (isTexts(value)) return value;
  problems.push(`'${name}' is a list of texts.`);
  return [];
}

function readEntries(value: unknown, problems: string[]): readonly FilterEntry[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push("'entries' is a list.");
    return [];
  }
  return value.filter((entry, index): entry is FilterEntry => {
    const trouble = troubleWith(entry);
    if (trouble !== undefined) problems.push(`Entry ${index + 1}: ${trouble}`);
    return trouble === undefined;
  });
}

function troubleWith(entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'it is not an object.';
  const { kind, ...rest } = entry;
  if (kind !== 'field' && kind !== 'method' && kind !== 'event') {
    return "its kind is 'field', 'method' or 'event'.";
  }
  const shape = SHAPES[kind];
  for (const [name, type] of Object.entries(shape)) {
    if (!fits(rest[name], type)) return `a ${kind} entry has '${name}', ${KINDS_OF_VALUE[type]}.`;
  }
  const unknown = Object.keys(rest).find((name) => !(name in shape));
  return unknown === undefined ? undefined : `a ${kind} entry has no '${unknown}'.`;
}

const KINDS_OF_VALUE = { text: 'a text', texts: 'a list of texts', switch: 'true or false' };

function fits(value: unknown, type: Shape[string]): boolean {
  if (type === 'switch') return value === undefined || typeof value === 'boolean';
  return type === 'text' ? isText(value) : isTexts(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

export function joinFilters(filters: readonly FilterData[]): FilterData {
  return {
    library: filters.flatMap(({ library }) => library),
    user: filters.flatMap(({ user }) => user),
    entries: filters.flatMap(({ entries }) => entries),
  };
}
