/**
 * Updates in two steps of which each is safe: what a locked or volatile getter gave is changed and handed to the setter
 * (`set(get() + 1)`), or the value is read in one locked region and written back in another. Nobody sees a half-done
 * value, but whoever comes in between has his update undone. Each is the second of two steps (body-accesses.ts): it
 * meets another such pair alone, with the locks that are held from the first step to the second.
 *
 * Numbers only: a reference that is set to something new is seldom an update. A method that subclasses override is left
 * out.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { callsIn, storesIn, type AnyStore } from '../../java/ir/selecting.js';
import type { Body, Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { sourcesOf } from '../body/dependence.js';
import type { LocksHeld } from '../body/patterns.js';
import { originalOf, storedPath } from '../body/stored-path.js';
import type { BodyAccess } from './body-accesses.js';

/** A method that stores its parameter, or gives what it loads. */
interface Accessor {
  readonly field: FieldSymbol;
  /** Of a setter: which argument. */
  readonly place: number;
}

interface Known {
  readonly accesses: readonly BodyAccess[];
  /** What calls were taken to run. */
  readonly asked: readonly (readonly [MethodSymbol, Body | undefined])[];
}

export class SplitUpdates {
  readonly #known = new Map<Body, Known>();

  constructor(
    private readonly locks: LocksHeld,
    private readonly bodiesOf: (method: MethodSymbol) => readonly Body[],
  ) {}

  of(body: Body): readonly BodyAccess[] {
    const known = this.#known.get(body);
    if (known?.asked.every(([method, run]) => this.#runBy(method) === run)) return known.accesses;
    const asked: [MethodSymbol, Body | undefined][] = [];
    const accesses = [...this.#byRegions(body), ...this.#byAccessors(body, asked)];
    this.#known.set(body, { accesses, asked });
    return accesses;
  }

  forget(bodies: Iterable<Body>): void {
    for (const body of bodies) this.#known.delete(body);
  }

  #runBy(method: MethodSymbol): Body | undefined {
    const bodies = this.bodiesOf(method);
    return bodies.length === 1 ? bodies[0] : undefined;
  }

  /** Read in one locked region, written back in another. */
  #byRegions(body: Body): BodyAccess[] {
    return storesIn(body).flatMap((at) => {
      const store = body.statements[at] as AnyStore;
      if (!isNumber(store.field)) return [];
      const held = this.locks.at(body, at);
      if (held.length === 0) return [];
      const enters = new Set(held.map(({ enter }) => enter));
      const since = this.#sourcesIn(body, store.from, at).find((load) => {
        if (pathsOf(body).source(body.statements[load]!) !== storedPath(body, store)) return false;
        const before = this.locks.at(body, load);
        return before.length > 0 && !before.some(({ enter }) => enters.has(enter));
      });
      const base = store.kind === 'store' ? store.object : undefined;
      return since === undefined ? [] : [secondStep(at, since, base, store.field)];
    });
  }

  #byAccessors(body: Body, asked: [MethodSymbol, Body | undefined][]): BodyAccess[] {
    return callsIn(body).flatMap((at) => {
      const call = body.statements[at] as Call;
      if (!mayUpdate(body, call)) return [];
      const setter = this.#accessor(call, asked, (each) => this.#setterOf(each));
      if (setter === undefined) return [];
      const given = call.arguments[setter.place]!;
      const since = this.#sourcesIn(body, given, at).find((source) => {
        const read = body.statements[source]!;
        if (read.kind !== 'call' || !isOfOne(body, read, call)) return false;
        const getter = this.#accessor(read, asked, (each) => this.#getterOf(each));
        return getter?.field === setter.field;
      });
      return since === undefined ? [] : [secondStep(at, since, call.receiver, setter.field)];
    });
  }

  #sourcesIn(body: Body, value: Variable, at: StatementIndex): StatementIndex[] {
    const flow = controlFlowOf(body);
    return sourcesOf(body, [value], at).filter((source) => flow.reaches(source, at));
  }

  #accessor(
    { method }: Call,
    asked: [MethodSymbol, Body | undefined][],
    find: (body: Body) => Accessor | undefined,
  ): Accessor | undefined {
    if (method?.owner.source === undefined) return undefined;
    const body = this.#runBy(method);
    asked.push([method, body]);
    return body && find(body);
  }

  #setterOf(body: Body): Accessor | undefined {
    for (const at of storesIn(body)) {
      const store = body.statements[at] as AnyStore;
      const place = parametersOf(body).indexOf(originalOf(body, store.from));
      if (place < 0 || !this.#isSafe(body, store, at)) continue;
      return { field: store.field, place };
    }
    return undefined;
  }

  #getterOf(body: Body): Accessor | undefined {
    const given = body.statements.find((each) => each.kind === 'return' && each.from !== undefined);
    if (given?.kind !== 'return' || given.from === undefined) return undefined;
    const load = pathsOf(body).definitions[originalOf(body, given.from)];
    if (load?.kind !== 'load' && load?.kind !== 'static-load') return undefined;
    const at = body.statements.indexOf(load) as StatementIndex;
    return this.#isSafe(body, load, at) ? { field: load.field, place: -1 } : undefined;
  }

  /** Of the object itself, and as safe as one access can be: others race by themselves. */
  #isSafe(
    body: Body,
    access: Extract<Statement, { kind: 'load' | 'static-load' }> | AnyStore,
    at: StatementIndex,
  ): boolean {
    const isOwn = !('object' in access) || body.variables[access.object]!.kind === 'this';
    if (!isOwn || !isNumber(access.field)) return false;
    return hasModifier(access.field.modifiers, 'volatile') || this.locks.at(body, at).length > 0;
  }
}

function secondStep(
  statement: StatementIndex,
  since: StatementIndex,
  base: Variable | undefined,
  field: FieldSymbol,
): BodyAccess {
  return { statement, since, kind: 'write', base, field, frees: false, container: 'updated' };
}

/** On the same object, or both on none. */
function isOfOne(body: Body, { receiver: one }: Call, { receiver: other }: Call): boolean {
  if (one === undefined || other === undefined) return one === other;
  return pathsOf(body).of(one) === pathsOf(body).of(other);
}

function mayUpdate(body: Body, { method, arguments: given }: Call): boolean {
  if (method?.owner.source === undefined || method.name === '<init>') return false;
  return given.some((each) => body.variables[each]!.type.kind === 'primitive');
}

function isNumber({ type }: FieldSymbol): boolean {
  return type.kind === 'primitive' && type.name !== 'boolean';
}

/** Without `this`. */
function parametersOf({ parameters, variables }: Body): readonly Variable[] {
  return parameters.filter((each) => variables[each]!.kind !== 'this');
}
