/** Pieces that every hover is put together from: links to lines and sites, threads, tasks. */
import type { TraceIndex } from '../../trace/index/types.js';
import { siteText } from '../../trace/tables.js';
import { timeText } from '../../trace/words/names.js';
import type { Wording } from '../../trace/words/style.js';
import { calledWords, taskWords, threadWords, whoWords } from '../../trace/words/who.js';
import { code, link, MARKDOWN_STYLE } from './markdown.js';
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

/** The trace in words, as Markdown. */
export function wordingOf({ index }: Scope): Wording {
  return { index, style: MARKDOWN_STYLE };
}

export function threadText(scope: Scope, thread: number): string {
  return threadWords(wordingOf(scope), thread);
}

/** `callback (Owner)`, the callback as code; '' where nothing is known. */
export function calledText(scope: Scope, callback: number, component: number): string {
  return calledWords(wordingOf(scope), callback, component);
}

export function taskText(scope: Scope, row: number): string {
  return taskWords(wordingOf(scope), row);
}

/** Who performed the operation, in which task: `**main**, in task e1 …`. */
export function whoText(scope: Scope, op: number): string {
  return whoWords(wordingOf(scope), op);
}
