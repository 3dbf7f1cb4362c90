/**
 * AsyncClocks as values (thesis 4.1 to 4.3): which tasks were sent to each queue and may still pass
 * their time on to an heir. Joined when times are joined, reduced when a task is sent or begins. They
 * are short, so they are sorted arrays without holes, shared as long as nothing changes.
 *
 * What holds of the lists for a queue at a time x, and so may be relied on: of every task A sent to
 * the queue before x, either x knows the end of A, or A is in a list, or A is followed by a task in a
 * list that runs after A and before whatever A runs before.
 */
import { keepItems, mergeSorted, replaceItems } from '../../base/sorted-lists.js';
import { isUnordered } from './task.js';
import type { AsyncClocks, QueueClock, SentList, SentLists, Task } from './task.js';
import type { VectorClock } from './vector-clock.js';

export const NOTHING_SENT: AsyncClocks = [];
const NO_LISTS: SentLists = [];

export function listsOf(clocks: AsyncClocks, queue: number): SentLists {
  for (const each of clocks) if (each.queue === queue) return each.lists;
  return NO_LISTS;
}

export function withLists(clocks: AsyncClocks, queue: number, lists: SentLists): AsyncClocks {
  const others = keepItems(clocks, (each) => each.queue !== queue);
  return lists.length === 0 ? others : joinClocks(others, [{ queue, lists }]);
}

export function joinClocks(one: AsyncClocks, other: AsyncClocks): AsyncClocks {
  return mergeSorted(one, other, byQueue, joinQueue);
}

function byQueue(one: QueueClock, other: QueueClock): number {
  return one.queue - other.queue;
}

function joinQueue(one: QueueClock, other: QueueClock): QueueClock {
  const lists = joinLists(one.lists, other.lists);
  return lists === one.lists ? one : { queue: one.queue, lists };
}

function joinLists(one: SentLists, other: SentLists): SentLists {
  return mergeSorted(one, other, byPlace, laterOf);
}

function byPlace(one: SentList, other: SentList): number {
  return one.place - other.place;
}

/** Of one chain and lane the list that was sent to last has all of the other that still matters. */
function laterOf(one: SentList, other: SentList): SentList {
  return other.task.sending!.tick > one.task.sending!.tick ? other : one;
}

function listAt(lists: SentLists, place: number): SentList | undefined {
  let [from, to] = [0, lists.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lists[middle]!.place < place) from = middle + 1;
    else to = middle;
  }
  const list = lists[from];
  return list?.place === place ? list : undefined;
}

/** Lets go of the tasks whose end the clock knows, and of removed ones. */
export function pruneClocks(clocks: AsyncClocks, clock: VectorClock): AsyncClocks {
  let pruned: QueueClock[] | undefined;
  for (let at = 0; at < clocks.length; at++) {
    const { queue, lists } = clocks[at]!;
    const left = pruneLists(lists, queue, clock);
    if (left === lists) continue;
    pruned ??= clocks.slice();
    pruned[at] = { queue, lists: left };
  }
  return pruned === undefined ? clocks : keepItems(pruned, ({ lists }) => lists.length > 0);
}

export function pruneLists(lists: SentLists, queue: number, clock: VectorClock): SentLists {
  const removed = new Set<Task>();
  return joinRemoved(skipSpent(lists, clock, removed), removed, queue, clock);
}

function isSpent({ task }: SentList, clock: VectorClock): boolean {
  return task.removed || task.isOverFor(clock);
}

function skipSpent(lists: SentLists, clock: VectorClock, removed: Set<Task>): SentLists {
  return replaceItems(lists, (list) => {
    let rest: SentList | undefined = list;
    while (rest !== undefined && isSpent(rest, clock)) rest = next(rest, removed);
    return rest;
  });
}

/**
 * A removed task never runs: what was sent before it takes its place (thesis 4.3.2), in this list and
 * in those of other chains, which `removed` is for. So it is with one that began before its turn.
 */
