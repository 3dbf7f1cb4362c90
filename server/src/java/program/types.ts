/**
 * How types are made. Arguments are kept, since `list.get(0).run()` can be resolved only with them. A
 * type that is not known is `unknown` and says why: it is never guessed. Types of classes without
 * arguments are one object each, so that most comparisons are of identities.
 */
import type { ClassSymbol, PrimitiveName, Type, TypeVariable, UnknownCause } from './symbols.js';

export type { PrimitiveName, Type, UnknownCause } from './symbols.js';

export type ClassType = Extract<Type, { kind: 'class' }>;
export type ArrayType = Extract<Type, { kind: 'array' }>;
export type Wildcard = Extract<Type, { kind: 'wildcard' }>;
export type UnknownType = Extract<Type, { kind: 'unknown' }>;
export type PrimitiveType = Extract<Type, { kind: 'primitive' }>;

const NO_TYPES: readonly Type[] = [];

function primitive(name: PrimitiveName): PrimitiveType {
  return { kind: 'primitive', name };
}

export const BOOLEAN = primitive('boolean');
export const BYTE = primitive('byte');
export const SHORT = primitive('short');
export const CHAR = primitive('char');
export const INT = primitive('int');
export const LONG = primitive('long');
export const FLOAT = primitive('float');
export const DOUBLE = primitive('double');
export const VOID = primitive('void');
export const NULL: Type = { kind: 'null' };
/** `?`: an argument of which nothing is known, also where inference found nothing. */
export const ANY: Wildcard = { kind: 'wildcard', upper: undefined, lower: undefined };

export const PRIMITIVES: ReadonlyMap<string, PrimitiveType> = new Map(
  [BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, VOID].map((type) => [type.name, type]),
);

const rawTypes = new WeakMap<ClassSymbol, ClassType>();
const ownTypes = new WeakMap<ClassSymbol, ClassType>();
const variableTypes = new WeakMap<TypeVariable, Type>();

/** The class without arguments: its only type, or its raw one. */
export function rawType(symbol: ClassSymbol): ClassType {
  const known = rawTypes.get(symbol);
  if (known !== undefined) return known;
  const type: ClassType = { kind: 'class', class: symbol, arguments: NO_TYPES };
  rawTypes.set(symbol, type);
  return type;
}

export function classType(symbol: ClassSymbol, typeArguments: readonly Type[]): ClassType {
  if (typeArguments.length === 0) return rawType(symbol);
  return { kind: 'class', class: symbol, arguments: typeArguments };
}

/** The class with its own parameters as arguments: what `this` is in it. */
export function ownType(symbol: ClassSymbol): ClassType {
  const known = ownTypes.get(symbol);
  if (known !== undefined) return known;
  const type = classType(symbol, symbol.typeParameters.map(variableType));
  ownTypes.set(symbol, type);
  return type;
}

export function variableType(variable: TypeVariable): Type {
  const known = variableTypes.get(variable);
  if (known !== undefined) return known;
  const type: Type = { kind: 'variable', variable };
  variableTypes.set(variable, type);
  return type;
}

export function arrayOf(element: Type, dimensions = 1): Type {
  let type = element;
  for (let i = 0; i < dimensions; i++) type = { kind: 'array', element: type };
  return type;
}

export function unknownType(cause: UnknownCause): UnknownType {
  return { kind: 'unknown', cause };
}

/** A member of a value whose type is not known. */
export function unknownReceiver(type: Type, name: string): UnknownCause {
  const missing = type.kind === 'unknown' ? missingIn(type.cause) : undefined;
  return { why: 'receiver-unknown', name, ...(missing !== undefined && { missing }) };
}

function missingIn(cause: UnknownCause): string | undefined {
  if (cause.why === 'class-not-found') return cause.name;
  return cause.why === 'receiver-unknown' ? cause.missing : undefined;
}

/** A class by its full name, of which nothing else is known. */
export function missingClassType(why: 'class-not-found' | 'not-java', name: string): UnknownType {
  return { kind: 'unknown', cause: { why, name }, named: true };
}

export function isRaw(type: ClassType): boolean {
  return type.arguments.length === 0 && type.class.typeParameters.length > 0;
}
