/** What can be asked of the clock. */
import type { ProblemLog } from '../../trace/problems.js';
import type { Model } from '../android/segments.js';
import type { Rule } from '../android/rule.js';

/**
 * An edge that a rule of the queue makes: from the end of a task (or of a barrier) to an operation,
 * because of an ordered pair, such as the two posts. All are positions in the trace, from 0.
 */
export type QueueEdgeListener = (
  rule: Rule,
  from: number,
  to: number,
  because: readonly [from: number, to: number],
) => void;

export interface AsyncClockOptions {
  readonly model: Model;
  /** IPCHANDLE and IPCASYNC: heuristics, off unless asked for. */
  readonly speculativeBinder?: boolean;
  /** Milliseconds: tasks that ended longer ago count as ordered before what their looper runs. */
  readonly window?: number;
  readonly onQueueEdge?: QueueEdgeListener;
  /** Contradictions in the trace are told here. */
  readonly problems?: ProblemLog;
  /** For tests and measurements: each is on unless it is false. */
  readonly optimise?: Partial<Optimisations>;
}

export interface Optimisations {
  /** Chains found by table for ordinary tasks. */
  readonly fifoChains: boolean;
  /** Searches for predecessors stop early. */
  readonly earlyStop: boolean;
  /** The joined ends of tasks sent to the front are kept. */
  readonly frontCache: boolean;
  /** Heirs inherit only what they do not know by themselves. */
  readonly multiPath: boolean;
  /** Tasks of whose end a time knows are let go. */
  readonly reclaim: boolean;
}

export const ALL_ON: Optimisations = {
  fifoChains: true,
  earlyStop: true,
  frontCache: true,
  multiPath: true,
  reclaim: true,
};
