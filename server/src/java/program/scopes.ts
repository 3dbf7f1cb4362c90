/**
 * Which type a simple name stands for at a place (JLS §6.3, §6.4.1): scopes from the inside out, each
 * of which hides the ones around it. The outermost is the file (file-scope.ts).
 */
import type { Classes } from './classes.js';
import { findMemberType } from './member-types.js';
import type { ClassSymbol, TypeVariable } from './symbols.js';
import { missingClassType, rawType, variableType, type Type, type UnknownType } from './types.js';

export interface TypeScope {
  readonly parent: TypeScope | undefined;
  /** What this scope itself gives the name; the ones around it are not asked. */
  own(name: string): Type | undefined;
  /** Said by the outermost: the type of a name that no scope knows. */
  missing?(name: string): UnknownType;
}

/** The type that a simple name stands for; undefined if no scope has it. */
export function findType(scope: TypeScope, name: string): Type | undefined {
  for (let at: TypeScope | undefined = scope; at !== undefined; at = at.parent) {
    const found = at.own(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function missingType(scope: TypeScope, name: string): UnknownType {
  for (let at: TypeScope | undefined = scope; at !== undefined; at = at.parent) {
    const missing = at.missing?.(name);
    if (missing !== undefined) return missing;
  }
  return missingClassType('class-not-found', name);
}

/** The parameters of a generic method, or those of a class in its own header. */
export class TypeParameterScope implements TypeScope {
  constructor(
    readonly parent: TypeScope | undefined,
    private readonly parameters: () => readonly TypeVariable[],
  ) {}

  own(name: string): Type | undefined {
    return findParameter(this.parameters(), name);
  }
}

function findParameter(parameters: readonly TypeVariable[], name: string): Type | undefined {
  const found = parameters.find((parameter) => parameter.name === name);
  return found === undefined ? undefined : variableType(found);
}

/** The body of a class: its member types hide its parameters, which hide what it inherits. */
export class ClassScope implements TypeScope {
  readonly #known = new Map<string, Type | undefined>();

  constructor(
    readonly parent: TypeScope | undefined,
    private readonly symbol: ClassSymbol,
    private readonly classes: Classes,
  ) {}

  own(name: string): Type | undefined {
    if (!this.classes.settled) return this.#find(name);
    if (!this.#known.has(name)) this.#known.set(name, this.#find(name));
    return this.#known.get(name);
  }

  #find(name: string): Type | undefined {
    const declared = this.symbol.types.get(name);
    if (declared !== undefined) return rawType(declared);
    const parameter = findParameter(this.symbol.typeParameters, name);
    if (parameter !== undefined) return parameter;
    const inherited = findMemberType(this.symbol, name);
    return inherited === undefined ? undefined : rawType(inherited);
  }
}

/** What follows the declaration of a local class, and that declaration itself. */
export class LocalTypeScope implements TypeScope {
  /** undefined until it is made. */
  symbol: ClassSymbol | undefined;

  constructor(readonly parent: TypeScope) {}

  own(name: string): Type | undefined {
    return this.symbol?.simpleName === name ? rawType(this.symbol) : undefined;
  }
}
