/**
 * The names behind the ids of a trace. Every table is an array whose row 0 stands for "none", so an
 * id indexes it directly. Rows are plain data: tables travel between threads as they are.
 */

export type ThreadKind = 'looper' | 'binder' | 'worker';
export type QueueKind = 'looper' | 'binder';
export type CallbackKind =
  'lifecycle' | 'ui' | 'focus' | 'service' | 'broadcast' | 'timer' | 'idle' | 'message' | 'other';
export type ComponentKind =
  'application' | 'activity' | 'fragment' | 'service' | 'receiver' | 'provider' | 'other';
export type ResourceKind = 'file' | 'database' | 'table' | 'preferences';

export const THREAD_KINDS: readonly ThreadKind[] = ['looper', 'binder', 'worker'];
export const QUEUE_KINDS: readonly QueueKind[] = ['looper', 'binder'];
export const CALLBACK_KINDS: readonly CallbackKind[] = [
  'lifecycle',
  'ui',
  'focus',
  'service',
  'broadcast',
  'timer',
  'idle',
  'message',
  'other',
];
export const COMPONENT_KINDS: readonly ComponentKind[] = [
  'application',
  'activity',
  'fragment',
  'service',
  'receiver',
  'provider',
  'other',
];
export const RESOURCE_KINDS: readonly ResourceKind[] = ['file', 'database', 'table', 'preferences'];

/** What every row has: `label` is the id as its file writes it, without the racetrace letter. */
interface Row {
  readonly label: string;
}

export interface Process extends Row {
  readonly name: string;
}

export interface Thread extends Row {
  readonly kind: ThreadKind;
  readonly name: string;
  /** Process id; 0 where not recorded. */
  readonly process: number;
}

export interface Queue extends Row {
  readonly kind: QueueKind;
  readonly name: string;
}

export interface Class extends Row {
  readonly name: string;
}

export interface Field extends Row {
  /** The declaring class, or '' where not recorded. */
  readonly class: string;
  /** The field's name; in DroidRacer logs its offset or index. */
  readonly name: string;
  readonly volatile: boolean;
}

/** A place in the source; parts that were not recorded are '' and 0. */
export interface Site extends Row {
  readonly class: string;
  readonly method: string;
  readonly file: string;
  readonly line: number;
}

export interface Stack extends Row {
  /** Site ids, innermost first. */
  readonly sites: readonly number[];
}

/** Something that the platform calls: `onDestroy` of `com.x.A`, a click, a broadcast. */
export interface Callback extends Row {
  readonly kind: CallbackKind;
  /** Class, component or action it belongs to; '' where not recorded. */
  readonly owner: string;
  readonly name: string;
}

/** One instance of a component. Its number is not dense: components are looked up by number. */
export interface Component extends Row {
  readonly kind: ComponentKind;
  readonly class: string;
}

export interface Resource extends Row {
  readonly kind: ResourceKind;
  readonly name: string;
}

export interface Name extends Row {
  readonly text: string;
}

/** Where events come from outside the app: a touch screen, a sensor, the network. */
export interface Source extends Row {
  readonly name: string;
}

/** The tables that are lists; all but `about` have a row 0 that means none. */
export const LIST_TABLES = [
  'about',
  'processes',
  'threads',
  'queues',
  'classes',
  'fields',
  'sites',
  'stacks',
  'callbacks',
  'resources',
  'names',
  'sources',
] as const satisfies readonly (keyof TraceTables)[];

export type ListTable = (typeof LIST_TABLES)[number];
export type MapTable = 'components' | 'objectNames';

/** What a table says about an id from now on. */
export interface Revision {
  readonly table: ListTable | MapTable;
  readonly id: number;
  readonly row: unknown;
}

export interface TraceTables {
  /** What the file says about itself, in the order of the file. */
  readonly about: { readonly key: string; readonly value: string }[];
  readonly processes: Process[];
  readonly threads: Thread[];
  readonly queues: Queue[];
  readonly classes: Class[];
  readonly fields: Field[];
  readonly sites: Site[];
  readonly stacks: Stack[];
  readonly callbacks: Callback[];
  readonly resources: Resource[];
  readonly names: Name[];
  readonly sources: Source[];
  readonly components: Map<number, Component>;
  /** How objects are written: `o12`, `0x410fe450`, or by a name of their own (STD locks). */
  readonly objects: 'numbered' | 'hex' | readonly string[];
  /** Names that a racetrace gives to objects. */
  readonly objectNames: Map<number, string>;
  /**
   * Where revisions are noted, if anybody wants to hear of them: what a reader does to its tables other
   * than adding rows to lists.
   */
  revised?: Revision[];
}

export function createTables(objects: TraceTables['objects'] = 'numbered'): TraceTables {
  return {
    about: [],
    processes: [{ label: '', name: '' }],
    threads: [{ label: '', kind: 'worker', name: '', process: 0 }],
    queues: [{ label: '', kind: 'looper', name: '' }],
    classes: [{ label: '', name: '' }],
    fields: [{ label: '', class: '', name: '', volatile: false }],
    sites: [{ label: '', class: '', method: '', file: '', line: 0 }],
    stacks: [{ label: '', sites: [] }],
    callbacks: [{ label: '', kind: 'other', owner: '', name: '' }],
    resources: [{ label: '', kind: 'file', name: '' }],
    names: [{ label: '', text: '' }],
    sources: [{ label: '', name: '' }],
    components: new Map(),
    objects,
    objectNames: new Map(),
  };
}

type RowOf<Table extends ListTable | MapTable> = Table extends MapTable
  ? TraceTables[Table] extends Map<number, infer Entry>
    ? Entry
    : never
  : TraceTables[Table] extends (infer Each)[]
    ? Each
    : never;

/** Puts a row into a map, or in the place of one that a list has. */
export function reviseRow<Table extends ListTable | MapTable>(
  tables: TraceTables,
  table: Table,
  id: number,
  row: RowOf<Table>,
): void {
  const rows = tables[table] as unknown[] | Map<number, unknown>;
  if (rows instanceof Map) rows.set(id, row);
  else rows[id] = row;
  tables.revised?.push({ table, id, row });
}

/** The object as its file writes it. */
export function objectText(tables: TraceTables, object: number): string {
  const name = tables.objectNames.get(object);
  if (name !== undefined) return name;
  if (tables.objects === 'numbered') return `o${object}`;
  if (tables.objects === 'hex') return `0x${object.toString(16).padStart(8, '0')}`;
  return tables.objects[object] ?? `#${object}`;
}

/** A site as a Java stack frame, as far as it is known. */
export function siteText(site: Site): string {
  const method = [site.class, site.method].filter((part) => part !== '').join('.');
  const place = site.line > 0 ? `${site.file}:${site.line}` : site.file;
  if (place === '') return method === '' ? site.label : method;
  return `${method}(${place})`;
}
