/**
 * Numbers, texts and the boxes of numbers: no object that the model or points-to follow can be in a
 * variable of such a type, so what only moves them is looked at by neither.
 */
import type { Variable, Body } from '../../java/ir/statements.js';
import type { Type } from '../../java/program/symbols.js';

const VALUES: ReadonlySet<string> = new Set(
  'String Integer Long Short Byte Character Boolean Float Double Void'
    .split(' ')
    .map((name) => `java.lang.${name}`),
);

export function isValueType(type: Type): boolean {
  return type.kind === 'primitive' || (type.kind === 'class' && VALUES.has(type.class.name));
}

/** May it hold an object that is followed? Not a value, and of constants only a class. */
export function mayHoldObjects({ variables }: Body, variable: Variable): boolean {
  const { type, constant } = variables[variable]!;
  return constant === undefined ? !isValueType(type) : constant.kind === 'class';
}
