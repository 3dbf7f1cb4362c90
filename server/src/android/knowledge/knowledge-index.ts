/**
 * The tables made ready for asking: by type and member name. A row holds for subtypes too, so
 * whoever asks walks up the supertypes, nearest first, and takes the first answer.
 */
import { addTo } from '../../base/multi-map.js';
import { supportNameOf } from '../../java/library/support-names.js';
import type {
  AnnotatedCallback,
  CallbackGroup,
  CallGroup,
  ComponentGroup,
  ContainerGroup,
  DelegateGroup,
  ExecutorGroup,
  FluentGroup,
  FreeGroup,
  GeneralRules,
  GivenGroup,
  IdentityGroup,
  KeepGroup,
  KnowledgeTables,
  LockGroup,
  MakingGroup,
  MembersOf,
  ShareableTypes,
  ScreenGroup,
  StateTest,
  StreamGroup,
  ThreadAnnotation,
  ThreadTest,
  WrapperGroup,
} from './knowledge.js';

export type ElementUse = 'read' | 'write' | 'both';

export interface ContainerMethod {
  /** undefined for a method that only gives a view. */
  readonly use: ElementUse | undefined;
  /** What it uses is the object's own state, not elements. */
  readonly state: boolean;
  readonly view: boolean;
  readonly returnsElement: boolean;
  /** Arguments that become elements. */
  readonly stores: readonly number[];
  /** Those of them that are keys; and is what it gives a key, or a view of keys? */
  readonly keys: readonly number[];
  readonly isOfKeys: boolean;
  /** Arguments whose elements become elements. */
  readonly copies: readonly number[];
}

/** What a method does to the elements of an argument. */
export interface GivenUse {
  readonly place: number;
  readonly kind: 'read' | 'write';
}

type ByMember<Row> = Map<string, Row[]>;

export class KnowledgeIndex {
  readonly #callbacks: ByMember<CallbackGroup> = new Map();
  readonly #calls: ByMember<CallGroup> = new Map();
  readonly #executors: ByMember<ExecutorGroup> = new Map();
  readonly #delegates: ByMember<DelegateGroup> = new Map();
  readonly #fluent: ByMember<FluentGroup> = new Map();
  readonly #makes: ByMember<MakingGroup> = new Map();
  readonly #identities: ByMember<IdentityGroup> = new Map();
  readonly #identified: ByMember<IdentityGroup> = new Map();
  readonly #fields: ByMember<ExecutorGroup> = new Map();
  readonly #threads: ByMember<ThreadTest> = new Map();
  readonly #wrappers: ByMember<WrapperGroup> = new Map();
  readonly #locks: ByMember<LockGroup> = new Map();
  readonly #frees: ByMember<FreeGroup> = new Map();
  readonly #freeable = new Set<string>();
  readonly #states: ByMember<StateTest> = new Map();
  readonly #screens: ByMember<ScreenGroup> = new Map();
  readonly #keeping: ByMember<KeepGroup> = new Map();
  readonly #shareable = new Map<string, ShareableTypes>();
  readonly #containers = new Map<string, ContainerMethod>();
  readonly #given: ByMember<GivenUse> = new Map();
  readonly #containerTypes = new Set<string>();
  /** Types whose calls make run what was registered with their object. */
  readonly #observed = new Set<string>();
  readonly #safe = new Set<string>();
  readonly #locked = new Set<string>();
  readonly #components = new Map<string, ComponentGroup>();
  readonly #suffixes: readonly ComponentGroup[];
  readonly #streams = new Map<string, StreamGroup>();
  readonly annotated: readonly AnnotatedCallback[];
  readonly #annotations = new Map<string, ThreadAnnotation['runs']>();
  readonly general: Readonly<Record<keyof GeneralRules, readonly string[]>>;