function next({ task, place, before }: SentList, removed: Set<Task>): SentList | undefined {
  if (!task.removed && !task.contradicts) return before;
  // Whoever met it first has gone on from there.
  if (removed.has(task)) return undefined;
  removed.add(task);
  const { time, queue } = task.sending!;
  return listAt(listsOf(time.sent, queue), place);
}

/** The set grows on the way, by those removed before. */
function joinRemoved(
  lists: SentLists,
  removed: Set<Task>,
  queue: number,
  clock: VectorClock,
): SentLists {
  let joined = lists;
  for (const task of removed) {
    const before = listsOf(task.sending!.time.sent, queue);
    joined = joinLists(joined, skipSpent(before, clock, removed));
  }
  return joined;
}

/** The lists of the queue after a task was sent to it; the clock is that of the post. */
export function afterSending(lists: SentLists, task: Task, clock: VectorClock): SentLists {
  const { queue, place } = task.sending!;
  const removed = new Set<Task>();
  const last = listAt(lists, place);
  const before = last && without(last, task, clock, removed);
  const others = keepItems(lists, (list) => list !== last && !standsFor(task, list));
  const own = sweep(prepend(before, { task, place }), clock, removed);
  return joinLists(joinRemoved(others, removed, queue, clock), [own]);
}

/** Does the task run after the one task of this list, and before all that it runs before? */
function standsFor(task: Task, list: SentList): boolean {
  const { lane } = task.sending!;
  if (list.task.sending!.lane !== lane || isUnordered(lane)) return false;
  return list.before === undefined && list.task.time === task.time;
}

/** The list without tasks of the same time, which the new one stands for, and without spent ones. */
function without(
  list: SentList,
  task: Task,
  clock: VectorClock,
  removed: Set<Task>,
): SentList | undefined {
  if (isUnordered(task.sending!.lane)) return list;
  const kept: SentList[] = [];
  let rest: SentList | undefined = list;
  while (rest !== undefined && rest.latest >= task.time) {
    if (!isSpent(rest, clock) && rest.task.time !== task.time) kept.push(rest);
    rest = next(rest, removed);
  }
  return kept.reduceRight<SentList | undefined>(prependSame, rest);
}

function prependSame(before: SentList | undefined, list: SentList): SentList {
  return list.before === before ? list : prepend(before, list);
}

function prepend(
  before: SentList | undefined,
  { task, place }: Pick<SentList, 'task' | 'place'>,
): SentList {
  return {
    task,
    place,
    before,
    latest: Math.max(task.time, before?.latest ?? -Infinity),
    length: (before?.length ?? 0) + 1,
    limit: before?.limit ?? SHORT,
  };
}

/** Below this length a list is not worth looking through. */
const SHORT = 16;

/** Lets go of spent tasks in all of the list, each time that it has doubled. */
function sweep(list: SentList, clock: VectorClock, removed: Set<Task>): SentList {
  if (list.length <= list.limit) return list;
  const kept: SentList[] = [];
  for (let rest = list.before; rest !== undefined; rest = next(rest, removed)) {
    if (!isSpent(rest, clock)) kept.push(rest);
  }
  const swept = prepend(kept.reduceRight<SentList | undefined>(prepend, undefined), list);
  return { ...swept, limit: Math.max(SHORT, 2 * swept.length) };
}

/** What was sent that this clock does not know of; `base` is known to it, and need not be looked at. */
export function newsFor(clocks: AsyncClocks, base: AsyncClocks, clock: VectorClock): AsyncClocks {
  const news: QueueClock[] = [];
  for (const { queue, lists } of clocks) {
    const left = newLists(lists, listsOf(base, queue), clock);
    if (left.length > 0) news.push({ queue, lists: left });
  }
  return news.slice();
}

function newLists(lists: SentLists, base: SentLists, clock: VectorClock): SentLists {
  let at = 0;
  return keepItems(lists, (list) => {
    while (at < base.length && base[at]!.place < list.place) at++;
    if (at < base.length && base[at] === list) return false;
    const { chain, tick } = list.task.sending!;
    return !clock.knows(chain, tick);
  });
}
