/** What assigns each variable of a body, and which blocks lead to each block; kept with the body. */
import { getOrMake } from '../../base/multi-map.js';
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
  const { of } = definitionsIn(body);
  const seen = new Set([variable]);
  for (const at of seen) {
    const [only, ...others] = of[at] ?? [];
    if (only?.kind !== 'copy' || others.length > 0) return at;
    seen.add(only.from);
  }
  return variable;
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