  constructor(tables: readonly KnowledgeTables[]) {
    for (const table of tables) this.#add(table);
    this.#addTwins();
    this.#suffixes = tables
      .flatMap(({ components = [] }) => components.filter(({ suffix }) => suffix !== undefined))
      .sort((a, b) => b.suffix!.length - a.suffix!.length);
    this.annotated = tables.flatMap(({ annotated = [] }) => annotated);
    this.general = {
      platform: generalOf(tables, 'platform'),
      plainJava: generalOf(tables, 'plainJava'),
      atOnce: generalOf(tables, 'atOnce'),
      unregister: generalOf(tables, 'unregister'),
      plain: generalOf(tables, 'plain'),
      stubs: generalOf(tables, 'stubs'),
      views: generalOf(tables, 'views'),
      injects: generalOf(tables, 'injects'),
      provides: generalOf(tables, 'provides'),
      binds: generalOf(tables, 'binds'),
      qualifiers: generalOf(tables, 'qualifiers'),
      remarks: generalOf(tables, 'remarks'),
      listeners: generalOf(tables, 'listeners'),
      commands: generalOf(tables, 'commands'),
    };
  }

  /** `*` rows included, after the rows that name the method. */
  callback(type: string, method: string): CallbackGroup | undefined {
    return this.namedCallback(type, method) ?? this.#callbacks.get(key(type, '*'))?.[0];
  }

  namedCallback(type: string, method: string): CallbackGroup | undefined {
    return this.#callbacks.get(key(type, method))?.[0];
  }

  /** Several where a method does several things: AsyncTask.execute. */
  calls(type: string, method: string): readonly CallGroup[] {
    return this.#calls.get(key(type, method)) ?? [];
  }

  executor(type: string, method: string): ExecutorGroup | undefined {
    return this.#executors.get(key(type, method))?.[0];
  }

  delegates(type: string, method: string): readonly DelegateGroup[] {
    return this.#delegates.get(key(type, method)) ?? [];
  }

  fluent(type: string, method: string): FluentGroup | undefined {
    return this.#fluent.get(key(type, method))?.[0];
  }

  makes(type: string, method: string): MakingGroup | undefined {
    return this.#makes.get(key(type, method))?.[0];
  }

  /** Does the method or field tell by what the object is told apart? */
  tellsApart(type: string, member: string): boolean {
    return this.#identities.has(key(type, member));
  }

  /** By what the object is told apart that the method gives. */
  toldApartBy(type: string, method: string): IdentityGroup['by'] {
    return this.#identified.get(key(type, method))?.[0]?.by;
  }

  executorField(type: string, field: string): ExecutorGroup | undefined {
    return this.#fields.get(key(type, field))?.[0];
  }

  /** Rows for any class included. */
  threadTest(type: string, method: string): ThreadTest['tells'] | undefined {
    const rows = this.#threads.get(key(type, method)) ?? this.#threads.get(key('*', method));
    return rows?.[0]?.tells;
  }

  threadAnnotation(simpleName: string): ThreadAnnotation['runs'] | undefined {
    return this.#annotations.get(simpleName);
  }

