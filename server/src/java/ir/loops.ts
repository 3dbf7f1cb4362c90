/**
 * Natural loops: an edge back to a block that dominates its origin closes one; it consists of what
 * reaches that edge without passing the head. Java has no jumps into loops, so these are all there are.
 */
import type { Dominators } from './dominators.js';
import { predecessorsOf, type Graph } from './graph.js';

export interface Loop {
  readonly head: number;
  readonly nodes: ReadonlySet<number>;
}

/** One for each head, outer ones before those that they contain. */
export function findLoops(graph: Graph, dominators: Dominators): readonly Loop[] {
  const predecessors = predecessorsOf(graph);
  const loops: Loop[] = [];
  for (let head = 0; head < graph.size; head++) {
    const backs = predecessors[head]!.filter((node) => dominators.dominates(head, node));
    if (backs.length > 0) loops.push({ head, nodes: collect(head, backs, predecessors) });
  }
  return loops.sort((a, b) => b.nodes.size - a.nodes.size);
}

function collect(
  head: number,
  backs: readonly number[],
  predecessors: readonly (readonly number[])[],
): ReadonlySet<number> {
  const nodes = new Set([head, ...backs]);
  for (const node of nodes) {
    if (node === head) continue;
    for (const before of predecessors[node]!) nodes.add(before);
  }
  return nodes;
}

/** Of each node the head of the innermost loop around it; -1 outside loops. */
export function innermostHeads(size: number, loops: readonly Loop[]): Int32Array {
  const heads = new Int32Array(size).fill(-1);
  for (const { head, nodes } of loops) for (const node of nodes) heads[node] = head;
  return heads;
}
