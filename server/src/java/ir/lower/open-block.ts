/**
 * Blocks of a body while it is lowered, and how they become the body's: the unreachable ones are left
 * out, and a block that only one other leads to, without a choice, is joined with it.
 */
import type { Block, BlockIndex, Statement, StatementIndex } from '../statements.js';

export class OpenBlock {
  statements: Statement[] = [];
  successors: OpenBlock[] = [];
  handler: OpenBlock | undefined;
  /** How many reachable blocks lead here. */
  predecessors = 0;
  index = -1 as BlockIndex;

  /** `depth`: how many regions it stands in; jumping here leaves all that are deeper. */
  constructor(readonly depth: number) {}
}

export interface ClosedBlocks {
  readonly statements: readonly Statement[];
  readonly blocks: readonly Block[];
}

/** In the order in which the blocks were begun, which is about that of the text. */
export function closeBlocks(begun: readonly OpenBlock[], entry: OpenBlock): ClosedBlocks {
  const reachable = reachableFrom(entry);
  const joined = new Set<OpenBlock>();
  for (const block of begun) if (reachable.has(block)) joinSuccessors(block, joined);
  const kept = begun.filter((block) => reachable.has(block) && !joined.has(block));
  kept.forEach((block, index) => (block.index = index as BlockIndex));
  const statements: Statement[] = [];
  return { blocks: kept.map((block) => closeBlock(block, statements)), statements };
}

function closeBlock(block: OpenBlock, statements: Statement[]): Block {
  const first = statements.length as StatementIndex;
  for (const statement of block.statements) statements.push(statement);
  return {
    first,
    past: statements.length as StatementIndex,
    successors: block.successors.map(({ index }) => index),
    handler: block.handler?.index,
  };
}

function joinSuccessors(block: OpenBlock, joined: Set<OpenBlock>): void {
  if (joined.has(block)) return;
  for (;;) {
    const [next, other] = block.successors;
    if (next === undefined || other !== undefined || !canJoin(block, next)) return;
    if (block.statements.length === 0) block.statements = next.statements;
    else for (const statement of next.statements) block.statements.push(statement);
    block.successors = next.successors;
    block.handler = next.handler;
    joined.add(next);
  }
}

/** What has a handler stays alone. */
function canJoin(block: OpenBlock, next: OpenBlock): boolean {
  if (next.predecessors !== 1 || block.handler !== undefined) return false;
  return next.handler === undefined || block.statements.length === 0;
}

/** The entry counts as led to from outside. */
function reachableFrom(entry: OpenBlock): ReadonlySet<OpenBlock> {
  const reached = new Set([entry]);
  entry.predecessors++;
  // A set is walked in the order of adding, what is added underway included.
  for (const block of reached) {
    for (const next of block.successors) reach(next, reached);
    if (block.handler !== undefined) reach(block.handler, reached);
  }
  return reached;
}

function reach(block: OpenBlock, reached: Set<OpenBlock>): void {
  block.predecessors++;
  reached.add(block);
}
