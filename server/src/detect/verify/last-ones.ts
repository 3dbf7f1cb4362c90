/**
 * What stays at the end of a recording: messages that were never taken from their queue, and tasks that
 * never ended. In every schedule that has all operations they come last: behind a message that never
 * leaves a queue of plain posts no other does, and a looper in a task without end takes no other.
 */
import { NONE, type OrderGraph } from '../../causality/explanation/order-graph.js';
import type { Columns } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { NeededEdges } from './needed-edges.js';
import type { PlacedNodes } from './placed-nodes.js';
import { leavesQueue, type TaskPairs } from './task-pairs.js';

export interface LastOnesSource {
  readonly graph: OrderGraph;
  readonly columns: Columns;
  readonly placed: PlacedNodes;
  readonly tasks: TaskPairs;
  readonly neverEnds: Uint8Array;
}

export function findLastOnes(source: LastOnesSource): NeededEdges {
  const found: NeededEdges = { from: [], to: [], rule: [] };
  addWaiting(found, source);
  addRunning(found, source);
  return found;
}

/** What was posted before one that waits for ever, and is not due before it, shares a list by delay. */
function addWaiting(needed: NeededEdges, { graph, columns, tasks }: LastOnesSource): void {
  const delays = delaysOfWaiting(graph.nodeCount, columns, tasks);
  const posted = new Map<string, number>();
  for (let node = 0; node < graph.nodeCount; node++) {
    if (!hasDelay(columns, node) || tasks.outside[node] === 1) continue;
    const queue = columns.b[node]!;
    const delay = Math.max(0, columns.amount[node]!);
    if (tasks.begin[node] !== NONE) {
      for (const least of delays.get(queue) ?? []) {
        const key = `${queue} ${least}`;
        const list = posted.get(key) ?? NONE;
        if (delay >= least) posted.set(key, graph.addToList(node, list));
      }
    } else if (tasks.removal[node] === NONE) {
      const list = posted.get(`${queue} ${delay}`) ?? NONE;
      if (list !== NONE) addEdge(needed, ~list, node, 'FIFO');
    }
  }
}

/** By queue: the delays of those that wait for ever. */
function delaysOfWaiting(
  count: number,
  columns: Columns,
  tasks: TaskPairs,
): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (let node = 0; node < count; node++) {
    if (!hasDelay(columns, node) || leavesQueue(tasks, node) !== NONE) continue;
    const queue = columns.b[node]!;
    const delays = found.get(queue) ?? new Set();
    found.set(queue, delays.add(Math.max(0, columns.amount[node]!)));
  }
  return found;
}

function hasDelay(columns: Columns, node: number): boolean {
  const { kind, flags, b } = columns;
  if (kind[node] !== OpKind.Post || b[node] === 0) return false;
  return (flags[node]! & (Flag.AtTime | Flag.Front | Flag.Async)) === 0;
}

function addRunning(needed: NeededEdges, { graph, placed, neverEnds }: LastOnesSource): void {
  const { steps, segments } = placed;
  for (const [id, segment] of segments.entries()) {
    if (segment === undefined || neverEnds[id] === 0) continue;
    let list = NONE;
    for (const [other, { thread, kind } = segment] of segments.entries()) {
      const last = steps[other]?.at(-1);
      if (last === undefined || other === id) continue;
      if (thread !== segment.thread || kind === 'thread' || last > steps[id]![0]!) continue;
      list = graph.addToList(last, list);
    }
    if (list !== NONE) addEdge(needed, ~list, steps[id]![0]!, 'ATOMIC');
  }
}

function addEdge({ from, to, rule }: NeededEdges, source: number, node: number, name: string) {
  from.push(source);
  to.push(node);
  rule.push(name);
}
