/**
 * The origins in the making: one for each run of the Android model and each place that the object comes
 * from whose code it is. What runs one at a time (the main looper, however many events it has, another
 * looper, a serial pool) is one context; every other origin has its own, told by its code, where its
 * object comes from, and its executor.
 */
import type { Code } from '../../android/flow/code.js';
import type { When } from '../../android/knowledge/knowledge.js';
import type { Executor, Origin, OriginId, OriginKind } from '../../android/origins.js';
import { executorKey, executorNow } from '../../android/origins/executors.js';
import { nameOfCode, placeOfCode } from '../../android/origins/naming.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Cause, InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { Solving } from '../points-to/plugin.js';
import type { ContextId, InstanceId, ObjectId } from '../points-to/points-to.js';

export interface OriginRequest {
  readonly model: OriginId | undefined;
  readonly name: string;
  readonly kind: OriginKind;
  readonly executor: Executor;
  readonly code: Code;
  readonly receiver: ObjectId | undefined;
  readonly bySystem: boolean;
  readonly repeats: boolean;
  readonly openClass: ClassSymbol | undefined;
  readonly certainty: 'known' | 'assumed';
}

export interface OpenOrigin extends Omit<OriginRequest, 'receiver' | 'bySystem'> {
  readonly id: StaticOriginId;
  readonly context: ContextId;
  readonly receivers: Set<ObjectId>;
  readonly entries: Set<InstanceId>;
  readonly causes: Map<string, Cause>;
  /** Objects that the system calls back once the project has created them. */
  readonly created: Set<ObjectId>;
  bySystem: boolean;
}

export class OriginTable {
  readonly #origins: OpenOrigin[] = [];
  readonly #byKey = new Map<string, OpenOrigin>();

  constructor(private readonly solver: Solving) {}

  /** The origin begins with its code, on this receiver; made if it is new. */
  begin(request: OriginRequest): OpenOrigin {
    const origin = this.#open(request);
    const { code, receiver, bySystem } = request;
    origin.bySystem ||= bySystem;
    this.enter(origin, code, receiver);
    return origin;
  }

  /** Another code with which it begins. */
  enter(origin: OpenOrigin, code: Code, receiver: ObjectId | undefined): InstanceId {
    const entry = this.solver.enter(code, origin.context, receiver);
    origin.entries.add(entry);
    if (receiver !== undefined) origin.receivers.add(receiver);
    return entry;
  }

  #open(request: OriginRequest): OpenOrigin {
    const { receiver, model, code, openClass } = request;
    const source = receiver === undefined ? '' : this.solver.objects.sourceOf(receiver);
    const key = `${model ?? `${openClass?.id ?? ''}c`} ${code.id} ${source}`;
    let origin = this.#byKey.get(key);
    if (origin === undefined) {
      origin = {
        ...request,
        id: this.#origins.length as StaticOriginId,
        context: this.#contextOf(request, source),
        receivers: new Set(),
        entries: new Set(),
        causes: new Map(),
        created: new Set(),
      };
      this.#origins.push(origin);
      this.#byKey.set(key, origin);
    }
    return origin;
  }

  #contextOf({ executor, code, name, kind }: OriginRequest, source: string): ContextId {
    const { contexts } = this.solver;
    if (executor.kind === 'main-looper' || kind === 'main') return contexts.main();
    const key = executorKey(executor);
    const one = exclusiveKey(executor);
    if (one !== undefined) return contexts.base(one, key, one);
    return contexts.base(`${code.id} ${source} ${key}`, key, contextName(name, code));
  }

  addCause(
    { causes }: OpenOrigin,
    { instance, statement, isOfMany = false }: Omit<Cause, 'when'>,
    when: When,
  ): void {
    const key = causeKey(instance, statement, when);
    const known = causes.get(key);
    if (known === undefined || isOfMany) causes.set(key, { instance, statement, when, isOfMany });
  }

  /** Statements have other numbers now. */
  move(moved: (at: InstanceSite) => InstanceSite['statement']): void {
    for (const { causes } of this.#origins) {
      const before = [...causes.values()];
      causes.clear();
      for (const cause of before) {
        const statement = moved(cause);
        causes.set(causeKey(cause.instance, statement, cause.when), { ...cause, statement });
      }
    }
  }

  get all(): readonly OpenOrigin[] {
    return this.#origins;
  }

  /** `createdAt`: the statements that create an object. */
  close(createdAt: (object: ObjectId) => readonly InstanceSite[]): StaticOrigin[] {
    for (const origin of this.#origins) {
      for (const site of [...origin.created].flatMap(createdAt)) {
        this.addCause(origin, site, 'later');
      }
    }
    return this.#origins.map((origin) => ({
      id: origin.id,
      model: origin.model,
      name: origin.name,
      kind: origin.kind,
      ...executedBy(executorNow(origin.executor)),
      code: origin.code,
      receivers: ascending(origin.receivers),
      context: origin.context,
      entries: [...origin.entries],
      causes: [...origin.causes.values()],
      bySystem: origin.bySystem,
      repeats: origin.repeats,
      openClass: origin.openClass,
      certainty: origin.certainty,
    }));
  }
}

/** Who calls a method that nobody is seen to call: taken to be one thread for all of them. */
export const CALLERS = 'callers';
export const UNSEEN_CALLERS: Executor = { kind: 'unknown', why: 'nobody is seen who calls it' };

/** Those that run one thing at a time. */
export function exclusiveKey(executor: Executor): string | undefined {
  if (executor === UNSEEN_CALLERS) return CALLERS;
  if (executor.kind === 'main-looper') return 'main';
  const isSerial = executor.kind === 'looper' || (executor.kind === 'pool' && executor.serial);
  return isSerial ? executorKey(executor) : undefined;
}

function executedBy(executor: Executor): Pick<StaticOrigin, 'executor' | 'exclusive'> {
  return { executor, exclusive: exclusiveKey(executor) };
}

function causeKey(instance: InstanceId, statement: StatementIndex, when: When): string {
  return `${instance}:${statement}:${when}`;
}

/** `Worker.run @ Main.java:12`. */
function contextName(name: string, code: Code): string {
  const { file, line } = placeOfCode(code);
  return `${name} @ ${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}

function ascending(ids: ReadonlySet<ObjectId>): ObjectId[] {
  return [...ids].sort((a, b) => a - b);
}

export function requestOf(
  origin: Origin,
  code: Code,
  receiver: ObjectId | undefined,
): Omit<OriginRequest, 'bySystem'> {
  const { id, kind, runsOn, repeats, certainty } = origin;
  const name = nameOfCode(code);
  const executor = runsOn;
  return {
    model: id,
    name,
    kind,
    executor,
    code,
    receiver,
    repeats,
    openClass: undefined,
    certainty,
  };
}
