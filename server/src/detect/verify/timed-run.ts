/**
 * A run with times: its own, or others in its own order, if there are times for that; else in the order of the times that
 * keep what the run has decided.
 */
import type { Constraints } from './constraints.js';
import { ownTimes } from './own-times.js';
import type { Run } from './run.js';
import type { Skeleton } from './skeleton.js';
import { solveTimes, sortedBy, type NoTimes } from './times.js';

export interface TimedRun {
  /** Nodes in the order in which they happen. */
  readonly order: Int32Array;
  /** By place in the order: milliseconds. */
  readonly times: Float64Array;
  /** How many nodes were looked at to find them. */
  readonly work: number;
}

export interface TimedRunOptions {
  /** Nothing happens earlier than it was recorded. */
  readonly asRecorded: boolean;
}

export function timedRun(
  skeleton: Skeleton,
  constraints: Constraints,
  run: Run,
  { asRecorded }: TimedRunOptions,
): TimedRun | NoTimes {
  const { order, noTimes } = run;
  if (noTimes !== undefined) return noTimes;
  const own = ownTimes(skeleton, constraints, run);
  if (own !== undefined) return { order, times: own, work: 0 };
  const seen = solveTimes(skeleton, constraints, run, { inOrder: true, asRecorded });
  if (seen.kind === 'found') return inOrder(order, seen.times, seen.work);
  const found = solveTimes(skeleton, constraints, run, { inOrder: false, asRecorded });
  const work = seen.work + found.work;
  if (found.kind === 'none') return { ...found, work };
  return inOrder(sortedBy(order, found.times), found.times, work);
}

/** The same with times as near to the recorded ones as there are: nothing earlier, if that can be. */
export function nearestTimes(
  skeleton: Skeleton,
  constraints: Constraints,
  run: Run,
): TimedRun | NoTimes {
  if (!skeleton.isTimed) return timedRun(skeleton, constraints, run, { asRecorded: false });
  const near = timedRun(skeleton, constraints, run, { asRecorded: true });
  if (!('cycle' in near)) return near;
  const free = timedRun(skeleton, constraints, run, { asRecorded: false });
  return { ...free, work: near.work + free.work };
}

function inOrder(order: Int32Array, times: Float64Array, work: number): TimedRun {
  return { order, times: Float64Array.from(order, (node) => times[node]!), work };
}
