/** Who holds a lock: one thread exclusively, or several shared, each as often as it took it. */

export interface Hold {
  readonly thread: number;
  /** Where the lock was taken first. */
  readonly line: number;
  count: number;
}

export class LockState {
  exclusive: Hold | undefined = undefined;
  /** By thread; made when it is needed, since most locks are never shared. */
  private shared: Map<number, Hold> | undefined = undefined;

  holdOf(thread: number, shared: boolean): Hold | undefined {
    if (shared) return this.shared?.get(thread);
    return this.exclusive?.thread === thread ? this.exclusive : undefined;
  }

  put(hold: Hold, shared: boolean): void {
    if (shared) (this.shared ??= new Map<number, Hold>()).set(hold.thread, hold);
    else this.exclusive = hold;
  }

  drop(thread: number, shared: boolean): void {
    if (shared) this.shared?.delete(thread);
    else this.exclusive = undefined;
  }

  /** A shared hold of another thread. */
  otherReader(thread: number): Hold | undefined {
    for (const hold of this.shared?.values() ?? []) if (hold.thread !== thread) return hold;
    return undefined;
  }

  get free(): boolean {
    return this.exclusive === undefined && (this.shared?.size ?? 0) === 0;
  }
}
