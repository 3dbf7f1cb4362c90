/**
 * The joined ends of all tasks that one chain sent to the front of a queue (thesis 4.3.2): none of
 * them stands for another, so all come before what is sent later, and without this each later task
 * would ask every one of them. Kept with the list that was asked for last.
 */
import { Lane, type SentList, type Time } from './task.js';
import { createTime, copyTime, joinTime } from './time.js';

export function isFrontLane(lane: Lane): boolean {
  return lane === Lane.FrontAsync || lane === Lane.FrontSync;
}

/** Undefined while one of them has not ended; nobody may change the answer. */
export function joinedEnds(list: SentList): Time | undefined {
  const cells: SentList[] = [];
  let known: SentList | undefined = list;
  for (; known !== undefined && known.ends === undefined; known = known.before) {
    if (known.task.endTick === 0 && !known.task.removed) return undefined;
    cells.push(known);
  }
  if (cells.length === 0) return list.ends;
  const ends = known?.ends === undefined ? createTime() : copyTime(known.ends);
  for (const { task } of cells)
    if (task.end !== undefined && task.looper !== 0) joinTime(ends, task.end);
  if (known !== undefined) known.ends = undefined;
  list.ends = ends;
  return ends;
}
