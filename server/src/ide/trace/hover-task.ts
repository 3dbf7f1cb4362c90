/**
 * The story of a task for the hover: who posted it, where from, to which looper, when it began and
 * how long it had waited; and the chain of posts before it, up to something a person knows.
 */
import { causesOf, type Cause } from '../../trace/index/causes.js';
import { callbackOfTask } from '../../trace/index/task-callback.js';
import { OpKind } from '../../trace/operations.js';
import type { CallbackKind } from '../../trace/tables.js';
import { queueName, timeText } from '../../trace/words/names.js';
import { postedWhen } from '../../trace/words/sentences.js';
import {
  lineLink,
  siteLink,
  taskText,
  threadText,
  whenText,
  whoText,
  type Scope,
} from './hover-parts.js';
import { bullets, countText, escapeMarkdown } from './markdown.js';

export async function taskStory(scope: Scope, row: number): Promise<string> {
  const { tasks } = scope.index;
  const lines = [await postedLine(scope, row), begunLine(scope, row)];
  if (tasks.remove[row]! >= 0) {
    lines.push(
      `Taken out of its queue by ${whoText(scope, tasks.remove[row]!)}, ${whenText(scope, tasks.remove[row]!)}`,
    );
  }
  if (tasks.input[row]! >= 0) lines.push(inputLine(scope, tasks.input[row]!));
  return bullets(lines.filter((line) => line !== ''));
}

/** Who posted the task, to which queue, where from, when. */
export async function postedLine(scope: Scope, row: number): Promise<string> {
  const { tasks, columns, partner } = scope.index;
  const post = tasks.post[row]!;
  if (post < 0) {
    const begin = tasks.begin[row]!;
    const added = begin < 0 ? -1 : partner[begin]!;
    if (added < 0) return 'Its post was not recorded';
    return `Runs an idle handler, added by ${whoText(scope, added)}, ${whenText(scope, added)}`;
  }
  const queue =
    tasks.queue[row]! > 0 ? ` to ${escapeMarkdown(queueName(scope.index, tasks.queue[row]!))}` : '';
  const delay = postedWhen(columns.flags[post]!, columns.amount[post]!);
  const site = await siteLink(scope, columns.site[post]!);
  const parts = [
    `Posted${queue} by ${whoText(scope, post)}`,
    site === '' ? '' : `at ${site}`,
    whenText(scope, post),
    delay,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function begunLine(scope: Scope, row: number): string {
  const { tasks, columns } = scope.index;
  const begin = tasks.begin[row]!;
  if (begin < 0) return tasks.remove[row]! >= 0 ? '' : 'Has not begun when the trace ends';
  const end = tasks.end[row]!;
  const thread = tasks.thread[row]!;
  const kind = scope.index.tables.threads[thread]?.kind ?? 'worker';
  const parts = [`Runs on ${threadText(scope, thread)} (${kind}) since ${whenText(scope, begin)}`];
  parts.push(end < 0 ? 'its end was not recorded' : `until ${whenText(scope, end)}`);
  const post = tasks.post[row]!;
  if (post >= 0) parts.push(waitedText(scope, row, post, begin));
  if (end >= 0 && columns.time[begin]! > 0 && columns.time[end]! > columns.time[begin]!) {
    parts.push(`ran for ${timeText(columns.time[end]! - columns.time[begin]!)}`);
  }
  return parts.join('; ');
}

/** The time it waited, and how many other tasks its looper began meanwhile. */
function waitedText(scope: Scope, row: number, post: number, begin: number): string {
  const { tasks, columns } = scope.index;
  let others = 0;
  for (let other = 1; other < tasks.length; other++) {
    const started = tasks.begin[other]!;
    if (tasks.thread[other] === tasks.thread[row] && started > post && started < begin) others++;
  }
  const timed = columns.time[begin]! > 0 && columns.time[begin]! >= columns.time[post]!;
  const waited = timed
    ? `waited ${timeText(columns.time[begin]! - columns.time[post]!)}`
    : 'waited';
  if (others === 0)
    return timed ? `${waited}, and was the next to run there` : 'was the next to run there';
  return `${waited} while ${countText(others, 'other task')} ran there`;
}

function inputLine(scope: Scope, input: number): string {
  const { columns, tables } = scope.index;
  const source = tables.sources[columns.b[input]!]?.name ?? '';
  return `Comes from outside the app: ${escapeMarkdown(source)}, ${lineLink(scope, input)}`;
}

const SHOWN_FIRST = 6;
const SHOWN_LAST = 2;

/**
 * The chain behind the post of a task, or behind the start of a thread, as a numbered list; '' if
 * there is nothing to tell. A long chain is cut in the middle: its end is what people know.
 */
export function causesText(scope: Scope, task: number, thread: number): string {
  const causes = causesOf(scope.index, task, thread);
  const last = causes.at(-1);
  if (last === undefined) return '';
  // The post itself is told with the task.
  const steps = causes.slice(task > 0 ? 1 : 0).map((cause) => causeText(scope, cause));
  const lines = cutMiddle(steps.map((step, at) => `${at + 1}. ${step}`));
  const chain = lines.length === 0 ? '' : `How it came about:\n\n${lines.join('\n')}`;
  return [chain, endText(scope, last)].filter((part) => part !== '').join('\n\n');
}

function cutMiddle(lines: readonly string[]): readonly string[] {
  const left = lines.length - SHOWN_FIRST - SHOWN_LAST;
  if (left <= 1) return lines;
  const gap = `\n… ${countText(left, 'more step')} …\n`;
  return [...lines.slice(0, SHOWN_FIRST), gap, ...lines.slice(-SHOWN_LAST)];
}

function causeText(scope: Scope, { op, task, thread }: Cause): string {
  const what = task > 0 ? taskText(scope, task) : threadText(scope, thread);
  const did = DONE_BY[scope.index.columns.kind[op] as OpKind] ?? 'posted';
  return `${what} was ${did} by ${whoText(scope, op)}, ${lineLink(scope, op)}`;
}

const DONE_BY: Partial<Record<OpKind, string>> = {
  [OpKind.Fork]: 'started',
  [OpKind.AddIdle]: 'added as an idle handler',
};

const KNOWN_AS: Readonly<Record<CallbackKind, string>> = {
  lifecycle: 'a lifecycle callback',
  ui: 'something the user did',
  focus: 'a change of the window’s focus',
  service: 'a call to a service',
  broadcast: 'a broadcast',
  timer: 'a timer',
  idle: 'an idle handler',
  message: 'a message',
  other: 'a callback',
};

/** What stands at the beginning of the chain. */
function endText(scope: Scope, last: Cause): string {
  const { index } = scope;
  const row = index.taskOf[last.op]!;
  if (row === 0) return '';
  if (index.tasks.input[row]! >= 0)
    return `It began with input. ${inputLine(scope, index.tasks.input[row]!)}.`;
  const { callback } = callbackOfTask(index, row);
  const kind = index.tables.callbacks[callback]?.kind;
  return callback > 0 && kind !== undefined ? `It began with ${KNOWN_AS[kind]}.` : '';
}

/** What a callback is, in words. */
export function callbackKindText(kind: CallbackKind): string {
  return KNOWN_AS[kind];
}
