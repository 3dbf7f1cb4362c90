/**
 * FIFO, PRIORITY and BARRIER: the tasks that must run before one that begins, found in the AsyncClock
 * of its post (thesis 4.3). A list is walked from the latest sending; the walk stops early where all
 * before are known to run before a task that was met (Cases 1 and 2 of 4.3.2).
 */
import { mustPrecede, PostWhen, type PostTag } from '../android/priority.js';
import { listsOf } from './async-clocks.js';
import { isFrontLane } from './front-ends.js';
import { isUnordered, Lane, type SentList, type SentLists, type Task } from './task.js';

export interface PredecessorVisitor {
  /** A task that has ended and comes before. */
  visit(task: Task): void;
  /** A task that must come before and has not ended: the trace contradicts itself. */
  contradict(task: Task): void;
  readonly earlyStop: boolean;
  /** Takes the tasks of a list that all come before, at once; false if they must be visited. */
  visitFronts(list: SentList): boolean;
}

/** Tasks that do not pass their time on: those before them are looked at in their stead. */
interface Skipped {
  readonly tasks: Set<Task>;
  /** Since the first of them: no part of a list need be walked twice. */
  readonly walked: Set<SentList>;
}

export function findPredecessors(task: Task, visitor: PredecessorVisitor): void {
  const { queue, time, tag } = task.sending!;
  const skipped = { tasks: new Set<Task>(), walked: new Set<SentList>() };
  walkLists(listsOf(time.sent, queue), tag, visitor, skipped);
  for (const each of skipped.tasks) {
    walkLists(listsOf(each.sending!.time.sent, queue), tag, visitor, skipped);
  }
}

function walkLists(
  lists: SentLists,
  tag: PostTag,
  visitor: PredecessorVisitor,
  skipped: Skipped,
): void {
  for (const list of lists) {
    const { lane } = list.task.sending!;
    if (!mayPrecede(lane, tag) || (isFrontLane(lane) && visitor.visitFronts(list))) continue;
    walk(list, tag, visitor, skipped);
  }
}

function walk(list: SentList, tag: PostTag, visitor: PredecessorVisitor, skipped: Skipped): void {
  const { lane } = list.task.sending!;
  const stops = visitor.earlyStop && !isUnordered(lane);
  let best = -Infinity;
  for (let at: SentList | undefined = list; at !== undefined; at = at.before) {
    const { task } = at;
    if (skipped.walked.has(at)) return;
    if (task.removed) skipped.tasks.add(task);
    else if (runsBefore(lane, task, tag) && (!stops || task.time > best)) {
      if (task.endTick === 0) visitor.contradict(task);
      else visitor.visit(task);
      if (task.endTick === 0 || task.contradicts) skipped.tasks.add(task);
      else best = Math.max(best, task.time);
    }
    if (skipped.tasks.size > 0) skipped.walked.add(at);
    if (stops && (best >= tag.time || (at.before?.latest ?? -Infinity) <= best)) return;
  }
}

function runsBefore(lane: Lane, { sending }: Task, tag: PostTag): boolean {
  return lane === Lane.Barrier || mustPrecede(sending!.tag, tag);
}

/** Does any task of the lane run before one with this tag? */
function mayPrecede(lane: Lane, tag: PostTag): boolean {
  // The barrier stops what is behind it: synchronous tasks that do not go by an absolute time.
  if (lane === Lane.Barrier) return tag.when === PostWhen.Delayed && !tag.async;
  return mustPrecede(EARLIEST[lane]!, tag);
}

/** By lane: the tag that runs before more than any other of the lane. */
const EARLIEST: readonly PostTag[] = [
  { when: PostWhen.Delayed, async: true, time: -Infinity },
  { when: PostWhen.Delayed, async: false, time: -Infinity },
  { when: PostWhen.AtTime, async: true, time: -Infinity },
  { when: PostWhen.AtTime, async: false, time: -Infinity },
  { when: PostWhen.Front, async: true, time: 0 },
  { when: PostWhen.Front, async: false, time: 0 },
  { when: PostWhen.Delayed, async: false, time: 0 },
];
