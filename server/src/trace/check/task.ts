/** A task that waits or runs, and a sync barrier. Of a task that is over only its last line is kept. */
import { Flag } from '../operations.js';
import type { Ranked } from './ranked-heap.js';
import { PostShape, type Waiting } from './waiting-order.js';

export enum Stage {
  Waiting,
  Running,
  /** Another task began on its thread before it ended, which has been told. */
  Interrupted,
}

/** What became of a task or barrier that is gone: marks of the table of the past. */
export enum Past {
  Ended = 1,
  Removed,
  /** A barrier that was taken away. */
  Lifted,
  /** Posted, but the log shows that it never ran (DroidRacer leaves cancelled messages so). */
  NeverRan,
}

export interface Posted {
  readonly id: number;
  /** 0 for a task that came from no queue. */
  readonly queue: number;
  readonly line: number;
  readonly time: number;
  readonly sequence: number;
  readonly flags: number;
  /** As in `Waiting`. */
  readonly amount: number;
}

export class Task implements Waiting {
  readonly id: number;
  readonly queue: number;
  readonly shape: PostShape;
  readonly asynchronous: boolean;
  readonly amount: number;
  readonly sequence: number;
  readonly postTime: number;
  postLine: number;
  stage = Stage.Waiting;
  /** The thread that runs it, and since which line. */
  thread = 0;
  beginLine = 0;
  /** Where it was posted once more before it was over, which has been told; 0 for nowhere. */
  againLine = 0;

  ordered = false;
  slot = -1;
  rank = 0;
  heapIndex = -1;

  constructor(post: Posted) {
    this.id = post.id;
    this.queue = post.queue;
    this.postLine = post.line;
    this.postTime = post.time;
    this.sequence = post.sequence;
    this.shape = shapeOfPost(post.flags);
    this.asynchronous = (post.flags & Flag.Async) !== 0;
    this.amount = this.shape === PostShape.AtTime ? post.amount : Math.max(0, post.amount);
  }

  /** The earliest time at which it can run, if it was posted after a delay. */
  get earliest(): number {
    return this.postTime + (Number.isFinite(this.amount) ? this.amount : 0);
  }
}

function shapeOfPost(flags: number): PostShape {
  if ((flags & Flag.Front) !== 0) return PostShape.Front;
  return (flags & Flag.AtTime) !== 0 ? PostShape.AtTime : PostShape.Delayed;
}

export class Barrier implements Ranked {
  rank = 0;
  heapIndex = -1;

  constructor(
    readonly id: number,
    readonly queue: number,
    readonly line: number,
    readonly sequence: number,
  ) {}
}
