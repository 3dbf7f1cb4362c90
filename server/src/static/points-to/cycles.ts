/** Circles of a graph: its strongly connected components of more than one node (Tarjan, no recursion). */
import type { NodeId } from './nodes.js';

type EdgesOf = (node: NodeId) => readonly NodeId[] | undefined;

const NO_EDGES: readonly NodeId[] = [];

export function findCircles(size: number, edgesOf: EdgesOf): NodeId[][] {
  return new Search(size, edgesOf).run();
}

class Search {
  readonly #circles: NodeId[][] = [];
  /** When a node was seen first, from 1; 0 if it was not. */
  readonly #seen: Int32Array;
  readonly #low: Int32Array;
  readonly #isOpen: Uint8Array;
  readonly #open: NodeId[] = [];
  #clock = 0;

  constructor(
    private readonly size: number,
    private readonly edgesOf: EdgesOf,
  ) {
    this.#seen = new Int32Array(size);
    this.#low = new Int32Array(size);
    this.#isOpen = new Uint8Array(size);
  }

  run(): NodeId[][] {
    for (let node = 0; node < this.size; node++) {
      if (this.#seen[node] === 0) this.#from(node as NodeId);
    }
    return this.#circles;
  }

  #from(start: NodeId): void {
    const first = this.edgesOf(start);
    if (first === undefined || first.length === 0) return;
    const path = [this.#enter(start, first)];
    while (path.length > 0) {
      const top = path.at(-1)!;
      const to = top.edges[top.next++];
      if (to === undefined) {
        path.pop();
        this.#leave(top.node, path.at(-1)?.node);
      } else if (this.#seen[to] === 0) {
        path.push(this.#enter(to, this.edgesOf(to) ?? NO_EDGES));
      } else if (this.#isOpen[to] === 1) {
        this.#low[top.node] = Math.min(this.#low[top.node]!, this.#seen[to]!);
      }
    }
  }

  #enter(
    node: NodeId,
    edges: readonly NodeId[],
  ): { node: NodeId; edges: readonly NodeId[]; next: number } {
    this.#seen[node] = this.#low[node] = ++this.#clock;
    this.#isOpen[node] = 1;
    this.#open.push(node);
    return { node, edges, next: 0 };
  }

  #leave(node: NodeId, above: NodeId | undefined): void {
    if (above !== undefined) this.#low[above] = Math.min(this.#low[above]!, this.#low[node]!);
    if (this.#low[node] !== this.#seen[node]) return;
    const circle: NodeId[] = [];
    for (let top: NodeId | undefined; top !== node;) {
      top = this.#open.pop()!;
      this.#isOpen[top] = 0;
      circle.push(top);
    }
    if (circle.length > 1) this.#circles.push(circle);
  }
}
