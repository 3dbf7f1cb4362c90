/**
 * Which of the tasks waiting in one queue must run before another: Android's MessageQueue, as far as
 * a trace makes it certain (DroidRacer 4.2 for delayed and front posts; CAFA, Hsiao 2017, 2.1.2 and
 * Table 3.1 for `at`, asynchronous messages and sync barriers).
 *
 * The queue is ordered by (when, order of posting), where `when` is the time of the post plus its
 * delay, or the absolute time, or before everything for a front post (the latest first). The time of
 * a post is hardly ever known exactly, so p1 must run before p2 only if
 *  - p1 is a front post and p2 is not, or both are and p1 came later;
 *  - both have absolute times and p1's is less, or the same and p1 came first;
 *  - both have delays (0 for a plain post), p1 came first and its delay is not longer;
 *  - both have delays and the latest possible `when` of p1 is less than the earliest of p2.
 * Absolute times and delays are not compared: nothing says that they are counted from the same zero.
 *
 * A sync barrier stops the synchronous tasks behind it. So when an asynchronous p2 begins while a
 * barrier stands, a synchronous p1 counts only if it is surely before every barrier: a plain post
 * older than the oldest of them, or a front post. A synchronous p2 behind p1 is stopped with it.
 *
 * Every operation costs O(log n) for n waiting tasks.
 */
import { OldestBelow, type Placed } from './oldest-below.js';
import { type Ranked, RankedHeap, comesFirst } from './ranked-heap.js';

export enum PostShape {
  /** After a delay, which is 0 for a plain post. */
  Delayed,
  /** At an absolute time. */
  AtTime,
  Front,
}

export interface Waiting extends Placed, Ranked {
  readonly shape: PostShape;
  readonly asynchronous: boolean;
  /** Milliseconds: the delay, or the absolute time; Infinity for a delay that is not known. */
  readonly amount: number;
  /** The earliest time at which a delayed task can be due. */
  readonly earliest: number;
  /** Whether the task still counts: false once it has begun, was removed or was overtaken. */
  ordered: boolean;
}

/** The tasks that are alike with respect to barriers. */
interface Lane<Item extends Waiting> {
  readonly delayed: OldestBelow<Item>;
  /** Delayed tasks whose latest possible time is known, which is their rank. */
  readonly bounded: RankedHeap<Item>;
  readonly atTime: RankedHeap<Item>;
}

function createLane<Item extends Waiting>(): Lane<Item> {
  return {
    delayed: new OldestBelow<Item>(),
    bounded: new RankedHeap<Item>(),
    atTime: new RankedHeap<Item>(),
  };
}

export class WaitingOrder<Item extends Waiting, Barrier extends Ranked> {
  private readonly synchronous = createLane<Item>();
  private readonly asynchronous = createLane<Item>();
  private readonly fronts = new RankedHeap<Item>();
  private readonly barriers = new RankedHeap<Barrier>();

  add(task: Item): void {
    task.ordered = true;
    if (task.shape === PostShape.Front) this.fronts.add(task, -task.sequence);
    else if (task.shape === PostShape.AtTime) this.laneOf(task).atTime.add(task, task.amount);
    else this.laneOf(task).delayed.add(task, task.amount);
  }

  remove(task: Item): void {
    if (!task.ordered) return;
    task.ordered = false;
    const lane = this.laneOf(task);
    if (task.shape === PostShape.Front) this.fronts.remove(task);
    else if (task.shape === PostShape.AtTime) lane.atTime.remove(task);
    else {
      lane.delayed.remove(task);
      if (task.heapIndex >= 0) lane.bounded.remove(task);
    }
  }

  /** The post of a delayed task is now known to have happened at `time` or before. */
  postedBy(task: Item, time: number): void {
    if (!task.ordered || task.shape !== PostShape.Delayed || task.heapIndex >= 0) return;
    this.laneOf(task).bounded.add(task, time + task.amount);
  }

  addBarrier(barrier: Barrier): void {
    this.barriers.add(barrier, barrier.sequence);
  }

  removeBarrier(barrier: Barrier): void {
    this.barriers.remove(barrier);
  }

  /** A barrier that surely stops the task. */
  barrierBefore(task: Item): Barrier | undefined {
    const oldest = this.barriers.top;
    if (oldest === undefined || task.asynchronous || task.shape !== PostShape.Delayed)
      return undefined;
    return oldest.sequence < task.sequence ? oldest : undefined;
  }

  /** A waiting task that must run before this one, which waits too. */
  mustRunBefore(task: Item): Item | undefined {
    const front = this.fronts.top;
    if (task.shape === PostShape.Front) {
      return front !== undefined && front.sequence > task.sequence ? front : undefined;
    }
    if (front !== undefined) return front;
    return task.shape === PostShape.AtTime ? this.earlierTime(task) : this.earlierDelayed(task);
  }

  private earlierTime(task: Item): Item | undefined {
    const synchronous = this.mayBeStopped(task) ? undefined : this.synchronous.atTime.top;
    const first = firstOf(synchronous, this.asynchronous.atTime.top);
    return first !== undefined && comesFirst(first, task) ? first : undefined;
  }

  private earlierDelayed(task: Item): Item | undefined {
    const longest = Number.isFinite(task.amount) ? task.amount : 0;
    const asynchronous = this.asynchronous.delayed.oldest(longest);
    const synchronous = this.mayBeStopped(task)
      ? this.beforeBarriers()
      : this.synchronous.delayed.oldest(longest);
    const oldest = oldestOf(asynchronous, synchronous);
    return oldest !== undefined && oldest.sequence < task.sequence
      ? oldest
      : this.surelyEarlier(task);
  }

  private surelyEarlier(task: Item): Item | undefined {
    const synchronous = this.mayBeStopped(task)
      ? this.beforeBarriers()
      : this.synchronous.bounded.top;
    const bounded = synchronous !== undefined && synchronous.heapIndex >= 0;
    const first = firstOf(bounded ? synchronous : undefined, this.asynchronous.bounded.top);
    return first !== undefined && first.rank < task.earliest ? first : undefined;
  }

  /** The oldest plain synchronous task, which is also the one due first, if no barrier stops it. */
  private beforeBarriers(): Item | undefined {
    const oldest = this.synchronous.delayed.oldest(0);
    return oldest !== undefined && oldest.sequence < this.barriers.top!.sequence
      ? oldest
      : undefined;
  }

  /** Whether synchronous tasks may be stopped by a barrier that lets this one pass. */
  private mayBeStopped(task: Item): boolean {
    return task.asynchronous && this.barriers.top !== undefined;
  }

  private laneOf(task: Item): Lane<Item> {
    return task.asynchronous ? this.asynchronous : this.synchronous;
  }
}

function firstOf<Item extends Ranked>(left: Item | undefined, right: Item | undefined) {
  if (left === undefined || right === undefined) return left ?? right;
  return comesFirst(left, right) ? left : right;
}

function oldestOf<Item extends Ranked>(left: Item | undefined, right: Item | undefined) {
  if (left === undefined || right === undefined) return left ?? right;
  return left.sequence < right.sequence ? left : right;
}
