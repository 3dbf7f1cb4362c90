/** What assigns each variable of a body, and which blocks lead to each block; kept with the body. */
import { getOrMake } from '../../base/multi-map.js';
import type {
  Block,
  BlockIndex,
  Body,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import { placeOfParameter, type Code } from './code.js';

export interface Definitions {
  /** By variable; parameters are assigned by the caller besides. */
  readonly of: readonly (readonly Statement[] | undefined)[];
  /** By block. */
  readonly before: readonly (readonly BlockIndex[])[];
}

const KNOWN = new WeakMap<Body, Definitions>();

export function definitionsIn(body: Body): Definitions {
  return getOrMake(KNOWN, body, () => ({
    of: findDefinitions(body),
    before: findBefore(body.blocks),
  }));
}

/** The variable that it is a copy of, through copies that are the only assignment. */
export function copiedFrom(body: Body, variable: Variable): Variable {
  const { of } = definitionsIn(body);
  let at = variable;
  // One that is a copy of itself in the end comes from nowhere else.
  for (let steps = 0; steps <= of.length; steps++) {
    const from = onlyCopied(of[at]);
    if (from === undefined) return at;
    at = from;
  }
  return variable;
}

/** The only statement that assigns it. */
export function definitionIndex(body: Body, variable: Variable): StatementIndex | undefined {
  const assigned = definitionsIn(body).of[variable];
  if (assigned?.length !== 1) return undefined;
  return body.statements.indexOf(assigned[0]!) as StatementIndex;
}

/** The variables that it is a copy of, if it is nothing else; itself if not. */
export function sourcesOf(body: Body, variable: Variable): readonly Variable[] {
  const found = new Set<Variable>();
  const seen = new Set([variable]);
  for (const at of seen) {
    const made = definitionsIn(body).of[at] ?? [];
    const copied = made.flatMap((each) => (each.kind === 'copy' ? [each.from] : []));
    if (made.length === 0 || copied.length < made.length) found.add(at);
    else for (const from of copied) seen.add(from);
  }
  return [...found];
}

function onlyCopied(assigned: readonly Statement[] | undefined): Variable | undefined {
  if (assigned?.length !== 1) return undefined;
  const [only] = assigned;
  return only!.kind === 'copy' ? only!.from : undefined;
}

/** The place of a parameter that is never assigned, or of which this is a copy. */
export function parameterBehind(code: Code, variable: Variable): number | undefined {
  const source = copiedFrom(code.body, variable);
  const isParameter = code.body.variables[source]?.kind === 'parameter';
  if (!isParameter || definitionsIn(code.body).of[source] !== undefined) return undefined;
  return placeOfParameter(code, source);
}

function findDefinitions({ statements, variables }: Body): Definitions['of'] {
  const found: (Statement[] | undefined)[] = variables.map(() => undefined);
  for (const statement of statements) {
    if (!('to' in statement) || statement.to === undefined) continue;
    (found[statement.to] ??= []).push(statement);
  }
  return found;
}

function findBefore(blocks: readonly Block[]): BlockIndex[][] {
  const before: BlockIndex[][] = blocks.map(() => []);
  blocks.forEach(({ successors, handler }, block) => {
    for (const next of successors) before[next]!.push(block as BlockIndex);
    if (handler !== undefined) before[handler]!.push(block as BlockIndex);
  });
  return before;
}
