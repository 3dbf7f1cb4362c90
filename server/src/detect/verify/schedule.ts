/**
 * A schedule of all operations of a trace, from one of its skeleton: every operation goes with the node
 * before it in its segment. Where the order, or a time, is no longer the recorded one, times
 * are those of the schedule.
 */
import {
  allocateBatch,
  BATCH_CAPACITY,
  COLUMN_NAMES,
  type Columns,
  type OperationSink,
  type OperationStore,
} from '../../trace/batch.js';
import type { TimedRun } from './timed-run.js';
import type { Skeleton } from './skeleton.js';

export interface Schedule {
  /** Operations by their place in the trace, in the order in which they happen. */
  readonly order: Int32Array;
  /** By place in the order: milliseconds; nothing where the trace has no times. */
  readonly times?: Float64Array;
  /** The first place in the order where it is another operation than recorded. */
  readonly firstChange: number;
  /** The first place with another time than recorded, which is not behind that. */
  readonly timesFrom: number;
}

export function scheduleOf(skeleton: Skeleton, run: TimedRun): Schedule {
  const { nodeOfOperation } = skeleton;
  const starts = startsOf(skeleton, run);
  const order = new Int32Array(starts.total);
  const times = new Float64Array(skeleton.isTimed ? starts.total : 0);
  for (const [operation, node] of nodeOfOperation.entries()) {
    const at = starts.next[node]!;
    if (at < 0) continue;
    starts.next[node] = at + 1;
    order[at] = operation;
    if (skeleton.isTimed) times[at] = starts.time[node]!;
  }
  const changed = order.findIndex((operation, place) => operation !== place);
  const firstChange = changed < 0 ? order.length : changed;
  const timesFrom = Math.min(firstChange, firstOtherTime(skeleton, order, starts.time));
  return { order, firstChange, timesFrom, ...(skeleton.isTimed && { times }) };
}

function firstOtherTime(
  { nodeOfOperation, columns }: Skeleton,
  order: Int32Array,
  times: Float64Array,
): number {
  const changed = order.findIndex((operation) => {
    const node = nodeOfOperation[operation]!;
    return times[node] !== columns.time[node];
  });
  return changed < 0 ? order.length : changed;
}

interface Starts {
  /** By node: where its next operation goes; below 0 if it does not happen. */
  readonly next: Int32Array;
  readonly time: Float64Array;
  readonly total: number;
}

function startsOf({ nodeOfOperation, nodeCount }: Skeleton, { order, times }: TimedRun): Starts {
  const counts = new Int32Array(nodeCount);
  for (const node of nodeOfOperation) counts[node]!++;
  const next = new Int32Array(nodeCount).fill(-1);
  const time = new Float64Array(nodeCount);
  let total = 0;
  for (const [place, node] of order.entries()) {
    next[node] = total;
    time[node] = times[place]!;
    total += counts[node]!;
  }
  return { next, time, total };
}

/** Hands the operations over as they happen, with lines of their own. */
export function replaySchedule(
  { columns }: OperationStore,
  schedule: Schedule,
  sink: OperationSink,
): void {
  const batch = allocateBatch();
  for (let from = 0; from < schedule.order.length; from += BATCH_CAPACITY) {
    const part = schedule.order.subarray(from, from + BATCH_CAPACITY);
    for (const name of COLUMN_NAMES) gather(columns[name], part, batch[name]);
    for (let slot = 0; slot < part.length; slot++) {
      const place = from + slot;
      batch.line[slot] = batch.number[slot] = place + 1;
      if (place >= schedule.timesFrom && schedule.times !== undefined) {
        batch.time[slot] = schedule.times[place]!;
      }
    }
    batch.length = part.length;
    sink(batch);
  }
}

type Column = Columns[(typeof COLUMN_NAMES)[number]];

function gather(column: Column, operations: Int32Array, into: Column): void {
  for (let slot = 0; slot < operations.length; slot++) into[slot] = column[operations[slot]!]!;
}
