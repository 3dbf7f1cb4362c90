/**
 * What a skeleton can do next: the semantics of threads, loopers, queues and locks on one state, which
 * changes as nodes are performed. It says of the next node of each segment what it waits for: either
 * another node that must always come before (an edge), or somebody who happened to be first (a looper
 * that runs another task, a message ahead in the queue, a lock that is held). It knows no time: what a
 * schedule decides asks for times that fit, which are looked for afterwards.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { Flag, OpKind } from '../../trace/operations.js';
import { BondKind, type Bonds } from './bonds.js';
import type { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import { EdgeCheck } from './edge-check.js';
import { LocksTaken, type Hold } from './locks-taken.js';
import { MessageQueue } from './message-queue.js';
import type { Skeleton } from './skeleton.js';

export type Blocker =
  /** A node that must come before, by a rule that always holds or by one that was added. */
  { readonly kind: 'edge'; readonly from: number; readonly rule: string } | Soft;

/** Somebody came first. */
export type Soft =
  /** Its thread runs this segment. */
  | { readonly kind: 'thread'; readonly segment: number }
  | { readonly kind: 'lock'; readonly hold: Hold }
  /** The message or barrier of this post is ahead of its own. */
  | { readonly kind: 'queue'; readonly ahead: number }
  /** It would take back a task that is to run. */
  | { readonly kind: 'removal'; readonly post: number };

export class Machine {
  /** By segment: how many of its nodes have happened. */
  readonly cursor: Int32Array;
  private readonly running: Map<number, number>;
  private readonly queues: Map<number, MessageQueue>;
  private readonly waitingPost: Map<number, number>;
  /** By thread that takes turns: the segment that ran last. */
  private readonly lastTurn: Map<number, number>;
  private readonly locks: LocksTaken;
  private readonly edges: EdgeCheck;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    readonly bonds: Bonds,
    /** Where there is none, every queue keeps its recorded order if it may. */
    readonly clock?: Clock,
    from?: Machine,
  ) {
    this.cursor = from?.cursor.slice() ?? new Int32Array(skeleton.steps.length);
    this.running = new Map(from?.running);
    this.queues = new Map(from?.queues);
    for (const [number, queue] of this.queues) this.queues.set(number, queue.clone());
    this.waitingPost = new Map(from?.waitingPost);
    this.lastTurn = new Map(from?.lastTurn);
    this.locks = from?.locks.clone() ?? new LocksTaken();
    this.edges =
      from?.edges.clone(constraints, this.isDone) ??
      new EdgeCheck(skeleton, constraints, this.isDone);
  }

  /** The same state, from which on other constraints hold. */
  clone(constraints: Constraints, bonds: Bonds, clock?: Clock): Machine {
    return new Machine(this.skeleton, constraints, bonds, clock, this);
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
    const { segmentOf, placeOf } = this.skeleton;
    const segment = segmentOf[node]!;
    if (this.takesThread(segment)) this.takeTurn(node, segment);
    this.cursor[segment] = placeOf[node]! + 1;
    this.clock?.perform(node);
    this.change(node);
  }

  private takeTurn(node: number, segment: number): void {
    const { columns, steps, neverEnds, placeOf } = this.skeleton;
    const thread = columns.thread[node]!;
    const last = this.lastTurn.get(thread);
    if (placeOf[node] === 0 && last !== undefined && last !== segment) {
      this.bonds.add(BondKind.Turn, steps[last]!.at(-1)!, node, NONE);
    }
    this.lastTurn.set(thread, segment);
    const isOver = placeOf[node]! + 1 === steps[segment]!.length && neverEnds[segment] === 0;
    if (isOver) this.running.delete(thread);
    else this.running.set(thread, segment);
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
    const ahead = this.queues.get(columns.b[post]!)?.aheadOf(post);
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
        if (origin[node] !== NONE) this.dequeue(origin[node]!, node);
        break;
      case OpKind.Lock: {
        const isShared = (flags[node]! & Flag.Shared) !== 0;
        const segment = this.skeleton.segmentOf[node]!;
        this.bindToReleases(node, a[node]!, isShared);
        this.locks.take({ lock: a[node]!, thread: thread[node]!, segment, isShared, node });
        break;
      }
      case OpKind.Wait:
        this.bindToReleases(node, a[node]!, false);
        break;
      case OpKind.Unlock:
        this.locks.release(a[node]!, thread[node]!, (flags[node]! & Flag.Shared) !== 0, node);
        break;
      default:
    }
  }

  private bindToReleases(node: number, lock: number, isShared: boolean): void {
    const thread = this.skeleton.columns.thread[node]!;
    for (const release of this.locks.releasesOf(lock, isShared)) {
      this.bonds.add(BondKind.Lock, release, node, NONE);
    }
    for (const { segment } of this.locks.others(lock, thread)) {
      const entered = this.skeleton.steps[segment]![this.cursor[segment]! - 1]!;
      this.bonds.add(BondKind.Lock, entered, node, NONE);
    }
  }

  private enqueue(post: number): void {
    const { columns, tasks, hasBarriers } = this.skeleton;
    const number = columns.b[post]!;
    if (tasks.outside[post] === 1 || number === 0) return;
    const queue = this.queues.get(number) ?? new MessageQueue(columns, tasks.begin, hasBarriers);
    this.queues.set(number, queue);
    if (columns.kind[post] === OpKind.Barrier) {
      queue.addBarrier(post, this.bonds);
      return;
    }
    const before = queue.enqueue(post, this, this.bonds);
    if (before !== undefined) this.clock?.waitFor(post, before);
    for (const late of this.constraints.askedAfter(post)) this.clock?.postpone(late, post);
    this.waitingPost.set(columns.a[post]!, post);
  }

  /** Messages of its queue that take their turns before this one. */
  turnsBefore(post: number): readonly number[] {
    return this.queues.get(this.skeleton.columns.b[post]!)?.turnsBefore(post) ?? [];
  }

  /** Whether in every queue those that wait stand as they did in the recording when the same had happened. */
  get waitsAsRecorded(): boolean {
    for (const queue of this.queues.values()) if (!queue.isAsRecorded) return false;
    return true;
  }

  readonly demands = (first: number, second: number): boolean =>
    this.constraints.demands(first, second);

  readonly prefers = (post: number, other: number): boolean =>
    !this.isHeld(post) &&
    (this.clock?.isDueBefore(post, other) ?? this.constraints.wasBefore(post, other));

  readonly isHeld = (post: number): boolean => {
    const { addedInto } = this.constraints;
    const edges = addedInto(this.skeleton.tasks.begin[post]!);
    if (edges.some(({ from }) => !this.isDone(from))) return true;
    return this.constraints.askedBefore(post).some((first) => !this.isDone(first));
  };

  private dequeue(post: number, node: number): void {
    const { columns, tasks } = this.skeleton;
    const queue = this.queues.get(columns.b[post]!);
    if (columns.kind[node] !== OpKind.Begin) queue?.clear(post, node);
    else {
      this.clock?.begin(node, post);
      if (tasks.isIdle[node] === 0) queue?.begin(post, this, this.bonds);
      else queue?.take(post);
    }
    if (this.waitingPost.get(columns.a[post]!) === post) this.waitingPost.delete(columns.a[post]!);
  }
}
