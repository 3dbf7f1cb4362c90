/**
 * Where the graph of an explanation gets the edges of the queue from (FIFO, PRIORITY, ATFRONT, ATOMIC,
 * BARRIER, IPCHANDLE, IPCASYNC): an engine that knows the order of all posts and tells what follows.
 */
import type { Columns } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Rule } from '../android/rule.js';
import type { Model } from '../android/segments.js';
import type { OpIndex } from './types.js';

/**
 * The rule puts `from`, a synchronisation operation, before `to`, the operation that is being taken:
 * it follows from the order of the pair `because`, which the edges told so far already give.
 */
export type QueueEdgeListener = (
  rule: Rule,
  from: OpIndex,
  to: OpIndex,
  because: readonly [OpIndex, OpIndex],
) => void;

export interface QueueEdges {
  /** Takes the operation at `index`; operations are counted from 0 over all calls. */
  step(columns: Columns, index: number): void;
}

export type CreateQueueEdges = (
  tables: TraceTables,
  model: Model,
  listener: QueueEdgeListener,
) => QueueEdges;
