/**
 * Builds the index of a trace (types.ts) from its operations: one pass for the tasks, one for the
 * partners, each linear in the length of the trace. A garbled trace gives an index with gaps, never
 * an error: what contradicts itself is the semantic check's business.
 */
import { COLUMN_NAMES, type OperationStore } from '../batch.js';
import type { Problem } from '../problems.js';
import type { TraceFormat } from '../reader.js';
import type { TraceTables } from '../tables.js';
import { orderByLine } from './lines.js';
import { linkPartners } from './partners.js';
import { collectTasks } from './task-rows.js';
import type { TraceIndex } from './types.js';

export type { TaskRows, TraceIndex } from './types.js';

export function buildTraceIndex(
  format: TraceFormat,
  tables: TraceTables,
  store: OperationStore,
  problems: readonly Problem[],
): TraceIndex {
  const columns = store.toColumns();
  const length = store.length;
  const { tasks, taskOf, taskNamed } = collectTasks(columns, length);
  return {
    format,
    tables,
    columns,
    length,
    problems,
    byLine: orderByLine(columns.line),
    tasks,
    taskOf,
    taskNamed,
    partner: linkPartners(columns, length, tasks, taskOf),
  };
}

/** The buffers that may be moved to another thread together with the index. */
export function transferables(index: TraceIndex): ArrayBuffer[] {
  const tasks = Object.values(index.tasks) as (number | Int32Array | Uint32Array)[];
  const arrays = [
    ...COLUMN_NAMES.map((name) => index.columns[name]),
    ...tasks.filter((column) => typeof column !== 'number'),
    index.byLine,
    index.taskOf,
    index.taskNamed,
    index.partner,
  ];
  return arrays.map((array) => array.buffer as ArrayBuffer);
}
