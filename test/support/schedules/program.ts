/**
 * A small program whose every schedule can be tried: threads and tasks that each do a fixed list of
 * operations. What runs does not depend on the schedule, only when; so the same operations can be
 * compared between schedules. Operations are counted from 0, at most 31, so that a set is one number.
 */
import { createOperation, type Operation } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { createTables, type TraceTables } from '../../../server/src/trace/tables.js';

export const MOST_OPERATIONS = 31;

export interface Body {
  readonly thread: number;
  /** 0 for what a thread does itself. */
  readonly task: number;
  /** In program order: places in `operations`. */
  readonly steps: readonly number[];
}

export interface Program {
  readonly operations: readonly Operation[];
  readonly bodies: readonly Body[];
  readonly tables: TraceTables;
}

/** A body as it is being written: operations without thread and number. */
export interface Draft {
  readonly thread: number;
  readonly task: number;
  readonly looper: boolean;
  readonly steps: Operation[];
}

/** One queue for each looper thread, with the number of the thread. */
export function threadDraft(thread: number, looper: boolean): Draft {
  const step = (kind: OpKind) => ({ ...createOperation(kind, thread, 0), b: looper ? thread : 0 });
  const steps = looper
    ? [step(OpKind.Init), step(OpKind.Attach), step(OpKind.Loop)]
    : [step(OpKind.Init), step(OpKind.Exit)];
  return { thread, task: 0, looper, steps };
}

export function taskDraft(thread: number, task: number): Draft {
  const step = (kind: OpKind) => ({ ...createOperation(kind, thread, 0), a: task });
  return { thread, task, looper: true, steps: [step(OpKind.Begin), step(OpKind.End)] };
}

export function finishProgram(drafts: readonly Draft[], tables: TraceTables): Program {
  const operations: Operation[] = [];
  const bodies = drafts.map(({ thread, task, steps }) => ({
    thread,
    task,
    steps: steps.map((step) => operations.push({ ...step, thread }) - 1),
  }));
  return { operations, bodies, tables };
}

/** Names for the threads and for a queue of each looper; and one callback, to be enabled. */
export function tablesFor(loopers: readonly boolean[]): TraceTables {
  const tables = createTables();
  for (const [index, looper] of loopers.entries()) {
    const label = String(index + 1);
    const kind = looper ? 'looper' : 'worker';
    tables.threads.push({ label, kind, name: `${kind} ${label}`, process: 0 });
    tables.queues.push({ label, kind: 'looper', name: `queue ${label}` });
  }
  tables.callbacks.push({ label: '1', kind: 'other', owner: 'org.app.Act', name: 'called' });
  return tables;
}
