/**
 * Follows the tasks of a trace from post to end, in one pass. A looper runs one task at a time: a
 * `begin` while another task runs means that the end of the earlier one was not recorded, and takes
 * its place. A number that is posted or begun anew after its task has begun is a new task.
 */
import type { Columns } from '../batch.js';
import { OpKind } from '../operations.js';
import type { TaskRows } from './types.js';

interface Row {
  id: number;
  post: number;
  begin: number;
  end: number;
  remove: number;
  input: number;
  trigger: number;
  last: number;
  thread: number;
  queue: number;
  callback: number;
  component: number;
}

export interface CollectedTasks {
  readonly tasks: TaskRows;
  readonly taskOf: Uint32Array;
  readonly taskNamed: Uint32Array;
}

export function collectTasks(columns: Columns, length: number): CollectedTasks {
  const book = new TaskBook(columns, length);
  for (let op = 0; op < length; op++) book.note(op);
  return book.close();
}

function emptyRow(id: number): Row {
  const none = { post: -1, begin: -1, end: -1, remove: -1, input: -1, trigger: -1, last: -1 };
  return { id, ...none, thread: 0, queue: 0, callback: 0, component: 0 };
}

class TaskBook {
  private readonly rows: Row[] = [emptyRow(0)];
  /** By the task's number: its latest row, and the latest that has begun. */
  private readonly latest = new Map<number, number>();
  private readonly begun = new Map<number, number>();
  /** Per thread: the row that it is running, and its last operation so far. */
  private readonly running: number[] = [];
  private readonly lastOf: number[] = [];
  private readonly taskOf: Uint32Array;
  private readonly taskNamed: Uint32Array;

  constructor(
    private readonly columns: Columns,
    private readonly length: number,
  ) {
    this.taskOf = new Uint32Array(length);
    this.taskNamed = new Uint32Array(length);
  }

  note(op: number): void {
    const thread = this.columns.thread[op]!;
    this.taskOf[op] = this.running[thread] ?? 0;
    this.follow(op, thread);
    this.lastOf[thread] = op;
  }

  close(): CollectedTasks {
    this.running.forEach((row) => {
      if (row > 0) this.rows[row]!.last = this.length - 1;
    });
    return { tasks: toColumns(this.rows), taskOf: this.taskOf, taskNamed: this.taskNamed };
  }

  private follow(op: number, thread: number): void {
    switch (this.columns.kind[op]) {
      case OpKind.Post:
        this.post(op);
        return;
      case OpKind.Input:
        this.input(op);
        return;
      case OpKind.Begin:
        this.begin(op, thread);
        return;
      case OpKind.End:
        this.end(op, thread);
        return;
      case OpKind.Remove:
        this.remove(op);
        return;
      case OpKind.Trigger:
        this.trigger(op);
        return;
      case OpKind.Exit:
        this.stop(thread, op);
        return;
    }
  }

  private post(op: number): void {
    const known = this.known(op);
    const fresh = known === undefined || known.post >= 0 || known.begin >= 0;
    const row = fresh ? this.open(op) : known;
    row.post = op;
    row.queue = this.columns.b[op]!;
    this.describe(row, op);
  }

  private input(op: number): void {
    const known = this.known(op);
    const row = known === undefined || known.end >= 0 ? this.open(op) : known;
    if (row.input < 0) row.input = op;
  }

  private begin(op: number, thread: number): void {
    const known = this.known(op);
    const row = known === undefined || known.begin >= 0 ? this.open(op) : known;
    this.stop(thread, this.lastOf[thread] ?? op);
    row.begin = op;
    row.thread = thread;
    this.describe(row, op);
    this.taskOf[op] = this.taskNamed[op]!;
    this.running[thread] = this.taskNamed[op]!;
    this.begun.set(row.id, this.taskNamed[op]!);
  }

  private end(op: number, thread: number): void {
    const row = this.known(op, this.begun);
    if (row === undefined || row.end >= 0 || row.thread !== thread) return;
    row.end = op;
    if (this.running[thread] === this.taskNamed[op]) this.stop(thread, op);
  }

  private remove(op: number): void {
    const row = this.known(op);
    if (row !== undefined && row.begin < 0 && row.remove < 0) row.remove = op;
  }

  private trigger(op: number): void {
    const row = this.rows[this.taskOf[op]!]!;
    if (row.id > 0 && row.trigger < 0) row.trigger = op;
  }

  /** The thread is no longer in its task, whose last operation is `last`. */
  private stop(thread: number, last: number): void {
    const running = this.running[thread] ?? 0;
    if (running === 0) return;
    this.rows[running]!.last = last;
    this.running[thread] = 0;
  }

  private known(op: number, rows = this.latest): Row | undefined {
    const row = rows.get(this.columns.a[op]!);
    if (row === undefined) return undefined;
    this.taskNamed[op] = row;
    return this.rows[row];
  }

  private open(op: number): Row {
    const id = this.columns.a[op]!;
    const row = emptyRow(id);
    this.taskNamed[op] = this.rows.length;
    this.latest.set(id, this.rows.length);
    this.rows.push(row);
    return row;
  }

  private describe(row: Row, op: number): void {
    if (this.columns.c[op] !== 0) row.callback = this.columns.c[op]!;
    if (this.columns.d[op] !== 0) row.component = this.columns.d[op]!;
  }
}

function toColumns(rows: readonly Row[]): TaskRows {
  const operations = (pick: (row: Row) => number) => Int32Array.from(rows, pick);
  const ids = (pick: (row: Row) => number) => Uint32Array.from(rows, pick);
  return {
    length: rows.length,
    id: ids((row) => row.id),
    post: operations((row) => row.post),
    begin: operations((row) => row.begin),
    end: operations((row) => row.end),
    remove: operations((row) => row.remove),
    input: operations((row) => row.input),
    trigger: operations((row) => row.trigger),
    last: operations((row) => row.last),
    thread: operations((row) => row.thread),
    queue: operations((row) => row.queue),
    callback: ids((row) => row.callback),
    component: ids((row) => row.component),
  };
}
