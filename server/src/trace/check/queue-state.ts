/** One queue: who takes tasks from it, and what waits in it. */
import type { QueueKind } from '../tables.js';
import type { Barrier, Task } from './task.js';
import { WaitingOrder } from './waiting-order.js';

export class QueueState {
  /** The threads that attached it, with the line: one for a looper, several for a binder queue. */
  readonly owners = new Map<number, number>();
  /** Owners that have not ended. */
  live = 0;
  /** Where the last owner ended. */
  endLine = 0;
  /** Whether it has been told that posts arrive at a queue that nobody serves. */
  told = false;
  readonly order = new WaitingOrder<Task, Barrier>();

  constructor(
    readonly id: number,
    readonly kind: QueueKind,
  ) {}

  attach(thread: number, line: number): void {
    if (!this.owners.has(thread)) this.live++;
    this.owners.set(thread, line);
  }

  /** One of the threads that attached it, and where. */
  anyOwner(): { thread: number; line: number } | undefined {
    for (const [thread, line] of this.owners) return { thread, line };
    return undefined;
  }
}
