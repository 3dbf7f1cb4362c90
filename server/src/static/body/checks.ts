/** Branches that decide whether a statement is reached, and what was read for them. */
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import { sourcesOf } from './dependence.js';
import { readsOf } from './reads.js';
import { testAt } from './tests.js';

export interface Check {
  readonly branch: StatementIndex;
  /** On the way where its condition holds. */
  readonly holds: boolean;
  /** Loads and calls that the condition depends on. */
  readonly sources: readonly StatementIndex[];
}

const known = new BodyNotes<readonly (Check & { readonly way: number })[]>();

/** Only on one of the ways of each can the statement be reached. In the order of the text. */
export function checksBefore(body: Body, statement: StatementIndex): readonly Check[] {
  const flow = controlFlowOf(body);
  const block = flow.blockOf(statement);
  return checksOf(body).filter(
    ({ branch, way }) => branch !== statement && flow.dominators.dominates(way, block),
  );
}

/** All tests of the body. */
export function checksIn(body: Body): readonly Check[] {
  return checksOf(body);
}

function checksOf(body: Body): readonly (Check & { readonly way: number })[] {
  let checks = known.get(body);
  if (checks === undefined) known.set(body, (checks = findChecks(body)));
  return checks;
}

/** A way that another block leads to as well decides nothing: what it dominates is reached anyhow. */
function findChecks(body: Body): readonly (Check & { readonly way: number })[] {
  const entered = new Uint8Array(body.blocks.length);
  for (const { successors, handler } of body.blocks) {
    for (const next of successors) entered[next]!++;
    if (handler !== undefined) entered[handler]!++;
  }
  return body.blocks.flatMap(({ past, successors }) => {
    const branch = (past - 1) as StatementIndex;
    const statement = body.statements[branch];
    if (statement?.kind !== 'branch' || testAt(body, branch) === undefined) return [];
    const sources = sourcesOf(body, readsOf(statement), branch);
    return successors.flatMap((way, index) =>
      entered[way] === 1 ? [{ branch, holds: index === 0, sources, way }] : [],
    );
  });
}
