/**
 * The delays of FIFO (DROIDRACER.md section 3.2): of two posts to one thread that are ordered, does
 * the queue run the first one's task first, by their delays alone?
 *
 * Beyond the definition: a post to the front is never compared (the tool gives up on it); absolute
 * times are compared with each other; an asynchronous message may pass a synchronous one; tasks of a
 * binder pool stand in no line. EM-Explorer's posts happen when the delay is over, so they have none.
 */
import type { Columns } from '../../trace/batch.js';
import { Flag } from '../../trace/operations.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { TraceTables } from '../../trace/tables.js';

export type RunsFirst = (firstPost: number, secondPost: number) => boolean;

/** Whether a queue orders this post at all. */
export type StandsInLine = (post: number) => boolean;

export interface QueueOrder {
  /** Both take the operation's index. */
  readonly standsInLine: StandsInLine;
  readonly runsFirst: RunsFirst;
}

export function createQueueOrder(
  columns: Columns,
  tables: TraceTables,
  format: TraceFormat,
): QueueOrder {
  const { amount, flags, b } = columns;
  const has = (post: number, flag: Flag) => (flags[post]! & flag) !== 0;
  const delayOf = (post: number) =>
    format !== 'em-explorer' && has(post, Flag.Delayed) ? amount[post]! : 0;

  const standsInLine: StandsInLine = (post) =>
    !has(post, Flag.Front) && tables.queues[b[post]!]?.kind !== 'binder';
  const runsFirst: RunsFirst = (first, second) => {
    if (has(second, Flag.Async) && !has(first, Flag.Async)) return false;
    if (has(first, Flag.AtTime))
      return has(second, Flag.AtTime) && amount[first]! <= amount[second]!;
    const delay = delayOf(first);
    return delay === 0 || delay <= delayOf(second);
  };
  return { standsInLine, runsFirst };
}
