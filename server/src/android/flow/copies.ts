/**
 * Copies between nodes that the text alone tells: assignments, fields, returns, what lambdas take along.
 * A node that gets its objects by copies from one other node alone holds what that one holds: the two
 * are made one before anything flows. In most code, that is most nodes.
 */
import type { FlowGraph, FlowNode } from './flow-graph.js';

const NONE = -1;
const SEVERAL = -2;

export class Copies {
  /** From and to in turns. */
  readonly #pairs: FlowNode[] = [];
  readonly #open: FlowNode[] = [];

  add(from: FlowNode, to: FlowNode): void {
    if (from !== to) this.#pairs.push(from, to);
  }

  /** It may get objects in other ways too. */
  open(node: FlowNode): void {
    this.#open.push(node);
  }

  putInto(graph: FlowGraph): void {
    const sources = this.#sources(graph.size);
    for (let node = 0; node < sources.length; node++) {
      const source = sources[node]!;
      if (source >= 0) graph.join(source as FlowNode, node as FlowNode);
    }
    this.#eachPair((from, to) => {
      graph.connect(from, to);
    });
  }

  /** By node: the only one that it gets objects from, NONE or SEVERAL. */
  #sources(size: number): Int32Array {
    const sources = new Int32Array(size).fill(NONE);
    for (const node of this.#open) sources[node] = SEVERAL;
    this.#eachPair((from, to) => {
      const source = sources[to]!;
      sources[to] = source === NONE || source === from ? from : SEVERAL;
    });
    return sources;
  }

  #eachPair(visit: (from: FlowNode, to: FlowNode) => void): void {
    for (let at = 0; at < this.#pairs.length; at += 2) {
      visit(this.#pairs[at]!, this.#pairs[at + 1]!);
    }
  }
}
