/** Constants as texts that can be compared: literals, null, and constants of enums and others that are final. */
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { originalOf } from './stored-path.js';

export const TRUE = 'true';
export const FALSE = 'false';
export const NULL = 'null';

/** What a variable always is in its body; undefined if that is not known. */
export function constantKey(body: Body, variable: Variable): string | undefined {
  const original = originalOf(body, variable);
  const { constant } = body.variables[original]!;
  if (constant?.kind === 'null') return NULL;
  if (constant !== undefined && 'text' in constant) return constant.text;
  const made = pathsOf(body).definitions[original];
  if (made?.kind !== 'static-load' || !hasModifier(made.field.modifiers, 'final')) return undefined;
  return `field ${made.field.id}`;
}

/** What a field holds before anybody sets it. */
export function initialKey({ type }: FieldSymbol): string {
  if (type.kind !== 'primitive') return NULL;
  return type.name === 'boolean' ? FALSE : '0';
}
