/** What assigns each variable of a body, and which blocks lead to each block; kept with the body. */
import { addAt, getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Block, BlockIndex, Body, Statement, Variable } from '../../java/ir/statements.js';

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
  let seen: Set<Variable> | undefined;
  for (let at = variable; ;) {
    const only = onlyDefinition(body, at);
    if (only?.kind !== 'copy') return at;
    seen ??= new Set([variable]);
    at = only.from;
    if (seen.has(at)) return variable;
    seen.add(at);
  }
}

/** The statement that assigns the variable, if it is the only one. */
export function onlyDefinition(body: Body, variable: Variable): Statement | undefined {
  const found = definitionsIn(body).of[variable];
  return found?.length === 1 ? found[0] : undefined;
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
