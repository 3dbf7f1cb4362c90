/**
 * Names for people, as plain text: of a thread, a task, a callback, a location, a value. What was
 * not recorded is left out; where nothing is known but the id, the id is the name.
 */
import { Place, ValueKind } from '../operations.js';
import { callbackOfTask } from '../index/task-callback.js';
import type { TraceIndex } from '../index/types.js';
import { objectText } from '../tables.js';
import { idText } from './labels.js';

export function threadName(index: TraceIndex, thread: number): string {
  const name = index.tables.threads[thread]?.name ?? '';
  return name === '' ? `thread ${idText(index, { kind: 'thread', id: thread })}` : name;
}

export function queueName(index: TraceIndex, queue: number): string {
  const name = index.tables.queues[queue]?.name ?? '';
  return name === '' ? `queue ${idText(index, { kind: 'queue', id: queue })}` : `queue ${name}`;
}

/** A class without its package; descriptors (`Lcom/x/A;`) as well as names (`com.x.A`). */
export function shortClass(name: string): string {
  return name.replace(/^\[*L(.*);$/, '$1').replace(/^.*[./](?=[^./])/, '');
}

export function fieldName(index: TraceIndex, field: number): string {
  const row = index.tables.fields[field];
  if (row === undefined || (row.name === '' && row.class === '')) {
    return idText(index, { kind: 'field', id: field });
  }
  return row.class === '' ? row.name : `${shortClass(row.class)}.${row.name}`;
}

export function callbackName(index: TraceIndex, callback: number): string {
  const row = index.tables.callbacks[callback];
  if (row === undefined || row.name === '')
    return idText(index, { kind: 'callback', id: callback });
  return row.name;
}

/** The class that a callback or a component instance belongs to, or ''. */
export function ownerName(index: TraceIndex, callback: number, component: number): string {
  const owner = index.tables.callbacks[callback]?.owner ?? '';
  return shortClass(owner !== '' ? owner : (index.tables.components.get(component)?.class ?? ''));
}

/** `onPostExecute (DwFileAct)`, or '' where nothing is known. */
export function taskTitle(index: TraceIndex, row: number): string {
  const { callback, component } = callbackOfTask(index, row);
  const owner = ownerName(index, callback, component);
  if (callback === 0) return owner;
  return owner === ''
    ? callbackName(index, callback)
    : `${callbackName(index, callback)} (${owner})`;
}

export function taskId(index: TraceIndex, row: number): string {
  return idText(index, { kind: 'task', id: index.tasks.id[row]! });
}

/** The location of an access; `second` for the other one of `relate`. */
export function locationName(index: TraceIndex, op: number, second = false): string {
  const { columns, tables } = index;
  const place = second ? columns.place[op]! >> 4 : columns.place[op]! & 15;
  const owner = (second ? columns.c : columns.a)[op]!;
  const part = (second ? columns.d : columns.b)[op]!;
  const object = objectText(tables, owner);
  switch (place) {
    case Place.Field:
      return `${fieldName(index, part)} of ${object}`;
    case Place.Static:
      return index.format === 'std' ? fieldName(index, part) : `static ${fieldName(index, part)}`;
    case Place.Element:
      return `${object}[${part}]`;
    case Place.Slot:
      return `${object}{${part}}`;
    case Place.Entry:
      return `${object}{${JSON.stringify(tables.names[part]?.text ?? '')}}`;
    case Place.Whole:
      return `${object} as a whole`;
    case Place.Resource:
      return `${tables.resources[part]?.kind ?? 'resource'} ${tables.resources[part]?.name ?? ''}`;
    default:
      return '';
  }
}

export function valueName({ columns, tables }: TraceIndex, op: number): string {
  const value = columns.value[op]!;
  switch (columns.valueKind[op]) {
    case ValueKind.Null:
      return 'null';
    case ValueKind.Boolean:
      return value === 0 ? 'false' : 'true';
    case ValueKind.Number:
      return String(value);
    case ValueKind.Text:
      return JSON.stringify(tables.names[value]?.text ?? '');
    case ValueKind.Object:
      return objectText(tables, value);
    default:
      return '';
  }
}

/** Milliseconds as a person says them. */
export function timeText(milliseconds: number): string {
  if (milliseconds < 1000) return `${round(milliseconds)} ms`;
  return `${round(milliseconds / 1000)} s`;
}

function round(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
