/**
 * The tasks of loopers that have begun, as far as a time knows, and of whose end it knows nothing: the
 * generalised AsyncClock of rule ATOMIC (thesis 4.3.2). Of one chain and looper the last one counts;
 * those before it ended before it began.
 */
import { keepItems, mergeSorted } from '../../base/sorted-lists.js';
import type { OpenTasks, Task } from './task.js';
import type { VectorClock } from './vector-clock.js';

export const NONE_OPEN: OpenTasks = [];

export function joinOpen(one: OpenTasks, other: OpenTasks): OpenTasks {
  return mergeSorted(one, other, byChain, laterOf);
}

function byChain(one: Task, other: Task): number {
  return one.chain - other.chain || one.looper - other.looper;
}

function laterOf(one: Task, other: Task): Task {
  return other.beginTick > one.beginTick ? other : one;
}

export function pruneOpen(open: OpenTasks, clock: VectorClock): OpenTasks {
  return keepItems(open, (task) => !task.isOverFor(clock));
}

/** A task begins. */
export function withOpen(open: OpenTasks, task: Task): OpenTasks {
  return joinOpen(open, [task]);
}
