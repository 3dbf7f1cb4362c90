/**
 * Who runs something: the words of the tables made into executors. What a handler or executor stands
 * for is asked of the calls that made it; `current` of the roots whose code makes the call. Where an
 * object cannot be seen, the executor is unknown and says so.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Callers } from '../flow/callers.js';
import { constantOf, placeOfClass, placeOfSite, type Site } from '../flow/code.js';
import { classOfObject, type FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { Where } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Executor } from '../origins.js';
import { givenName, isSerial } from './maker-arguments.js';
import { OwnExecutors, type TaskWay } from './own-executors.js';
import type { ThreadRegions } from './thread-regions.js';

/** Where a word stands: which call or class it is about. */
export interface WhereContext {
  readonly site: Site | undefined;
  readonly call: Call | undefined;
  /** Whose thread is it, if it is one of its own: the class, for its name. */
  readonly class: ClassSymbol | undefined;
  /** What `receiver` means where there is no call: the object whose callback it is. */
  readonly self: readonly FlowObject[];
  /** What a variable of the call holds, where what is posted decides that. */
  readonly chosen?: (variable: Variable) => readonly FlowObject[] | undefined;
}

/** Runs it in the thread that calls; not an executor. */
export const CALLER = 'caller';
/** The same, but never on the main looper. */
export const WORKING_CALLER = 'caller off main';
export type Runner = Executor | typeof CALLER | typeof WORKING_CALLER;

const MAIN: Executor = { kind: 'main-looper' };
/** A thread that nothing gives a name. */
export const UNNAMED_THREAD = 'Thread';
/** Handlers that are made with handlers; circles end here. */
const MOST_STEPS = 8;

export class Executors {
  /** Those that are told by where they are made. */
  readonly placed: Executor[] = [];
  readonly #ownExecutors: OwnExecutors;

  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
    /** Who runs the code in which a call stands. */
    private readonly runnersAt: (site: Site) => readonly Executor[],
    private readonly regions: ThreadRegions,
    private readonly callers: Callers,
  ) {
    this.#ownExecutors = new OwnExecutors(values, knowledge);
  }

  /** The first that the call has an object for. */
  first(wheres: readonly Where[], context: WhereContext, depth = 0): Runner[] {
    for (const where of wheres) {
      const found = this.#resolve(where, context, depth);
      if (found !== undefined) return distinct(found);
    }
    return [unknown('it is not said where')];
  }

  /** undefined if the word asks for an argument that the call has not. */
  #resolve(where: Where, context: WhereContext, depth: number): Runner[] | undefined {
    switch (where) {
      case 'main':
        return [MAIN];
      case 'binder':
        return [{ kind: 'binder' }];
      case CALLER:
        return [CALLER];
      case 'current':
        return this.#current(context);
      case 'new-thread':
        return [{ kind: 'thread', name: this.#threadName(context) }];
      case 'unknown':
        return [unknown('it depends on what is not seen here')];
      case 'receiver':
        return this.#ofReceiver(context, depth);
      default:
        return where.startsWith('argument ') || where === 'result'
          ? this.#ofSelected(where, context, depth)
          : [this.#named(where, context)];
    }
  }

  /** A thread's name is given when it is made. */
  #threadName(context: WhereContext): string {
    for (const object of context.self) {
      for (const site of this.values.makersOf(object)) {
        const call = site.code.body.statements[site.statement];
        const given = call?.kind === 'call' ? givenName(site, call) : undefined;
        if (given !== undefined) return given;
      }
    }
    return threadName(context);
  }

  /**
   * The loopers among those who run the code. A thread without a looper cannot ask for its own, so
   * where some have one the others are not meant.
   */
  #current({ site }: WhereContext): Executor[] {
    const runners = site === undefined ? [] : this.runnersAt(site);
    if (runners.length === 0) return [MAIN];
    const loopers = runners.filter(({ kind }) => kind === 'main-looper' || kind === 'looper');
    return loopers.length > 0 ? loopers : runners.map((runner) => looperOf(runner));
  }

  #ofReceiver(context: WhereContext, depth: number): Runner[] {
    const { site, call, self } = context;
    const objects =
      site !== undefined && call?.receiver !== undefined
        ? this.values.of(site.code, call.receiver)
        : self;
    return this.#ofObjects(objects, context, depth);
  }

  #ofSelected(where: Where, context: WhereContext, depth: number): Runner[] | undefined {
    const { site, call } = context;
    if (site === undefined || call === undefined) return undefined;
    const variables = this.knowledge
      .select(call, where)
      .filter((variable) => constantOf(site.code, variable)?.kind !== 'null');
    if (variables.length === 0) return undefined;
    const objects = variables.flatMap((variable) => [
      ...(context.chosen?.(variable) ?? this.values.of(site.code, variable)),
    ]);
    return this.#ofObjects(objects, context, depth);
  }

  #ofObjects(objects: readonly FlowObject[], context: WhereContext, depth: number): Runner[] {
    const found = objects.flatMap((object) => this.ofObject(object, depth + 1));
    if (found.length > 0) return found;
    const type = context.call?.method?.owner.simpleName ?? 'its maker';
    return [unknown(`where the ${type} comes from is not seen`)];
  }

  /** What a handler, looper, executor or scheduler stands for: by the calls that made it. */
  ofObject(object: FlowObject, depth = 0): Runner[] {
    if (depth > MOST_STEPS) return [];
    if (object.kind === 'library-field') {
      const { owner, name } = object.field;
      const row = this.knowledge.index.executorField(owner.name, name);
      return row === undefined ? [] : this.first(row.gives, NOWHERE, depth);
    }
    const made = this.values.makersOf(object);
    const found = made.flatMap((site) => this.#ofMaker(site, object, depth));
    return found.length > 0
      ? found
      : this.#ownExecutors.waysOf(object).flatMap((way) => this.#ofWay(way, depth));
  }

  /** What an executor of the project does with its task. */
  #ofWay({ site, row, isLater }: TaskWay, depth: number): readonly Runner[] {
    const { code, statement } = site;
    const call = code.body.statements[statement];
    if (call?.kind !== 'call') return [];
    if (row !== undefined && row.when !== 'now') {
      const context = { site, call, class: undefined, self: [] };
      return this.first(row.on ?? ['unknown'], context, depth + 1);
    }
    if (isLater) return this.runnersAt(site);
    const only = this.regions.at(code.body, statement);
    if (only === 'main') return [MAIN];
    return [only === 'worker' ? WORKING_CALLER : CALLER];
  }

  #ofMaker(site: Site, object: FlowObject, depth: number): Runner[] {
    const call = site.code.body.statements[site.statement];
    if (call?.kind !== 'call' || call.method === undefined) return [];
    const row = this.knowledge.of(call.method).executor;
    if (row === undefined) return [];
    const context = { site, call, class: classOfObject(object), self: [] };
    return this.first(row.gives, context, depth);
  }

  /** `looper NAME` and the like, and those that each object has for itself. */
  #named(where: Where, context: WhereContext): Executor {
    const [kind = '', ...rest] = where.split(' ');
    const name = rest.join(' ');
    if (kind === 'own') return this.#own(name, context);
    if (kind === 'looper') return { kind: 'looper', name, place: undefined };
    if (kind === 'serial' || kind === 'pool')
      return { kind: 'pool', name, serial: kind === 'serial' };
    if (kind === 'thread') return { kind: 'thread', name };
    return unknown(`"${where}" is not understood`);
  }

  #own(what: string, context: WhereContext): Executor {
    const { site, class: type } = context;
    const name = threadName(context);
    const serial = isSerial(what, site, context.call, this.callers);
    const make = (): Executor => {
      const place = site !== undefined ? placeOfSite(site) : type && placeOfClass(type);
      if (what === 'looper') return { kind: 'looper', name, place };
      const where = place === undefined ? '' : `, ${baseName(place.file)}:${place.line}`;
      return { kind: 'pool', name: name + where, serial };
    };
    const executor = make();
    MAKERS.set(executor, make);
    this.placed.push(executor);
    return executor;
  }
}

