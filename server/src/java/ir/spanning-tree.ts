/** A depth-first walk over a graph, without recursion: its nodes in the order in which it met them. */
import type { Graph } from './graph.js';

const NONE = -1;

export interface SpanningTree {
  /** Those that the entry reaches; the place of a node in here is its number. */
  readonly nodes: Int32Array;
  /** By number: the number of the node that it was met from; -1 for the entry. */
  readonly parent: Int32Array;
  /** By node: its number; -1 for those that are not reached. */
  readonly numbers: Int32Array;
}

export function spanningTree(graph: Graph): SpanningTree {
  const nodes: number[] = [graph.entry];
  const parent: number[] = [NONE];
  const numbers = new Int32Array(graph.size).fill(NONE);
  numbers[graph.entry] = 0;
  const path = [graph.entry];
  const next = [0];
  while (path.length > 0) {
    const node = path.at(-1)!;
    const successor = graph.successors(node)[next[next.length - 1]!++];
    if (successor === undefined) {
      path.pop();
      next.pop();
    } else if (numbers[successor] === NONE) {
      numbers[successor] = nodes.length;
      nodes.push(successor);
      parent.push(numbers[node]!);
      path.push(successor);
      next.push(0);
    }
  }
  return { nodes: Int32Array.from(nodes), parent: Int32Array.from(parent), numbers };
}
