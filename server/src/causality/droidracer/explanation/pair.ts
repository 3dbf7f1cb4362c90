/** Two operations that nothing orders, as those see them who look for rules that come near. */
import { objectText } from '../../../trace/tables.js';
import type { Wording } from '../../../trace/words/style.js';
import { taskWords, threadWords, whoWords } from '../../../trace/words/who.js';
import type { NearMiss } from '../../explanation/types.js';
import { NONE, type Task } from '../graph.js';
import type { DroidRacerOrder } from '../order.js';

export interface UnorderedPair {
  readonly order: DroidRacerOrder;
  /** Over the operations of the same store. */
  readonly wording: Wording;
  /** Operations, in the order of the trace: a rule could only have put the first before the second. */
  readonly first: number;
  readonly second: number;
  /** The locks that each side holds. */
  readonly locks: readonly [readonly number[], readonly number[]];
}

export type FindNearMisses = (pair: UnorderedPair) => readonly NearMiss[];

export function nodeOf({ order }: UnorderedPair, operation: number): number {
  return order.nodes.nodeOf[operation] ?? NONE;
}

/** The task of each, if both run in one; they may be the same. */
export function bothTasks(pair: UnorderedPair): readonly [Task, Task] | undefined {
  const { nodes } = pair.order;
  const [one, other] = [pair.first, pair.second].map((each) => nodes.task[nodeOf(pair, each)] ?? 0);
  if (one === 0 || other === 0) return undefined;
  return [nodes.tasks[one!]!, nodes.tasks[other!]!];
}

/** The tasks of both, if these are two of one thread. */
export function tasksOfOneThread(pair: UnorderedPair): readonly [Task, Task] | undefined {
  const tasks = bothTasks(pair);
  if (tasks === undefined || tasks[0] === tasks[1]) return undefined;
  return tasks[0].thread === tasks[1].thread ? tasks : undefined;
}

/** The row that the index of the trace has for a task. */
export function rowOf({ order, wording }: UnorderedPair, task: Task): number {
  return wording.index.taskNamed[order.nodes.operation[task.call]!]!;
}

export function task(pair: UnorderedPair, which: Task): string {
  return taskWords(pair.wording, rowOf(pair, which));
}

export function thread({ wording }: UnorderedPair, id: number): string {
  return threadWords(wording, id);
}

export function who({ wording }: UnorderedPair, operation: number): string {
  return whoWords(wording, operation);
}

/** Where an operation stands in the trace. */
export function line({ wording }: UnorderedPair, operation: number): string {
  return `line ${wording.index.columns.line[operation]!}`;
}

/** The same for a node. */
export function lineAt(pair: UnorderedPair, node: number): string {
  return line(pair, pair.order.nodes.operation[node]!);
}

export function lock({ wording }: UnorderedPair, object: number): string {
  return wording.style.code(objectText(wording.index.tables, object));
}
