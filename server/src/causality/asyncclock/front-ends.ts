/**
 * The joined ends of all tasks that one chain sent to the front of a queue (thesis 4.3.2): none of
 * them stands for another, so all come before what is sent later, and without this each later task
 * would ask every one of them. Kept with the list that was asked for last.
 */
import { Lane, type FrontEnds, type SentList, type Task, type Time } from './task.js';
import { createTime, joinTime } from './time.js';

export function isFrontLane(lane: Lane): boolean {
  return lane === Lane.FrontAsync || lane === Lane.FrontSync;
}

/** Most tasks have heard of these ends otherwise: then a look at each chain is enough. */
export function joinFrontEnds(time: Time, ends: FrontEnds): void {
  for (const [chain, tick] of ends.epochs) {
    if (time.clock.knows(chain, tick)) continue;
    joinTime(time, ends.time);
    return;
  }
}

/** Undefined while one of the tasks has not ended. */
export function frontEnds(list: SentList): FrontEnds | undefined {
  const cells: SentList[] = [];
  let known: SentList | undefined = list;
  for (; known !== undefined && known.ends === undefined; known = known.before) {
    if (known.task.endTick === 0 && !known.task.removed) return undefined;
    cells.push(known);
  }
  if (cells.length === 0) return list.ends;
  const ends = known?.ends ?? { time: createTime(), epochs: new Map<number, number>() };
  for (const { task } of cells.toReversed()) {
    if (task.end !== undefined && task.looper !== 0) addEnd(ends, task, task.end);
  }
  if (known !== undefined) known.ends = undefined;
  list.ends = ends;
  return ends;
}

/** Who knows this end knows those that it knows, so they need not be asked for any more. */
function addEnd({ time, epochs }: FrontEnds, { chain, endTick }: Task, end: Time): void {
  if (time.clock.knows(chain, endTick)) return;
  for (const [each, tick] of epochs) if (end.clock.knows(each, tick)) epochs.delete(each);
  epochs.set(chain, endTick);
  joinTime(time, end);
}