  /** The types of the tables whose objects live so. */
  typesOfLife(lifecycle: string): readonly string[] {
    const all = [...this.#components].filter(([, group]) => group.lifecycle === lifecycle);
    return all.map(([type]) => type);
  }

  component(type: string): ComponentGroup | undefined {
    return this.#components.get(type);
  }

  /** What a class that is not seen is by the end of its name; the longest that fits. */
  componentBySuffix(type: string): ComponentGroup | undefined {
    return this.#suffixes.find(({ suffix }) => type.endsWith(suffix!));
  }

  get streams(): readonly StreamGroup[] {
    return [...new Set(this.#streams.values())];
  }

  stream(type: string): StreamGroup | undefined {
    return this.#streams.get(type);
  }

  containerMethod(type: string, method: string): ContainerMethod | undefined {
    return this.#containers.get(key(type, method));
  }

  given(type: string, method: string): readonly GivenUse[] {
    return this.#given.get(key(type, method)) ?? [];
  }

  isObserved(type: string): boolean {
    return this.#observed.has(type);
  }

  isContainer(type: string): boolean {
    return this.#containerTypes.has(type);
  }

  isSafeContainer(type: string): boolean {
    return this.#safe.has(type);
  }

  isLockedContainer(type: string): boolean {
    return this.#locked.has(type);
  }

  wrapper(type: string, method: string): WrapperGroup['gives'] | undefined {
    return this.#wrappers.get(key(type, method))?.[0]?.gives;
  }

  /** Several where a method lets one go and takes another: StampedLock's conversions. */
  locks(type: string, method: string): readonly LockGroup[] {
    return this.#locks.get(key(type, method)) ?? [];
  }

  free(type: string, method: string): FreeGroup | undefined {
    return this.#frees.get(key(type, method))?.[0];
  }

  /** Has it a method that frees its objects? */
  isFreeable(type: string): boolean {
    return this.#freeable.has(type);
  }

  state(type: string, method: string): StateTest | undefined {
    return this.#states.get(key(type, method))?.[0];
  }

  screen(type: string, method: string): ScreenGroup | undefined {
    return this.#screens.get(key(type, method))?.[0];
  }

  /** `*` rows included. */
  keeping(type: string, method: string): KeepGroup | undefined {
    return (this.#keeping.get(key(type, method)) ?? this.#keeping.get(key(type, '*')))?.[0];
  }

  shareable(type: string): ShareableTypes['because'] | undefined {
    return this.#shareable.get(type)?.because;
  }

  #add(table: KnowledgeTables): void {
    for (const row of table.callbacks ?? []) addMembers(this.#callbacks, row.of, row);
    for (const row of table.calls ?? []) this.#addCall(row);
    for (const row of table.executors ?? []) {
      addMembers(this.#executors, row.of ?? {}, row);
      addMembers(this.#fields, row.fields ?? {}, row);
    }
    for (const row of table.delegates ?? []) addMembers(this.#delegates, row.of, row);
    for (const row of table.fluent ?? []) addMembers(this.#fluent, row.of, row);
    for (const row of table.makes ?? []) addMembers(this.#makes, row.of, row);
    for (const row of table.identities ?? []) {
      addMembers(this.#identities, { ...row.of, ...row.fields }, row);
      addMembers(this.#identified, row.from ?? {}, row);
    }
    for (const row of table.threads ?? []) addMembers(this.#threads, row.of, row);
    for (const row of table.wrappers ?? []) addMembers(this.#wrappers, row.of, row);
    for (const row of table.locks ?? []) addMembers(this.#locks, row.of, row);
    for (const row of table.frees ?? []) {
      addMembers(this.#frees, row.of, row);
      for (const type of Object.keys(row.of)) this.#freeable.add(type);
    }
    for (const row of table.states ?? []) addMembers(this.#states, row.of, row);
    for (const row of table.screens ?? []) addMembers(this.#screens, row.of, row);
    for (const row of table.keeping ?? []) addMembers(this.#keeping, row.of, row);
    for (const row of table.shareable ?? []) addTypes(this.#shareable, row.types, row);
    for (const row of table.containers ?? []) this.#addContainer(row);
    for (const row of table.given ?? []) this.#addGiven(row);
    for (const row of table.components ?? []) addTypes(this.#components, row.types, row);
    for (const row of table.streams ?? []) addTypes(this.#streams, row.types, row);
    for (const { name, runs } of table.annotations ?? []) this.#annotations.set(name, runs);
  }

  /** What is said of a class of AndroidX holds for the one that it was before, unless something is said of that. */
  #addTwins(): void {
    const byMember = [
      ...[
        this.#callbacks,
        this.#calls,
        this.#executors,
        this.#delegates,
        this.#fluent,
        this.#makes,
      ],
      ...[this.#identities, this.#identified, this.#fields, this.#threads, this.#wrappers],
      ...[this.#locks, this.#frees, this.#states, this.#screens, this.#keeping],
      ...[this.#containers, this.#given],
    ];
    const byType = [this.#shareable, this.#components, this.#streams];
    for (const rows of [...byMember, ...byType] as Map<string, unknown>[]) addTwinRows(rows);
    const types = [this.#freeable, this.#containerTypes, this.#observed, this.#safe, this.#locked];
    for (const each of types) {
      for (const type of [...each]) each.add(supportNameOf(type));
    }
  }

  #addCall(row: CallGroup): void {
    addMembers(this.#calls, row.of, row);
    if (row.to !== 'observers' || row.what !== 'receiver') return;
    for (const type of Object.keys(row.of)) this.#observed.add(type);
  }

  #addContainer(row: ContainerGroup): void {
    for (const type of split(row.types)) {
      this.#containerTypes.add(type);
      if (row.safe === true) this.#safe.add(type);
      if (row.locked === true) this.#locked.add(type);
      for (const [method, known] of containerMethods(row, type)) {
        const at = key(type, method);
        if (!this.#containers.has(at)) this.#containers.set(at, known);
      }
      this.#addPlaces(type, row.copies?.[type], 'read');
    }
  }

  #addGiven({ reads = {}, writes = {} }: GivenGroup): void {
    for (const [type, places] of Object.entries(reads)) this.#addPlaces(type, places, 'read');
    for (const [type, places] of Object.entries(writes)) this.#addPlaces(type, places, 'write');
  }

  #addPlaces(type: string, text: string | undefined, kind: GivenUse['kind']): void {
    for (const [method, places] of placesOf(text)) {
      for (const place of places) addTo(this.#given, key(type, method), { place, kind });
    }
  }
}

export function split(names: string | undefined): string[] {
  return (names ?? '').split(' ').filter(Boolean);
}

function key(type: string, member: string): string {
  return `${type}#${member}`;
}

function addMembers<Row>(into: ByMember<Row>, of: MembersOf, row: Row): void {
  for (const [type, members] of Object.entries(of)) {
    for (const member of split(members)) {
      addTo(into, key(type, member), row);
    }
  }
}

/** By type, or by type and member. */
function addTwinRows(rows: Map<string, unknown>): void {
  for (const [at, row] of [...rows]) {
    const [type = '', ...member] = at.split('#');
    const twin = [supportNameOf(type), ...member].join('#');
    if (!rows.has(twin)) rows.set(twin, row);
  }
}

function addTypes<Row>(into: Map<string, Row>, types: string, row: Row): void {
  for (const type of split(types)) if (!into.has(type)) into.set(type, row);
}

function containerMethods(row: ContainerGroup, type: string): Map<string, ContainerMethod> {
  const views = new Set(split(row.views));
  const returns = new Set(split(row.returns));
  const uses = new Map<string, ElementUse>();
  for (const method of split(row.reads)) uses.set(method, 'read');
  for (const method of split(row.writes)) uses.set(method, 'write');
  for (const method of split(row.both)) uses.set(method, 'both');
  const stores = placesOf(row.stores?.[type]);
  const keys = placesOf(row.keys?.[type]);
  const keyed = new Set(split(row.keyed));
  const copies = placesOf(row.copies?.[type]);
  const methods = new Set([
    ...[...uses.keys(), ...views, ...returns],
    ...[...stores.keys(), ...copies.keys()],
  ]);
  return new Map(
    [...methods].map((method) => [
      method,
      {
        use: uses.get(method),
        state: row.state === true,
        view: views.has(method),
        returnsElement: returns.has(method),
        stores: stores.get(method) ?? [],
        keys: keys.get(method) ?? [],
        isOfKeys: keyed.has(method),
        copies: copies.get(method) ?? [],
      },
    ]),
  );
}

/** `put:0,1 add:0`. */
function placesOf(text: string | undefined): Map<string, number[]> {
  return new Map(
    split(text).map((entry) => {
      const [method = '', places = ''] = entry.split(':');
      return [method, places.split(',').map(Number)];
    }),
  );
}

function generalOf(tables: readonly KnowledgeTables[], name: keyof GeneralRules): string[] {
  return [...new Set(tables.flatMap(({ general }) => split(general?.[name])))];
}
