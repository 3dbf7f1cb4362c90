/**
 * What a skeleton can do next: the semantics of threads, loopers, queues and locks on one state, which
 * changes as nodes are performed. It says of the next node of each segment what it waits for: either
 * another node that must always come before (an edge), or somebody who happened to be first (a looper
 * that runs another task, a message ahead in the queue, a lock that is held).
 *
 * Time passes when a looper sleeps until a message is due, and, where a post would overtake one that is
 * to run before it, until it no longer does. As long as the schedule is the recorded one, it passes as
 * recorded.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { Constraints } from './constraints.js';
import { EdgeCheck } from './edge-check.js';
import { LocksTaken, type Hold } from './locks-taken.js';
import { MessageQueue, type Message } from './message-queue.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';

export type Blocker =
  /** A node that must come before, by a rule that always holds or by one that was added. */
  { readonly kind: 'edge'; readonly from: number; readonly rule: string } | Soft;

/** Somebody came first. */
export type Soft =
  /** Its thread runs this segment. */
  | { readonly kind: 'thread'; readonly segment: number }
  | { readonly kind: 'lock'; readonly hold: Hold }
  /** This message is ahead of its own. */
  | { readonly kind: 'queue'; readonly ahead: Message }
  /** It would take back a task that is to run. */
  | { readonly kind: 'removal'; readonly post: number };

/** Milliseconds by which one thing is surely later than another. */
const A_MOMENT = 1;

