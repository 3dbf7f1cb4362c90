/**
 * The outline of a trace: the threads by number of tasks and first operation, below each its tasks in
 * order; last the tasks that were posted and never began. A thread with very many tasks has them in
 * groups of a thousand, so that it opens at once; no task is left out. Single operations are not
 * listed. Threads interleave in the file: so that the breadcrumb of a line names the task it is in, a
 * thread's range is its first line and its tasks, and nothing of what it does besides. The ranges of
 * two loopers still overlap, and the editor takes the first that it finds: so the busiest comes first
 * (VS Code's outline sorts by position whatever the order).
 */
import type { TraceIndex } from '../../trace/index/types.js';
import { taskId, taskTitle, threadName, timeText } from '../../trace/words/names.js';
import { plain } from '../../trace/words/plain.js';
import { countText, numberText } from './markdown.js';
import { Flag } from '../../trace/operations.js';
import type { Range, TraceSymbol, TraceText } from './types.js';

/** More tasks than this under one node are put into groups of `GROUP_SIZE`. */
export const GROUPED_ABOVE = 2000;
export const GROUP_SIZE = 1000;

export function traceSymbols(index: TraceIndex, text: TraceText): TraceSymbol[] {
  if (text.lineCount === 0) return [];
  const tasks = tasksByThread(index);
  const countOf = (thread: number): number => tasks.get(thread)?.length ?? 0;
  const threads = [...firstOfThreads(index)]
    .sort(([left], [right]) => countOf(right) - countOf(left))
    .map(([thread, first]) => threadSymbol(index, text, thread, first, tasks.get(thread) ?? []));
  const waiting = waitingSymbols(index, text, tasks.get(0) ?? []);
  return waiting === undefined ? threads : [...threads, waiting];
}

/** Rows of the tasks by the thread they run on, in order; under 0 those that never began. */
function tasksByThread({ tasks }: TraceIndex): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let row = 1; row < tasks.length; row++) {
    const begun = tasks.begin[row]! >= 0;
    if (!begun && tasks.post[row]! < 0) continue;
    const thread = begun ? tasks.thread[row]! : 0;
    const rows = found.get(thread);
    if (rows === undefined) found.set(thread, [row]);
    else rows.push(row);
  }
  for (const [thread, rows] of found) {
    const at = thread === 0 ? tasks.post : tasks.begin;
    rows.sort((left, right) => at[left]! - at[right]!);
  }
  return found;
}

/** The threads that do anything, each with its first operation. */
function firstOfThreads({ columns, length }: TraceIndex): Map<number, number> {
  const firsts = new Map<number, number>();
  for (let op = 0; op < length; op++) {
    const thread = columns.thread[op]!;
    if (thread !== 0 && !firsts.has(thread)) firsts.set(thread, op);
  }
  return firsts;
}

function threadSymbol(
  index: TraceIndex,
  text: TraceText,
  thread: number,
  first: number,
  rows: readonly number[],
): TraceSymbol {
  const children = grouped(rows.map((row) => taskSymbol(index, text, row)));
  const kind = index.tables.threads[thread]?.kind ?? 'worker';
  const count = rows.length === 0 ? '' : `, ${countText(rows.length, 'task')}`;
  const own = operationRange(index, text, first, first);
  return {
    kind: 'thread',
    name: plain(threadName(index, thread)) || `thread ${thread}`,
    detail: `${kind}${count}`,
    range: covering([own, ...children.map((child) => child.range)]),
    selectionRange: own,
    children,
  };
}

function taskSymbol(index: TraceIndex, text: TraceText, row: number): TraceSymbol {
  const { tasks } = index;
  const begin = tasks.begin[row]!;
  const first = begin >= 0 ? begin : tasks.post[row]!;
  const last = begin >= 0 ? Math.max(begin, tasks.last[row]!) : first;
  return {
    kind: 'task',
    name: plain(taskTitle(index, row)) || `task ${taskId(index, row)}`,
    detail: plain(taskDetail(index, row)),
    range: operationRange(index, text, first, last),
    selectionRange: operationRange(index, text, first, first),
    children: [],
  };
}

/** `e3, posted by AsyncTask #1 in onClick, delay 200 ms`. */
function taskDetail(index: TraceIndex, row: number): string {
  const { tasks, columns, taskOf } = index;
  const post = tasks.post[row]!;
  const parts = [taskId(index, row)];
  if (post >= 0) {
    const poster = taskOf[post]!;
    const title = poster > 0 ? taskTitle(index, poster) || taskId(index, poster) : '';
    const by = threadName(index, columns.thread[post]!);
    parts.push(`posted by ${by}${title === '' ? '' : ` in ${title}`}`);
    if (columns.flags[post]! & Flag.Delayed) parts.push(delayText(columns.amount[post]!));
    if (columns.flags[post]! & Flag.Front) parts.push('at the front');
  }
  if (tasks.begin[row]! >= 0 && tasks.end[row]! < 0) parts.push('no end recorded');
  if (tasks.begin[row]! < 0) parts.push(tasks.remove[row]! >= 0 ? 'removed' : 'never began');
  return parts.join(', ');
}

function delayText(milliseconds: number): string {
  return milliseconds > 0 ? `delay ${timeText(milliseconds)}` : 'delayed';
}

function waitingSymbols(
  index: TraceIndex,
  text: TraceText,
  rows: readonly number[],
): TraceSymbol | undefined {
  const children = grouped(rows.map((row) => taskSymbol(index, text, row)));
  const [first] = children;
  if (first === undefined) return undefined;
  const range = covering(children.map((child) => child.range));
  return {
    kind: 'group',
    name: 'Never began',
    detail: `${numberText(rows.length)} posted, not run in this trace`,
    range,
    selectionRange: first.selectionRange,
    children,
  };
}

function grouped(symbols: TraceSymbol[]): TraceSymbol[] {
  if (symbols.length <= GROUPED_ABOVE) return symbols;
  const groups: TraceSymbol[] = [];
  for (let from = 0; from < symbols.length; from += GROUP_SIZE) {
    const children = symbols.slice(from, from + GROUP_SIZE);
    const first = children[0]!;
    const last = children[children.length - 1]!;
    groups.push({
      kind: 'group',
      name: `Tasks ${numberText(from + 1)} to ${numberText(from + children.length)}`,
      detail: `lines ${first.range.start.line + 1} to ${last.range.end.line + 1}`,
      range: covering(children.map((child) => child.range)),
      selectionRange: first.selectionRange,
      children,
    });
  }
  return groups;
}

/** The lines from one operation to another, clamped to the text that is there. */
function operationRange(index: TraceIndex, text: TraceText, first: number, last: number): Range {
  const from = clampLine(text, index.columns.line[first]! - 1);
  const to = Math.max(from, clampLine(text, index.columns.line[last]! - 1));
  return {
    start: { line: from, character: 0 },
    end: { line: to, character: text.lineText(to).length },
  };
}

function clampLine(text: TraceText, line: number): number {
  return Math.max(0, Math.min(line, text.lineCount - 1));
}

function covering(ranges: readonly Range[]): Range {
  let { start, end } = ranges[0]!;
  for (const range of ranges) {
    if (range.start.line < start.line) start = range.start;
    if (range.end.line > end.line) end = range.end;
  }
  return { start, end };
}
