/**
 * What the accesses of races are surrounded by: the methods that their thread is in and the locks
 * that it holds, by one walk over the trace. Tasks, binder transactions and native brackets begin
 * with no method entered.
 */
import type { OperationStore } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { CallStacks, type Frame } from '../context/call-stacks.js';
import { HeldLocks, Locksets } from '../context/locksets.js';

export interface AccessContext {
  /** Innermost first. */
  readonly frames: readonly Frame[];
  /** Object numbers. */
  readonly locks: readonly number[];
}

interface ThreadContext {
  stack: number;
  readonly locks: HeldLocks;
}

/** By operation index, for the accesses asked about. */
export function findAccessContexts(
  { columns, length }: OperationStore,
  tables: TraceTables,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, AccessContext> {
  const stacks = new CallStacks(tables);
  const locksets = new Locksets();
  const threads = new Map<number, ThreadContext>();
  const found = new Map<number, AccessContext>();
  const contextOf = (thread: number): ThreadContext => {
    const context = threads.get(thread) ?? { stack: 0, locks: new HeldLocks(locksets) };
    threads.set(thread, context);
    return context;
  };
  for (let index = 0; index < length; index++) {
    const context = contextOf(columns.thread[index]!);
    if (wanted.has(index)) {
      const given = columns.d[index]!;
      const stack = given === 0 ? context.stack : -given;
      const frames = stacks.frames(stack, columns.site[index]!).filter(saysSomething);
      found.set(index, { frames, locks: locksets.locksOf(context.locks.set) });
    }
    step(context, columns.kind[index]!, index);
  }
  return found;

  function step(context: ThreadContext, kind: OpKind, index: number): void {
    const a = columns.a[index]!;
    const shared = (columns.flags[index]! & Flag.Shared) !== 0;
    if (kind === OpKind.Lock) context.locks.lock(a, shared);
    else if (kind === OpKind.Unlock) context.locks.unlock(a, shared);
    else if (kind === OpKind.Enter) {
      context.stack = stacks.enter(context.stack, a, columns.site[index]!);
    } else if (kind === OpKind.Leave) context.stack = stacks.leave(context.stack, a);
    else if (BEGINS_AFRESH.has(kind)) context.stack = 0;
  }
}

const BEGINS_AFRESH: ReadonlySet<OpKind> = new Set([
  OpKind.Begin,
  OpKind.End,
  OpKind.Receive,
  OpKind.Reply,
  OpKind.NativeEnter,
  OpKind.NativeLeave,
]);

/** STD names a place by a word of its own, which is neither class nor file. */
function saysSomething({ class: owner, method, file }: Frame): boolean {
  return owner !== '' || method !== '' || file !== '';
}
