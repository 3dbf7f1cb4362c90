/** Transactions by the names of what holds them together. */
import type { Performer } from '../context/performers.js';
import { simpleName } from '../races/locations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Transaction } from './transaction.js';

/** `service LocalService (i2)`, `onResume of Main (e3) and what it posts`, `task e3`. */
export function transactionName(transaction: Transaction | undefined, tables: TraceTables): string {
  if (transaction === undefined) return 'a transaction';
  const { kind, performer } = transaction;
  switch (kind) {
    case 'component':
      return componentName(transaction, tables);
    case 'started-service':
      return `started ${componentName(transaction, tables)}`;
    case 'bound-service':
      return `bound ${componentName(transaction, tables)}`;
    case 'tree':
      return `${taskName(performer, tables)} and what it posts`;
    case 'task':
      return taskName(performer, tables);
    case 'block':
      return `an atomic block of ${threadLabel(performer, tables)}`;
  }
}

function componentName({ component, performer }: Transaction, tables: TraceTables): string {
  // Logs do not number a service, but its callbacks have its name.
  if (component === 0)
    return `service ${simpleName(tables.callbacks[performer.callback]?.owner ?? '')}`;
  const row = tables.components.get(component);
  const name = row === undefined || row.class === '' ? '' : ` ${simpleName(row.class)}`;
  return `${row?.kind ?? 'component'}${name} (i${component})`;
}

function taskName({ task, callback }: Performer, tables: TraceTables): string {
  const label = tables.objects === 'numbered' ? `e${task}` : `task ${task}`;
  const row = callback === 0 ? undefined : tables.callbacks[callback];
  if (row === undefined) return tables.objects === 'numbered' ? `task ${label}` : label;
  const owner = row.owner === '' ? '' : ` of ${simpleName(row.owner)}`;
  return `${row.name}${owner} (${label})`;
}

export function threadLabel({ thread }: Performer, tables: TraceTables): string {
  const row = tables.threads[thread];
  return `thread ${row === undefined || row.name === '' ? (row?.label ?? '') : row.name}`;
}
