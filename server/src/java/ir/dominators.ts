/**
 * Dominators by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001): a node
 * dominates another if every way from the entry to the other passes it. Nodes that the entry does not
 * reach dominate nothing and are dominated by nothing.
 */
import { predecessorsOf, reversePostorder, type Graph } from './graph.js';

const NONE = -1;

export class Dominators {
  /** Of each node the nearest other one that dominates it; -1 for the entry and the unreachable. */
  readonly immediate: Int32Array;
  /** When a walk over the tree of dominators comes to a node and when it leaves it. */
  readonly #entered: Int32Array;
  readonly #left: Int32Array;

  constructor(graph: Graph) {
    const order = reversePostorder(graph);
    this.immediate = solveImmediate(graph, order);
    this.#entered = new Int32Array(graph.size).fill(NONE);
    this.#left = new Int32Array(graph.size).fill(NONE);
    this.#number(graph.entry, order);
  }

  /** A node dominates itself. */
  dominates(a: number, b: number): boolean {
    const [from, at] = [this.#entered[a]!, this.#entered[b]!];
    return from !== NONE && at !== NONE && from <= at && at < this.#left[a]!;
  }

  /** Subtrees as intervals, without recursion: sizes from the leaves up, then places from the root down. */
  #number(entry: number, order: Int32Array): void {
    const size = new Int32Array(this.immediate.length);
    for (let at = order.length - 1; at >= 0; at--) {
      const node = order[at]!;
      size[node]!++;
      if (node !== entry) size[this.immediate[node]!]! += size[node]!;
    }
    const free = new Int32Array(this.immediate.length);
    for (const node of order) {
      const parent = this.immediate[node]!;
      const start = node === entry ? 0 : free[parent]!;
      if (node !== entry) free[parent]! += size[node]!;
      this.#entered[node] = start;
      this.#left[node] = start + size[node]!;
      free[node] = start + 1;
    }
  }
}

function solveImmediate(graph: Graph, order: Int32Array): Int32Array {
  const rank = new Int32Array(graph.size).fill(NONE);
  order.forEach((node, at) => (rank[node] = at));
  const predecessors = predecessorsOf(graph);
  const immediate = new Int32Array(graph.size).fill(NONE);
  immediate[graph.entry] = graph.entry;
  for (let changed = true; changed;) {
    changed = false;
    for (const node of order) {
      if (node === graph.entry) continue;
      const found = meet(predecessors[node]!, immediate, rank);
      if (immediate[node] !== found) {
        immediate[node] = found;
        changed = true;
      }
    }
  }
  immediate[graph.entry] = NONE;
  return immediate;
}

/** The nearest dominator that all predecessors have in common, as far as they are known. */
function meet(predecessors: readonly number[], immediate: Int32Array, rank: Int32Array): number {
  let common = NONE;
  for (const predecessor of predecessors) {
    if (immediate[predecessor] === NONE) continue;
    common = common === NONE ? predecessor : intersect(common, predecessor, immediate, rank);
  }
  return common;
}

function intersect(a: number, b: number, immediate: Int32Array, rank: Int32Array): number {
  while (a !== b) {
    while (rank[a]! > rank[b]!) a = immediate[a]!;
    while (rank[b]! > rank[a]!) b = immediate[b]!;
  }
  return a;
}
