/** Cutting a member's own tree out of that of the file. */
import type { Extent } from './declarations.js';
import { Kind } from './kinds.js';
import { ROOT, type NodeIndex, type SyntaxTree } from './tree.js';

/** A tree that members stand in, and where. */
export interface Piece {
  readonly tree: SyntaxTree;
  /** The number, in the tree that was cut, of this tree's first node. */
  readonly first: number;
  readonly extent: Extent;
}

/**
 * The tree of a walk made to last: columns of its own, of the right length. Pieces are views of
 * these, so that a file costs seven arrays and not seven for each member.
 */
export function keepTree(tree: SyntaxTree): SyntaxTree {
  const { length, broken } = tree;
  return {
    length,
    kind: tree.kind.slice(0, length),
    role: tree.role.slice(0, length),
    start: tree.start.slice(0, length),
    end: tree.end.slice(0, length),
    past: tree.past.slice(0, length),
    parent: tree.parent.slice(0, length),
    name: tree.name.slice(0, length),
    broken,
  };
}

/** The subtree of a node, still counted as the tree that it is cut from. */
export function cutPiece(tree: SyntaxTree, node: NodeIndex): Piece {
  const past = tree.past[node]!;
  const start = tree.start[node]!;
  const extent = { start, end: tree.end[node]! };
  const kind = tree.kind.subarray(node, past);
  const cut: SyntaxTree = {
    length: past - node,
    kind,
    role: tree.role.subarray(node, past),
    start: tree.start.subarray(node, past),
    end: tree.end.subarray(node, past),
    past: tree.past.subarray(node, past),
    parent: tree.parent.subarray(node, past),
    name: tree.name.subarray(node, past),
    broken: tree.broken && kind.includes(Kind.error),
  };
  return { tree: cut, first: node, extent };
}

/**
 * Counts a piece from its own start. In place, and so in the tree that it was cut from, which nobody
 * may read any more.
 */
export function rebase({ tree, first, extent }: Piece): void {
  const { length, start, end, past, parent } = tree;
  for (let node = 0; node < length; node++) {
    start[node]! -= extent.start;
    end[node]! -= extent.start;
    past[node]! -= first;
    parent[node]! -= first;
  }
  parent[ROOT] = -1;
  tree.role[ROOT] = 0;
}

/** For types that stand in a body: their members stay in the tree of the body. */
export function wholePiece(tree: SyntaxTree): Piece {
  return { tree, first: 0, extent: { start: 0, end: tree.end[ROOT]! } };
}
