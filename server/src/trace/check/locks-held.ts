/** Who holds a lock: one thread exclusively, or several shared, each as often as it took it. */
import type { ThreadState } from './thread-state.js';

export interface Hold {
  readonly thread: ThreadState;
  /** Where the lock was taken first. */
  readonly line: number;
  count: number;
}

export class LockState {
  exclusive: Hold | undefined = undefined;
  readonly shared = new Map<number, Hold>();

  holdOf(thread: ThreadState, shared: boolean): Hold | undefined {
    if (shared) return this.shared.get(thread.id);
    return this.exclusive?.thread === thread ? this.exclusive : undefined;
  }

  put(hold: Hold, shared: boolean): void {
    if (shared) this.shared.set(hold.thread.id, hold);
    else this.exclusive = hold;
  }

  drop(thread: ThreadState, shared: boolean): void {
    if (shared) this.shared.delete(thread.id);
    else this.exclusive = undefined;
  }

  /** A shared hold of another thread. */
  otherReader(thread: ThreadState): Hold | undefined {
    for (const hold of this.shared.values()) if (hold.thread !== thread) return hold;
    return undefined;
  }

  get free(): boolean {
    return this.exclusive === undefined && this.shared.size === 0;
  }
}
