/**
 * The supertypes of classes and types (JLS §4.10), all of them, with the arguments that they are
 * inherited with. A supertype that is not known is remembered: what the class inherits from it cannot
 * be said.
 */
import type { Classes } from './classes.js';
import { isInterface } from './implicit-modifiers.js';
import { asMemberOf, erase, substitute, substitutionOf, upperBound } from './substitution.js';
import type { ClassSymbol } from './symbols.js';
import { isRaw, ownType, rawType, type ClassType, type Type, type UnknownType } from './types.js';

export interface Ancestry {
  /**
   * The class itself and all its supertypes in terms of its own parameters, nearest first; of an
   * interface Object too. The superclass chain stands before the interfaces.
   */
  readonly types: ReadonlyMap<ClassSymbol, ClassType>;
  /** The keys of `types`. */
  readonly classes: readonly ClassSymbol[];
  /** Supertypes that neither the sources nor the library have. */
  readonly unknown: readonly UnknownType[];
}

/** An end for bounds that go round in a circle. */
const MAX_DEPTH = 16;

export class Hierarchy {
  readonly #ancestries = new Map<ClassSymbol, Ancestry>();

  constructor(readonly classes: Classes) {}

  ancestry(symbol: ClassSymbol): Ancestry {
    const known = this.#ancestries.get(symbol);
    if (known !== undefined) return known;
    const ancestry = this.#computeAncestry(symbol);
    this.#ancestries.set(symbol, ancestry);
    return ancestry;
  }

  #computeAncestry(symbol: ClassSymbol): Ancestry {
    const types = new Map<ClassSymbol, ClassType>();
    const unknown: UnknownType[] = [];
    const add = (type: Type | undefined): ClassType | undefined => {
      if (type?.kind === 'unknown') unknown.push(type);
      if (type?.kind !== 'class' || types.has(type.class)) return undefined;
      types.set(type.class, type);
      return type;
    };
    for (let at = add(ownType(symbol)); at !== undefined;) {
      at = add(inherited(at.class.superclass, at));
    }
    for (const type of types.values()) {
      for (const each of type.class.interfaces) add(inherited(each, type));
    }
    add(this.classes.object);
    return { types, classes: [...types.keys()], unknown };
  }

  isSubclass(symbol: ClassSymbol, of: ClassSymbol): boolean {
    return symbol === of || this.ancestry(symbol).types.has(of);
  }

  /** Of itself or of one above; what is not seen of a class may also be an interface. */
  hasUnseenSuperclass(symbol: ClassSymbol): boolean {
    return this.ancestry(symbol).classes.some(({ superclass }) => superclass?.kind === 'unknown');
  }

  /** Why members of the class may be missing: a supertype that is not known. */
  unknownSupertype(symbol: ClassSymbol): UnknownType | undefined {
    return this.ancestry(symbol).unknown[0];
  }

  /** The type as the given supertype: `ArrayList<Foo>` as Collection is `Collection<Foo>`. */
  asSuper(type: Type, symbol: ClassSymbol, depth = 0): ClassType | undefined {
    if (depth > MAX_DEPTH) return undefined;
    switch (type.kind) {
      case 'class':
        return this.#classAsSuper(type, symbol);
      case 'variable':
        return this.#firstAsSuper(type.variable.bounds, symbol, depth);
      case 'intersection':
        return this.#firstAsSuper(type.parts, symbol, depth);
      case 'wildcard':
        return this.asSuper(upperBound(type, this.classes.object), symbol, depth + 1);
      case 'array':
        return ARRAY_SUPERTYPES.has(symbol.name) ? rawType(symbol) : undefined;
      default:
        return undefined;
    }
  }

  #classAsSuper(type: ClassType, symbol: ClassSymbol): ClassType | undefined {
    if (type.class === symbol) return type;
    const found = this.ancestry(type.class).types.get(symbol);
    if (found === undefined || found.arguments.length === 0) return found;
    return asMemberOf(found, type) as ClassType;
  }

  #firstAsSuper(types: readonly Type[], symbol: ClassSymbol, depth: number): ClassType | undefined {
    for (const type of types) {
      const found = this.asSuper(type, symbol, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * The classes whose members a value of the type has: one, or several for a variable or an
   * intersection with several bounds. Arrays have those of Object; the rest is none or unknown.
   */
  receivers(type: Type, depth = 0): readonly (ClassType | UnknownType)[] {
    if (depth > MAX_DEPTH) return [];
    switch (type.kind) {
      case 'class':
      case 'unknown':
        return [type];
      case 'variable':
        return type.variable.bounds.flatMap((bound) => this.receivers(bound, depth + 1));
      case 'intersection':
        return type.parts.flatMap((part) => this.receivers(part, depth + 1));
      case 'wildcard':
        return this.receivers(upperBound(type, this.classes.object), depth + 1);
      case 'array':
        return [this.classes.object];
      default:
        return [];
    }
  }

  /** The direct supertypes of a type, with its arguments. */
  directSupertypes(type: ClassType): readonly Type[] {
    const { superclass, interfaces } = type.class;
    const all = superclass === undefined ? interfaces : [superclass, ...interfaces];
    if (all.length === 0 && isInterface(type.class.kind)) return [this.classes.object];
    return all.map((each) => inherited(each, type));
  }
}

const ARRAY_SUPERTYPES: ReadonlySet<string> = new Set([
  'java.lang.Object',
  'java.lang.Cloneable',
  'java.io.Serializable',
]);

function inherited(type: Type, by: ClassType): Type;
function inherited(type: Type | undefined, by: ClassType): Type | undefined;
function inherited(type: Type | undefined, by: ClassType): Type | undefined {
  if (type?.kind !== 'class' || type.arguments.length === 0) return type;
  if (isRaw(by)) return erase(type);
  return substitute(type, substitutionOf(by));
}
