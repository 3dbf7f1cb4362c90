/**
 * What holds at an operation: the locks that its thread has taken, the methods that it is in, who
 * holds a lock. Found by going through the trace up to there when asked: nothing is kept for it.
 */
import { OpKind } from '../operations.js';
import type { TraceIndex } from './types.js';

function isOpenAt({ partner }: TraceIndex, opening: number, op: number): boolean {
  const closing = partner[opening]!;
  return closing < 0 || closing > op;
}

/** The `lock` operations whose lock the thread of `op` holds when it performs it, oldest first. */
export function locksHeld(index: TraceIndex, op: number): number[] {
  const { kind, thread } = index.columns;
  const held: number[] = [];
  for (let lock = 0; lock < op; lock++) {
    if (kind[lock] !== OpKind.Lock || thread[lock] !== thread[op]) continue;
    if (isOpenAt(index, lock, op) && index.partner[lock] !== op) held.push(lock);
  }
  return held;
}

/** The `lock` operations by which some thread holds the object just after `op`. */
export function holdersOf(index: TraceIndex, object: number, op: number): number[] {
  const { kind, a } = index.columns;
  const held: number[] = [];
  for (let lock = 0; lock <= op; lock++) {
    if (kind[lock] === OpKind.Lock && a[lock] === object && isOpenAt(index, lock, op)) {
      held.push(lock);
    }
  }
  return held;
}

/** The `enter` operations of the methods that `op` is in, innermost first. */
export function framesAt(index: TraceIndex, op: number): number[] {
  const { kind, thread } = index.columns;
  const frames: number[] = [];
  for (let enter = op - 1; enter >= 0; enter--) {
    if (kind[enter] !== OpKind.Enter || thread[enter] !== thread[op]) continue;
    // What another task left open ended with it.
    if (index.taskOf[enter] !== index.taskOf[op]) continue;
    if (isOpenAt(index, enter, op)) frames.push(enter);
  }
  return frames;
}
