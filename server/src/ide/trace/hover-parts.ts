/** Pieces that every hover is put together from: links to lines and sites, threads, tasks. */
import { callbackOfTask } from '../../trace/index/task-callback.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { siteText } from '../../trace/tables.js';
import { bold, code, escapeMarkdown, link } from './markdown.js';
import { callbackName, ownerName, taskId, threadName, timeText } from './names.js';
import type { TraceContext } from './types.js';

export interface Scope {
  readonly index: TraceIndex;
  readonly context: TraceContext;
}

/** A link to the line of an operation in the same document. */
export function lineLink({ index, context }: Scope, op: number): string {
  const line = index.columns.line[op]!;
  return link(`line ${line}`, `${context.uri}#L${line}`);
}

/** The line, and the time where it was recorded: `[line 12](…), at 1.25 s`. */
export function whenText(scope: Scope, op: number): string {
  const time = scope.index.columns.time[op]!;
  return time > 0 ? `${lineLink(scope, op)}, at ${timeText(time)}` : lineLink(scope, op);
}

/** The site as a stack frame, with a link where the project has it; '' for no site. */
export async function siteLink({ index, context }: Scope, site: number): Promise<string> {
  const row = site > 0 ? index.tables.sites[site] : undefined;
  if (row === undefined) return '';
  const text = code(siteText(row));
  const place = await context.locateSite(row);
  return place === undefined ? text : link(text, `${context.uriOf(place.path)}#L${place.line}`);
}

export function threadText({ index }: Scope, thread: number): string {
  return thread > 0 ? bold(threadName(index, thread)) : 'the recorder';
}

/** `callback (Owner)`, the callback as code; '' where nothing is known. */
export function calledText({ index }: Scope, callback: number, component: number): string {
  const owner = escapeMarkdown(ownerName(index, callback, component));
  if (callback === 0) return owner === '' ? '' : `(${owner})`;
  const name = code(callbackName(index, callback));
  return owner === '' ? name : `${name} (${owner})`;
}

export function taskText(scope: Scope, row: number): string {
  const { callback, component } = callbackOfTask(scope.index, row);
  const called = calledText(scope, callback, component);
  const id = `task ${escapeMarkdown(taskId(scope.index, row))}`;
  return called === '' ? id : `${id} ${called}`;
}

/** Who performed the operation, in which task: `**main**, in task e1 …`. */
export function whoText(scope: Scope, op: number): string {
  const { taskOf, columns } = scope.index;
  const row = taskOf[op]!;
  const who = threadText(scope, columns.thread[op]!);
  return row > 0 ? `${who}, in ${taskText(scope, row)}` : who;
}
