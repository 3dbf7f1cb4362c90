/** The declaration of a field as text. */
import { Role } from '../../java/syntax/kinds.js';
import type { MemberDeclaration } from '../../java/syntax/declarations.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { childIn, childrenOf, ROOT } from '../../java/syntax/tree.js';
import type { FixContext } from './fix.js';

/** `int a;`, not `int a, b;`. */
export function isOnlyDeclarator({ tree }: MemberDeclaration): boolean {
  return childrenOf(tree, ROOT).filter((node) => tree.role[node] === Role.declarator).length === 1;
}

/** The type as it is written there; undefined where it is not simply that (`int a[]`). */
export function typeTextOf(context: FixContext, { source }: FieldSymbol): string | undefined {
  if (source === undefined) return undefined;
  const { tree, piece, node } = source.declaration;
  const type = childIn(tree, ROOT, Role.type);
  const text = context.textOf(source.file.path);
  if (type === undefined || text === undefined) return undefined;
  if (childIn(tree, node, Role.dimensions) !== undefined) return undefined;
  return text.slice(piece.start + tree.start[type]!, piece.start + tree.end[type]!);
}

/** Has it a value from the beginning, which is never taken away by what is declared? */
export function isSetAtOnce({ source, modifiers }: FieldSymbol): boolean {
  if (hasModifier(modifiers, 'final')) return true;
  if (source === undefined) return false;
  const { tree, node } = source.declaration;
  return childIn(tree, node, Role.value) !== undefined;
}
