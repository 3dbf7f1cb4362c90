import { Kind } from '../../syntax/kinds.js';
import { firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Lowering } from './lowering.js';

/** What stands in however many parentheses. */
export function withoutParentheses(lowering: Lowering, node: NodeIndex): NodeIndex {
  const { tree } = lowering.context;
  let at = node;
  while (kindOf(tree, at) === Kind.parenthesizedExpression) {
    const inner = firstChild(tree, at);
    if (inner === undefined) return at;
    at = inner;
  }
  return at;
}
