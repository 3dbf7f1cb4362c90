/** Two operations that nothing orders, as those see them who look for rules that come near. */
import type { TraceIndex } from '../../../trace/index/types.js';
import { OpKind } from '../../../trace/operations.js';
import type { Wording } from '../../../trace/words/style.js';
import { taskWords, threadWords, whoWords } from '../../../trace/words/who.js';
import type { Model } from '../../android/segments.js';
import type { HeldLock } from '../held-locks.js';
import type { OrderGraph } from '../order-graph.js';
import type { NearMiss } from '../types.js';

/** Operations are nodes of the graph, which are also the operations of the index. */
export interface UnorderedPair {
  readonly graph: OrderGraph;
  readonly index: TraceIndex;
  readonly wording: Wording;
  readonly model: Model;
  /** In the order of the trace: a rule could only have put the first before the second. */
  readonly first: number;
  readonly second: number;
  /** What to call them, in the order in which they were asked about: `the first`. */
  readonly called: readonly [first: string, second: string];
  readonly locks: readonly [readonly HeldLock[], readonly HeldLock[]];
  readonly isBefore: (one: number, other: number) => boolean;
}

export type FindNearMisses = (pair: UnorderedPair) => readonly NearMiss[];

/** Row of the task that the operation runs in; 0 for none. */
export function taskRow({ graph, index }: UnorderedPair, node: number): number {
  return graph.segments[node]!.kind === 'task' ? index.taskOf[node]! : 0;
}

/** Rows of the tasks of both, if both run in one. */
export function bothTasks(pair: UnorderedPair): readonly [number, number] | undefined {
  const rows = [taskRow(pair, pair.first), taskRow(pair, pair.second)] as const;
  return rows[0] > 0 && rows[1] > 0 && rows[0] !== rows[1] ? rows : undefined;
}

export function task({ wording }: UnorderedPair, row: number): string {
  return taskWords(wording, row);
}

export function threadOf({ index }: UnorderedPair, node: number): number {
  return index.columns.thread[node]!;
}

/** `thread AsyncTask #1`. */
export function thread({ index, wording }: UnorderedPair, id: number): string {
  const name = threadWords(wording, id);
  return (index.tables.threads[id]?.name ?? '') === '' ? name : `thread ${name}`;
}

/** `main, in task e1 onCreate (A)`. */
export function who({ wording }: UnorderedPair, node: number): string {
  return whoWords(wording, node);
}

/** Where something stands in the trace: `line 40`. */
export function line({ index }: UnorderedPair, node: number): string {
  return `line ${index.columns.line[node]!}`;
}

/** `the main looper`. */
export function looper({ index, wording }: UnorderedPair, queue: number): string {
  const row = index.tables.queues[queue];
  if (row === undefined || row.name === '') return 'the same queue';
  const name = wording.style.text(row.name);
  return row.kind === 'looper' ? `the ${name} looper` : `the pool ${name}`;
}

/** Such a task is not posted; or its recorder made up a post for it. */
export function runsIdleHandler({ index, graph }: UnorderedPair, row: number): boolean {
  const begin = index.tasks.begin[row]!;
  if (begin < 0) return false;
  if (index.columns.b[begin] !== 0) return true;
  return graph
    .nodesOf(graph.segments[begin]!.id)
    .some((node) => index.columns.kind[node] === OpKind.Idle);
}
