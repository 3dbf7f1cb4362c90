/** The locks that each thread holds as the trace goes by, for the few operations that are asked about. */
import type { Columns } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';

export interface HeldLock {
  readonly object: number;
  readonly shared: boolean;
}

export class HeldLocks {
  private readonly held = new Map<number, HeldLock[]>();

  step(columns: Columns, index: number): void {
    const kind = columns.kind[index];
    if (kind !== OpKind.Lock && kind !== OpKind.Unlock) return;
    const thread = columns.thread[index]!;
    const object = columns.a[index]!;
    const shared = (columns.flags[index]! & Flag.Shared) !== 0;
    const locks = this.held.get(thread) ?? [];
    this.held.set(thread, locks);
    if (kind === OpKind.Lock) locks.push({ object, shared });
    else drop(locks, { object, shared });
  }

  /** Each as often as it was taken. */
  of(thread: number): readonly HeldLock[] {
    return [...(this.held.get(thread) ?? [])];
  }
}

function drop(locks: HeldLock[], { object, shared }: HeldLock): void {
  const at = locks.findLastIndex((lock) => lock.object === object && lock.shared === shared);
  if (at >= 0) locks.splice(at, 1);
}
