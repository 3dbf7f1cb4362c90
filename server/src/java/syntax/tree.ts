/**
 * A piece of Java (a member, or the head of a file or type) as a compact tree: arrays in pre-order,
 * one entry per named node of the grammar, comments left out. It is all that is kept of a parse;
 * everything after it reads these arrays and never the parser's own tree.
 *
 * Offsets are counted from the start of the piece, so a piece that an edit only moved stays as it is.
 */
import type { Kind, Role } from './kinds.js';

/** Number of a node within its piece. */
export type NodeIndex = number & { readonly __brand: 'node' };

export interface SyntaxTree {
  readonly length: number;
  readonly kind: Uint8Array;
  /** Through which field of the grammar the parent holds it. */
  readonly role: Uint8Array;
  /** First and past-the-last character, from the start of the piece. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** The first node that is not in this one's subtree: its next sibling, if it has one. */
  readonly past: Int32Array;
  readonly parent: Int32Array;
  /**
   * What the node's text says, where that matters, as an index into `names` of the file's Names: the
   * text of a leaf (identifier, literal, primitive type), the operator of a unary, binary, assignment
   * or update expression (`++_` before, `_++` after its operand), `default` of a switch label, `new`
   * of a constructor reference, `static` of a static import. 0 for none. For `modifiers` the bits of
   * Modifier (annotations are child nodes); for `dimensions` how many there are.
   */
  readonly name: Int32Array;
  /** The parser met something it could not read in here. */
  readonly broken: boolean;
}

export const ROOT = 0 as NodeIndex;

export function kindOf(tree: SyntaxTree, node: NodeIndex): Kind {
  return tree.kind[node] as Kind;
}

export function firstChild(tree: SyntaxTree, node: NodeIndex): NodeIndex | undefined {
  const next = node + 1;
  return next < tree.past[node]! ? (next as NodeIndex) : undefined;
}

export function nextSibling(tree: SyntaxTree, node: NodeIndex): NodeIndex | undefined {
  const next = tree.past[node]!;
  const parent = tree.parent[node]!;
  return parent >= 0 && next < tree.past[parent]! ? (next as NodeIndex) : undefined;
}

export function parentOf(tree: SyntaxTree, node: NodeIndex): NodeIndex | undefined {
  const parent = tree.parent[node]!;
  return parent < 0 ? undefined : (parent as NodeIndex);
}

export function childrenOf(tree: SyntaxTree, node: NodeIndex): NodeIndex[] {
  const children: NodeIndex[] = [];
  const past = tree.past[node]!;
  for (let child = node + 1; child < past; child = tree.past[child]!) {
    children.push(child as NodeIndex);
  }
  return children;
}

/** The first child that the parent holds through this field. */
export function childIn(tree: SyntaxTree, node: NodeIndex, role: Role): NodeIndex | undefined {
  const past = tree.past[node]!;
  for (let child = node + 1; child < past; child = tree.past[child]!) {
    if (tree.role[child] === role) return child as NodeIndex;
  }
  return undefined;
}

export function childOfKind(tree: SyntaxTree, node: NodeIndex, kind: Kind): NodeIndex | undefined {
  const past = tree.past[node]!;
  for (let child = node + 1; child < past; child = tree.past[child]!) {
    if (tree.kind[child] === kind) return child as NodeIndex;
  }
  return undefined;
}
