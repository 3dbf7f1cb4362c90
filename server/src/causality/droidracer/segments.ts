/**
 * Program order within one task, or outside of any: for each node the next and the previous one
 * of the thread. What transitivity allows is the same for both, so a node reaches all that its
 * follower reaches.
 */
import { type BaseGraph, NONE } from './graph.js';

export interface Segments {
  readonly follower: Int32Array;
  readonly leader: Int32Array;
}

export function linkSegments(graph: BaseGraph): Segments {
  const { count, task } = graph.nodes;
  const follower = new Int32Array(count).fill(NONE);
  const leader = new Int32Array(count).fill(NONE);
  for (const { from, to, rule } of graph.edges) {
    if (rule !== 'program-order' || task[from] !== task[to]) continue;
    follower[from] = to;
    leader[to] = from;
  }
  return { follower, leader };
}
