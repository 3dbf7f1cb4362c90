/**
 * A schedule of all operations of a trace, from one of its skeleton: every operation comes after the node
 * before it in its segment, at its recorded place if it may. Where the order, or a time, is no longer the
 * recorded one, times are those of the schedule.
 */
import {
  allocateBatch,
  BATCH_CAPACITY,
  COLUMN_NAMES,
  type Columns,
  type OperationSink,
  type OperationStore,
} from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { NodeHeap } from './node-heap.js';
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
  const { order, times } = placeOperations(skeleton, run);
  const changed = order.findIndex((operation, place) => operation !== place);
  const firstChange = changed < 0 ? order.length : changed;
  const timesFrom = Math.min(firstChange, firstOtherTime(skeleton, order, times));
  return { order, firstChange, timesFrom, ...(skeleton.isTimed && { times }) };
}

interface PlacedOperations {
  readonly order: Int32Array;
  readonly times: Float64Array;
}

/**
 * What goes with a node comes after it, but not before what was recorded earlier and still happens first: so
 * where nodes stay as they were, everything does.
 */
function placeOperations(skeleton: Skeleton, run: TimedRun): PlacedOperations {
  const { starts, operations } = operationsOfNodes(skeleton);
  const waiting = new NodeHeap();
  const order = new Int32Array(operations.length);
  const times = new Float64Array(operations.length);
  let length = 0;
  const put = (operation: number, time: number): void => {
    times[length] = length === 0 ? time : Math.max(time, times[length - 1]!);
    order[length++] = operation;
  };
  for (const [place, node] of run.order.entries()) {
    const time = run.times[place]!;
    const own = operations[starts[node]!]!;
    while (waiting.top !== undefined && waiting.top < own) put(waiting.pop()!, time);
    put(own, time);
    // Who enters a wait lets go of its monitor: what it did before is then over.
    const isNow = entersWait(skeleton, node);
    for (let at = starts[node]! + 1; at < starts[node + 1]!; at++) {
      if (isNow) put(operations[at]!, time);
      else waiting.push(operations[at]!);
    }
  }
  while (waiting.top !== undefined) put(waiting.pop()!, 0);
  return { order: order.subarray(0, length), times: times.subarray(0, length) };
}

function entersWait({ columns, steps, segmentOf, placeOf }: Skeleton, node: number): boolean {
  const next = steps[segmentOf[node]!]![placeOf[node]! + 1];
  return next !== undefined && columns.kind[next] === OpKind.Wait;
}

interface OperationsOfNodes {
  /** By node, and one behind the last: its first operation, which is its own. */
  readonly starts: Int32Array;
  readonly operations: Int32Array;
}

function operationsOfNodes({ nodeOfOperation, nodeCount }: Skeleton): OperationsOfNodes {
  const starts = new Int32Array(nodeCount + 1);
  for (const node of nodeOfOperation) starts[node + 1]!++;
  for (let node = 0; node < nodeCount; node++) starts[node + 1]! += starts[node]!;
  const operations = new Int32Array(nodeOfOperation.length);
  const next = starts.slice();
  for (const [operation, node] of nodeOfOperation.entries()) operations[next[node]!++] = operation;
  return { starts, operations };
}

function firstOtherTime(
  { nodeOfOperation, columns }: Skeleton,
  order: Int32Array,
  times: Float64Array,
): number {
  const changed = order.findIndex((operation, place) => {
    return times[place] !== columns.time[nodeOfOperation[operation]!];
  });
  return changed < 0 ? order.length : changed;
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
