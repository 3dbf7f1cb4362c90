/** Who and what in a trace, in words: threads, tasks, callbacks, components. */
import { callbackOfTask } from '../index/task-callback.js';
import { idText } from './labels.js';
import { callbackName, ownerName, shortClass, taskId, threadName } from './names.js';
import type { Wording } from './style.js';

export function threadWords({ index, style }: Wording, thread: number): string {
  return thread > 0 ? style.strong(threadName(index, thread)) : 'the recorder';
}

/** `callback (Owner)`, the callback as code; '' where nothing is known. */
export function calledWords(wording: Wording, callback: number, component: number): string {
  const { index, style } = wording;
  const owner = style.text(ownerName(index, callback, component));
  if (callback === 0) return owner === '' ? '' : `(${owner})`;
  const name = style.code(callbackName(index, callback));
  return owner === '' ? name : `${name} (${owner})`;
}

export function taskWords(wording: Wording, row: number): string {
  const { index, style } = wording;
  const { callback, component } = callbackOfTask(index, row);
  const called = calledWords(wording, callback, component);
  const id = `task ${style.text(taskId(index, row))}`;
  return called === '' ? id : `${id} ${called}`;
}

/** Who performed the operation, in which task: `main, in task e1 …`. */
export function whoWords(wording: Wording, op: number): string {
  const { taskOf, columns } = wording.index;
  const row = taskOf[op]!;
  const who = threadWords(wording, columns.thread[op]!);
  return row > 0 ? `${who}, in ${taskWords(wording, row)}` : who;
}

export function componentWords({ index, style }: Wording, component: number): string {
  const row = index.tables.components.get(component);
  const id = style.text(idText(index, { kind: 'component', id: component }));
  const what = index.format === 'racetrace' || row !== undefined ? 'component' : 'view or window';
  if (row === undefined || row.class === '') return `${what} ${id}`;
  return `${row.kind} ${style.code(shortClass(row.class))} (${id})`;
}
