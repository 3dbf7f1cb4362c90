/**
 * Which POST belongs to which CALL, and which operations never become nodes: a POST whose task did
 * not run, and an ENABLE-EVENT that no TRIGGER-EVENT takes as the latest of its view and event
 * (DROIDRACER.md section 3). Looks at the whole trace before any node is made.
 */
import type { OperationStore } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { NONE } from './graph.js';

export interface Pairing {
  /** By operation index of a BEGIN: the operation index of its POST, or NONE. */
  readonly postOfBegin: ReadonlyMap<number, number>;
  /** POSTs whose task runs. */
  readonly keptPosts: ReadonlySet<number>;
}

/** The first POST of a number goes with the first CALL that follows it. */
export function pairTasks({ columns, length }: OperationStore): Pairing {
  const waiting = new Map<number, number>();
  const postOfBegin = new Map<number, number>();
  const keptPosts = new Set<number>();
  for (let index = 0; index < length; index++) {
    const task = columns.a[index]!;
    if (columns.kind[index] === OpKind.Post && !waiting.has(task)) waiting.set(task, index);
    if (columns.kind[index] !== OpKind.Begin) continue;
    const post = waiting.get(task) ?? NONE;
    waiting.set(task, NONE);
    postOfBegin.set(index, post);
    if (post !== NONE) keptPosts.add(post);
  }
  return { postOfBegin, keptPosts };
}

/** The ENABLE-EVENTs that some TRIGGER-EVENT takes. */
export function usedEventEnables(
  { columns, length }: OperationStore,
  tables: TraceTables,
): ReadonlySet<number> {
  const latest = new Map<string, number>();
  const used = new Set<number>();
  for (let index = 0; index < length; index++) {
    const kind = columns.kind[index];
    if (kind !== OpKind.Enable && kind !== OpKind.Trigger) continue;
    if (!isEvent(tables, columns.a[index]!)) continue;
    const key = `${columns.a[index]!}:${columns.b[index]!}`;
    if (kind === OpKind.Enable) latest.set(key, index);
    else used.add(latest.get(key) ?? NONE);
  }
  return used;
}

export function isEvent(tables: TraceTables, callback: number): boolean {
  return tables.callbacks[callback]?.kind === 'ui';
}
