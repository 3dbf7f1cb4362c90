/**
 * `volatile`, where publication is all that is lacking: one side writes, the other reads the newest value.
 * An update that is made of the old value, or a decision that is taken on it, needs more than that.
 */
import type { Finding } from '../../findings/finding.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { childIn, kindOf, ROOT } from '../../java/syntax/tree.js';
import { fieldPatterns } from '../body/patterns.js';
import type { Fix, FixContext } from './fix.js';
import { spotOfAccess } from './spot.js';
import { isOnlyDeclarator } from './field-text.js';

export function proposeVolatile(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'data-race') return [];
  const spot = spotOfAccess(context, finding.accesses[0]);
  if (spot === undefined || !('field' in spot.statement)) return [];
  const { field } = spot.statement;
  if (!mayBeVolatile(field) || !isPublicationEnough(context, field, finding)) return [];
  const { file, declaration } = field.source!;
  const { tree, piece } = declaration;
  const type = childIn(tree, ROOT, Role.type);
  if (type === undefined || kindOf(tree, ROOT) !== Kind.fieldDeclaration) return [];
  const start = piece.start + tree.start[type]!;
  const title = `Make ${field.name} volatile, so that every thread sees the newest value`;
  const edit = { path: file.path, start, end: start, text: 'volatile ' };
  return [{ kind: 'volatile', title, edits: [edit] }];
}

function mayBeVolatile({ source, modifiers }: FieldSymbol): boolean {
  if (source === undefined || source.declaration.stale) return false;
  if (hasModifier(modifiers, 'final') || hasModifier(modifiers, 'volatile')) return false;
  return isOnlyDeclarator(source.declaration);
}

/** Of double-checked locking the lock does the rest. */
function isPublicationEnough(
  { codes }: FixContext,
  field: FieldSymbol,
  { pattern }: Finding,
): boolean {
  if (pattern === 'double-checked-locking') return true;
  const isStored = codes.codes.filter(({ body }) =>
    body.statements.some(
      (each) =>
        (each.kind === 'store' || each.kind === 'static-store') && each.field.id === field.id,
    ),
  );
  return !isStored.some(({ body }) =>
    fieldPatterns(body, NO_LOCKS).some((each) => each.field.id === field.id),
  );
}

/** Which locks are held matters to double-checked locking only. */
const NO_LOCKS = { at: () => [] };
