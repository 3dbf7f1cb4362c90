/**
 * What pldi-race.log says of the trace itself (DROIDRACER.md section 4). `trace` is the tool's own
 * count: next opId + next rwId - next accessId, before the tool closed the blocks that were open; in
 * other formats it is the number of operations.
 */
import type { DroidRacerOrder } from '../../causality/droidracer/order.js';
import type { OperationStore } from '../../trace/batch.js';
import { Flag, isAccess, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { fieldText, type SharedLocation } from './locations.js';

export interface TraceCounters {
  readonly trace: number;
  /** Threads without a queue. */
  readonly threads: number;
  readonly queues: number;
  /** Posts whose task ran. */
  readonly tasks: number;
  readonly locations: number;
  readonly fields: number;
}

export function countTrace(
  order: DroidRacerOrder,
  store: OperationStore,
  tables: TraceTables,
  locations: readonly SharedLocation[],
): TraceCounters {
  const { columns, length } = store;
  const count = (wanted: OpKind) =>
    columns.kind.subarray(0, length).reduce((sum, kind) => sum + Number(kind === wanted), 0);
  const queues = count(OpKind.Attach);
  const posted = order.nodes.posted.reduce((sum, task) => sum + Number(task !== 0), 0);
  return {
    trace: count(OpKind.Block) > 0 ? countByNumbers(store) : countOperations(store),
    threads: (order.format === 'std' ? countThreads(store) : count(OpKind.Init)) - queues,
    queues,
    tasks: posted,
    locations: locations.length,
    fields: countFields(store, tables, locations),
  };
}

/** The class of a location is that of its first write, or of its first read if it has none. */
function countFields(
  store: OperationStore,
  tables: TraceTables,
  locations: readonly SharedLocation[],
): number {
  const fields = new Set<string>();
  for (const { kind, reads, writes } of locations) {
    if (kind !== 'resource') fields.add(fieldText(store, tables, writes[0] ?? reads[0]!));
  }
  return fields.size;
}

/** STD does not say when a thread begins: those count that do anything. */
function countThreads({ columns, length }: OperationStore): number {
  return new Set(columns.thread.subarray(0, length)).size;
}

function countOperations({ columns, length }: OperationStore): number {
  const made = columns.flags.subarray(0, length);
  return made.reduce((sum, flags) => sum + Number((flags & Flag.Synthetic) === 0), 0);
}

/** Blocks that the tool closed itself took their number after the count was made. */
function countByNumbers({ columns, length }: OperationStore): number {
  let nextAccess = 1;
  let nextBlock = 1;
  let nextOperation = 1;
  const acting = new Set<number>();
  for (let index = length - 1; index >= 0; index--) {
    const kind: OpKind = columns.kind[index]!;
    const next = columns.number[index]! + 1;
    const thread = columns.thread[index]!;
    if (isAccess(kind)) nextAccess = Math.max(nextAccess, next);
    else if (kind !== OpKind.Block || acting.has(thread)) {
      nextOperation = Math.max(nextOperation, next);
      acting.add(thread);
    }
    if (kind === OpKind.Block) nextBlock = Math.max(nextBlock, columns.a[index]! + 1);
  }
  return nextOperation + nextAccess - nextBlock;
}
