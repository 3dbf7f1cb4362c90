/**
 * What the clocks keep of the past: times, and the tasks that they know of. A task is held by those
 * AsyncClocks alone that may still lead to an heir; one that none of them holds is heirless, and the
 * garbage collector takes it, which does the thesis' reference counting (4.2.1) for us.
 */
import { isPlain, type PostTag } from '../android/priority.js';
import type { VectorClock } from './vector-clock.js';

/** All that is known at one moment. */
export interface Time {
  /** The operations that came before. */
  readonly clock: VectorClock;
  /** The tasks that were sent before, and of whose end is nothing known. */
  sent: AsyncClocks;
  /** The tasks of loopers that began before, and of whose end is nothing known. */
  open: OpenTasks;
}

/** An AsyncClock for each queue (thesis 4.1.2), by rising number of the queue. */
export type AsyncClocks = readonly QueueClock[];

export interface QueueClock {
  readonly queue: number;
  readonly lists: SentLists;
}

/** One list for each chain and lane at most, by rising place. */
export type SentLists = readonly SentList[];

/** An async-before list (thesis 4.3.1): what one chain sent to one queue in one lane, latest first. */
export interface SentList {
  readonly task: Task;
  /** The number that chain and lane have in this queue. */
  readonly place: number;
  readonly before: SentList | undefined;
  /** The latest time of this task and of all before it. */
  readonly latest: number;
  readonly length: number;
  /** When it grows longer than this, all of it is looked through for tasks to let go. */
  readonly limit: number;
  /** For tasks sent to the front: the ends of this and all before. */
  ends?: FrontEnds | undefined;
}

export interface FrontEnds {
  /** All of them joined. */
  readonly time: Time;
  /** The last tick by chain; who knows these knows all of the time. */
  readonly epochs: Map<number, number>;
}

/** The generalised AsyncClock of rule ATOMIC (thesis 4.3.2), by rising chain, then looper. */
export type OpenTasks = readonly Task[];

/** Tasks of one lane are compared by time alone; the thesis has one AsyncClock for each (4.3.2). */
export enum Lane {
  DelayedAsync = 0,
  DelayedSync = 1,
  AtTimeAsync = 2,
  AtTimeSync = 3,
  FrontAsync = 4,
  FrontSync = 5,
  /** A delay of 0, synchronous: an ordinary event. */
  Plain = 6,
  /** A sync barrier. It is a task that ends when the barrier is taken away. */
  Barrier = 7,
}

export function laneOf(tag: PostTag): Lane {
  return isPlain(tag) ? Lane.Plain : tag.when * 2 + (tag.async ? 0 : 1);
}

/** Lanes in which none stands for those sent before it: all of them count. */
export function isUnordered(lane: Lane): boolean {
  return lane === Lane.FrontAsync || lane === Lane.FrontSync || lane === Lane.Barrier;
}

/** Those that were sent to the front of a queue, in the order in which they ended. */
export interface FrontNode {
  readonly task: Task | undefined;
  next: FrontNode | undefined;
}

export interface Sending {
  readonly queue: number;
  readonly tag: PostTag;
  readonly lane: Lane;
  /** The number that chain and lane have in this queue. */
  readonly place: number;
  /** The epoch of the post, and its place in the trace. */
  readonly chain: number;
  readonly tick: number;
  readonly op: number;
  readonly line: number;
  /** ThreadId of the poster. */
  readonly thread: number;
  /** All that the post knew; forgotten when the task ends, unless somebody may ask. */
  time: Time;
  /** The last one at the front that had ended by then; forgotten with the end, for all later hang on it. */
  fronts: FrontNode | undefined;
}

export class Task {
  removed = false;
  /** It began too early, so it does not know all that it must follow; its heirs ask for themselves. */
  contradicts = false;
  /** It ended before the time window: whatever its looper runs from now on knows of it. */
  old = false;
  /** ThreadId of the looper that runs it; 0 for none: a pool, or not begun. */
  looper = 0;
  chain = 0;
  beginTick = 0;
  beginOp = 0;
  beginLine = 0;
  /** 0 until it has ended. */
  endTick = 0;
  endOp = 0;
  /** What its heirs inherit, once it has ended. */
  end: Time | undefined;

  constructor(
    readonly number: number,
    /** Undefined for the task of an idle handler, and where the trace has no post. */
    readonly sending: Sending | undefined,
  ) {}

  /** The delay or the time that the queue goes by. */
  get time(): number {
    return this.sending?.tag.time ?? 0;
  }

  /** Does this clock know that the task is over? */
  isOverFor(clock: VectorClock): boolean {
    return this.old || (this.endTick !== 0 && clock.knows(this.chain, this.endTick));
  }
}
