/**
 * Which post a task comes from, and what became of each post: it begins, is removed, or waits for ever
 * (docs/causality.md, "What the rules of the queue speak of"). By node of the skeleton; NONE for none.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { PlacedNodes } from './placed-nodes.js';

export interface TaskPairs {
  /** Of a begin, its post; of an unbarrier, its barrier; of a remove, the post that it takes back. */
  readonly origin: Int32Array;
  /** Of a post, its begin; of a barrier, its unbarrier. */
  readonly begin: Int32Array;
  /** Of a post, the remove that takes it back. */
  readonly removal: Int32Array;
  /** Posts that were made again before their task began: the queue does not know them. */
  readonly outside: Uint8Array;
  /** Begins of idle handlers, which wait for no turn. */
  readonly isIdle: Uint8Array;
}

export function pairTasks(columns: Columns, count: number, placed: PlacedNodes): TaskPairs {
  const pairs = {
    origin: new Int32Array(count).fill(NONE),
    begin: new Int32Array(count).fill(NONE),
    removal: new Int32Array(count).fill(NONE),
    outside: new Uint8Array(count),
    isIdle: new Uint8Array(count),
  };
  const waiting = new Map<number, number>();
  for (let node = 0; node < count; node++) takeNode(node, columns, placed, pairs, waiting);
  return pairs;
}

function takeNode(
  node: number,
  columns: Columns,
  placed: PlacedNodes,
  pairs: TaskPairs,
  waiting: Map<number, number>,
): void {
  const task = columns.a[node]!;
  switch (columns.kind[node]! as OpKind) {
    case OpKind.Post:
    case OpKind.Barrier: {
      const replaced = waiting.get(task);
      if (replaced !== undefined) pairs.outside[replaced] = 1;
      waiting.set(task, node);
      break;
    }
    case OpKind.Begin:
      join(node, task, pairs, waiting, pairs.begin);
      if (runsIdleHandler(node, columns, placed)) pairs.isIdle[node] = 1;
      break;
    case OpKind.Unbarrier:
      join(node, task, pairs, waiting, pairs.begin);
      break;
    case OpKind.Remove:
      join(node, task, pairs, waiting, pairs.removal);
      break;
    default:
  }
}

function join(
  node: number,
  task: number,
  { origin }: TaskPairs,
  waiting: Map<number, number>,
  ends: Int32Array,
): void {
  const post = waiting.get(task);
  if (post === undefined) return;
  waiting.delete(task);
  origin[node] = post;
  ends[post] = node;
}

/** A recorder posted a task for it; what the task does first is `idle`. */
function runsIdleHandler(
  begin: number,
  { kind, b }: Columns,
  { segmentOf, placeOf, steps }: PlacedNodes,
): boolean {
  if (b[begin] !== 0) return true;
  const next = steps[segmentOf[begin]!]![placeOf[begin]! + 1];
  return next !== undefined && kind[next] === OpKind.Idle;
}

/** What takes a message out of the queue: its begin, its removal; NONE if nothing ever does. */
export function leavesQueue({ begin, removal }: TaskPairs, post: number): number {
  return begin[post] === NONE ? removal[post]! : begin[post]!;
}
