/**
 * Forgets nodes that can never be part of a cycle that is found from now on. Such a cycle begins and
 * ends in a transaction that may still go on, and its last edge leaves an operation that somebody
 * remembers. So a node stays only if a way leads to it from a transaction that may go on, and a way
 * leads from it to a node that is remembered or may go on. Memory follows what is alive.
 */
import type { TransactionGraph } from './transaction-graph.js';

/** Answers the new number of each node; 0 for those that are gone. */
export function sweepGraph(
  graph: TransactionGraph,
  alive: Iterable<number>,
  forEachRemembered: (tell: (node: number) => void) => void,
): Int32Array {
  const living = [...alive];
  const { nextOut, nextIn, source, target } = graph.edges.columns;
  const behind = reach(graph.size, living, graph.out, nextOut, target);
  const remembered = new Set(living);
  forEachRemembered((node) => {
    if (graph.matters(node)) remembered.add(node);
  });
  const before = reach(graph.size, remembered, graph.into, nextIn, source);
  const keep = behind.map((mark, node) => mark & before[node]!);
  return graph.compact(keep);
}

function reach(
  size: number,
  from: Iterable<number>,
  heads: Int32Array,
  next: Int32Array,
  end: Int32Array,
): Uint8Array {
  const marks = new Uint8Array(size + 1);
  const stack: number[] = [];
  const visit = (node: number) => {
    if (marks[node] !== 0) return;
    marks[node] = 1;
    stack.push(node);
  };
  for (const node of from) visit(node);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (let edge = heads[node]!; edge !== 0; edge = next[edge]!) visit(end[edge]!);
  }
  return marks;
}
