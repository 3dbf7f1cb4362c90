/**
 * Which segment holds which lock while a schedule is made. A thread that waits on a monitor has let go of
 * it, and only its return is recorded: its hold does not count as long as that `wait` comes next.
 */
export interface Hold {
  readonly lock: number;
  readonly thread: number;
  readonly segment: number;
  readonly isShared: boolean;
  /** The node that took it first. */
  readonly node: number;
  count: number;
}

export class LocksTaken {
  private readonly holds = new Map<number, Hold[]>();

  clone(): LocksTaken {
    const copy = new LocksTaken();
    for (const [lock, holds] of this.holds) {
      copy.holds.set(
        lock,
        holds.map((hold) => ({ ...hold })),
      );
    }
    return copy;
  }

  /** A hold of another thread that keeps this one from taking the lock. */
  against(
    lock: number,
    thread: number,
    isShared: boolean,
    isWaiting: (hold: Hold) => boolean,
  ): Hold | undefined {
    return this.holds
      .get(lock)
      ?.find((hold) => hold.thread !== thread && !(isShared && hold.isShared) && !isWaiting(hold));
  }

  take(hold: Omit<Hold, 'count'>): void {
    const holds = this.holds.get(hold.lock) ?? [];
    const own = find(holds, hold.thread, hold.isShared);
    if (own !== undefined) own.count++;
    else holds.push({ ...hold, count: 1 });
    this.holds.set(hold.lock, holds);
  }

  release(lock: number, thread: number, isShared: boolean): void {
    const holds = this.holds.get(lock) ?? [];
    const own = find(holds, thread, isShared);
    if (own === undefined || --own.count > 0) return;
    const rest = holds.filter((hold) => hold !== own);
    if (rest.length === 0) this.holds.delete(lock);
    else this.holds.set(lock, rest);
  }
}

function find(holds: readonly Hold[], thread: number, isShared: boolean): Hold | undefined {
  return holds.find((hold) => hold.thread === thread && hold.isShared === isShared);
}
