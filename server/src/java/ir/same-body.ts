/**
 * Do two bodies say the same, wherever their text stands? After an edit of comments or blanks they do,
 * statement for statement and variable for variable.
 */
import { isSame } from '../../base/is-same.js';
import { Kind } from '../syntax/kinds.js';
import { kindOf, parentOf, type NodeIndex } from '../syntax/tree.js';
import type { Body } from './statements.js';

/** What stands elsewhere, and bodies of lambdas, which are compared for themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node', 'tree', 'body']);

export function isSameBody(one: Body, other: Body): boolean {
  return (
    isSame(one.variables, other.variables, LEFT_OUT) &&
    isSame(one.parameters, other.parameters, LEFT_OUT) &&
    isSame(one.captured, other.captured, LEFT_OUT) &&
    isSame(one.statements, other.statements, LEFT_OUT) &&
    isSame(one.blocks, other.blocks, LEFT_OUT) &&
    one.statements.every(({ kind, node }, at) => {
      return (
        kind !== 'branch' ||
        kindsAround(one, node) === kindsAround(other, other.statements[at]!.node)
      );
    })
  );
}

/** An assertion and a test are told apart by what they are in the text. */
function kindsAround({ tree }: Body, node: NodeIndex): string {
  const kinds: number[] = [];
  let at: NodeIndex | undefined = node < tree.length ? node : undefined;
  for (; at !== undefined && kinds.at(-1) !== Kind.block; at = parentOf(tree, at)) {
    kinds.push(kindOf(tree, at));
  }
  return kinds.join();
}
