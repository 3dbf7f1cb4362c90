/**
 * Fields that are constants of a condition (JLS 4.12.4): `static final boolean LOG = false`. What stands behind
 * them on the way that is closed is never run, and the compiler leaves it out. Only of a literal: what a constant
 * that is made of others comes to would hang on more than the declaration (signature.ts).
 */
import type { FieldSymbol } from '../../program/symbols.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { hasModifier } from '../../syntax/modifiers.js';
import { childIn, kindOf } from '../../syntax/tree.js';

export function constantTruth({ modifiers, type, source }: FieldSymbol): boolean | undefined {
  // A `Boolean` is no constant, and neither is what can be set.
  if (source === undefined || type.kind !== 'primitive') return undefined;
  if (!hasModifier(modifiers, 'final')) return undefined;
  const { tree, node } = source.declaration;
  const value = childIn(tree, node, Role.value);
  const kind = value && kindOf(tree, value);
  return kind === Kind.true ? true : kind === Kind.false ? false : undefined;
}
