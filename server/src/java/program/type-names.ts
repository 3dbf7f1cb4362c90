/**
 * Types as written become types (JLS §6.5.5): simple and qualified names, arguments, arrays,
 * wildcards. A class that is neither in the sources nor in the library is unknown, under the best
 * full name that can be given to it.
 */
import type { TypeRef } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import { generatorOf } from './generated-names.js';
import { findMemberType } from './member-types.js';
import { findType, missingType, type TypeScope } from './scopes.js';
import type { ClassSymbol } from './symbols.js';
import {
  ANY,
  arrayOf,
  classType,
  PRIMITIVES,
  rawType,
  missingClassType,
  type Type,
} from './types.js';

/** Deeper arguments than anybody writes are left out. */
const MAX_DEPTH = 32;

export function resolveType(ref: TypeRef, scope: TypeScope, classes: Classes, depth = 0): Type {
  const element = resolveElement(ref, scope, classes, depth);
  return ref.dimensions === 0 ? element : arrayOf(element, ref.dimensions);
}

function resolveElement(ref: TypeRef, scope: TypeScope, classes: Classes, depth: number): Type {
  if (ref.name === '?') return resolveWildcard(ref, scope, classes, depth);
  const primitive = PRIMITIVES.get(ref.name);
  if (primitive !== undefined) return primitive;
  const plain = resolveTypeName(ref.name, scope, classes);
  const named = withArguments(plain, ref, scope, classes, depth);
  return ref.upper.length === 0 ? named : intersection(named, ref, scope, classes, depth);
}

function withArguments(
  plain: Type,
  ref: TypeRef,
  scope: TypeScope,
  classes: Classes,
  depth: number,
): Type {
  if (plain.kind !== 'class' || ref.arguments.length === 0 || depth > MAX_DEPTH) return plain;
  if (plain.class.typeParameters.length !== ref.arguments.length) return plain;
  return classType(
    plain.class,
    ref.arguments.map((argument) => resolveType(argument, scope, classes, depth + 1)),
  );
}

function intersection(
  first: Type,
  ref: TypeRef,
  scope: TypeScope,
  classes: Classes,
  depth: number,
): Type {
  if (depth > MAX_DEPTH) return first;
  const others = ref.upper.map((part) => resolveType(part, scope, classes, depth + 1));
  return { kind: 'intersection', parts: [first, ...others] };
}

function resolveWildcard(ref: TypeRef, scope: TypeScope, classes: Classes, depth: number): Type {
  if (depth > MAX_DEPTH) return ANY;
  if (ref.lower !== undefined) {
    const lower = resolveType(ref.lower, scope, classes, depth + 1);
    return { kind: 'wildcard', upper: undefined, lower };
  }
  const [first] = ref.upper;
  if (first === undefined) return ANY;
  const upper = resolveType(first, scope, classes, depth + 1);
  return { kind: 'wildcard', upper, lower: undefined };
}

/** `Entry`, `Map.Entry` or `java.util.Map.Entry`, without arguments. */
export function resolveTypeName(name: string, scope: TypeScope, classes: Classes): Type {
  const dot = name.indexOf('.');
  if (dot < 0) return findType(scope, name) ?? missingType(scope, name);
  const first = name.slice(0, dot);
  const found = findType(scope, first);
  if (found !== undefined) return memberOf(found, name.slice(dot + 1), classes);
  return findQualified(name, classes) ?? missingQualified(name, first, scope);
}

function missingQualified(name: string, first: string, scope: TypeScope): Type {
  const written = isClassLike(first) ? missingType(scope, first).cause.name : first;
  return missingClass(written + name.slice(first.length));
}

/** `B.C` in the type that A stands for. */
function memberOf(start: Type, path: string, classes: Classes): Type {
  if (start.kind === 'unknown') return missingClass(`${start.cause.name}.${path}`);
  if (start.kind !== 'class') return missingClass(path);
  let at = start.class;
  for (const part of path.split('.')) {
    const next = findMemberType(at, part);
    if (next === undefined) {
      const name = `${at.name}.${path}`;
      const generated = classes.generated(name);
      return generated === undefined ? missingClass(name) : rawType(generated);
    }
    at = next;
  }
  return rawType(at);
}

/** A canonical name: of a top-level class, or of a member of the one with the shortest name. */
export function findQualified(name: string, classes: Classes): Type | undefined {
  const whole = findTop(name, classes);
  if (whole !== undefined) return rawType(whole);
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const top = findTop(name.slice(0, dot), classes);
    if (top !== undefined) return memberOf(rawType(top), name.slice(dot + 1), classes);
  }
  return undefined;
}

function findTop(name: string, classes: Classes): ClassSymbol | undefined {
  return classes.find(name) ?? classes.generated(name);
}

export function missingClass(name: string): Type & { kind: 'unknown' } {
  const why = generatorOf(name) === undefined ? 'class-not-found' : 'not-java';
  return missingClassType(why, name);
}

/** By convention, and only to name what was not found: packages are written small. */
function isClassLike(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}
