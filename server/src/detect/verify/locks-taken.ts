/**
 * Which segment holds which lock while a schedule is made. A thread that waits on a monitor has let go of
 * it, and only its return is recorded: its hold does not count as long as that `wait` comes next.
 */
import { NONE } from '../../causality/explanation/order-graph.js';

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
  /** By lock: its last release by one who had it alone, and those since by who shared it. */
  private readonly released = new Map<
    number,
    readonly [alone: number, shared: readonly number[]]
  >();

  clone(): LocksTaken {
    const copy = new LocksTaken();
    for (const [lock, holds] of this.holds) {
      copy.holds.set(
        lock,
        holds.map((hold) => ({ ...hold })),
      );
    }
    for (const [lock, releases] of this.released) copy.released.set(lock, releases);
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

  /** Releases that whoever takes the lock comes after. */
  releasesOf(lock: number, isShared: boolean): readonly number[] {
    const [alone, shared] = this.released.get(lock) ?? [NONE, []];
    return [...(alone === NONE ? [] : [alone]), ...(isShared ? [] : shared)];
  }

  /** Other threads that have it, which can only be in a wait. */
  others(lock: number, thread: number): readonly Hold[] {
    return this.holds.get(lock)?.filter((hold) => hold.thread !== thread && !hold.isShared) ?? [];
  }

  release(lock: number, thread: number, isShared: boolean, node: number): void {
    const holds = this.holds.get(lock) ?? [];
    const own = find(holds, thread, isShared);
    if (own === undefined || --own.count > 0) return;
    const [alone, shared] = this.released.get(lock) ?? [NONE, []];
    this.released.set(lock, isShared ? [alone, [...shared, node]] : [node, []]);
    const rest = holds.filter((hold) => hold !== own);
    if (rest.length === 0) this.holds.delete(lock);
    else this.holds.set(lock, rest);
  }
}

function find(holds: readonly Hold[], thread: number, isShared: boolean): Hold | undefined {
  return holds.find((hold) => hold.thread === thread && hold.isShared === isShared);
}
