/**
 * Dominators by Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979),
 * with path compression alone: a node dominates another if every way from the entry to the other
 * passes it. Nodes that the entry does not reach dominate nothing and are dominated by nothing.
 */
import { predecessorsOf, type Graph } from './graph.js';
import { spanningTree, type SpanningTree } from './spanning-tree.js';

const NONE = -1;

export class Dominators {
  /** Of each node the nearest other one that dominates it; -1 for the entry and the unreachable. */
  readonly immediate: Int32Array;
  /** When a walk over the tree of dominators comes to a node and when it leaves it. */
  readonly #entered: Int32Array;
  readonly #left: Int32Array;

  constructor(graph: Graph) {
    const tree = spanningTree(graph);
    this.immediate = new SemiDominators(graph, tree).solve();
    this.#entered = new Int32Array(graph.size).fill(NONE);
    this.#left = new Int32Array(graph.size).fill(NONE);
    this.#number(graph.entry, tree.nodes);
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

/**
 * The paper's steps 2 to 4, on the numbers that nodes got in the spanning tree. `semi` is the number of
 * a node's semidominator; `ancestor` and `label` are the forest of the nodes that were processed.
 */
class SemiDominators {
  readonly #semi: Int32Array;
  readonly #label: Int32Array;
  readonly #ancestor: Int32Array;
  readonly #immediate: Int32Array;

  constructor(
    private readonly graph: Graph,
    private readonly tree: SpanningTree,
  ) {
    const size = tree.nodes.length;
    this.#semi = Int32Array.from({ length: size }, (_, at) => at);
    this.#label = this.#semi.slice();
    this.#ancestor = new Int32Array(size).fill(NONE);
    this.#immediate = new Int32Array(size).fill(NONE);
  }

  /** By node of the graph. */
  solve(): Int32Array {
    const { nodes } = this.tree;
    this.#fromLastToFirst();
    const immediate = new Int32Array(this.graph.size).fill(NONE);
    for (let at = 1; at < nodes.length; at++) {
      const found = this.#immediate[at]!;
      if (found !== this.#semi[at]) this.#immediate[at] = this.#immediate[found]!;
      immediate[nodes[at]!] = nodes[this.#immediate[at]!]!;
    }
    return immediate;
  }

  /** A node waits, in the bucket of its semidominator, until what lies between is processed. */
  #fromLastToFirst(): void {
    const { nodes, parent, numbers } = this.tree;
    const predecessors = predecessorsOf(this.graph);
    const buckets = new Int32Array(nodes.length).fill(NONE);
    const nextInBucket = new Int32Array(nodes.length).fill(NONE);
    for (let at = nodes.length - 1; at > 0; at--) {
      for (const node of predecessors[nodes[at]!]!) this.#lower(at, numbers[node]!);
      const semi = this.#semi[at]!;
      nextInBucket[at] = buckets[semi]!;
      buckets[semi] = at;
      const above = parent[at]!;
      this.#ancestor[at] = above;
      for (let one = buckets[above]!; one !== NONE; one = nextInBucket[one]!) {
        const least = this.#evaluate(one);
        this.#immediate[one] = this.#semi[least]! < this.#semi[one]! ? least : above;
      }
      buckets[above] = NONE;
    }
  }

  #lower(at: number, predecessor: number): void {
    if (predecessor === NONE) return;
    const semi = this.#semi[this.#evaluate(predecessor)]!;
    if (semi < this.#semi[at]!) this.#semi[at] = semi;
  }

  /** Of the nodes on the way up, below the root of its tree, the one with the least semidominator. */
  #evaluate(at: number): number {
    if (this.#ancestor[at] === NONE) return at;
    this.#compress(at);
    return this.#label[at]!;
  }

  /** Without recursion: ways are as long as methods. */
  #compress(from: number): void {
    const way: number[] = [];
    for (let at = from; this.#ancestor[this.#ancestor[at]!] !== NONE; at = this.#ancestor[at]!) {
      way.push(at);
    }
    for (let step = way.length - 1; step >= 0; step--) {
      const at = way[step]!;
      const above = this.#ancestor[at]!;
      const label = this.#label[above]!;
      if (this.#semi[label]! < this.#semi[this.#label[at]!]!) this.#label[at] = label;
      this.#ancestor[at] = this.#ancestor[above]!;
    }
  }
}
