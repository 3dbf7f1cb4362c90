/**
 * What a report needs to know of a task: who posted it, and, along the chain of posts that led to it,
 * the most recent one from the environment, the most recent delayed one and the most recent one from
 * another thread (seed 002, 4.3). A task takes these over from the task that posts it, so nothing of
 * the chain itself is kept, and a task is forgotten when it has ended and no access refers to it.
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { Flag } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { isPlatformCall } from './platform-calls.js';
import { PostOrder, type EnvironmentPost } from './post-order.js';

/** Where a task was posted. */
export interface PostedBy {
  readonly op: number;
  readonly line: number;
  readonly site: number;
  readonly thread: number;
  /** The task that posted it and the callback that ran there; 0 for none. */
  readonly task: number;
  readonly callback: number;
  /** Milliseconds to wait, or the time to wait for; undefined for a post that does not wait. */
  readonly delay: number | undefined;
}

/** An event of the environment that a task goes back to. */
export interface Cause {
  readonly task: number;
  readonly callback: number;
  /** Undefined where its post is not in the trace. */
  readonly post: EnvironmentPost | undefined;
}

export interface TaskRecord {
  readonly number: number;
  /** Where it runs; 0 until it begins. */
  thread: number;
  callback: number;
  component: number;
  readonly posted: PostedBy | undefined;
  /** What its own post knows, should it turn out to stand for an event of the environment. */
  ownPost: EnvironmentPost | undefined;
  cause: Cause | undefined;
  /** The posts as positions in the trace, from 1; 0 for none. */
  readonly delayed: number;
  crossed: number;
  /** One while it waits or runs, and one for each access that refers to it. */
  references: number;
}

export class Tasks {
  /** Waiting or running, by number. */
  private readonly alive = new Map<number, TaskRecord>();
  private readonly order = new PostOrder();
  /** Tasks said to come from outside before their post. */
  private readonly announced = new Set<number>();
  private posts = 0;

  constructor(
    private readonly tables: TraceTables,
    private readonly clock: CausalClock | undefined,
  ) {}

  post(columns: Columns, index: number, poster: TaskRecord | undefined): void {
    const number = columns.a[index]!;
    const old = this.alive.get(number);
    if (old !== undefined) this.end(old);
    const callback = columns.c[index]!;
    const posted = postedBy(columns, index, poster, this.tables);
    const task: TaskRecord = {
      number,
      thread: 0,
      callback,
      component: columns.d[index]!,
      posted,
      ownPost: this.keepPost(callback),
      cause: inherit(poster?.cause),
      delayed: this.nextPost(posted.delay !== undefined) || (poster?.delayed ?? 0),
      crossed: poster?.crossed ?? 0,
      references: 1,
    };
    this.alive.set(number, task);
    if (this.announced.delete(number)) this.input(number);
    else if (isFromOutside(this.tables, callback)) this.comesFromOutside(task);
  }

  begin(columns: Columns, index: number): TaskRecord {
    const number = columns.a[index]!;
    const thread = columns.thread[index]!;
    const task = this.alive.get(number) ?? this.unposted(number);
    task.thread = thread;
    if (columns.c[index] !== 0) task.callback = columns.c[index]!;
    if (columns.d[index] !== 0) task.component = columns.d[index]!;
    if (task.posted !== undefined && task.posted.thread !== thread) task.crossed = this.nextPost();
    if (isFromOutside(this.tables, task.callback)) this.comesFromOutside(task);
    return task;
  }

  /** The platform calls back in a running task. */
  trigger(task: TaskRecord, callback: number): void {
    if (!isFromOutside(this.tables, callback)) return;
    if (task.callback === 0) task.callback = callback;
    this.comesFromOutside(task);
  }

  /** The trace says, just before or after the post, that the task comes from outside the app. */
  input(number: number): void {
    const task = this.alive.get(number);
    if (task === undefined) {
      this.announced.add(number);
      return;
    }
    if (this.clock !== undefined) task.ownPost ??= this.order.add(this.clock);
    this.comesFromOutside(task);
  }

  /** The task has ended or will never run. */
  end(task: TaskRecord): void {
    if (this.alive.get(task.number) === task) this.alive.delete(task.number);
    this.release(task);
  }

  remove(number: number): void {
    const task = this.alive.get(number);
    if (task !== undefined) this.end(task);
  }

  retain(task: TaskRecord): void {
    task.references++;
  }

  release(task: TaskRecord): void {
    if (--task.references > 0) return;
    if (task.ownPost !== undefined) this.order.release(task.ownPost);
    const post = task.cause?.post;
    if (post !== undefined && post !== task.ownPost) this.order.release(post);
  }

  private comesFromOutside(task: TaskRecord): void {
    const inherited = task.cause?.post;
    if (task.cause?.task === task.number) return;
    if (inherited !== undefined && inherited !== task.ownPost) this.order.release(inherited);
    const { number, callback, ownPost } = task;
    task.cause = { task: number, callback, post: ownPost };
  }

  /** A post that names what it will run and that is of the app's own making needs no order. */
  private keepPost(callback: number): EnvironmentPost | undefined {
    if (this.clock === undefined) return undefined;
    const unknown = callback === 0 || isFromOutside(this.tables, callback);
    return unknown ? this.order.add(this.clock) : undefined;
  }

  private nextPost(counts = true): number {
    return counts ? ++this.posts : 0;
  }

  /** An idle handler's task, or one whose post the trace does not have. */
  private unposted(number: number): TaskRecord {
    const task: TaskRecord = {
      number,
      thread: 0,
      callback: 0,
      component: 0,
      posted: undefined,
      ownPost: undefined,
      cause: undefined,
      delayed: 0,
      crossed: 0,
      references: 1,
    };
    this.alive.set(number, task);
    return task;
  }
}

function isFromOutside(tables: TraceTables, callback: number): boolean {
  return callback !== 0 && isPlatformCall(tables.callbacks[callback]!);
}

function inherit(cause: Cause | undefined): Cause | undefined {
  if (cause?.post !== undefined) cause.post.references++;
  return cause;
}

function postedBy(
  columns: Columns,
  index: number,
  poster: TaskRecord | undefined,
  tables: TraceTables,
): PostedBy {
  return {
    op: columns.number[index]!,
    line: columns.line[index]!,
    site: columns.site[index]!,
    thread: columns.thread[index]!,
    task: poster?.number ?? 0,
    callback: poster?.callback ?? 0,
    delay: isDelayed(columns, index, tables) ? columns.amount[index]! : undefined,
  };
}

/** EM-Explorer marks delayed posts without saying how long; elsewhere a delay of 0 is none. */
export function isDelayed(columns: Columns, index: number, tables: TraceTables): boolean {
  const flags = columns.flags[index]!;
  if ((flags & Flag.AtTime) !== 0) return true;
  if ((flags & Flag.Delayed) === 0) return false;
  return columns.amount[index]! > 0 || tables.objects === 'hex';
}
