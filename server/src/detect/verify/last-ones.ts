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
import type { TaskPairs } from './task-pairs.js';

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

/** All posts before one that waits for ever share a list. */
function addWaiting(needed: NeededEdges, { graph, columns, tasks }: LastOnesSource): void {
  const posted = new Map<number, number>();
  for (let node = 0; node < graph.nodeCount; node++) {
    if (!isPlainPost(columns, node) || tasks.outside[node] === 1) continue;
    const queue = columns.b[node]!;
    const list = posted.get(queue) ?? NONE;
    if (tasks.begin[node] !== NONE) posted.set(queue, graph.addToList(node, list));
    else if (tasks.removal[node] === NONE && list !== NONE) addEdge(needed, ~list, node, 'FIFO');
  }
}

function isPlainPost({ kind, flags, amount, b }: Columns, node: number): boolean {
  const isTagged = (flags[node]! & TAGS) !== 0 || amount[node] !== 0;
  return kind[node] === OpKind.Post && b[node] !== 0 && !isTagged;
}

const TAGS = Flag.Delayed | Flag.AtTime | Flag.Front | Flag.Async;

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
