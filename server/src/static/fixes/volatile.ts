/**
 * `volatile`, where publication is all that is lacking: one side writes, the other reads the newest value.
 * An update that is made of the old value, or a decision that is taken on it, needs more than that.
 */
import type { Finding } from '../../findings/finding.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { childIn, kindOf, ROOT } from '../../java/syntax/tree.js';
import type { Fix, FixContext, FixEdit } from './fix.js';
import { spotOfAccess } from './spot.js';
import { isOnlyDeclarator } from './field-text.js';
import { patternsOf } from './field-uses.js';

export function proposeVolatile(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'data-race') return [];
  const spot = spotOfAccess(context, finding.accesses[0]);
  if (spot === undefined || !('field' in spot.statement)) return [];
  const { field } = spot.statement;
  const edit = volatileEdit(context, field, finding.pattern);
  if (edit === undefined) return [];
  const title = `Make ${field.name} volatile, so that every thread sees the newest value`;
  return [{ kind: 'volatile', title, edits: [edit] }];
}

/** Undefined where it cannot be volatile, or that would not be enough. */
export function volatileEdit(
  context: FixContext,
  field: FieldSymbol,
  pattern: Finding['pattern'],
): FixEdit | undefined {
  if (!mayBeVolatile(field) || !isPublicationEnough(context, field, pattern)) return undefined;
  const { file, declaration } = field.source!;
  const { tree, piece } = declaration;
  const type = childIn(tree, ROOT, Role.type);
  if (type === undefined || kindOf(tree, ROOT) !== Kind.fieldDeclaration) return undefined;
  const start = piece.start + tree.start[type]!;
  return { path: file.path, start, end: start, text: 'volatile ' };
}

function mayBeVolatile({ source, modifiers }: FieldSymbol): boolean {
  if (source === undefined || source.declaration.stale) return false;
  if (hasModifier(modifiers, 'final') || hasModifier(modifiers, 'volatile')) return false;
  return isOnlyDeclarator(source.declaration);
}

/** Of double-checked locking the lock does the rest. */
function isPublicationEnough(
  context: FixContext,
  field: FieldSymbol,
  pattern: Finding['pattern'],
): boolean {
  return pattern === 'double-checked-locking' || patternsOf(context, field).length === 0;
}
