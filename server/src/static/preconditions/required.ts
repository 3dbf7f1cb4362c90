/** A condition as it is read from a body, with the fields that it is about. */
import type { Path } from '../../java/ir/facts/paths.js';
import type { Body } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import {
  SAID_BY,
  type FieldCondition,
  type SaidBy,
  type SourceField,
} from './source-precondition.js';

export interface Required {
  readonly condition: FieldCondition;
  readonly fields: readonly FieldSymbol[];
}

/** A field that somebody can change: of the project, and not final. */
export interface ReadField {
  readonly symbol: FieldSymbol;
  readonly named: SourceField;
  /** Of which object; undefined: static. */
  readonly object: Path | undefined;
}

export function readField(path: Path, body: Body): ReadField | undefined {
  if (path.kind !== 'field' && path.kind !== 'static') return undefined;
  const { field: symbol } = path;
  if (symbol.source === undefined || hasModifier(symbol.modifiers, 'final')) return undefined;
  const object = path.kind === 'field' ? path.object : undefined;
  const part = `${symbol.owner.name}.${symbol.name}`;
  const receiver = isThis(object, body) ? 'this' : symbol.owner.simpleName;
  const name = `${receiver}.${symbol.name}`;
  const { type } = symbol;
  const isBoolean = type.kind === 'primitive' && type.name === 'boolean';
  return { symbol, named: { part, name, ...(isBoolean ? { isBoolean } : {}) }, object };
}

function isThis(object: Path | undefined, { variables }: Body): boolean {
  return object?.kind === 'variable' && variables[object.variable]!.kind === 'this';
}

export function ofOne(
  form: FieldCondition['form'],
  { symbol, named }: ReadField,
  by: SaidBy,
  numbers?: readonly number[],
): Required {
  const condition = { form, x: named, by, ...(numbers === undefined ? {} : { numbers }) };
  return { condition, fields: [symbol] };
}

/** Each condition once, said by what fails soonest. */
export function distinct(all: readonly Required[]): readonly Required[] {
  const byMeaning = new Map<string, Required>();
  for (const each of [...all].sort(bySaying)) {
    const { form, x, y, numbers } = each.condition;
    const key = [form, x.part, y?.part, ...(numbers ?? [])].join(' ');
    if (!byMeaning.has(key)) byMeaning.set(key, each);
  }
  return [...byMeaning.values()];
}

function bySaying(one: Required, other: Required): number {
  return SAID_BY.indexOf(one.condition.by) - SAID_BY.indexOf(other.condition.by);
}
