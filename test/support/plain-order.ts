/**
 * The order of a queue, obviously: a list of the waiting tasks that is looked through from end to end,
 * with the sentences of docs/semantic-check.md as conditions. The check's own structures must agree.
 */
import { PostShape } from '../../server/src/trace/check/waiting-order.js';

export interface PlainTask {
  readonly sequence: number;
  readonly shape: PostShape;
  readonly asynchronous: boolean;
  readonly amount: number;
  /** The post happened at this time or later, and, once that is known, at `before` or earlier. */
  readonly postTime: number;
  before: number;
}

export class PlainOrder {
  tasks: PlainTask[] = [];
  /** Sequence numbers of the barriers that stand. */
  barriers: number[] = [];

  /** All waiting tasks that must run before this one. */
  allBefore(task: PlainTask): PlainTask[] {
    return this.tasks.filter(
      (other) => other !== task && this.precedes(other, task) && !this.mayBePassed(other, task),
    );
  }

  /** Whether a barrier surely stops the task. */
  stopped(task: PlainTask): boolean {
    if (task.asynchronous || task.shape !== PostShape.Delayed) return false;
    return this.barriers.some((barrier) => barrier < task.sequence);
  }

  private precedes(first: PlainTask, second: PlainTask): boolean {
    const older = first.sequence < second.sequence;
    if (first.shape === PostShape.Front) return second.shape !== PostShape.Front || !older;
    if (first.shape !== second.shape) return false;
    if (first.shape === PostShape.AtTime) {
      return first.amount < second.amount || (first.amount === second.amount && older);
    }
    if (older && first.amount <= second.amount) return true;
    return first.before + first.amount < second.postTime + second.amount;
  }

  /** An asynchronous task passes a barrier that may stop the other. */
  private mayBePassed(other: PlainTask, task: PlainTask): boolean {
    if (!task.asynchronous || other.asynchronous || this.barriers.length === 0) return false;
    if (other.shape === PostShape.Front) return false;
    const plain = other.shape === PostShape.Delayed && other.amount === 0;
    return !(plain && this.barriers.every((barrier) => other.sequence < barrier));
  }
}
