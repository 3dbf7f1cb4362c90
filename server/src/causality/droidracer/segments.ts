/**
 * Program order within one task, or outside of any: for each node the next and the previous one of
 * the thread. What transitivity allows is the same for both, so a node reaches all that its follower
 * reaches, but for what a fragile edge of the follower leads to.
 */
import { type BaseGraph, type Edge, NONE } from './graph.js';

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

/**
 * An edge between two tasks of a thread that does not itself order them: transitivity may be
 * forbidden to prolong it at either end. RET -> CALL orders the tasks, and POST -> CALL is always
 * prolonged.
 */
export function isFragile(graph: BaseGraph, { from, to }: Edge): boolean {
  const first = graph.taskOf(from);
  const second = graph.taskOf(to);
  if (first === undefined || second === undefined) return false;
  if (first === second || first.thread !== second.thread) return false;
  return to !== second.call || (from !== first.ret && from !== second.post);
}
