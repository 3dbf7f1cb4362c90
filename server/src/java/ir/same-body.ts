/**
 * Do two bodies say the same, wherever their text stands? After an edit of comments or blanks they do,
 * statement for statement and variable for variable.
 */
import { isSame } from '../../base/is-same.js';
import { Kind } from '../syntax/kinds.js';
import { kindOf, parentOf, type NodeIndex } from '../syntax/tree.js';
import type { Body, Variable } from './statements.js';

/** What stands elsewhere, and bodies of lambdas, which are compared for themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node', 'tree', 'body']);
const BESIDES_CONSTANTS: ReadonlySet<string> = new Set([...LEFT_OUT, 'constant']);

/** `isFree`: is it all the same what a constant is? */
export function isSameBody(
  one: Body,
  other: Body,
  isFree: (body: Body, constant: Variable) => boolean = () => false,
): boolean {
  return (
    areSameVariables(one, other, isFree) &&
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

function areSameVariables(
  one: Body,
  other: Body,
  isFree: (body: Body, constant: Variable) => boolean,
): boolean {
  if (one.variables.length !== other.variables.length) return false;
  return one.variables.every((variable, at) => {
    const again = other.variables[at]!;
    if (isSame(variable, again, LEFT_OUT)) return true;
    const isFreeInBoth = [one, other].every((body) => isFree(body, at as Variable));
    return isFreeInBoth && isSame(variable, again, BESIDES_CONSTANTS);
  });
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
