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
  return originOf(body, variable, facts).source;
}

/** The statement that makes what is of the body's own making; of anything else undefined. */
export function makingOf(
  body: Body,
  variable: Variable,
  facts: MakingFacts,
): StatementIndex | undefined {
  const { source, by } = originOf(body, variable, facts);
  if (source !== 'made' || by === undefined) return undefined;
  return body.statements.indexOf(by) as StatementIndex;
}

interface Origin {
  readonly source: Source;
  readonly by?: Statement;
}

const ELSEWHERE: Origin = { source: 'elsewhere' };

function originOf(body: Body, variable: Variable, facts: MakingFacts): Origin {
  const { definitions } = pathsOf(body);
  const seen = new Set<Variable>();
  for (let at = variable; !seen.has(at);) {
    seen.add(at);
    const place = body.parameters.indexOf(at);
    const made = definitions[at];
    if (place >= 0) return isAssigned(body, at) ? ELSEWHERE : { source: place };
    if (made?.kind === 'allocate') return { source: 'made', by: made };
    const stored = made === undefined ? undefined : storedFor(body, made);
    if (stored !== undefined) at = stored;
    else if (made?.kind === 'copy') at = made.from;
    else if (made?.kind === 'load' && facts.isOwnField(made.field)) at = made.object;
    else if (made?.kind !== 'call' || made.method === undefined) return ELSEWHERE;
    else return facts.returnsFresh(made.method) ? { source: 'made', by: made } : ELSEWHERE;
  }
  return ELSEWHERE;
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
