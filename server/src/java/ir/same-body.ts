/**
 * Do two bodies say the same, wherever their text stands? After an edit of comments or blanks they do,
 * statement for statement and variable for variable.
 */
import { Kind } from '../syntax/kinds.js';
import { kindOf, parentOf, type NodeIndex } from '../syntax/tree.js';
import type { Body } from './statements.js';

/** What stands elsewhere, and bodies of lambdas, which are compared for themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node', 'tree', 'body']);

export function isSameBody(one: Body, other: Body): boolean {
  return (
    isSame(one.variables, other.variables) &&
    isSame(one.parameters, other.parameters) &&
    isSame(one.captured, other.captured) &&
    isSame(one.statements, other.statements) &&
    isSame(one.blocks, other.blocks) &&
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

/** Symbols are the same only if they are one object. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one).filter((key) => !LEFT_OUT.has(key));
  return keys.every((key) => isSame(one[key], other[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('id' in value)
  );
}
