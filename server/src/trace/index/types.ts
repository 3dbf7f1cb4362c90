/**
 * The index of a trace as data: all operations in columns, and what belongs together. Everything is
 * plain and can be transferred between threads. Operations are positions in the columns, -1 where
 * there is none; tasks are rows of `TaskRows`, 0 for none.
 */
import type { Columns } from '../batch.js';
import type { Problem } from '../problems.js';
import type { TraceFormat } from '../reader.js';
import type { TraceTables } from '../tables.js';

/** What is known of each task, a row each; row 0 stands for none. */
export interface TaskRows {
  /** Rows, with row 0. */
  readonly length: number;
  /** The task's number in the file. A number used again gets a row of its own. */
  readonly id: Uint32Array;
  readonly post: Int32Array;
  readonly begin: Int32Array;
  readonly end: Int32Array;
  /** The operation that took it out of its queue. */
  readonly remove: Int32Array;
  /** The operation that says from which source outside the app it comes. */
  readonly input: Int32Array;
  /** The first `trigger` inside it: the callback that the platform runs in it. */
  readonly trigger: Int32Array;
  /** Its last operation: the end, or, where that is missing, the last before the next task. */
  readonly last: Int32Array;
  /** ThreadId it runs on; 0 while it has not begun. */
  readonly thread: Int32Array;
  /** QueueId it was posted to; 0 where not recorded. */
  readonly queue: Int32Array;
  /** CallbackId and component, from the begin or else the post. */
  readonly callback: Uint32Array;
  readonly component: Uint32Array;
}

export interface TraceIndex {
  readonly format: TraceFormat;
  readonly tables: TraceTables;
  /** Cut to `length`. */
  readonly columns: Columns;
  readonly length: number;
  readonly problems: readonly Problem[];
  /** Operations by line, then by position: the order in which the file has them. */
  readonly byLine: Uint32Array;
  readonly tasks: TaskRows;
  /** Per operation: row of the task that it runs in; 0 for none. */
  readonly taskOf: Uint32Array;
  /** Per operation: row of the task that it names (post, begin, end, remove, input); 0 for none. */
  readonly taskNamed: Uint32Array;
  /** Per operation: its other half, as partners.ts says; -1 for none. */
  readonly partner: Int32Array;
}
