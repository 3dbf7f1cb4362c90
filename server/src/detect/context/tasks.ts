/**
 * The tasks that wait or run, and what a report will want to know of each: who posted it, and, along
 * the chain of posts that led to it, the most recent one from the environment, the most recent
 * delayed one and the most recent one from another thread (DroidRacer, 4.3). A task takes these over
 * from the task that posts it, so the chain itself need not be kept.
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { Flag } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { linkCause } from './causes.js';
import { createPerformer, type Performer } from './performers.js';
import { isPlatformCall } from './platform-calls.js';
import { PostOrder, type EnvironmentPost } from './post-order.js';

export class Tasks {
  /** Waiting or running, by number. */
  private readonly alive = new Map<number, Performer>();
  private readonly order = new PostOrder();
  /** Tasks said to come from outside before their post. */
  private readonly announced = new Set<number>();
  private posts = 0;

  constructor(
    private readonly tables: TraceTables,
    /** Undefined where nobody asks which posts came first. */
    private readonly clock: CausalClock | undefined,
  ) {}

  post(columns: Columns, index: number, poster: Performer): void {
    const number = columns.a[index]!;
    const old = this.alive.get(number);
    if (old !== undefined) this.end(old);
    const delay = isDelayed(columns, index, this.tables) ? columns.amount[index]! : undefined;
    const task = createPerformer(number, 0);
    task.callback = columns.c[index]!;
    task.component = columns.d[index]!;
    task.link = linkCause(stepAt(columns, index, 'post', poster, delay), poster.link);
    task.ownPost = this.keepPost(task.callback);
    task.cause = poster.cause;
    task.delayed = delay === undefined ? poster.delayed : ++this.posts;
    task.crossed = poster.crossed;
    this.alive.set(number, task);
    if (this.announced.delete(number)) this.input(number);
    else if (this.isFromOutside(task.callback)) comesFromOutside(task);
  }

  begin(columns: Columns, index: number): Performer {
    const number = columns.a[index]!;
    const thread = columns.thread[index]!;
    const task = this.alive.get(number) ?? this.unposted(number);
    task.thread = thread;
    task.looper = this.tables.threads[thread]?.kind === 'looper';
    if (columns.c[index] !== 0) task.callback = columns.c[index]!;
    if (columns.d[index] !== 0) task.component = columns.d[index]!;
    if (task.link !== undefined && task.link.thread !== thread) task.crossed = ++this.posts;
    if (this.isFromOutside(task.callback)) comesFromOutside(task);
    return task;
  }

  /** The platform calls back in a running task. */
  trigger(task: Performer, callback: number): void {
    if (!this.isFromOutside(callback)) return;
    if (task.callback === 0) task.callback = callback;
    comesFromOutside(task);
  }

  /** The trace says, just before or after the post, that the task comes from outside the app. */
  input(number: number): void {
    const task = this.alive.get(number);
    if (task === undefined) {
      this.announced.add(number);
      return;
    }
    if (this.clock !== undefined) task.ownPost ??= this.order.add(this.clock);
    comesFromOutside(task);
  }

  /** The task has ended or will never run. */
  end(task: Performer): void {
    if (this.alive.get(task.task) === task) this.alive.delete(task.task);
    task.alive = false;
    task.ownPost = undefined;
  }

  remove(number: number): void {
    this.announced.delete(number);
    const task = this.alive.get(number);
    if (task !== undefined) this.end(task);
  }

  /**
   * A post that names what it will run and that is of the app's own making needs no order; nor does
   * one that names nothing in a trace that knows no callbacks.
   */
  private keepPost(callback: number): EnvironmentPost | undefined {
    if (this.clock === undefined) return undefined;
    const may = callback === 0 ? this.tables.callbacks.length > 1 : this.isFromOutside(callback);
    return may ? this.order.add(this.clock) : undefined;
  }

  /** An idle handler's task, or one whose post the trace does not have. */
  private unposted(number: number): Performer {
    const task = createPerformer(number, 0);
    this.alive.set(number, task);
    return task;
  }

  private isFromOutside(callback: number): boolean {
    const row = callback === 0 ? undefined : this.tables.callbacks[callback];
    return row !== undefined && isPlatformCall(row);
  }
}

function comesFromOutside(task: Performer): void {
  const { cause, ownPost } = task;
  if (cause?.task === task.task && cause.post === ownPost) return;
  task.cause = { task: task.task, callback: task.callback, post: ownPost };
}

/** The step that the operation is in a chain of causes. */
export function stepAt(
  columns: Columns,
  index: number,
  kind: 'post' | 'fork',
  { task, callback }: Performer,
  delay?: number,
) {
  return {
    kind,
    op: columns.number[index]!,
    line: columns.line[index]!,
    site: columns.site[index]!,
    thread: columns.thread[index]!,
    task,
    callback,
    delay,
  };
}

/** EM-Explorer marks delayed posts without saying how long; elsewhere a delay of 0 is none. */
export function isDelayed(columns: Columns, index: number, tables: TraceTables): boolean {
  const flags = columns.flags[index]!;
  if ((flags & Flag.AtTime) !== 0) return true;
  if ((flags & Flag.Delayed) === 0) return false;
  return columns.amount[index]! > 0 || tables.objects === 'hex';
}
