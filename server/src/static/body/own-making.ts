/**
 * Where a body has an object from: it is of its own making (`new`, or a callee that gives away what it has
 * made), it came by a parameter, or from elsewhere. What it loads from a field that it has stored into just before is
 * what it has stored. What another object has made for itself (own-fields.ts) comes
 * from where that one does.
 */
import { lastStored } from '../../android/flow/last-stored.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';

/** A number: the place of the parameter, the receiver being the first where there is one. */
export type Source = 'made' | 'elsewhere' | number;

export interface MakingFacts {
  isOwnField(field: FieldSymbol): boolean;
  /** Does every code that the call may run give away what it has just made? */
  returnsFresh(method: MethodSymbol): boolean;
}

export function sourceOf(body: Body, variable: Variable, facts: MakingFacts): Source {
  const { definitions } = pathsOf(body);
  const seen = new Set<Variable>();
  for (let at = variable; !seen.has(at);) {
    seen.add(at);
    const place = body.parameters.indexOf(at);
    const made = definitions[at];
    if (place >= 0) return isAssigned(body, at) ? 'elsewhere' : place;
    if (made?.kind === 'allocate') return 'made';
    const stored = made === undefined ? undefined : storedFor(body, made);
    if (stored !== undefined) at = stored;
    else if (made?.kind === 'copy') at = made.from;
    else if (made?.kind === 'load' && facts.isOwnField(made.field)) at = made.object;
    else if (made?.kind !== 'call' || made.method === undefined) return 'elsewhere';
    else return facts.returnsFresh(made.method) ? 'made' : 'elsewhere';
  }
  return 'elsewhere';
}

function storedFor(body: Body, load: Statement): Variable | undefined {
  if (load.kind !== 'load' && load.kind !== 'static-load') return undefined;
  const stored = lastStored(body);
  return stored.size === 0
    ? undefined
    : stored.get(body.statements.indexOf(load) as StatementIndex);
}

/** Besides what a caller gives, of a parameter. */
export function isAssigned({ statements }: Body, variable: Variable): boolean {
  return statements.some((statement) => 'to' in statement && statement.to === variable);
}
