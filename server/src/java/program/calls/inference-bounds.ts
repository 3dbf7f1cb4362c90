/**
 * What is known of the variables of a generic call while its type arguments are inferred (JLS ch. 18,
 * simplified: bounds are collected from arguments, results of functions and the wanted type, and each
 * variable is then solved by itself: equal bounds first, then the least upper bound of the lower ones,
 * then the upper ones). What no bound says is `?` within the bound of the variable.
 */
import { boxed } from '../boxing.js';
import { leastUpperBound } from '../least-upper-bound.js';
import { mentions, substitute, upperBound } from '../substitution.js';
import type { Subtyping } from '../subtyping.js';
import type { TypeVariable } from '../symbols.js';
import { ANY, type ClassType, type Type, type Wildcard } from '../types.js';

interface Bounds {
  readonly equal: Type[];
  readonly lower: Type[];
  readonly upper: Type[];
  /** An argument of unknown type would have said more. */
  unknown: Type | undefined;
}

const MAX_DEPTH = 12;

export class InferenceBounds {
  readonly #bounds = new Map<TypeVariable, Bounds>();

  constructor(
    private readonly subtyping: Subtyping,
    private readonly variables: readonly TypeVariable[],
  ) {
    for (const variable of variables) {
      this.#bounds.set(variable, { equal: [], lower: [], upper: [], unknown: undefined });
    }
  }

  /** Does the type name a variable that is to be inferred? */
  isAbout(type: Type): boolean {
    return mentions(type, this.variables);
  }

  isSolvable(type: Type): boolean {
    return this.variables.every(
      (variable) => !mentions(type, [variable]) || this.#solution(variable) !== undefined,
    );
  }

  /** A value of the given type is passed where the formal one is declared. */
  reduceSubtype(given: Type, formal: Type, depth = 0): void {
    if (depth > MAX_DEPTH || !mentions(formal, this.variables)) return;
    switch (formal.kind) {
      case 'variable':
        this.#addLower(formal.variable, given);
        return;
      case 'class':
        this.#reduceClass(given, formal, depth);
        return;
      case 'array':
        if (given.kind === 'array') this.#reduceElement(given.element, formal.element, depth);
        else if (given.kind === 'unknown') this.#markUnknown(formal, given);
        return;
      case 'intersection':
        for (const part of formal.parts) this.reduceSubtype(given, part, depth + 1);
        return;
      case 'wildcard':
        this.#reduceWildcard(given, formal, depth);
        return;
      default:
    }
  }

