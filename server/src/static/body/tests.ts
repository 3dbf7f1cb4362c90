/** Branches that test something, as opposed to assertions, which are off on a phone. */
import { Kind } from '../../java/syntax/kinds.js';
import { kindOf, parentOf, type NodeIndex } from '../../java/syntax/tree.js';
import type { Body, Condition, StatementIndex } from '../../java/ir/statements.js';

export function testAt(body: Body, at: StatementIndex): Condition | undefined {
  const statement = body.statements[at]!;
  if (statement.kind !== 'branch' || isAsserted(body, statement.node)) return undefined;
  return statement.condition;
}

function isAsserted({ tree }: Body, node: NodeIndex): boolean {
  if (node >= tree.length) return false;
  for (let at: NodeIndex | undefined = node; at !== undefined; at = parentOf(tree, at)) {
    const kind = kindOf(tree, at);
    if (kind === Kind.assertStatement) return true;
    if (kind === Kind.block) return false;
  }
  return false;
}
