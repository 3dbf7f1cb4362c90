/**
 * The tasks of loopers that have begun, as far as a time knows, and of whose end it knows nothing: the
 * generalised AsyncClock of rule ATOMIC (thesis 4.3.2). Of one chain and looper the last one counts;
 * those before it ended before it began.
 */
import type { OpenTasks, Task } from './task.js';
import type { VectorClock } from './vector-clock.js';

export const NONE_OPEN: OpenTasks = [];

export function joinOpen(one: OpenTasks, other: OpenTasks): OpenTasks {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const joined: Task[] = [];
  let here = 0;
  let there = 0;
  while (here < one.length && there < other.length) {
    const left = one[here]!;
    const right = other[there]!;
    const order = compare(left, right);
    if (order < 0) joined.push(left);
    else if (order > 0) joined.push(right);
    else joined.push(right.beginTick > left.beginTick ? right : left);
    if (order <= 0) here++;
    if (order >= 0) there++;
  }
  while (here < one.length) joined.push(one[here++]!);
  while (there < other.length) joined.push(other[there++]!);
  return joined;
}

function compare(one: Task, other: Task): number {
  return one.chain - other.chain || one.looper - other.looper;
}

export function pruneOpen(open: OpenTasks, clock: VectorClock): OpenTasks {
  if (!open.some((task) => task.isOverFor(clock))) return open;
  return open.filter((task) => !task.isOverFor(clock));
}

/** A task begins. */
export function withOpen(open: OpenTasks, task: Task): OpenTasks {
  return joinOpen(open, [task]);
}
