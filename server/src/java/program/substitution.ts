/**
 * Types with other types put for their variables (JLS §4.5, §8.4.2), and erasure (§4.6). Capture is
 * simplified: a wildcard put for a variable stays a wildcard; who wants its members asks upperBound.
 * Types that grow without end (a call chain that wraps its receiver each time) are cut with `?`.
 */
import type { TypeVariable } from './symbols.js';
import { ANY, arrayOf, classType, isRaw, rawType, type ClassType, type Type } from './types.js';

export type Substitution = ReadonlyMap<TypeVariable, Type>;

const MAX_DEPTH = 16;
const NOTHING: Substitution = new Map();

export function substitute(type: Type, by: Substitution, depth = 0): Type {
  if (by.size === 0 || type.kind === 'primitive') return type;
  switch (type.kind) {
    case 'variable':
      return by.get(type.variable) ?? type;
    case 'class':
      return type.arguments.length === 0 ? type : substituteArguments(type, by, depth);
    case 'array':
      return substituteElement(type, by, depth);
    case 'wildcard':
      return substituteWildcard(type.upper, type.lower, by, depth);
    case 'intersection':
      return {
        kind: 'intersection',
        parts: type.parts.map((part) => substitute(part, by, depth + 1)),
      };
    default:
      return type;
  }
}

function substituteArguments(type: ClassType, by: Substitution, depth: number): Type {
  if (depth > MAX_DEPTH)
    return classType(
      type.class,
      type.arguments.map(() => ANY),
    );
  const replaced = type.arguments.map((argument) => {
    const after = substitute(argument, by, depth + 1);
    return after.kind === 'primitive' ? ANY : after;
  });
  const isSame = replaced.every((argument, i) => argument === type.arguments[i]);
  return isSame ? type : classType(type.class, replaced);
}

function substituteElement(type: Type & { kind: 'array' }, by: Substitution, depth: number): Type {
  const element = substitute(type.element, by, depth);
  if (element === type.element) return type;
  return arrayOf(element.kind === 'wildcard' ? (element.upper ?? type.element) : element);
}

function substituteWildcard(
  upper: Type | undefined,
  lower: Type | undefined,
  by: Substitution,
  depth: number,
): Type {
  if (depth > MAX_DEPTH) return ANY;
  if (lower !== undefined) {
    const after = substitute(lower, by, depth + 1);
    const bound = after.kind === 'wildcard' ? (after.lower ?? after.upper) : after;
    return bound === undefined ? ANY : { kind: 'wildcard', upper: undefined, lower: bound };
  }
  if (upper === undefined) return ANY;
  const after = substitute(upper, by, depth + 1);
  const bound = after.kind === 'wildcard' ? after.upper : after;
  return bound === undefined ? ANY : { kind: 'wildcard', upper: bound, lower: undefined };
}

/** The arguments of a type for the parameters of its class. A `?` takes the parameter's bound. */
export function substitutionOf(type: ClassType): Substitution {
  if (type.arguments.length === 0) return NOTHING;
  const by = new Map<TypeVariable, Type>();
  type.class.typeParameters.forEach((parameter, index) => {
    by.set(parameter, type.arguments[index] ?? ANY);
  });
  for (const [parameter, argument] of by) {
    if (argument === ANY) by.set(parameter, boundOf(parameter, by));
  }
  return by;
}

/** `?` for `T extends Comparable<T>` is `? extends Comparable<?>`. */
function boundOf(parameter: TypeVariable, by: Substitution): Type {
  const [bound] = parameter.bounds;
  if (bound?.kind !== 'class' || bound.class.name === 'java.lang.Object') return ANY;
  const upper = substitute(bound, by);
  return { kind: 'wildcard', upper, lower: undefined };
}

/** Nothing to put in, nothing to erase: most types. */
function isPlain(type: Type): boolean {
  return type.kind === 'primitive' || (type.kind === 'class' && type.arguments.length === 0);
}

/** A type that a member of the receiver's class has, seen through the receiver. */
export function asMemberOf(type: Type, receiver: ClassType): Type {
  if (isPlain(type)) return type;
  if (isRaw(receiver)) return erase(type);
  return receiver.arguments.length === 0 ? type : substitute(type, substitutionOf(receiver));
}

export function erase(type: Type, depth = 0): Type {
  switch (type.kind) {
    case 'class':
      return type.arguments.length === 0 ? type : rawType(type.class);
    case 'array':
      return arrayOf(erase(type.element, depth));
    case 'variable':
      return eraseFirst(type.variable.bounds, type, depth);
    case 'intersection':
      return eraseFirst(type.parts, type, depth);
    case 'wildcard':
      return eraseFirst(type.upper === undefined ? [] : [type.upper], type, depth);
    default:
      return type;
  }
}

/** Bounds that go round in a circle (`T extends T`) erase to nothing better than themselves. */
function eraseFirst(bounds: readonly Type[], self: Type, depth: number): Type {
  const [first] = bounds;
  return first === undefined || depth > MAX_DEPTH ? self : erase(first, depth + 1);
}

/** What a value of the type surely is: the bound of a wildcard. */
export function upperBound(type: Type, object: Type): Type {
  return type.kind === 'wildcard' ? (type.upper ?? object) : type;
}

/** Does the type name one of these variables? */
export function mentions(type: Type, variables: readonly TypeVariable[], depth = 0): boolean {
  if (depth > MAX_DEPTH || variables.length === 0) return false;
  switch (type.kind) {
    case 'variable':
      return variables.includes(type.variable);
    case 'class':
      return type.arguments.some((argument) => mentions(argument, variables, depth + 1));
    case 'array':
      return mentions(type.element, variables, depth);
    case 'intersection':
      return type.parts.some((part) => mentions(part, variables, depth + 1));
    case 'wildcard':
      return [type.upper, type.lower].some(
        (bound) => bound !== undefined && mentions(bound, variables, depth + 1),
      );
    default:
      return false;
  }
}

/** The same type, written twice. Unknown classes are the same when they were looked for by one name. */
export function sameType(a: Type, b: Type, depth = 0): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind || depth > MAX_DEPTH) return false;
  switch (a.kind) {
    case 'primitive':
      return a.name === (b as typeof a).name;
    case 'class':
      return (
        a.class === (b as typeof a).class &&
        sameTypes(a.arguments, (b as typeof a).arguments, depth)
      );
    case 'array':
      return sameType(a.element, (b as typeof a).element, depth);
    case 'variable':
      return a.variable === (b as typeof a).variable;
    case 'wildcard':
      return (
        sameBound(a.upper, (b as typeof a).upper, depth) &&
        sameBound(a.lower, (b as typeof a).lower, depth)
      );
    case 'intersection':
      return sameTypes(a.parts, (b as typeof a).parts, depth);
    case 'null':
      return true;
    case 'unknown':
      return (
        a.named === (b as typeof a).named &&
        a.cause.why === (b as typeof a).cause.why &&
        a.cause.name === (b as typeof a).cause.name
      );
  }
}

function sameBound(a: Type | undefined, b: Type | undefined, depth: number): boolean {
  if (a === undefined || b === undefined) return a === b;
  return sameType(a, b, depth + 1);
}

export function sameTypes(a: readonly Type[], b: readonly Type[], depth = 0): boolean {
  return a.length === b.length && a.every((type, index) => sameType(type, b[index]!, depth + 1));
}
