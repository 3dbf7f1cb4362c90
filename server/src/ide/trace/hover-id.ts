/** The hover of an id: what it names, where it comes from, and how much it is used. */
import { causesOf } from '../../trace/index/causes.js';
import { holdersOf } from '../../trace/index/held.js';
import { findMention, findMentions, type Mention } from '../../trace/index/mentions.js';
import { OpKind } from '../../trace/operations.js';
import { idText } from '../../trace/words/labels.js';
import { fieldName, queueName } from '../../trace/words/names.js';
import { componentWords } from '../../trace/words/who.js';
import { framesText } from './hover-operation.js';
import {
  calledText,
  lineLink,
  siteLink,
  taskText,
  threadText,
  whenText,
  whoText,
  wordingOf,
  type Scope,
} from './hover-parts.js';
import { callbackKindText, causesText, taskStory } from './hover-task.js';
import { introducingOperation } from './introduction.js';
import { bold, bullets, code, countText, escapeMarkdown } from './markdown.js';

/** `op` is the operation of the line that names it, or -1. */
export async function mentionHover(scope: Scope, mention: Mention, op: number): Promise<string> {
  const used = findMentions(scope.index, mention);
  const parts = [
    await headline(scope, mention, op),
    await detail(scope, mention, op, used),
    usedText(scope, used),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Tasks and components are named together with their id. */
async function headline(scope: Scope, mention: Mention, op: number): Promise<string> {
  const text = await title(scope, mention, op);
  if (mention.kind === 'task' || mention.kind === 'component') return text;
  return `${escapeMarkdown(idText(scope.index, mention))}: ${text}`;
}

async function title(scope: Scope, mention: Mention, op: number): Promise<string> {
  const { tables } = scope.index;
  const { kind, id } = mention;
  switch (kind) {
    case 'thread':
      return `${threadText(scope, id)}, ${threadKindText(scope, id)}`;
    case 'queue':
      return `${escapeMarkdown(queueName(scope.index, id))}, of a ${tables.queues[id]?.kind ?? 'looper'}`;
    case 'task':
      return rowOf(scope, mention, op) > 0
        ? taskText(scope, rowOf(scope, mention, op))
        : `sync barrier ${escapeMarkdown(idText(scope.index, mention))}`;
    case 'object':
      return objectTitle(scope, id);
    case 'field':
      return `field ${code(fieldName(scope.index, id))}${tables.fields[id]?.volatile === true ? ', volatile: it orders' : ''}`;
    case 'site':
      return (await siteLink(scope, id)) || 'a site';
    case 'stack':
      return `a call stack of ${countText(tables.stacks[id]?.sites.length ?? 0, 'frame')}`;
    case 'callback':
      return `${calledText(scope, id, 0)}, ${callbackKindText(tables.callbacks[id]?.kind ?? 'other')}`;
    case 'component':
      return componentWords(wordingOf(scope), id);
    default:
      return plainTitle(scope, mention);
  }
}

function plainTitle({ index }: Scope, { kind, id }: Mention): string {
  const { tables } = index;
  switch (kind) {
    case 'process':
      return `process ${code(tables.processes[id]?.name ?? '')}`;
    case 'class':
      return `class ${code(tables.classes[id]?.name ?? '')}`;
    case 'resource':
      return `${tables.resources[id]?.kind ?? 'resource'} ${code(tables.resources[id]?.name ?? '')}`;
    case 'name':
      return `the text ${code(tables.names[id]?.text ?? '')}`;
    case 'source':
      return `input from ${bold(tables.sources[id]?.name ?? '')}`;
    case 'transaction':
      return 'a binder transaction';
    default:
      return 'a handle: an idle handler, timer, listener or signal';
  }
}

function threadKindText({ index }: Scope, thread: number): string {
  const row = index.tables.threads[thread];
  const process = index.tables.processes[row?.process ?? 0]?.name ?? '';
  const kind =
    row?.kind === 'looper'
      ? 'a looper'
      : row?.kind === 'binder'
        ? 'a binder thread'
        : 'a thread without a queue';
  return process === '' ? kind : `${kind} of ${code(process)}`;
}

function objectTitle({ index }: Scope, object: number): string {
  const name = index.tables.objectNames.get(object);
  const created = findMention(index, { kind: 'object', id: object }, new Set([OpKind.New]));
  const type = created < 0 ? 0 : index.columns.b[created]!;
  const of = type > 0 ? ` of class ${code(index.tables.classes[type]?.name ?? '')}` : '';
  return `object${name === undefined ? '' : ` ${code(name)}`}${of}`;
}

/** The task that the id means on this line: a number can be used again. */
function rowOf({ index }: Scope, { id }: Mention, op: number): number {
  const named = op < 0 ? 0 : index.taskNamed[op]!;
  if (named > 0 && index.tasks.id[named] === id) return named;
  return Math.max(0, index.tasks.id.indexOf(id));
}

async function detail(
  scope: Scope,
  mention: Mention,
  op: number,
  used: readonly number[],
): Promise<string> {
  const { index } = scope;
  switch (mention.kind) {
    case 'task': {
      const row = rowOf(scope, mention, op);
      if (row === 0) return '';
      const causes = causesText(scope, row, index.tasks.thread[row]!);
      return [await taskStory(scope, row), causes].filter((part) => part !== '').join('\n\n');
    }
    case 'thread':
      return bullets(threadLines(scope, mention.id));
    case 'queue':
      return bullets(queueLines(scope, mention.id));
    case 'object':
      return bullets(objectLines(scope, mention, op));
    case 'field':
      return bullets(fieldLines(scope, used));
    case 'stack':
      return framesText(scope, index.tables.stacks[mention.id]?.sites ?? []);
    default:
      return '';
  }
}

function threadLines(scope: Scope, thread: number): string[] {
  const { index } = scope;
  const lines: string[] = [];
  const cause = causesOf(index, 0, thread)[0];
  if (cause !== undefined)
    lines.push(`Started by ${whoText(scope, cause.op)}, ${whenText(scope, cause.op)}`);
  let tasks = 0;
  for (let row = 1; row < index.tasks.length; row++)
    if (index.tasks.thread[row] === thread) tasks++;
  if (tasks > 0) lines.push(`Runs ${countText(tasks, 'task')} in this trace`);
  return lines;
}

function queueLines(scope: Scope, queue: number): string[] {
  const { index } = scope;
  const lines: string[] = [];
  const attach = findMention(index, { kind: 'queue', id: queue }, new Set([OpKind.Attach]));
  if (attach >= 0) lines.push(`Attached by ${whoText(scope, attach)}, ${whenText(scope, attach)}`);
  let posted = 0;
  for (let row = 1; row < index.tasks.length; row++) if (index.tasks.queue[row] === queue) posted++;
  lines.push(`${countText(posted, 'task')} posted to it`);
  return lines;
}

function objectLines(scope: Scope, mention: Mention, op: number): string[] {
  const { index } = scope;
  const lines: string[] = [];
  const created = introducingOperation(index, mention, op);
  if (created >= 0 && index.columns.kind[created] === OpKind.New) {
    lines.push(`Allocated by ${whoText(scope, created)}, ${whenText(scope, created)}`);
  }
  if (op < 0) return lines;
  for (const lock of holdersOf(index, mention.id, op)) {
    lines.push(`As a lock: held here by ${whoText(scope, lock)} since ${whenText(scope, lock)}`);
  }
  return lines;
}

function fieldLines(scope: Scope, used: readonly number[]): string[] {
  const { kind, thread } = scope.index.columns;
  const count = (wanted: OpKind): number => used.filter((op) => kind[op] === wanted).length;
  const threads = [...new Set(used.map((op) => thread[op]!))];
  const shown = threads.slice(0, THREADS_SHOWN).map((each) => threadText(scope, each));
  const left = threads.length - shown.length;
  const by = shown.join(', ') + (left > 0 ? ` and ${countText(left, 'more', 'more')}` : '');
  const reads = countText(count(OpKind.Read), 'read');
  return used.length === 0
    ? []
    : [`${reads} and ${countText(count(OpKind.Write), 'write')}, by ${by}`];
}

const THREADS_SHOWN = 8;

function usedText(scope: Scope, used: readonly number[]): string {
  const first = used[0];
  const last = used[used.length - 1];
  if (first === undefined || last === undefined) return 'No operation names it.';
  if (first === last) return `Named by one operation: ${lineLink(scope, first)}.`;
  const count = countText(used.length, 'operation');
  return `Named by ${count}, from ${lineLink(scope, first)} to ${lineLink(scope, last)}.`;
}