const MAKERS = new WeakMap<Executor, () => Executor>();

/** As it is called by the place that makes it now, if code has moved since it was found. */
export function executorNow(executor: Executor): Executor {
  const make = MAKERS.get(executor);
  if (make === undefined) return executor;
  const now = make();
  MAKERS.set(now, make);
  return now;
}

/** Are those that were one still one, and those that were several still several? */
export function areToldApartAsBefore(executors: readonly Executor[]): boolean {
  const now = new Map<string, string>();
  for (const executor of executors) {
    const before = executorKey(executor);
    const key = executorKey(executorNow(executor));
    if (getOrMake(now, before, () => key) !== key) return false;
  }
  return new Set(now.values()).size === now.size;
}

const NOWHERE: WhereContext = { site: undefined, call: undefined, class: undefined, self: [] };

/** The name that it is given by a string, or else that of its class or of the method that makes it. */
function threadName({ site, call, class: type, self }: WhereContext): string {
  const given = site && call && givenName(site, call);
  if (given !== undefined) return given;
  const named = self.map(classOfObject).find((symbol) => symbol?.source !== undefined) ?? type;
  if (named?.source !== undefined && named.simpleName !== '') return named.simpleName;
  const method = call?.method;
  if (method === undefined || method.name === 'start') return UNNAMED_THREAD;
  return method.name === '<init>' ? method.owner.simpleName : method.name;
}

/** A thread that makes a handler of its own has a looper. */
function looperOf(runner: Executor): Executor {
  if (runner.kind === 'thread') return { kind: 'looper', name: runner.name, place: undefined };
  return runner.kind === 'pool' ? unknown('a thread of a pool has no looper') : runner;
}

export function unknown(why: string): Executor {
  return { kind: 'unknown', why };
}

/** Two that are the same thread, or the same set of threads, have the same key. */
export function executorKey(runner: Runner): string {
  if (typeof runner === 'string') return runner;
  switch (runner.kind) {
    case 'looper':
      return `looper ${runner.name} ${runner.place?.file ?? ''}:${runner.place?.line ?? 0}`;
    case 'thread':
      return `thread ${runner.name}`;
    case 'pool':
      return `${runner.serial ? 'serial' : 'pool'} ${runner.name}`;
    case 'unknown':
      return 'unknown';
    default:
      return runner.kind;
  }
}

function distinct(runners: readonly Runner[]): Runner[] {
  return [...new Map(runners.map((runner) => [executorKey(runner), runner])).values()];
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
