/** Times: made, copied and joined. */
import { keepItems } from '../../base/sorted-lists.js';
import {
  joinClocks,
  listsOf,
  newsFor,
  NOTHING_SENT,
  pruneClocks,
  pruneLists,
  withLists,
} from './async-clocks.js';
import { joinOpen, NONE_OPEN, pruneOpen } from './open-tasks.js';
import type { Task, Time } from './task.js';
import { VectorClock } from './vector-clock.js';

export function createTime(): Time {
  return { clock: new VectorClock(), sent: NOTHING_SENT, open: NONE_OPEN };
}

/** The time as it is now; nobody may change it. */
export function snapshot({ clock, sent, open }: Time): Time {
  return { clock: clock.freeze(), sent, open };
}

export function copyTime({ clock, sent, open }: Time): Time {
  return { clock: clock.copy(), sent, open };
}

export function assignTime(time: Time, { clock, sent, open }: Time): void {
  time.clock.assign(clock);
  time.sent = sent;
  time.open = open;
}

/**
 * Takes in all that the other knows; tells whether that was news. Where the clock has nothing new to
 * say, neither have the AsyncClocks: they speak of what the clock knows.
 */
export function joinTime(time: Time, { clock, sent, open }: Time): boolean {
  if (!time.clock.join(clock)) return false;
  time.sent = joinClocks(time.sent, sent);
  time.open = joinOpen(time.open, open);
  return true;
}

/** Lets go of the tasks of one queue of whose end the time knows by now. */
export function pruneQueue(time: Time, queue: number): void {
  const lists = listsOf(time.sent, queue);
  const left = pruneLists(lists, queue, time.clock);
  if (left !== lists) time.sent = withLists(time.sent, queue, left);
}

/** The same of all queues and loopers. */
export function pruneTime(time: Time): void {
  time.sent = pruneClocks(time.sent, time.clock);
  time.open = pruneOpen(time.open, time.clock);
}

/**
 * What an heir of the task inherits. An heir comes after the post of the task, and so knows by itself
 * what was sent or begun before that post, if it still matters: on both paths of Figure 4.3b. So only
 * what the task itself has learnt is kept, which frees most heirless tasks (multi-path reduction).
 */
export function inheritance({ clock, sent, open }: Time, { sending }: Task): Time {
  if (sending === undefined) return { clock: clock.freeze(), sent, open };
  const known = sending.time;
  return {
    clock: clock.freeze(),
    sent: newsFor(sent, known.sent, known.clock),
    open: keepItems(open, (task) => !known.clock.knows(task.chain, task.beginTick)),
  };
}