export class Machine {
  /** By segment: how many of its nodes have happened. */
  readonly cursor: Int32Array;
  now: number;
  /** Whether time passes as recorded. */
  isAsRecorded: boolean;
  private readonly running: Map<number, number>;
  private readonly queues: Map<number, MessageQueue>;
  private readonly waitingPost: Map<number, number>;
  private readonly dueAt: Map<number, number>;
  /** By queue: how many of its posts with a time of their own are surely done. */
  private readonly timesPassed: Map<number, number>;
  private readonly locks: LocksTaken;
  private readonly edges: EdgeCheck;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    from?: Machine,
  ) {
    this.cursor = from?.cursor.slice() ?? new Int32Array(skeleton.steps.length);
    this.now = from?.now ?? 0;
    this.isAsRecorded = from?.isAsRecorded ?? constraints.given.timesAsRecorded;
    this.running = new Map(from?.running);
    this.queues = new Map(from?.queues);
    for (const [number, queue] of this.queues) this.queues.set(number, queue.clone());
    this.waitingPost = new Map(from?.waitingPost);
    this.dueAt = new Map(from?.dueAt);
    this.timesPassed = new Map(from?.timesPassed);
    this.locks = from?.locks.clone() ?? new LocksTaken();
    this.edges =
      from?.edges.clone(constraints, this.isDone) ??
      new EdgeCheck(skeleton, constraints, this.isDone);
  }

  /** The same state, from which on other constraints hold. */
  clone(constraints: Constraints): Machine {
    return new Machine(this.skeleton, constraints, this);
  }

  readonly isDone = (node: number): boolean => {
    const { placeOf, segmentOf } = this.skeleton;
    return placeOf[node]! < this.cursor[segmentOf[node]!]!;
  };

  /** The next node of a segment; undefined when it is over. */
  nextOf(segment: number): number | undefined {
    return this.skeleton.steps[segment]![this.cursor[segment]!];
  }

  /** What the next node of a segment waits for; undefined if it may happen now. */
  blockerOf(node: number): Blocker | undefined {
    const edge = this.edges.blockerOf(node);
    if (edge !== undefined) return { kind: 'edge', ...edge };
    return (
      this.unlessWaived(node, this.byThread(node)) ?? this.unlessWaived(node, this.byKind(node))
    );
  }

  perform(node: number): void {
    const { columns, segmentOf, steps, neverEnds } = this.skeleton;
    const segment = segmentOf[node]!;
    if (this.isAsRecorded) this.now = Math.max(this.now, columns.time[node]!);
    this.cursor[segment] = this.skeleton.placeOf[node]! + 1;
    if (this.takesThread(segment)) {
      const isOver = this.cursor[segment] === steps[segment]!.length && neverEnds[segment] === 0;
      if (isOver) this.running.delete(columns.thread[node]!);
      else this.running.set(columns.thread[node]!, segment);
    }
    this.change(node);
  }

  private unlessWaived(node: number, blocker: Soft | undefined): Soft | undefined {
    if (blocker === undefined || this.constraints.isWaived(node, blocker.kind)) return undefined;
    return blocker;
  }

  private takesThread(segment: number): boolean {
    return this.skeleton.segments[segment]!.kind !== 'thread';
  }

  private byThread(node: number): Soft | undefined {
    const segment = this.skeleton.segmentOf[node]!;
    if (this.skeleton.placeOf[node] !== 0 || !this.takesThread(segment)) return undefined;
    const running = this.running.get(this.skeleton.columns.thread[node]!);
    return running === undefined || running === segment
      ? undefined
      : { kind: 'thread', segment: running };
  }

  private byKind(node: number): Soft | undefined {
    const { kind, flags, a, thread } = this.skeleton.columns;
    switch (kind[node]! as OpKind) {
      case OpKind.Lock:
        return this.byLock(a[node]!, thread[node]!, (flags[node]! & Flag.Shared) !== 0);
      case OpKind.Wait:
        return a[node] === 0 ? undefined : this.byLock(a[node]!, thread[node]!, false);
      case OpKind.Begin:
        return this.byQueue(node);
      case OpKind.Remove:
        return this.byRemoval(node, a[node]!);
      default:
        return undefined;
    }
  }

  private byLock(lock: number, thread: number, isShared: boolean): Soft | undefined {
    const hold = this.locks.against(lock, thread, isShared, this.isInWait);
    return hold === undefined ? undefined : { kind: 'lock', hold };
  }

  private readonly isInWait = ({ segment, lock }: Hold): boolean => {
    const next = this.nextOf(segment);
    const { kind, a } = this.skeleton.columns;
    return next !== undefined && kind[next] === OpKind.Wait && (a[next] === lock || a[next] === 0);
  };

  private byQueue(begin: number): Soft | undefined {
    const { columns, tasks } = this.skeleton;
    const post = tasks.origin[begin]!;
    if (post === NONE || tasks.outside[post] === 1 || tasks.isIdle[begin] === 1) return undefined;
    const queue = this.queueOf(columns.b[post]!);
    if (queue === undefined) return undefined;
    const next = queue.next;
    if (next?.post === post) return undefined;
    const ahead = next ?? queue.head;
    return ahead === undefined ? undefined : { kind: 'queue', ahead };
  }

  private byRemoval(node: number, task: number): Soft | undefined {
    const post = this.waitingPost.get(task);
    if (post === undefined || this.skeleton.tasks.removal[post] === node) return undefined;
    return { kind: 'removal', post };
  }

  /** What the node does to queues and locks. */
  private change(node: number): void {
    const { kind, flags, a, thread } = this.skeleton.columns;
    const { origin } = this.skeleton.tasks;
    switch (kind[node]! as OpKind) {
      case OpKind.Post:
      case OpKind.Barrier:
        this.enqueue(node);
        break;
      case OpKind.Begin:
      case OpKind.Unbarrier:
      case OpKind.Remove:
        if (origin[node] !== NONE) this.dequeue(origin[node]!, kind[node] === OpKind.Begin);
        break;
      case OpKind.Lock: {
        const isShared = (flags[node]! & Flag.Shared) !== 0;
        const segment = this.skeleton.segmentOf[node]!;
        this.locks.take({ lock: a[node]!, thread: thread[node]!, segment, isShared, node });
        break;
      }
      case OpKind.Unlock:
        this.locks.release(a[node]!, thread[node]!, (flags[node]! & Flag.Shared) !== 0);
        break;
      default:
    }
  }

  private enqueue(post: number): void {
    const { columns, tasks } = this.skeleton;
    const number = columns.b[post]!;
    if (tasks.outside[post] === 1 || number === 0) return;
    const isBarrier = columns.kind[post] === OpKind.Barrier;
    const isAsync = (columns.flags[post]! & Flag.Async) !== 0;
    const queue = this.queueOf(number) ?? new MessageQueue();
    this.queues.set(number, queue);
    const when = this.dueTime(post, queue);
    queue.enqueue({ post, when, isAsync, isBarrier });
    if (!isBarrier) this.waitingPost.set(columns.a[post]!, post);
    this.dueAt.set(post, when);
  }

  private dueTime(post: number, queue: MessageQueue): number {
    const { flags, amount } = this.skeleton.columns;
    if ((flags[post]! & Flag.Front) !== 0) return -Infinity;
    if ((flags[post]! & Flag.AtTime) !== 0) return amount[post]!;
    const delay = Math.max(0, amount[post]!);
    this.waitForTimes(post, delay);
    for (const { post: other, when } of queue.laterThan(this.now + delay)) {
      if (this.constraints.isToRunFirst(other, post)) this.waitUntil(when - delay);
    }
    return this.now + delay;
  }

  /** Time passes, but not so far that a message is due which one still to be posted is to overtake. */
  private waitUntil(time: number): void {
    const { amount } = this.skeleton.columns;
    let until = time;
    for (const [post, ahead] of this.constraints.hurried) {
      const due = this.dueAt.get(ahead);
      if (due === undefined || this.isDone(post)) continue;
      until = Math.min(until, due - Math.max(0, amount[post]!) - A_MOMENT);
    }
    this.now = Math.max(this.now, until);
  }

  /** A message with a time of its own that is still to come and to run first must be due by then. */
  private waitForTimes(post: number, delay: number): void {
    const { columns, tasks } = this.skeleton;
    for (const other of this.timesToCome(columns.b[post]!, post)) {
      if (this.isDone(other) || tasks.outside[other] === 1) continue;
      if (!this.constraints.isToRunFirst(other, post)) continue;
      this.waitUntil(columns.amount[other]! - delay + A_MOMENT);
    }
  }

  /** Posts with a time of their own that may be asked to run before this one, which was recorded or was said. */
  private *timesToCome(queue: number, post: number): Iterable<number> {
    const posts = this.skeleton.atTimePosts.get(queue);
    if (posts === undefined) return;
    let at = this.timesPassed.get(queue) ?? 0;
    while (at < posts.length && this.isDone(posts[at]!)) at++;
    this.timesPassed.set(queue, at);
    const left = leavesQueue(this.skeleton.tasks, post);
    for (; at < posts.length && (left === NONE || posts[at]! < left); at++) yield posts[at]!;
    for (const said of this.constraints.firstsOf(post)) {
      if ((this.skeleton.columns.flags[said]! & Flag.AtTime) !== 0) yield said;
    }
  }

  private dequeue(post: number, sleeps: boolean): void {
    const { columns } = this.skeleton;
    const when = this.dueAt.get(post);
    if (when === undefined) return;
    this.dueAt.delete(post);
    this.queueOf(columns.b[post]!)!.take(post);
    if (this.waitingPost.get(columns.a[post]!) === post) this.waitingPost.delete(columns.a[post]!);
    if (sleeps && Number.isFinite(when)) this.now = Math.max(this.now, when);
  }

  private queueOf(queue: number): MessageQueue | undefined {
    return this.queues.get(queue);
  }
}
