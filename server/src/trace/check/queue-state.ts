/** One queue: who takes tasks from it, and what waits in it. */
import type { QueueKind } from '../tables.js';
import type { Barrier, Task } from './task.js';
import { WaitingOrder } from './waiting-order.js';

export class QueueState {
  /** The running threads that attached it, and where: one for a looper, several for a binder queue. */
  readonly owners = new Map<number, number>();
  /** Where an owner ended; 0 for nowhere. */
  endLine = 0;
  /** Whether it has been told that posts arrive at a queue that nobody serves. */
  told = false;
  readonly order = new WaitingOrder<Task, Barrier>();

  constructor(
    readonly id: number,
    readonly kind: QueueKind,
  ) {}

  attach(thread: number, line: number): void {
    this.owners.set(thread, line);
  }

  /** The thread has ended. */
  detach(thread: number, line: number): void {
    this.owners.delete(thread);
    this.endLine = line;
  }

  /** One of the threads that attached it, and where. */
  anyOwner(): { thread: number; line: number } | undefined {
    for (const [thread, line] of this.owners) return { thread, line };
    return undefined;
  }
}
