/**
 * What the recorded times make certain. A `time` line gives a lower bound for all that follows it,
 * and, since time does not go back, an upper bound for all that stands before it: an operation
 * happened between the last `time` before it and the first one after it. So a begin is surely too
 * early only when even the next time comes before its task was due; until then it is kept here.
 */
import type { Task } from './task.js';

/** A task that began before it was due, by the time recorded last. */
export interface EarlyBegin {
  readonly task: number;
  readonly line: number;
  readonly postLine: number;
  readonly due: number;
  /** Whether time has moved on between the post and the begin. */
  readonly timed: boolean;
}

const FEWEST_KEPT = 64;

export class Clock {
  /** 0 until a time is recorded. */
  now = 0;
  private recent: Task[] = [];
  private room = FEWEST_KEPT;
  private early: EarlyBegin[] = [];

  /** A task was posted now: its post is not known to be over before time moves on. */
  posted(task: Task): void {
    if (this.recent.length === this.room) {
      this.recent = this.recent.filter((each) => each.ordered);
      this.room = Math.max(FEWEST_KEPT, 2 * this.recent.length);
    }
    this.recent.push(task);
  }

  begun(task: Task, line: number): void {
    const { id, earliest: due, postLine, postTime } = task;
    if (postTime === 0 || due <= this.now) return;
    this.early.push({ task: id, line, postLine, due, timed: this.now > postTime });
  }

  /** Moves on: gives the posts that are now bounded, and the begins that were surely too early. */
  advance(time: number): { posts: readonly Task[]; tooEarly: readonly EarlyBegin[] } {
    const posts = this.recent;
    const tooEarly = this.early.filter((begin) => time < begin.due);
    this.recent = [];
    this.early = [];
    this.now = time;
    return { posts, tooEarly };
  }

  /** Begins that the last time recorded contradicts, though nothing says how long it held. */
  perhapsTooEarly(): readonly EarlyBegin[] {
    return this.early.filter((begin) => begin.timed);
  }
}
