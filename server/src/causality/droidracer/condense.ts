/**
 * Joins neighbours in program order that no other edge can tell apart, before the relation is
 * closed: where the one has no other successor and the other no other predecessor, all that comes
 * before or after comes before or after both. That makes the closure, which grows with the cube of
 * its nodes, several times smaller and changes no answer.
 *
 * Kept apart are operations at which the closure itself can add edges (CALL, RET, receptions and
 * what they answer), and the ends of edges that transitivity may be forbidden to prolong: between
 * two tasks of one thread, or into a CALL where a task of its thread has no RET.
 */
import { BaseGraph, NONE, type NodeTable, type Task } from './graph.js';
import type { Reception } from './rules/broadcasts.js';
import { isFragile, linkSegments } from './segments.js';

export interface Condensed {
  readonly graph: BaseGraph;
  readonly receptions: readonly Reception[];
  /** By node: its group, which is a node of the condensed graph. */
  readonly groupOf: Int32Array;
}

export function condense(graph: BaseGraph, receptions: readonly Reception[]): Condensed {
  const groupOf = groupNodes(graph, receptions);
  const condensed = new BaseGraph(condenseNodes(graph.nodes, groupOf));
  for (const { from, to, rule } of graph.edges) condensed.add(groupOf[from]!, groupOf[to]!, rule);
  const groupOrNone = (node: number) => (node === NONE ? NONE : groupOf[node]!);
  return {
    graph: condensed,
    groupOf,
    receptions: receptions.map(({ cause, sticky, trigger, post }) => ({
      cause: groupOrNone(cause),
      sticky,
      trigger: groupOrNone(trigger),
      post: groupOrNone(post),
    })),
  };
}

/** Numbers rise with the trace: a group has its first node's place. */
function groupNodes(graph: BaseGraph, receptions: readonly Reception[]): Int32Array {
  const { leader } = linkSegments(graph);
  const { starts, ends } = findBorders(graph, receptions);
  const groupOf = new Int32Array(graph.nodes.count);
  let groups = 0;
  for (let node = 0; node < groupOf.length; node++) {
    const ahead = leader[node]!;
    const joins = ahead !== NONE && starts[node] === 0 && ends[ahead] === 0;
    groupOf[node] = joins ? groupOf[ahead]! : groups++;
  }
  return groupOf;
}

interface Borders {
  /** Nodes that must be the first, or the last, of their group. */
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
}

function findBorders(graph: BaseGraph, receptions: readonly Reception[]): Borders {
  const { count, tasks } = graph.nodes;
  const starts = new Uint8Array(count);
  const ends = new Uint8Array(count);
  const isolate = (node: number) => {
    if (node !== NONE) starts[node] = ends[node] = 1;
  };
  for (const edge of graph.edges) {
    if (edge.rule === 'program-order') continue;
    ends[edge.from] = 1;
    starts[edge.to] = 1;
    if (!isFragile(graph, edge)) continue;
    isolate(edge.from);
    isolate(edge.to);
  }
  for (const { cause, trigger, post } of receptions) [cause, trigger, post].forEach(isolate);
  const truncated = new Set(tasks.filter(({ ret }) => ret === NONE).map(({ thread }) => thread));
  for (const { call, ret, thread } of tasks.slice(1)) {
    starts[call] = 1;
    if (truncated.has(thread)) ends[call] = 1;
    if (ret !== NONE) ends[ret] = 1;
  }
  return { starts, ends };
}

function condenseNodes(nodes: NodeTable, groupOf: Int32Array): NodeTable {
  const count = groupOf.reduce((most, group) => Math.max(most, group + 1), 0);
  const column = (values: ArrayLike<number>) => {
    const taken = new Int32Array(count);
    for (let node = 0; node < nodes.count; node++) taken[groupOf[node]!] = values[node]!;
    return taken;
  };
  return {
    ...nodes,
    count,
    operation: column(nodes.operation),
    kind: Uint8Array.from(column(nodes.kind)),
    thread: column(nodes.thread),
    task: column(nodes.task),
    posted: column(nodes.posted),
    tasks: nodes.tasks.map((task) => condenseTask(task, groupOf)),
  };
}

function condenseTask(task: Task, groupOf: Int32Array): Task {
  const group = (node: number) => (node === NONE ? NONE : groupOf[node]!);
  return {
    ...task,
    call: group(task.call),
    post: group(task.post),
    ret: group(task.ret),
    nodes: [...new Set(task.nodes.map(group))],
  };
}
