/** A directed graph by numbers, and the order in which the walks over bodies go. */

export interface Graph {
  readonly size: number;
  readonly entry: number;
  successors(node: number): readonly number[];
}

/** Lists of who leads to each node. */
export function predecessorsOf(graph: Graph): readonly (readonly number[])[] {
  const predecessors = Array.from({ length: graph.size }, (): number[] => []);
  for (let node = 0; node < graph.size; node++) {
    for (const next of graph.successors(node)) predecessors[next]!.push(node);
  }
  return predecessors;
}

/** Those that can be reached, each before its successors as far as there is no cycle. */
export function reversePostorder(graph: Graph): Int32Array {
  const order: number[] = [];
  const seen = new Uint8Array(graph.size);
  const path = [graph.entry];
  const next = [0];
  seen[graph.entry] = 1;
  while (path.length > 0) {
    const node = path.at(-1)!;
    const successor = graph.successors(node)[next[next.length - 1]!++];
    if (successor === undefined) {
      order.push(node);
      path.pop();
      next.pop();
    } else if (seen[successor] === 0) {
      seen[successor] = 1;
      path.push(successor);
      next.push(0);
    }
  }
  return Int32Array.from(order.reverse());
}
