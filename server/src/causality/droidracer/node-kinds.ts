/**
 * Which operations are nodes of the graph, which of them never have a task, and which order nothing
 * by themselves and stand in a block of accesses (DROIDRACER.md sections 1.2 and 3).
 */
import { Flag, OpKind } from '../../trace/operations.js';

/** Accesses, and what racetraces record besides that orders nothing. */
const INNER: ReadonlySet<OpKind> = new Set([
  OpKind.Read,
  OpKind.Write,
  OpKind.New,
  OpKind.Deref,
  OpKind.Branch,
  OpKind.Relate,
  OpKind.Enter,
  OpKind.Leave,
  OpKind.Atomic,
  OpKind.EndAtomic,
  OpKind.Snapshot,
  OpKind.Shows,
  OpKind.Remove,
  OpKind.Barrier,
  OpKind.Unbarrier,
  OpKind.Input,
  OpKind.Cancel,
  OpKind.Unregister,
]);

const TASKLESS: ReadonlySet<OpKind> = new Set([
  OpKind.Start,
  OpKind.Init,
  OpKind.Exit,
  OpKind.Attach,
  OpKind.Loop,
  OpKind.NativeEnter,
  OpKind.NativeLeave,
  OpKind.RemoveIdle,
]);

/** A volatile access orders, so it cannot share a block with its neighbours. */
export function isInner(kind: OpKind, flags: number): boolean {
  return INNER.has(kind) && (flags & Flag.Volatile) === 0;
}

export function isTaskless(kind: OpKind): boolean {
  return TASKLESS.has(kind);
}
