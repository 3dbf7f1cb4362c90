/**
 * The function of a functional interface (JLS §9.8, §9.9): its one abstract method, those that repeat
 * public methods of Object not counted, with the interface's arguments put in. A wildcard argument
 * stands for its bound.
 */
import { Modifier } from '../syntax/modifiers.js';
import { isAbstract } from './access.js';
import { isInterface } from './implicit-modifiers.js';
import type { Members } from './members.js';
import { asMemberOf, mentions } from './substitution.js';
import type { ClassSymbol, MethodSymbol } from './symbols.js';
import { classType, type ClassType, type Type } from './types.js';

export interface FunctionShape {
  readonly interface: ClassSymbol;
  readonly method: MethodSymbol;
  readonly parameters: readonly Type[];
  readonly result: Type;
}

const MAX_DEPTH = 8;

export class Functions {
  readonly #methods = new Map<ClassSymbol, MethodSymbol | undefined>();

  constructor(private readonly members: Members) {}

  /** undefined if the type is no functional interface. */
  shapeOf(type: Type, depth = 0): FunctionShape | undefined {
    if (depth > MAX_DEPTH) return undefined;
    if (type.kind === 'class') return this.#shapeOfClass(type);
    const parts = partsOf(type);
    for (const part of parts) {
      const shape = this.shapeOf(part, depth + 1);
      if (shape !== undefined) return shape;
    }
    return undefined;
  }

  #shapeOfClass(type: ClassType): FunctionShape | undefined {
    const method = this.methodOf(type.class);
    if (method === undefined) return undefined;
    const { hierarchy } = this.members;
    const owner = hierarchy.asSuper(withoutWildcards(type, hierarchy.classes.object), method.owner);
    const receiver = owner ?? type;
    return {
      interface: type.class,
      method,
      parameters: method.parameters.map((parameter) => asMemberOf(parameter.type, receiver)),
      result: asMemberOf(method.result, receiver),
    };
  }

  /** The one abstract method of an interface. */
  methodOf(symbol: ClassSymbol): MethodSymbol | undefined {
    if (this.#methods.has(symbol)) return this.#methods.get(symbol);
    const method = isInterface(symbol.kind) ? this.#findMethod(symbol) : undefined;
    this.#methods.set(symbol, method);
    return method;
  }

  #findMethod(symbol: ClassSymbol): MethodSymbol | undefined {
    const found = new Set<MethodSymbol>();
    for (const owner of this.members.hierarchy.ancestry(symbol).classes) {
      for (const name of owner.methods.keys()) this.#addAbstract(found, symbol, name);
      if (found.size > 1) return undefined;
    }
    const [only] = found;
    return only;
  }

  #addAbstract(found: Set<MethodSymbol>, symbol: ClassSymbol, name: string): void {
    for (const method of this.members.methods(symbol, name)) {
      if (isAbstract(method) && !this.#isOfObject(method)) found.add(method);
    }
  }

  #isOfObject(method: MethodSymbol): boolean {
    const { object } = this.members.hierarchy.classes;
    const same = object.class.methods.get(method.name) ?? [];
    return same.some(
      (each) => each.descriptor === method.descriptor && (each.modifiers & Modifier.public) !== 0,
    );
  }
}

function partsOf(type: Type): readonly Type[] {
  if (type.kind === 'intersection') return type.parts;
  if (type.kind === 'wildcard')
    return [type.lower ?? type.upper].filter((each) => each !== undefined);
  return [];
}

/** `Function<? super A, ? extends B>` is `Function<A, B>`; a bare `?` is the parameter's bound. */
function withoutWildcards(type: ClassType, object: Type): ClassType {
  if (!type.arguments.some(({ kind }) => kind === 'wildcard')) return type;
  return classType(
    type.class,
    type.arguments.map((argument, index) => {
      if (argument.kind !== 'wildcard') return argument;
      return argument.lower ?? argument.upper ?? boundOf(type.class, index) ?? object;
    }),
  );
}

/** Of a parameter whose bound names no parameter itself. */
function boundOf(symbol: ClassSymbol, index: number): Type | undefined {
  const bound = symbol.typeParameters[index]?.bounds[0];
  return bound === undefined || mentions(bound, symbol.typeParameters) ? undefined : bound;
}
