/** Primitive types and their classes (JLS §5.1.2, §5.1.7, §5.1.8). */
import { typeNamed, type Classes } from './classes.js';
import type { PrimitiveName, Type } from './symbols.js';
import { PRIMITIVES, type PrimitiveType } from './types.js';

const BOXES: ReadonlyMap<PrimitiveName, string> = new Map([
  ['boolean', 'java.lang.Boolean'],
  ['byte', 'java.lang.Byte'],
  ['short', 'java.lang.Short'],
  ['char', 'java.lang.Character'],
  ['int', 'java.lang.Integer'],
  ['long', 'java.lang.Long'],
  ['float', 'java.lang.Float'],
  ['double', 'java.lang.Double'],
  ['void', 'java.lang.Void'],
]);

const UNBOXED: ReadonlyMap<string, PrimitiveType> = new Map(
  [...BOXES]
    .filter(([primitive]) => primitive !== 'void')
    .map(([primitive, box]) => [box, PRIMITIVES.get(primitive)!]),
);

/** To which types a primitive widens, itself included, nearest first. */
const WIDER: ReadonlyMap<PrimitiveName, readonly PrimitiveName[]> = new Map([
  ['boolean', ['boolean']],
  ['byte', ['byte', 'short', 'int', 'long', 'float', 'double']],
  ['short', ['short', 'int', 'long', 'float', 'double']],
  ['char', ['char', 'int', 'long', 'float', 'double']],
  ['int', ['int', 'long', 'float', 'double']],
  ['long', ['long', 'float', 'double']],
  ['float', ['float', 'double']],
  ['double', ['double']],
]);

export function boxed(type: Type, classes: Classes): Type {
  return type.kind === 'primitive' ? typeNamed(classes, BOXES.get(type.name)!) : type;
}

/** The primitive of `Integer` and the like; a primitive itself; undefined for the rest. */
export function unboxed(type: Type): PrimitiveType | undefined {
  if (type.kind === 'primitive') return type.name === 'void' ? undefined : type;
  if (type.kind === 'class') return UNBOXED.get(type.class.name);
  if (type.kind !== 'variable' && type.kind !== 'wildcard') return undefined;
  const bound = type.kind === 'variable' ? type.variable.bounds[0] : type.upper;
  return bound?.kind === 'class' ? UNBOXED.get(bound.class.name) : undefined;
}

export function widens(from: PrimitiveName, to: PrimitiveName): boolean {
  return WIDER.get(from)?.includes(to) ?? false;
}

export function isNumeric(type: Type): boolean {
  return type.kind === 'primitive' && type.name !== 'boolean' && type.name !== 'void';
}

/** Binary numeric promotion (JLS §5.6): the type of `a + b`; undefined if one is no number. */
export function promoted(a: Type, b: Type): PrimitiveType | undefined {
  const [first, second] = [unboxed(a), unboxed(b)];
  if (first === undefined || second === undefined) return undefined;
  if (!isNumeric(first) || !isNumeric(second)) return undefined;
  for (const name of ['double', 'float', 'long'] as const) {
    if (first.name === name || second.name === name) return PRIMITIVES.get(name);
  }
  return PRIMITIVES.get('int');
}
