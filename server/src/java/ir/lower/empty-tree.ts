/** The tree of bodies that have no text: one node, of which nothing is known. */
import type { SyntaxTree } from '../../syntax/tree.js';

export const EMPTY_TREE: SyntaxTree = {
  length: 1,
  kind: new Uint8Array(1),
  role: new Uint8Array(1),
  start: new Int32Array(1),
  end: new Int32Array(1),
  past: Int32Array.of(1),
  parent: Int32Array.of(-1),
  name: new Int32Array(1),
  broken: false,
};
