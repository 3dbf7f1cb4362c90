/**
 * The hover of an operation: what it is, in a sentence; its other half; the task and the thread it
 * runs in; the locks held and the call stack; for posts, begins and ends the story of the task.
 */
import { framesAt, locksHeld } from '../../trace/index/held.js';
import { operationsOfLine } from '../../trace/index/lines.js';
import { argumentsOf } from '../../trace/index/mentions.js';
import { otherHalf } from '../../trace/index/reads.js';
import { BRANCH_TESTS, Flag, OpKind, type IdKind } from '../../trace/operations.js';
import { objectText } from '../../trace/tables.js';
import {
  calledText,
  lineLink,
  siteLink,
  taskText,
  threadText,
  whenText,
  type Scope,
} from './hover-parts.js';
import { causesText, postedLine, postedWhen, taskStory } from './hover-task.js';
import { idText } from './labels.js';
import { bullets, code, countText, escapeMarkdown } from './markdown.js';
import { locationName, queueName, shortClass, timeText, valueName } from './names.js';
import { phrase } from './phrases.js';

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
  const { columns } = scope.index;
  const kind = columns.kind[op]! as OpKind;
  if (kind === OpKind.Start) return 'The recording starts';
  return `${threadText(scope, columns.thread[op]!)} ${phrase(kind, (slot) => slotText(scope, op, slot))}`;
}

function slotText(scope: Scope, op: number, slot: string): string {
  const { columns } = scope.index;
  const flags = columns.flags[op]!;
  switch (slot) {
    case 'location':
      return code(locationName(scope.index, op));
    case 'second':
      return code(locationName(scope.index, op, true));
    case 'value':
      return code(valueName(scope.index, op));
    case 'when':
      return postedWhen(flags, columns.amount[op]!);
    case 'test':
      return testText(columns.c[op]!, flags);
    case 'region':
      return flags & Flag.Region ? regionText(columns.d[op]!, columns.amount[op]!) : '';
    case 'intent':
      return columns.c[op]! > 0 ? String(columns.c[op]!) : '';
    case 'sequence':
      return columns.amount[op]! > 0 ? String(columns.amount[op]!) : '';
    case 'period':
      return columns.c[op]! > 0 ? timeText(columns.c[op]!) : '';
    case 'number':
      return String(columns.a[op]!);
    case 'shared':
      return flags & Flag.Shared ? 'shared' : '';
    case 'oneway':
      return flags & Flag.OneWay ? 'one-way' : '';
    case 'entry':
      return flags & Flag.Entry ? 'entering' : 'leaving';
    case 'relates':
      return flags & Flag.Combined ? 'calculates with' : 'compares';
    case 'method':
      return columns.a[op]! > 0 ? code(methodText(scope, columns.a[op]!)) : '';
    default:
      return argumentText(scope, op, slot as IdKind);
  }
}

function testText(test: number, flags: number): string {
  const name = BRANCH_TESTS[test] ?? 'other';
  return `the test ${code(name)} ${flags & Flag.Holds ? 'holds' : 'does not hold'}`;
}

/** The lines that a branch guards, as the subject of a sentence. */
function regionText(first: number, last: number): string {
  if (last === first) return `line ${first} runs`;
  return last === Infinity
    ? `what follows from line ${first} on runs`
    : `lines ${first} to ${last} run`;
}

function methodText({ index }: Scope, site: number): string {
  const row = index.tables.sites[site];
  if (row === undefined || row.method === '') return idText(index, { kind: 'site', id: site });
  return row.class === '' ? row.method : `${shortClass(row.class)}.${row.method}`;
}

/** What the operation names of this kind, or '' if nothing. */
function argumentText(scope: Scope, op: number, kind: IdKind): string {
  const { index } = scope;
  const named = argumentsOf(index.columns, op).find((each) => each.kind === kind);
  if (named === undefined) return '';
  switch (kind) {
    case 'thread':
      return threadText(scope, named.id);
    case 'queue':
      return escapeMarkdown(queueName(index, named.id));
    case 'task':
      return index.taskNamed[op]! > 0
        ? taskText(scope, index.taskNamed[op]!)
        : escapeMarkdown(idText(index, named));
    case 'callback':
      return calledText(scope, named.id, componentOf(scope, op));
    case 'component':
      return componentText(scope, named.id);
    case 'object':
      return code(objectText(index.tables, named.id));
    case 'class':
      return code(shortClass(index.tables.classes[named.id]?.name ?? ''));
    case 'source':
      return escapeMarkdown(index.tables.sources[named.id]?.name ?? '');
    case 'name':
      return code(index.tables.names[named.id]?.text ?? '');
    default:
      return escapeMarkdown(idText(index, named));
  }
}

function componentOf({ index }: Scope, op: number): number {
  return argumentsOf(index.columns, op).find((each) => each.kind === 'component')?.id ?? 0;
}

export function componentText({ index }: Scope, component: number): string {
  const row = index.tables.components.get(component);
  const id = escapeMarkdown(idText(index, { kind: 'component', id: component }));
  const what = index.format === 'racetrace' || row !== undefined ? 'component' : 'view or window';
  if (row === undefined || row.class === '') return `${what} ${id}`;
  return `${row.kind} ${code(shortClass(row.class))} (${id})`;
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
