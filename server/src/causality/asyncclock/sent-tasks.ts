/**
 * The tasks that were sent, from their post to their end: what a post leaves behind in the AsyncClock
 * of its sender, and what an end leaves to heirs. Barriers are tasks too.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { Columns } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';
import { postTag, PostWhen, type PostTag } from '../android/priority.js';
import { afterSending, listsOf, NOTHING_SENT, withLists } from './async-clocks.js';
import type { BinderOrder } from './binder-order.js';
import { NONE_OPEN } from './open-tasks.js';
import type { Optimisations } from './options.js';
import type { Strand } from './strand.js';
import { Lane, laneOf, Task, type FrontNode, type Sending } from './task.js';
import { createTime, inheritance, pruneQueue, snapshot } from './time.js';

const BARRIER_TAG: PostTag = { when: PostWhen.Delayed, time: 0, async: false };

const FORGOTTEN = createTime();

export class SentTasks {
  /** Waiting in a queue, by number; barriers that stand are among them. */
  private readonly waiting = new Map<number, Task>();
  /** By queue: the last task sent to its front that has ended. */
  private readonly fronts: (FrontNode | undefined)[] = [];
  /** By queue: numbers for chains and lanes. */
  private readonly places: (TripleIndex | undefined)[] = [];
  /** Tasks that come from outside and have not begun. */
  private readonly inputs = new Set<number>();
  /** All tasks ever sent, if none is to be let go. */
  private readonly kept: Task[] = [];

  constructor(
    private readonly tables: TraceTables,
    private readonly optimise: Optimisations,
    private readonly binder: BinderOrder | undefined,
  ) {}

  post(strand: Strand, columns: Columns, index: number, op: number): void {
    const tag = postTag(columns, index);
    this.send(strand, columns, index, op, tag, laneOf(tag));
  }

  barrier(strand: Strand, columns: Columns, index: number, op: number): void {
    this.send(strand, columns, index, op, BARRIER_TAG, Lane.Barrier);
  }

  /** Who takes the barrier away ends it. */
  unbarrier(strand: Strand, number: number, op: number): void {
    const barrier = this.waiting.get(number);
    if (barrier?.sending?.lane !== Lane.Barrier) return;
    this.waiting.delete(number);
    barrier.chain = strand.chain;
    barrier.endTick = strand.tick;
    barrier.endOp = op;
    barrier.end = snapshot(strand.time);
    strand.released = true;
  }

  /** The task comes from outside; it may be posted next. */
  input(number: number): void {
    this.inputs.add(number);
  }

  isInput({ number }: Task): boolean {
    return this.inputs.has(number);
  }

  remove(number: number): void {
    const task = this.waiting.get(number);
    this.waiting.delete(number);
    this.inputs.delete(number);
    if (task?.sending === undefined) return;
    this.binder?.leave(task);
    task.removed = true;
    // Those removed before it leave their place now, lest they hang on it in a long chain.
    pruneQueue(task.sending.time, task.sending.queue);
  }

  /** The task that begins; one that was never sent, as an idle handler's, has no sending. */
  begin(number: number): Task {
    const task = this.waiting.get(number);
    if (task === undefined || task.sending?.lane === Lane.Barrier)
      return new Task(number, undefined);
    this.waiting.delete(number);
    this.binder?.leave(task);
    return task;
  }

  end(strand: Strand, task: Task, op: number): void {
    const { time } = strand;
    this.inputs.delete(task.number);
    task.endTick = strand.tick;
    task.endOp = op;
    time.open = time.open.filter((each) => each !== task);
    // The speculative orders of binder threads ask nothing of the posts: their heirs take all.
    const reduced = this.optimise.multiPath && task.looper !== 0;
    task.end = reduced ? inheritance(time, task) : snapshot(time);
    if (task.sending === undefined) return;
    const isFront = task.sending.tag.when === PostWhen.Front;
    if (isFront) task.sending.time.sent = NOTHING_SENT;
    else if (!task.contradicts) task.sending.time = FORGOTTEN;
    if (isFront && task.looper !== 0) this.addFront(task);
  }

  private send(
    strand: Strand,
    columns: Columns,
    index: number,
    op: number,
    tag: PostTag,
    lane: Lane,
  ): void {
    const { time } = strand;
    const queue = columns.b[index]!;
    if (this.optimise.reclaim) pruneQueue(time, queue);
    const lists = listsOf(time.sent, queue);
    const sending: Sending = {
      queue,
      tag,
      lane,
      place: this.placeOf(queue, strand.chain, lane),
      chain: strand.chain,
      tick: strand.tick,
      op,
      line: columns.line[index]!,
      thread: columns.thread[index]!,
      time: { clock: time.clock.freeze(), sent: time.sent, open: NONE_OPEN },
      fronts: this.lastFront(queue),
    };
    const task = new Task(columns.a[index]!, sending);
    this.waiting.set(task.number, task);
    if (!this.isInOrder(queue)) this.binder?.post(task);
    if (!this.optimise.reclaim) this.kept.push(task);
    strand.released = true;
    if (this.isInOrder(queue)) {
      time.sent = withLists(time.sent, queue, afterSending(lists, task, time.clock));
    }
  }

  /** Pools give their tasks to several threads; of a queue that is not recorded nothing is known. */
  private isInOrder(queue: number): boolean {
    return queue !== 0 && this.tables.queues[queue]?.kind !== 'binder';
  }

  private placeOf(queue: number, chain: number, lane: Lane): number {
    return (this.places[queue] ??= new TripleIndex()).add(chain, lane, 0);
  }

  private lastFront(queue: number): FrontNode {
    return (this.fronts[queue] ??= { task: undefined, next: undefined });
  }

  private addFront(task: Task): void {
    const { queue } = task.sending!;
    const node: FrontNode = { task, next: undefined };
    this.lastFront(queue).next = node;
    this.fronts[queue] = node;
  }
}
