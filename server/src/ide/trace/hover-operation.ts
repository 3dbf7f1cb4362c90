/**
 * The hover of an operation: what it is, in a sentence; its other half; the task and the thread it
 * runs in; the locks held and the call stack; for posts, begins and ends the story of the task.
 */
import { framesAt, locksHeld } from '../../trace/index/held.js';
import { operationsOfLine } from '../../trace/index/lines.js';
import { argumentsOf } from '../../trace/index/mentions.js';
import { otherHalf } from '../../trace/index/reads.js';
import { OpKind } from '../../trace/operations.js';
import { objectText } from '../../trace/tables.js';
import * as words from '../../trace/words/sentences.js';
import { lineLink, siteLink, taskText, whenText, wordingOf, type Scope } from './hover-parts.js';
import { causesText, postedLine, taskStory } from './hover-task.js';
import { bullets, code, countText } from './markdown.js';

export async function operationHover(scope: Scope, op: number): Promise<string> {
  const { index } = scope;
  const named = index.taskNamed[op]!;
  const story = named > 0 ? await taskStory(scope, named) : '';
  const about = bullets(await surroundings(scope, op));
  const row = named > 0 ? named : index.taskOf[op]!;
  const thread = index.columns.thread[op]!;
  const parts = [sentence(scope, op), story, about, await stackText(scope, op)];
  if (thread > 0 || named > 0) parts.push(causesText(scope, row, thread));
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The operation as a sentence. */
export function sentence(scope: Scope, op: number): string {
  return words.sentence(wordingOf(scope), op);
}

/** The other half, the place in the source, the task around it and the locks held. */
async function surroundings(scope: Scope, op: number): Promise<string[]> {
  const { index } = scope;
  const lines: string[] = [];
  const half = otherHalf(index, op);
  if (half >= 0 && index.taskNamed[op] === 0) {
    lines.push(`Belongs to ${lineLink(scope, half)}: ${sentence(scope, half)}`);
  } else if (half < 0) lines.push(...missingHalf(index.columns.kind[op]!));
  const row = index.taskOf[op]!;
  if (row > 0 && row !== index.taskNamed[op]) {
    lines.push(`In ${taskText(scope, row)}, begun ${whenText(scope, index.tasks.begin[row]!)}`);
    lines.push(await postedLine(scope, row));
  }
  const site = await siteLink(scope, index.columns.site[op]!);
  if (site !== '' && index.columns.kind[op] !== OpKind.Post) lines.push(`At ${site}`);
  lines.push(...addedLines(scope, op));
  const held = locksHeld(index, op);
  if (held.length > 0) lines.push(`Locks held: ${heldText(scope, held)}`);
  return lines;
}

/** What the reader made up beside the operation: an order that the file says in another way. */
function addedLines(scope: Scope, op: number): string[] {
  const { index } = scope;
  const added = operationsOfLine(index, index.columns.line[op]!).filter((other) => other !== op);
  return added.slice(0, ADDED_SHOWN).map((other) => {
    const half = index.partner[other]!;
    const to = half < 0 ? '' : `, which belongs to ${lineLink(scope, half)}`;
    return `The trace also says here: ${sentence(scope, other)}${to}`;
  });
}

const ADDED_SHOWN = 8;

const MISSING: Partial<Record<OpKind, string>> = {
  [OpKind.Lock]: 'Held to the end of the trace: no release was recorded',
  [OpKind.Unlock]: 'When it was taken was not recorded',
  [OpKind.Trigger]: 'No enable of this callback and component was recorded before',
  [OpKind.Enable]: 'The platform does not call it in this trace',
  [OpKind.Exit]: 'No thread waits for its end in this trace',
};

function missingHalf(kind: OpKind): string[] {
  const text = MISSING[kind];
  return text === undefined ? [] : [text];
}

const LOCKS_SHOWN = 10;

function heldText(scope: Scope, held: readonly number[]): string {
  const { columns, tables } = scope.index;
  const shown = held.slice(-LOCKS_SHOWN).map((lock) => {
    return `${code(objectText(tables, columns.a[lock]!))} since ${lineLink(scope, lock)}`;
  });
  const left = held.length - shown.length;
  return shown.join(', ') + (left > 0 ? `, and ${countText(left, 'more', 'more')}` : '');
}

const FRAMES_SHOWN = 12;

/** The call stack: as the operation gives it, or from the methods entered and not left. */
async function stackText(scope: Scope, op: number): Promise<string> {
  const { index } = scope;
  const stack = argumentsOf(index.columns, op).find((each) => each.kind === 'stack');
  const sites =
    stack === undefined
      ? framesAt(index, op).map((enter) => index.columns.a[enter]!)
      : (index.tables.stacks[stack.id]?.sites ?? []);
  return sites.length === 0 ? '' : `Call stack:\n\n${await framesText(scope, sites)}`;
}

export async function framesText(scope: Scope, sites: readonly number[]): Promise<string> {
  const shown = await Promise.all(
    sites.slice(0, FRAMES_SHOWN).map((site) => siteLink(scope, site)),
  );
  const left = sites.length - shown.length;
  const lines = shown.map((frame) => (frame === '' ? '(not recorded)' : frame));
  return bullets(left > 0 ? [...lines, `… ${countText(left, 'more frame')}`] : lines);
}
