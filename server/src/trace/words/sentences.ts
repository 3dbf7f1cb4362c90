/** An operation as a sentence: its thread, and the phrase of its kind with all that it names. */
import { argumentsOf } from '../index/mentions.js';
import { BRANCH_TESTS, Flag, OpKind, type IdKind } from '../operations.js';
import { objectText } from '../tables.js';
import { idText } from './labels.js';
import { locationName, queueName, shortClass, timeText, valueName } from './names.js';
import { phrase } from './phrases.js';
import type { Wording } from './style.js';
import { calledWords, componentWords, taskWords, threadWords } from './who.js';

export function sentence(wording: Wording, op: number): string {
  const { columns } = wording.index;
  if (columns.kind[op] === OpKind.Start) return 'The recording starts';
  return `${threadWords(wording, columns.thread[op]!)} ${operationPhrase(wording, op)}`;
}

/** What the operation does, to be put after who does it. */
export function operationPhrase(wording: Wording, op: number): string {
  const kind = wording.index.columns.kind[op]! as OpKind;
  return phrase(kind, (slot) => slotWords(wording, op, slot));
}

/** How a post or a timer is put off: `with a delay of 200 ms`. */
export function postedWhen(flags: number, amount: number): string {
  const said: string[] = [];
  if (flags & Flag.Delayed)
    said.push(amount > 0 ? `with a delay of ${timeText(amount)}` : 'delayed');
  if (flags & Flag.AtTime) said.push(`for the time ${timeText(amount)}`);
  if (flags & Flag.Front) said.push('at the front');
  if (flags & Flag.Async) said.push('as an asynchronous message');
  return said.join(', ');
}

function slotWords(wording: Wording, op: number, slot: string): string {
  const { index, style } = wording;
  const { columns } = index;
  const flags = columns.flags[op]!;
  switch (slot) {
    case 'location':
      return style.code(locationName(index, op));
    case 'second':
      return style.code(locationName(index, op, true));
    case 'value':
      return style.code(valueName(index, op));
    case 'when':
      return postedWhen(flags, columns.amount[op]!);
    case 'test':
      return testWords(wording, columns.c[op]!, flags);
    case 'region':
      return flags & Flag.Region ? regionWords(columns.d[op]!, columns.amount[op]!) : '';
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
      return columns.a[op]! > 0 ? style.code(methodName(wording, columns.a[op]!)) : '';
    default:
      return argumentWords(wording, op, slot as IdKind);
  }
}

function testWords({ style }: Wording, test: number, flags: number): string {
  const name = BRANCH_TESTS[test] ?? 'other';
  return `the test ${style.code(name)} ${flags & Flag.Holds ? 'holds' : 'does not hold'}`;
}

/** The lines that a branch guards, as the subject of a sentence. */
function regionWords(first: number, last: number): string {
  if (last === first) return `line ${first} runs`;
  return last === Infinity
    ? `what follows from line ${first} on runs`
    : `lines ${first} to ${last} run`;
}

function methodName({ index }: Wording, site: number): string {
  const row = index.tables.sites[site];
  if (row === undefined || row.method === '') return idText(index, { kind: 'site', id: site });
  return row.class === '' ? row.method : `${shortClass(row.class)}.${row.method}`;
}

/** What the operation names of this kind, or '' if nothing. */
function argumentWords(wording: Wording, op: number, kind: IdKind): string {
  const { index, style } = wording;
  const named = argumentsOf(index.columns, op).find((each) => each.kind === kind);
  if (named === undefined) return '';
  switch (kind) {
    case 'thread':
      return threadWords(wording, named.id);
    case 'queue':
      return style.text(queueName(index, named.id));
    case 'task':
      return index.taskNamed[op]! > 0
        ? taskWords(wording, index.taskNamed[op]!)
        : style.text(idText(index, named));
    case 'callback':
      return calledWords(wording, named.id, componentOf(wording, op));
    case 'component':
      return componentWords(wording, named.id);
    case 'object':
      return style.code(objectText(index.tables, named.id));
    case 'class':
      return style.code(shortClass(index.tables.classes[named.id]?.name ?? ''));
    case 'source':
      return style.text(index.tables.sources[named.id]?.name ?? '');
    case 'name':
      return style.code(index.tables.names[named.id]?.text ?? '');
    default:
      return style.text(idText(index, named));
  }
}

function componentOf({ index }: Wording, op: number): number {
  return argumentsOf(index.columns, op).find((each) => each.kind === 'component')?.id ?? 0;
}
