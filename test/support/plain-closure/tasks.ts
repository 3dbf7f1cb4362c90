/**
 * The tasks of a trace that have begun, each with its post, and the barriers that were taken away:
 * what the rules of the queue are about. A task without a recorded post or end is here too; the rules
 * that ask for what it lacks do not apply to it. A task that was removed, or has not begun, is not.
 */
import type { Columns } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { postTag, type PostTag } from '../../../server/src/causality/android/priority.js';
import type { Segment } from '../../../server/src/causality/android/segments.js';

export interface Post {
  readonly at: number;
  /** 0 where the post names none. */
  readonly queue: number;
  readonly tag: PostTag;
  readonly thread: number;
  readonly process: number;
}

export interface Task {
  readonly segment: number;
  readonly thread: number;
  /** Runs on a looper, so tasks of the same thread are atomic and its queue is in order. */
  readonly looper: boolean;
  readonly begin: number;
  readonly end: number | undefined;
  readonly post: Post | undefined;
}

export interface Barrier {
  readonly at: number;
  readonly queue: number;
  readonly removed: number;
}

export interface TasksAndBarriers {
  readonly tasks: readonly Task[];
  readonly barriers: readonly Barrier[];
}

export function findTasks(
  columns: Columns,
  segments: readonly Readonly<Segment>[],
  tables: TraceTables,
): TasksAndBarriers {
  const tasks: Task[] = [];
  const barriers: Barrier[] = [];
  /** By task number: the last post that has not been begun or removed. */
  const waiting = new Map<number, Post>();
  /** By task number: barriers that stand. */
  const standing = new Map<number, { at: number; queue: number }>();
  for (const index of segments.keys()) {
    const number = columns.a[index]!;
    switch (columns.kind[index]!) {
      case OpKind.Post:
        waiting.set(number, postAt(columns, index, tables));
        break;
      case OpKind.Remove:
        waiting.delete(number);
        break;
      case OpKind.Begin:
        tasks.push(taskAt(index, segments, waiting.get(number)));
        waiting.delete(number);
        break;
      case OpKind.Barrier:
        standing.set(number, { at: index, queue: columns.b[index]! });
        break;
      case OpKind.Unbarrier: {
        const barrier = standing.get(number);
        if (barrier !== undefined) barriers.push({ ...barrier, removed: index });
        standing.delete(number);
        break;
      }
    }
  }
  return { tasks, barriers };
}

function postAt(columns: Columns, at: number, tables: TraceTables): Post {
  const thread = columns.thread[at]!;
  const process = tables.threads[thread]?.process ?? 0;
  return { at, queue: columns.b[at]!, tag: postTag(columns, at), thread, process };
}

function taskAt(
  begin: number,
  segments: readonly Readonly<Segment>[],
  post: Post | undefined,
): Task {
  const { id, thread, looper } = segments[begin]!;
  const end = segments.findIndex((segment) => segment.id === id && segment.closes);
  return { segment: id, thread, looper, begin, end: end < 0 ? undefined : end, post };
}
