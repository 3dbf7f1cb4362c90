/** What assigns each variable of a body, and which blocks lead to each block; kept with the body. */
import { addAt, getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
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

const KNOWN = new BodyNotes<Definitions>();

export function definitionsIn(body: Body): Definitions {
  return getOrMake(KNOWN, body, () => ({
    of: findDefinitions(body),
    before: findBefore(body.blocks),
  }));
}

/** The variable that it is a copy of, through copies that are the only assignment. */
export function copiedFrom(body: Body, variable: Variable): Variable {
  let at = variable;
  // One that is a copy of itself in the end comes from nowhere else.
  for (let steps = 0; steps <= body.variables.length; steps++) {
    const only = onlyDefinition(body, at);
    if (only?.kind !== 'copy') return at;
    at = only.from;
  }
  return variable;
}

/** The statement that assigns the variable, if it is the only one: a parameter is assigned by the caller besides. */
export function onlyDefinition(body: Body, variable: Variable): Statement | undefined {
  if (body.variables[variable]?.kind === 'parameter') return undefined;
  const found = definitionsIn(body).of[variable];
  return found?.length === 1 ? found[0] : undefined;
}

/** The only statement that assigns it. */
export function definitionIndex(body: Body, variable: Variable): StatementIndex | undefined {
  const only = onlyDefinition(body, variable);
  return only === undefined ? undefined : (body.statements.indexOf(only) as StatementIndex);
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
    addAt(found, statement.to, statement);
  }
  return found;
}

function findBefore(blocks: readonly Block[]): Definitions['before'] {
  const before: (BlockIndex[] | undefined)[] = blocks.map(() => undefined);
  blocks.forEach(({ successors, handler }, block) => {
    for (const next of successors) addAt(before, next, block as BlockIndex);
    if (handler !== undefined) addAt(before, handler, block as BlockIndex);
  });
  return before.map((each) => each ?? NONE);
}

const NONE: readonly never[] = [];
