/**
 * Values that nobody is seen to give: what a library returns, a cast of what it returns, a field that
 * is filled by injection, an argument of a callback. Asked when all else is known, and only where a
 * variable of a project's type holds nothing.
 *
 * What is of the platform (a view, an activity, a fragment) is one of the objects of that class that
 * are known. What is injected is one object of its class for all. Else it is an object of its own.
 */
import type { Code } from '../../android/flow/code.js';
import {
  UNKNOWN,
  type Statement,
  type StatementIndex,
  type Variable,
} from '../../java/ir/statements.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId, Type } from '../../java/program/symbols.js';
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import { fieldsStoredIn } from '../../java/ir/selecting.js';
import type { NodeId } from '../points-to/nodes.js';
import type { PlaceId } from '../points-to/contexts.js';
import type { Solving } from '../points-to/plugin.js';
import type { AbstractObject, CodeInstance, ContextId, ObjectId } from '../points-to/points-to.js';
import type { Components } from './components.js';
import type { OriginTable } from './origin-table.js';

/** Tells apart, of one statement, what it makes and what it is given by nobody. */
const GIVEN = 1000;

interface Suspect {
  readonly index: StatementIndex;
  readonly to: Variable;
  readonly class: ClassSymbol;
  /** Of a load. */
  readonly field: FieldSymbol | undefined;
}

export class Unknowns {
  readonly #suspects = new Map<Code, readonly Suspect[]>();
  readonly #stored: ReadonlySet<JavaFieldId>;
  /** Objects by class, as many as have been looked at. */
  readonly #byClass = new Map<ClassSymbol, { made: ObjectId[]; created: ObjectId[] }>();
  #sorted = 0;
  /** Instances that have been looked at: what they lacked they were given. */
  #seen = 0;

  constructor(
    private readonly solver: Solving,
    private readonly hierarchy: Hierarchy,
    private readonly components: Components,
    private readonly origins: OriginTable,
    codes: readonly Code[],
  ) {
    this.#stored = storedFields(codes);
  }

  quiet(): void {
    for (; this.#seen < this.solver.instances.length; this.#seen++) {
      const instance = this.solver.instances[this.#seen]!;
      for (const suspect of this.#suspectsOf(instance.code)) this.#look(instance, suspect);
    }
    for (const { entries, openClass, certainty } of [...this.origins.all]) {
      const isForAll = openClass !== undefined && certainty === 'known';
      for (const entry of entries) this.#giveArguments(this.solver.instances[entry]!, isForAll);
    }
  }

  #suspectsOf(code: Code): readonly Suspect[] {
    let known = this.#suspects.get(code);
    if (known === undefined) {
      known = code.body.statements.flatMap((statement, index) => {
        return this.#suspect(code, statement, index as StatementIndex);
      });
      this.#suspects.set(code, known);
    }
    return known;
  }

  #suspect({ body }: Code, statement: Statement, index: StatementIndex): Suspect[] {
    const to = unknownTarget(statement);
    const symbol = to === undefined ? undefined : ownClass(body.variables[to]!.type);
    if (to === undefined || symbol === undefined) return [];
    const isLoad = statement.kind === 'load' || statement.kind === 'static-load';
    const field = isLoad ? statement.field : undefined;
    if (field !== undefined && (this.#stored.has(field.id) || isHiddenField(field))) return [];
    return [{ index, to, class: symbol, field }];
  }

  #look({ id, code, context }: CodeInstance, { index, to, class: symbol, field }: Suspect): void {
    const node = this.solver.variable(id, to);
    if (node === undefined || this.solver.pointees(node).length > 0) return;
    if (field !== undefined) {
      for (const each of this.components.concrete(symbol)) {
        this.solver.add(node, this.components.of(each));
      }
    } else this.#give(node, symbol, context, this.solver.objects.placeOf(code, index, GIVEN));
  }

  /** Of what the system calls, nobody else knows what it is given; what is for all may be given anything. */
  #giveArguments({ id, code, context }: CodeInstance, isForAll: boolean): void {
    code.body.parameters.forEach((parameter, index) => {
      const { type, kind } = code.body.variables[parameter]!;
      const symbol = ownClass(type);
      const node = this.solver.variable(id, parameter);
      if (kind === 'this' || symbol === undefined || node === undefined) return;
      if (!isForAll && this.solver.pointees(node).length > 0) return;
      const place = this.solver.objects.placeNamed(`argument ${code.id} ${index}`);
      this.#give(node, symbol, context, place);
    });
  }

  #give(node: NodeId, symbol: ClassSymbol, context: ContextId, place: PlaceId): void {
    const isShared = this.#isOfPlatform(symbol);
    const known = isShared ? this.#known(symbol) : [];
    for (const object of known) this.solver.add(node, object);
    if (known.length > 0) return;
    for (const each of this.components.concrete(symbol)) {
      const object = isShared ? this.components.of(each) : this.#own(each, context, place);
      this.solver.add(node, object);
    }
  }

  /** An object of its own. */
  #own(symbol: ClassSymbol, context: ContextId, place: PlaceId): ObjectId {
    const own = this.solver.objects.placeNamed(`${place} ${symbol.id}`);
    const made = { kind: 'opaque', class: symbol, site: undefined, closure: undefined } as const;
    return this.solver.object(own, context, () => made);
  }

  /** Does it extend or implement something of a library: are its objects in other hands too? */
  #isOfPlatform(symbol: ClassSymbol): boolean {
    const types = [...this.hierarchy.ancestry(symbol).types.keys()];
    return types.some(({ source, name }) => source === undefined && !isPlain(name));
  }

  /** Those that the platform makes before those that the project makes. */
  #known(symbol: ClassSymbol): readonly ObjectId[] {
    const { all } = this.solver.objects;
    for (; this.#sorted < all.length; this.#sorted++) this.#sort(all[this.#sorted]!);
    const found = this.#byClass.get(symbol);
    if (found === undefined) return [];
    return found.made.length > 0 ? found.made : found.created;
  }

  #sort({ id, kind, class: symbol }: AbstractObject): void {
    if (symbol === undefined || (kind !== 'component' && kind !== 'allocated')) return;
    for (const type of this.hierarchy.ancestry(symbol).types.keys()) {
      if (type.source === undefined) continue;
      let found = this.#byClass.get(type);
      if (found === undefined) this.#byClass.set(type, (found = { made: [], created: [] }));
      (kind === 'component' ? found.made : found.created).push(id);
    }
  }
}

/**
 * The platform hands out its own: views, activities, threads. That a class is an interface of the language
 * (Closeable, Runnable) does not put its objects into other hands.
 */
function isPlain(name: string): boolean {
  if (name === 'java.lang.Thread') return false;
  return name.startsWith('java.') || name === 'android.os.Parcelable';
}

function unknownTarget(statement: Statement): Variable | undefined {
  switch (statement.kind) {
    case 'call':
    case 'load':
    case 'static-load':
      return statement.to;
    case 'copy':
      return statement.cast === undefined ? undefined : statement.to;
    case 'compute':
      return statement.operator === UNKNOWN ? statement.to : undefined;
    default:
      return undefined;
  }
}

function ownClass(type: Type): ClassSymbol | undefined {
  return type.kind === 'class' && type.class.source !== undefined ? type.class : undefined;
}

function storedFields(codes: readonly Code[]): Set<JavaFieldId> {
  const stored = new Set<JavaFieldId>();
  for (const { body } of codes) {
    for (const { id } of fieldsStoredIn(body)) stored.add(id);
  }
  return stored;
}
