/**
 * AsyncClocks as values (thesis 4.1 to 4.3): which tasks were sent to each queue and may still pass
 * their time on to an heir. Joined when times are joined, reduced when a task is sent or begins.
 *
 * What holds of the lists for a queue at a time x, and so may be relied on: of every task A sent to
 * the queue before x, either x knows the end of A, or A is in a list, or A is followed by a task in a
 * list that runs after A and before whatever A runs before.
 */
import type { VectorClock } from './vector-clock.js';
import { isUnordered, laneOfKey, listKey, type Lane } from './task.js';
import type { AsyncClocks, QueueClock, SentList, Task } from './task.js';

export const NOTHING_SENT: AsyncClocks = [];

const NO_LISTS: readonly SentList[] = [];

export function listsOf(clocks: AsyncClocks, queue: number): readonly SentList[] {
  for (const each of clocks) if (each.queue === queue) return each.lists;
  return NO_LISTS;
}

export function withLists(
  clocks: AsyncClocks,
  queue: number,
  lists: readonly SentList[],
): AsyncClocks {
  const others = clocks.filter((each) => each.queue !== queue);
  if (lists.length === 0) return others;
  const place = others.findIndex((each) => each.queue > queue);
  return others.toSpliced(place < 0 ? others.length : place, 0, { queue, lists });
}

export function joinClocks(one: AsyncClocks, other: AsyncClocks): AsyncClocks {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const joined: QueueClock[] = [];
  let here = 0;
  let there = 0;
  while (here < one.length && there < other.length) {
    const left = one[here]!;
    const right = other[there]!;
    if (left.queue < right.queue) joined.push(left);
    else if (left.queue > right.queue) joined.push(right);
    else joined.push(joinQueue(left, right));
    if (left.queue <= right.queue) here++;
    if (right.queue <= left.queue) there++;
  }
  while (here < one.length) joined.push(one[here++]!);
  while (there < other.length) joined.push(other[there++]!);
  return joined;
}

function joinQueue(one: QueueClock, other: QueueClock): QueueClock {
  const lists = joinLists(one.lists, other.lists);
  return lists === one.lists ? one : { queue: one.queue, lists };
}

/** Of one chain and lane the list that was sent to last has all of the other that still matters. */
function joinLists(one: readonly SentList[], other: readonly SentList[]): readonly SentList[] {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const joined: SentList[] = [];
  let here = 0;
  let there = 0;
  while (here < one.length && there < other.length) {
    const left = one[here]!;
    const right = other[there]!;
    if (left.key < right.key) joined.push(left);
    else if (left.key > right.key) joined.push(right);
    else joined.push(sentAt(right) > sentAt(left) ? right : left);
    if (left.key <= right.key) here++;
    if (right.key <= left.key) there++;
  }
  while (here < one.length) joined.push(one[here++]!);
  while (there < other.length) joined.push(other[there++]!);
  return joined;
}

function sentAt({ task }: SentList): number {
  return task.sending!.tick;
}

/** Lets go of the tasks whose end the clock knows, and puts those before them in place of removed ones. */
export function pruneClocks(clocks: AsyncClocks, clock: VectorClock): AsyncClocks {
  if (!clocks.some(({ lists }) => lists.some((list) => isSpent(list, clock)))) return clocks;
  const pruned: QueueClock[] = [];
  for (const { queue, lists } of clocks) {
    const left = pruneLists(lists, queue, clock);
    if (left.length > 0) pruned.push({ queue, lists: left });
  }
  return pruned;
}

export function pruneLists(
  lists: readonly SentList[],
  queue: number,
  clock: VectorClock,
): readonly SentList[] {
  if (!lists.some((list) => isSpent(list, clock))) return lists;
  const removed = new Set<Task>();
  return joinRemoved(skipSpent(lists, clock, removed), removed, queue, clock);
}

function isSpent({ task }: SentList, clock: VectorClock): boolean {
  return task.removed || task.isOverFor(clock);
}

function skipSpent(
  lists: readonly SentList[],
  clock: VectorClock,
  removed: Set<Task>,
): readonly SentList[] {
  const left: SentList[] = [];
  for (const list of lists) {
    let rest: SentList | undefined = list;
    while (rest !== undefined && isSpent(rest, clock)) rest = next(rest, removed);
    if (rest !== undefined) left.push(rest);
  }
  return left;
}

/**
 * A removed task never runs: what was sent before it takes its place (thesis 4.3.2), in this list and
 * in those of other chains, which `removed` is for. So it is with one that began before its turn.
 */
function next({ task, key, before }: SentList, removed: Set<Task>): SentList | undefined {
  if (!task.removed && !task.contradicts) return before;
  removed.add(task);
  const { time, queue } = task.sending!;
  return listsOf(time.sent, queue).find((list) => list.key === key);
}

/** The set grows on the way, by those removed before. */
function joinRemoved(
  lists: readonly SentList[],
  removed: Set<Task>,
  queue: number,
  clock: VectorClock,
): readonly SentList[] {
  let joined = lists;
  for (const task of removed) {
    const before = listsOf(task.sending!.time.sent, queue);
    joined = joinLists(joined, skipSpent(before, clock, removed));
  }
  return joined;
}

/** The lists of the queue after a task was sent to it; the clock is that of the post. */
export function afterSending(
  lists: readonly SentList[],
  task: Task,
  clock: VectorClock,
): readonly SentList[] {
  const { queue, chain, lane } = task.sending!;
  const key = listKey(chain, lane);
  const removed = new Set<Task>();
  let before: SentList | undefined;
  const others = pruneLists(lists, queue, clock).filter((list) => {
    if (list.key !== key) return !standsFor(task, lane, list);
    before = without(list, task, clock, removed);
    return false;
  });
  const latest = Math.max(task.time, before?.latest ?? -Infinity);
  const own: SentList = { task, key, before, latest };
  return insert(joinRemoved(others, removed, queue, clock), own);
}

/** Does the task run after the one task of this list, and before all that it runs before? */
function standsFor(task: Task, lane: Lane, list: SentList): boolean {
  if (laneOfKey(list.key) !== lane || isUnordered(lane)) return false;
  return list.before === undefined && list.task.time === task.time;
}

/** The list without tasks of the same time, which the new one stands for, and without spent ones. */
function without(
  list: SentList,
  task: Task,
  clock: VectorClock,
  removed: Set<Task>,
): SentList | undefined {
  const ordered = !isUnordered(laneOfKey(list.key));
  const kept: SentList[] = [];
  let rest: SentList | undefined = list;
  while (rest !== undefined && (!ordered || rest.latest >= task.time)) {
    const isSame = ordered && rest.task.time === task.time;
    if (!isSpent(rest, clock) && !isSame) kept.push(rest);
    rest = next(rest, removed);
  }
  return kept.reduceRight<SentList | undefined>(prepend, rest);
}

function prepend(before: SentList | undefined, list: SentList): SentList {
  if (list.before === before) return list;
  const latest = Math.max(list.task.time, before?.latest ?? -Infinity);
  return { task: list.task, key: list.key, before, latest };
}

/** By rising key; a list of the same key that came with a removed task is older. */
function insert(lists: readonly SentList[], own: SentList): readonly SentList[] {
  const others = lists.filter(({ key }) => key !== own.key);
  const place = others.findIndex(({ key }) => key > own.key);
  return others.toSpliced(place < 0 ? others.length : place, 0, own);
}
