/**
 * `@GuardedBy` of whatever package, on a field: who reads or writes it holds this lock; on a method:
 * who calls it does. What it names is resolved from the class that has the member: its own and
 * inherited fields and methods, then those of the classes around it. (JCIP, javax.annotation,
 * androidx, Error Prone; `@Holding` of the Checker Framework says the same of methods.)
 */
import { isInnerMember, superclassOf } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol, Type } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { simpleName } from './annotations.js';

export type LockExpression =
  /** `this`, `Outer.this`: the instance of this class. */
  | { readonly kind: 'this'; readonly class: ClassSymbol }
  /** `Foo.class`. */
  | { readonly kind: 'class'; readonly class: ClassSymbol }
  /** The object that is in the field. */
  | { readonly kind: 'itself' }
  /** Of a static one there is no object. */
  | {
      readonly kind: 'field';
      readonly object: LockExpression | undefined;
      readonly field: FieldSymbol;
    }
  | {
      readonly kind: 'method';
      readonly object: LockExpression | undefined;
      readonly method: MethodSymbol;
    }
  /** The k-th parameter of the method that is annotated. */
  | { readonly kind: 'parameter'; readonly place: number }
  | { readonly kind: 'unknown' };

export interface GuardedBy {
  /** As written. */
  readonly text: string;
  readonly lock: LockExpression;
}

/** Class by binary name. */
export type FindClass = (name: string) => ClassSymbol | undefined;

const NAMES = new Set(['GuardedBy', 'GuardedByAny', 'Holding']);

/** Of a field, who touches it, of a method, who calls it holds all of these. */
export function guardedBy(
  member: FieldSymbol | MethodSymbol,
  find: FindClass = () => undefined,
): readonly GuardedBy[] {
  return member.annotations
    .filter(({ name }) => NAMES.has(simpleName(name)))
    .flatMap(({ values }) => values.get('value') ?? [])
    .map((text) => ({ text, lock: parseLock(text, member, find) }));
}

/** Longer chains of superclasses and outer classes are cycles in broken code. */
const LONGEST = 100;

function parseLock(
  text: string,
  member: FieldSymbol | MethodSymbol,
  find: FindClass,
): LockExpression {
  const trimmed = text.trim();
  if (trimmed === 'itself') return { kind: 'itself' };
  const parts = trimmed.split('.').map((part) => part.trim());
  if (parts.some((part) => !/^[\p{L}_$][\p{L}\p{N}_$]*(\(\))?$/u.test(part))) return UNKNOWN;
  return resolveParts(parts, member, find);
}

const UNKNOWN: LockExpression = { kind: 'unknown' };

function resolveParts(
  parts: readonly string[],
  member: FieldSymbol | MethodSymbol,
  find: FindClass,
): LockExpression {
  const begin = firstParts(parts, member, find);
  if (begin === undefined) return UNKNOWN;
  let { lock, scope } = begin;
  for (const part of parts.slice(begin.taken)) {
    const next = scope && memberOf(part, scope, lock);
    if (next === undefined) return UNKNOWN;
    [lock, scope] = [next, classOfResult(next)];
  }
  return lock ?? UNKNOWN;
}

interface Begin {
  /** How many parts it is. */
  readonly taken: number;
  /** undefined for a class by its name, of which static members follow. */
  readonly lock: LockExpression | undefined;
  /** Where the next part is looked up. */
  readonly scope: ClassSymbol | undefined;
}

function firstParts(
  parts: readonly string[],
  member: FieldSymbol | MethodSymbol,
  find: FindClass,
): Begin | undefined {
  const [first = ''] = parts;
  const { owner } = member;
  if (first === 'this') return { taken: 1, lock: { kind: 'this', class: owner }, scope: owner };
  const place =
    'parameters' in member ? member.parameters.findIndex(({ name }) => name === first) : -1;
  if (place >= 0 && 'parameters' in member) {
    const scope = classOfType(member.parameters[place]!.type);
    return { taken: 1, lock: { kind: 'parameter', place }, scope };
  }
  const found = memberAround(first, owner);
  if (found !== undefined) return { taken: 1, lock: found, scope: classOfResult(found) };
  return classParts(parts, owner, find);
}

/** `Foo.class`, `Outer.this`, or a class whose static member follows. */
function classParts(
  parts: readonly string[],
  owner: ClassSymbol,
  find: FindClass,
): Begin | undefined {
  const end = parts.findIndex((part) => part === 'class' || part === 'this');
  const named = end < 0 ? parts.slice(0, -1) : parts.slice(0, end);
  const found = findClassNamed(named, owner, find);
  if (found === undefined) return undefined;
  if (end < 0) return { taken: named.length, lock: undefined, scope: found };
  const kind = parts[end] === 'class' ? 'class' : 'this';
  return {
    taken: end + 1,
    lock: { kind, class: found },
    scope: kind === 'this' ? found : undefined,
  };
}

/** By the names of the classes around, then of their package, then whole. */
function findClassNamed(
  parts: readonly string[],
  owner: ClassSymbol,
  find: FindClass,
): ClassSymbol | undefined {
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  let found: ClassSymbol | undefined;
  for (let at: ClassSymbol | undefined = owner; at !== undefined && !found; at = at.outer) {
    found = at.simpleName === first ? at : at.types.get(first);
  }
  const inPackage = owner.package === '' ? first : `${owner.package}.${first}`;
  found ??= find(inPackage);
  for (const part of rest) found = found?.types.get(part);
  return found ?? find(parts.join('.'));
}

/** Of the class or of one around it. */
function memberAround(name: string, owner: ClassSymbol): LockExpression | undefined {
  let at: ClassSymbol | undefined = owner;
  let isStatic = false;
  for (let steps = 0; at !== undefined && steps < LONGEST; steps++) {
    const found = memberOf(name, at, isStatic ? undefined : { kind: 'this', class: at });
    if (found !== undefined) return found;
    isStatic ||= !isInnerMember(at) && at.source?.enclosing === undefined;
    at = at.outer;
  }
  return undefined;
}

/** A field, or a method without parameters where `()` is written. */
function memberOf(
  name: string,
  symbol: ClassSymbol,
  object: LockExpression | undefined,
): LockExpression | undefined {
  let at: ClassSymbol | undefined = symbol;
  for (let steps = 0; at !== undefined && steps < LONGEST; steps++) {
    const found = name.endsWith('()')
      ? plainMethod(at, name.slice(0, -2), object)
      : plainField(at, name, object);
    if (found !== undefined) return found;
    at = superclassOf(at);
  }
  return undefined;
}

function plainField(
  symbol: ClassSymbol,
  name: string,
  object: LockExpression | undefined,
): LockExpression | undefined {
  const field = symbol.fields.get(name);
  if (field === undefined) return undefined;
  const isStatic = hasModifier(field.modifiers, 'static');
  return { kind: 'field', object: isStatic ? undefined : object, field };
}

function plainMethod(
  symbol: ClassSymbol,
  name: string,
  object: LockExpression | undefined,
): LockExpression | undefined {
  const method = symbol.methods.get(name)?.find(({ parameters }) => parameters.length === 0);
  if (method === undefined) return undefined;
  const isStatic = hasModifier(method.modifiers, 'static');
  return { kind: 'method', object: isStatic ? undefined : object, method };
}

function classOfResult(lock: LockExpression): ClassSymbol | undefined {
  if (lock.kind === 'field') return classOfType(lock.field.type);
  return lock.kind === 'method' ? classOfType(lock.method.result) : undefined;
}

function classOfType(type: Type): ClassSymbol | undefined {
  return type.kind === 'class' ? type.class : undefined;
}
