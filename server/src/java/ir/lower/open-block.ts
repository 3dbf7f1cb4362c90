/**
 * Blocks of a body while it is lowered, and how they become the body's: the unreachable ones are left
 * out, and a block that only one other leads to, without a choice, is joined with it.
 */
import { tight } from '../../../base/tight.js';
import type { Block, BlockIndex, Statement, StatementIndex } from '../statements.js';

export class OpenBlock {
  statements: Statement[] = [];
  successors: OpenBlock[] = [];
  handler: OpenBlock | undefined;
  /** How many reachable blocks lead here: none for an unreachable one. */
  predecessors = 0;
  /** Its statements went to the block before it. */
  isJoined = false;
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
  countPredecessors(entry);
  for (const block of begun) if (block.predecessors > 0) joinSuccessors(block);
  const kept = begun.filter((block) => block.predecessors > 0 && !block.isJoined);
  kept.forEach((block, index) => (block.index = index as BlockIndex));
  const statements: Statement[] = [];
  const blocks = kept.map((block) => closeBlock(block, statements));
  return { blocks, statements: tight(statements) };
}

function closeBlock(block: OpenBlock, statements: Statement[]): Block {
  const first = statements.length as StatementIndex;
  for (const statement of block.statements) statements.push(statement);
  return {
    first,
    past: statements.length as StatementIndex,
    successors: tight(block.successors.map(({ index }) => index)),
    handler: block.handler?.index,
  };
}

function joinSuccessors(block: OpenBlock): void {
  if (block.isJoined) return;
  for (;;) {
    const next = block.successors.length === 1 ? block.successors[0] : undefined;
    if (next === undefined || !canJoin(block, next)) return;
    if (block.statements.length === 0) block.statements = next.statements;
    else for (const statement of next.statements) block.statements.push(statement);
    block.successors = next.successors;
    block.handler = next.handler;
    next.isJoined = true;
  }
}

/** What has a handler stays alone. */
function canJoin(block: OpenBlock, next: OpenBlock): boolean {
  if (next.predecessors !== 1 || block.handler !== undefined) return false;
  return next.handler === undefined || block.statements.length === 0;
}

/** The entry counts as led to from outside. */
function countPredecessors(entry: OpenBlock): void {
  const open = [entry];
  entry.predecessors = 1;
  const reach = (block: OpenBlock): void => {
    if (block.predecessors++ === 0) open.push(block);
  };
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    block.successors.forEach(reach);
    if (block.handler !== undefined) reach(block.handler);
  }
}
