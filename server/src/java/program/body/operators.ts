/**
 * Types of the results of operators (JLS §15.14 to 15.26): numeric promotion of the unboxed operands,
 * strings where one operand of `+` is one. An operand of unknown type leaves what depends on it unknown.
 */
import { BOOLEAN, DOUBLE, FLOAT, INT, LONG, type PrimitiveName, type Type } from '../types.js';

const COMPARISONS: ReadonlySet<string> = new Set([
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '!',
]);
const SHIFTS: ReadonlySet<string> = new Set(['<<', '>>', '>>>']);
const NUMBERS: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>([
  'byte',
  'short',
  'char',
  'int',
  'long',
  'float',
  'double',
]);

export function isNumeric(type: Type): boolean {
  return type.kind === 'primitive' && NUMBERS.has(type.name);
}

export function isBoolean(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'boolean';
}

/** JLS §5.6: of one operand, unboxed. */
export function promoted(type: Type): Type {
  if (type.kind !== 'primitive') return type;
  return type.name === 'byte' || type.name === 'short' || type.name === 'char' ? INT : type;
}

/** JLS §5.6: of two operands, unboxed. */
export function promotedBoth(left: Type, right: Type): Type {
  if (left.kind !== 'primitive') return left;
  if (right.kind !== 'primitive') return right;
  const names = [left.name, right.name];
  if (names.includes('double')) return DOUBLE;
  if (names.includes('float')) return FLOAT;
  return names.includes('long') ? LONG : INT;
}

/** Of an operator but string concatenation; operands unboxed. */
export function binaryType(operator: string, left: Type, right: Type): Type {
  if (COMPARISONS.has(operator)) return BOOLEAN;
  if (SHIFTS.has(operator)) return promoted(left);
  if (isBoolean(left) && isBoolean(right)) return BOOLEAN;
  return promotedBoth(left, right);
}

export function unaryType(operator: string, operand: Type): Type {
  return operator === '!' ? BOOLEAN : promoted(operand);
}
