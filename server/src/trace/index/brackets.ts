/**
 * Operations that open and close something on one thread: lock and unlock, enter and leave, atomic
 * blocks, native code. They nest: a closing one belongs to the innermost that is open. A method
 * cannot outlive the task that called it, so what a task left open is closed with it, unpaired.
 */
import type { Columns } from '../batch.js';
import { Flag, OpKind } from '../operations.js';

/** The methods entered in one task, or on a thread outside any. */
interface Frames {
  readonly task: number;
  readonly open: number[];
  /** How many of them are at each site: tells at once whether a `leave` finds its `enter`. */
  readonly sites: Map<number, number>;
}

export class Brackets {
  private readonly locks = new Map<number, Map<number, number[]>>();
  private readonly atomics = new Map<number, number[]>();
  private readonly natives = new Map<number, number[]>();
  /** Per thread: frames outside tasks, and those of the task it is running. */
  private readonly outer = new Map<number, Frames>();
  private readonly inner = new Map<number, Frames>();

  constructor(
    private readonly columns: Columns,
    private readonly taskOf: Uint32Array,
    private readonly partner: Int32Array,
  ) {}

  /** True if the operation was a bracket. */
  note(op: number): boolean {
    const thread = this.columns.thread[op]!;
    switch (this.columns.kind[op]) {
      case OpKind.Lock:
        listIn(this.locksOf(thread), this.lockKey(op)).push(op);
        return true;
      case OpKind.Unlock:
        return this.close(op, listIn(this.locksOf(thread), this.lockKey(op)).pop());
      case OpKind.Atomic:
        listIn(this.atomics, thread).push(op);
        return true;
      case OpKind.EndAtomic:
        return this.close(op, listIn(this.atomics, thread).pop());
      case OpKind.NativeEnter:
        listIn(this.natives, thread).push(op);
        return true;
      case OpKind.NativeLeave:
        return this.close(op, listIn(this.natives, thread).pop());
      case OpKind.Enter:
        return this.enter(op, this.framesOf(op));
      case OpKind.Leave:
        return this.leave(op, this.framesOf(op));
      default:
        return false;
    }
  }

  private enter(op: number, frames: Frames): true {
    const site = this.columns.a[op]!;
    frames.open.push(op);
    frames.sites.set(site, (frames.sites.get(site) ?? 0) + 1);
    return true;
  }

  /** A `leave` that names its site also leaves what was called from there and not left. */
  private leave(op: number, frames: Frames): true {
    const site = this.columns.a[op]!;
    if (site !== 0 && (frames.sites.get(site) ?? 0) === 0) return true;
    for (;;) {
      const opening = frames.open.pop();
      if (opening === undefined) return true;
      const entered = this.columns.a[opening]!;
      frames.sites.set(entered, frames.sites.get(entered)! - 1);
      if (site === 0 || entered === site) return this.close(op, opening);
    }
  }

  private close(op: number, opening: number | undefined): true {
    if (opening !== undefined) {
      this.partner[op] = opening;
      this.partner[opening] = op;
    }
    return true;
  }

  private framesOf(op: number): Frames {
    const thread = this.columns.thread[op]!;
    const task = this.taskOf[op]!;
    const place = task === 0 ? this.outer : this.inner;
    const known = place.get(thread);
    if (known?.task === task) return known;
    const fresh: Frames = { task, open: [], sites: new Map() };
    place.set(thread, fresh);
    return fresh;
  }

  private locksOf(thread: number): Map<number, number[]> {
    let locks = this.locks.get(thread);
    if (locks === undefined) this.locks.set(thread, (locks = new Map<number, number[]>()));
    return locks;
  }

  /** The read and the write side of a lock are held apart. */
  private lockKey(op: number): number {
    const shared = (this.columns.flags[op]! & Flag.Shared) !== 0;
    return this.columns.a[op]! * 2 + (shared ? 1 : 0);
  }
}

function listIn(lists: Map<number, number[]>, key: number): number[] {
  let list = lists.get(key);
  if (list === undefined) lists.set(key, (list = []));
  return list;
}
