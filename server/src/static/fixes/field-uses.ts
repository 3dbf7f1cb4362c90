/** How the whole program updates a field: what is stored made of what was loaded, or after a look at it. */
import type { Body } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { fieldPatterns, NO_LOCKS, type FieldPattern } from '../body/patterns.js';
import type { FixContext } from './fix.js';

export interface FieldUpdate extends FieldPattern {
  readonly body: Body;
}

/** Locks are not looked at. */
export function patternsOf({ codes }: FixContext, field: FieldSymbol): FieldUpdate[] {
  return codes.codes
    .filter(({ body }) => stores(body, field))
    .flatMap(({ body }) => fieldPatterns(body, NO_LOCKS).map((each) => ({ ...each, body })))
    .filter((each) => each.field.id === field.id);
}

function stores({ statements }: Body, field: FieldSymbol): boolean {
  return statements.some(
    (each) => (each.kind === 'store' || each.kind === 'static-store') && each.field.id === field.id,
  );
}

/** `x++`, `x += y`: loaded and stored by one expression. */
export function isOneExpression({ kind, load, store, body }: FieldUpdate): boolean {
  if (kind !== 'lost-update') return false;
  return body.statements[load]!.node === body.statements[store]!.node;
}
