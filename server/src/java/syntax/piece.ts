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

/** From which piece a member is to be read. */
export type CutPiece = (tree: SyntaxTree, node: NodeIndex) => Piece;

/** A piece of its own, counted from its own start. */
export function cutPiece(tree: SyntaxTree, node: NodeIndex): Piece {
  const past = tree.past[node]!;
  const start = tree.start[node]!;
  const extent = { start, end: tree.end[node]! };
  const kind = tree.kind.slice(node, past);
  const cut: SyntaxTree = {
    length: past - node,
    kind,
    role: tree.role.slice(node, past),
    start: movedBy(tree.start.slice(node, past), start),
    end: movedBy(tree.end.slice(node, past), start),
    past: movedBy(tree.past.slice(node, past), node),
    parent: movedBy(tree.parent.slice(node, past), node),
    name: tree.name.slice(node, past),
    broken: kind.includes(Kind.error),
  };
  cut.parent[ROOT] = -1;
  cut.role[ROOT] = 0;
  return { tree: cut, first: node, extent };
}

/** For types that stand in a body: their members stay in the tree of the body. */
export function wholePiece(tree: SyntaxTree): Piece {
  return { tree, first: 0, extent: { start: 0, end: tree.end[ROOT]! } };
}

function movedBy(column: Int32Array, by: number): Int32Array {
  for (let at = 0; at < column.length; at++) column[at]! -= by;
  return column;
}
