/**
 * What DroidRacer knows of each task to explain a race (DROIDRACER.md section 4): the latest trigger
 * of the platform, the latest post from another thread and the latest delayed post on the way to it.
 * A task inherits all three from the task that posts it, as they are at that moment.
 *
 * In a racetrace a task whose post names the callback has no trigger; its begin counts as one.
 */
import { NONE, type NodeTable } from '../../causality/droidracer/graph.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { isPlatformCall } from '../context/platform-calls.js';
import { isDelayed } from '../context/tasks.js';

export interface TaskAttributes {
  /** Nodes and task indices; NONE where there is none. */
  trigger: number;
  cross: number;
  delay: number;
}

export const NO_ATTRIBUTES: Readonly<TaskAttributes> = { trigger: NONE, cross: NONE, delay: NONE };

/** By index into `nodes.tasks`. */
export function findTaskAttributes(
  nodes: NodeTable,
  columns: Columns,
  tables: TraceTables,
): readonly TaskAttributes[] {
  const attributes = nodes.tasks.map(() => ({ ...NO_ATTRIBUTES }));
  for (let node = 0; node < nodes.count; node++) {
    const task = attributes[nodes.task[node]!]!;
    const kind: OpKind = nodes.kind[node]!;
    if (kind === OpKind.Post) inherit(attributes, nodes, node, columns, tables);
    if (nodes.task[node] === 0) continue;
    if (kind === OpKind.Idle) task.trigger = node;
    else if (isTrigger(node, kind, nodes, columns, tables)) {
      task.trigger = node;
      task.cross = NONE;
    }
  }
  return attributes;
}

function inherit(
  attributes: TaskAttributes[],
  nodes: NodeTable,
  post: number,
  columns: Columns,
  tables: TraceTables,
): void {
  const posted = nodes.posted[post]!;
  const own = attributes[posted]!;
  Object.assign(own, nodes.task[post] === 0 ? NO_ATTRIBUTES : attributes[nodes.task[post]!]);
  if (nodes.thread[post] !== nodes.tasks[posted]!.thread) own.cross = posted;
  if (isDelayed(columns, nodes.operation[post]!, tables)) own.delay = posted;
}

function isTrigger(
  node: number,
  kind: OpKind,
  nodes: NodeTable,
  columns: Columns,
  tables: TraceTables,
): boolean {
  const task = nodes.tasks[nodes.task[node]!]!;
  if (kind === OpKind.Begin) {
    if (task.callback === 0 || task.triggered) return false;
    return isPlatformCall(tables.callbacks[task.callback]!);
  }
  if (kind !== OpKind.Trigger) return false;
  return isPlatformCall(tables.callbacks[columns.a[nodes.operation[node]!]!]!);
}