  #reduceWildcard(given: Type, formal: Wildcard, depth: number): void {
    const bound = formal.lower ?? formal.upper;
    if (bound !== undefined) this.reduceSubtype(given, bound, depth + 1);
  }

  #reduceElement(given: Type, formal: Type, depth: number): void {
    if (given.kind === 'primitive') return;
    this.reduceSubtype(given, formal, depth + 1);
  }

  #reduceClass(given: Type, formal: ClassType, depth: number): void {
    if (given.kind === 'unknown') {
      this.#markUnknown(formal, given);
      return;
    }
    const boxedType = boxed(given, this.subtyping.hierarchy.classes);
    const found = this.subtyping.hierarchy.asSuper(boxedType, formal.class);
    if (found === undefined) return;
    found.arguments.forEach((argument, i) => {
      this.#reduceArgument(argument, formal.arguments[i] ?? ANY, depth + 1);
    });
  }

  /** A type argument is within a formal one. */
  #reduceArgument(given: Type, formal: Type, depth: number): void {
    if (depth > MAX_DEPTH || !mentions(formal, this.variables)) return;
    if (formal.kind !== 'wildcard') {
      if (given.kind !== 'wildcard') this.reduceEqual(given, formal, depth);
      else if (given.upper !== undefined) this.reduceEqual(given.upper, formal, depth);
      return;
    }
    if (formal.lower !== undefined) {
      const lower = given.kind === 'wildcard' ? given.lower : given;
      if (lower !== undefined) this.reduceSupertype(lower, formal.lower, depth + 1);
      return;
    }
    const upper = given.kind === 'wildcard' ? given.upper : given;
    if (upper !== undefined && formal.upper !== undefined) {
      this.reduceSubtype(upper, formal.upper, depth + 1);
    }
  }

  reduceEqual(given: Type, formal: Type, depth = 0): void {
    if (depth > MAX_DEPTH) return;
    if (formal.kind === 'variable') this.#add(formal.variable, 'equal', given);
    else if (formal.kind === 'array' && given.kind === 'array') {
      this.reduceEqual(given.element, formal.element, depth + 1);
    } else if (formal.kind === 'class' && given.kind === 'class' && formal.class === given.class) {
      given.arguments.forEach((argument, i) => {
        this.#reduceArgument(argument, formal.arguments[i] ?? ANY, depth + 1);
      });
    }
  }

  /** The formal type must be a subtype of the given one: the wanted type of a result. */
  reduceSupertype(given: Type, formal: Type, depth = 0): void {
    if (depth > MAX_DEPTH || !mentions(formal, this.variables)) return;
    if (given.kind === 'wildcard') {
      if (given.upper !== undefined) this.reduceSupertype(given.upper, formal, depth + 1);
      return;
    }
    if (formal.kind === 'variable') {
      this.#add(formal.variable, 'upper', boxed(given, this.subtyping.hierarchy.classes));
    } else if (formal.kind === 'array' && given.kind === 'array') {
      this.reduceSupertype(given.element, formal.element, depth + 1);
    } else if (formal.kind === 'class' && given.kind === 'class') {
      this.#reduceSuperclass(given, formal, depth);
    }
  }

  #reduceSuperclass(given: ClassType, formal: ClassType, depth: number): void {
    const seen = this.subtyping.hierarchy.asSuper(formal, given.class);
    if (seen === undefined) return;
    given.arguments.forEach((wanted, i) => {
      const argument = seen.arguments[i];
      if (argument === undefined) return;
      if (wanted.kind !== 'wildcard') this.reduceEqual(wanted, argument, depth + 1);
      else if (wanted.lower !== undefined) this.reduceSubtype(wanted.lower, argument, depth + 1);
      else if (wanted.upper !== undefined) this.reduceSupertype(wanted.upper, argument, depth + 1);
    });
  }

  #addLower(variable: TypeVariable, given: Type): void {
    if (given.kind === 'null' || (given.kind === 'primitive' && given.name === 'void')) return;
    this.#add(variable, 'lower', boxed(given, this.subtyping.hierarchy.classes));
  }

  #add(variable: TypeVariable, side: 'equal' | 'lower' | 'upper', type: Type): void {
    const bounds = this.#bounds.get(variable);
    if (bounds === undefined) return;
    if (type.kind === 'unknown') bounds.unknown ??= type;
    else if (type.kind === 'wildcard') {
      if (type.upper !== undefined) bounds[side].push(type.upper);
    } else bounds[side].push(type);
  }

  #markUnknown(formal: Type, unknown: Type): void {
    for (const [variable, bounds] of this.#bounds) {
      if (mentions(formal, [variable])) bounds.unknown ??= unknown;
    }
  }

  /** What the bounds say of a variable; undefined if nothing. */
  #solution(variable: TypeVariable): Type | undefined {
    const { equal, lower, upper, unknown } = this.#bounds.get(variable)!;
    if (equal[0] !== undefined) return equal[0];
    if (lower.length > 0) return unknown ?? leastUpperBound(lower, this.subtyping);
    return this.#narrowest(upper) ?? unknown;
  }

  #narrowest(types: readonly Type[]): Type | undefined {
    return (
      types.find((type) => types.every((other) => this.subtyping.isErasedSubtype(type, other))) ??
      types[0]
    );
  }

  /** The type with what is known so far put in, and `?` for what is not. */
  apply(type: Type): Type {
    return mentions(type, this.variables) ? substitute(type, this.solutions()) : type;
  }

  /** What a value of the type is, with what is known so far. */
  applyUpper(type: Type): Type {
    return upperBound(this.apply(type), this.subtyping.hierarchy.classes.object);
  }

  solutions(): Map<TypeVariable, Type> {
    const solutions = new Map<TypeVariable, Type>();
    this.#incorporateBounds();
    for (const variable of this.variables) {
      solutions.set(variable, this.#solution(variable) ?? ANY);
    }
    for (const variable of this.variables) {
      if (solutions.get(variable) === ANY) solutions.set(variable, declared(variable, solutions));
    }
    return solutions;
  }

  /** `<T, C extends Collection<T>>`: what C is tells T. */
  #incorporateBounds(): void {
    for (const variable of this.variables) {
      const solution = this.#solution(variable);
      if (solution === undefined || solution.kind === 'unknown') continue;
      for (const bound of variable.bounds) {
        const open = this.variables.filter((each) => this.#solution(each) === undefined);
        if (mentions(bound, open)) this.reduceSubtype(solution, bound);
      }
    }
  }
}

/** The bound of a variable that nothing else is known of. */
function declared(variable: TypeVariable, solutions: ReadonlyMap<TypeVariable, Type>): Type {
  const [bound] = variable.bounds;
  if (bound === undefined || (bound.kind === 'class' && bound.class.name === 'java.lang.Object')) {
    return ANY;
  }
  const upper = substitute(bound, solutions);
  return upper.kind === 'wildcard' ? upper : { kind: 'wildcard', upper, lower: undefined };
}
