/**
 * The declarations of a racetrace: each gives an id to a row of a table. One entry per kind says how
 * the words after the id become the row.
 */
import type { ProblemLog } from '../../problems.js';
import { SIGILS, type IdKind } from '../../operations.js';
import {
  CALLBACK_KINDS,
  COMPONENT_KINDS,
  QUEUE_KINDS,
  RESOURCE_KINDS,
  reviseRow,
  THREAD_KINDS,
  type Site,
  type TraceTables,
} from '../../tables.js';
import { Arguments, type Fail } from './declaration-words.js';
import { DECLARED_MAXIMUM, DeclaredIds } from './declared-ids.js';
import type { Word } from './words.js';

/** The kinds whose ids index a table, with the table's name. */
export const DECLARED_TABLES = {
  process: 'processes',
  thread: 'threads',
  queue: 'queues',
  class: 'classes',
  field: 'fields',
  site: 'sites',
  stack: 'stacks',
  callback: 'callbacks',
  resource: 'resources',
  name: 'names',
  source: 'sources',
} as const satisfies Partial<Record<IdKind, keyof TraceTables>>;

export type DeclaredKind = keyof typeof DECLARED_TABLES;

export const DECLARED_KINDS = Object.keys(DECLARED_TABLES) as readonly DeclaredKind[];

/** Splits `CLASS.METHOD(FILE:LINE)`, as far as it goes. */
export function parseFrame(text: string, label: string): Site {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const name = open < 0 ? text : text.slice(0, open);
  const place = open < 0 ? '' : text.slice(open + 1, -1);
  const dot = name.lastIndexOf('.');
  const colon = place.lastIndexOf(':');
  const line = colon < 0 ? NaN : Number(place.slice(colon + 1));
  const hasLine = Number.isInteger(line) && line > 0 && line < 2 ** 31;
  return {
    label,
    class: dot < 0 ? '' : name.slice(0, dot),
    method: name.slice(dot + 1),
    file: hasLine ? place.slice(0, colon) : place,
    line: hasLine ? line : 0,
  };
}

export class Declarations {
  private readonly ids = Object.fromEntries(
    DECLARED_KINDS.map((kind) => [kind, new DeclaredIds()]),
  ) as Record<DeclaredKind, DeclaredIds>;
  private readonly componentLines = new Map<number, number>();
  private readonly objectLines = new Map<number, number>();

  constructor(
    private readonly tables: TraceTables,
    private readonly problems: ProblemLog,
  ) {}

  /** The dense id behind a number that an operation names; an undeclared one is reported once. */
  resolve(kind: DeclaredKind, number: number, line: number): number {
    const ids = this.ids[kind];
    const known = ids.get(number);
    if (known !== 0) return known;
    const text = `${SIGILS[kind]}${number}`;
    this.problems.error(line, 'undeclared-id', `${text} is used, but no ${kind} line declares it.`);
    const label = String(number);
    (this.tables[DECLARED_TABLES[kind]] as object[]).push(undeclaredRow(kind, label));
    return ids.add(number, 0);
  }

  /** Takes one declaration line; `words[0]` is its kind. */
  declare(words: readonly Word[], line: number): void {
    const kind = words[0]!.text as IdKind;
    const id = words[1];
    const number = id === undefined ? NaN : idNumber(kind, id.text);
    if (Number.isNaN(number)) {
      const found = id === undefined ? 'nothing' : `'${id.text}'`;
      const message = `Expected an id such as ${SIGILS[kind]}1 after '${kind}', found ${found}.`;
      this.problems.error(line, 'bad-id', message, columnsOf(id ?? words[0]!));
      return;
    }
    const fail: Fail = (code, message, word) => {
      this.problems.error(line, code, message, columnsOf(word ?? words[0]!));
    };
    const rest = new Arguments(words.slice(2), fail);
    if (kind === 'component') this.declareComponent(number, rest, line, fail);
    else if (kind === 'object') this.declareObject(number, rest, line, fail);
    else this.declareRow(kind as DeclaredKind, number, rest, line, fail);
    rest.finish();
  }

  private declareRow(
    kind: DeclaredKind,
    number: number,
    rest: Arguments,
    line: number,
    fail: Fail,
  ): void {
    if (number > DECLARED_MAXIMUM) {
      fail('number-out-of-range', `${SIGILS[kind]}${number} is beyond ${DECLARED_MAXIMUM}.`);
      rest.rest();
      return;
    }
    const ids = this.ids[kind];
    const table = this.tables[DECLARED_TABLES[kind]] as object[];
    const row = this.readRow(kind, String(number), rest, line);
    const known = ids.get(number);
    if (known === 0) {
      ids.add(number, line);
      table.push(row);
    } else if (ids.lineOf(known) === 0) {
      ids.declareAt(known, line);
      reviseRow(this.tables, DECLARED_TABLES[kind], known, row as never);
    } else {
      this.reportDuplicate(`${SIGILS[kind]}${number}`, line, ids.lineOf(known));
    }
  }

  private declareComponent(number: number, rest: Arguments, line: number, fail: Fail): void {
    const kind = rest.oneOf(COMPONENT_KINDS, 'other');
    const row = { label: String(number), kind, class: rest.text('The class') };
    if (this.isNew('component', number, this.componentLines, line, fail)) {
      reviseRow(this.tables, 'components', number, row);
    }
  }

  private declareObject(number: number, rest: Arguments, line: number, fail: Fail): void {
    const name = rest.text('The name');
    if (this.isNew('object', number, this.objectLines, line, fail)) {
      reviseRow(this.tables, 'objectNames', number, name);
    }
  }

  /** Whether an id that may be used undeclared is declared for the first time; if not, says so. */
  private isNew(
    kind: 'component' | 'object',
    number: number,
    lines: Map<number, number>,
    line: number,
    fail: Fail,
  ): boolean {
    const earlier = lines.get(number);
    if (number === 0) fail('bad-id', 'These ids are numbered from 1.');
    else if (earlier !== undefined) this.reportDuplicate(`${SIGILS[kind]}${number}`, line, earlier);
    else lines.set(number, line);
    return number > 0 && earlier === undefined;
  }

  private reportDuplicate(id: string, line: number, first: number): void {
    const related = { line: first, message: `${id} is declared here.` };
    const message = `${id} is declared twice; the first declaration, on line ${first}, holds.`;
    this.problems.error(line, 'duplicate-id', message, { related });
  }

  private readRow(kind: DeclaredKind, label: string, rest: Arguments, line: number): object {
    switch (kind) {
      case 'process':
      case 'class':
      case 'source':
        return { label, name: rest.text('The name') };
      case 'name':
        return { label, text: rest.text('The text') };
      case 'thread':
        return this.readThread(label, rest, line);
      case 'queue':
        return { label, kind: rest.oneOf(QUEUE_KINDS, 'looper'), name: rest.text('The name') };
      case 'resource':
        return { label, kind: rest.oneOf(RESOURCE_KINDS, 'file'), name: rest.text('The name') };
      case 'field':
        return readField(label, rest);
      case 'site':
        return parseFrame(rest.text('The place'), label);
      case 'stack':
        return { label, sites: this.readReferences('site', rest.rest(), line) };
      case 'callback':
        return {
          label,
          kind: rest.oneOf(CALLBACK_KINDS, 'other'),
          owner: rest.text('The owner'),
          name: rest.text('The name'),
        };
    }
  }

  private readThread(label: string, rest: Arguments, line: number): object {
    const kind = rest.oneOf(THREAD_KINDS, 'worker');
    const name = rest.text('The name');
    const [process = 0] = this.readReferences('process', rest.optional(), line);
    return { label, kind, name, process };
  }

  /** Ids of other rows, as in `stack x1 s3 s2`. */
  private readReferences(kind: DeclaredKind, words: readonly Word[], line: number): number[] {
    const found: number[] = [];
    for (const word of words) {
      const number = idNumber(kind, word.text);
      if (number <= DECLARED_MAXIMUM) found.push(this.resolve(kind, number, line));
      else {
        const message = `Expected a ${kind} such as ${SIGILS[kind]}1, found '${word.text}'.`;
        this.problems.error(line, 'bad-id', message, columnsOf(word));
      }
    }
    return found;
  }
}

function readField(label: string, rest: Arguments): object {
  const name = rest.text('The name');
  const dot = name.lastIndexOf('.');
  return {
    label,
    class: dot < 0 ? '' : name.slice(0, dot),
    name: name.slice(dot + 1),
    volatile: rest.optionalWord('volatile'),
  };
}

/** A row for an id that is used but not declared: nothing is known but its number. */
function undeclaredRow(kind: DeclaredKind, label: string): object {
  const unknown: Record<DeclaredKind, object> = {
    process: { label, name: '' },
    thread: { label, kind: 'worker', name: '', process: 0 },
    queue: { label, kind: 'looper', name: '' },
    class: { label, name: '' },
    field: { label, class: '', name: '', volatile: false },
    site: { label, class: '', method: '', file: '', line: 0 },
    stack: { label, sites: [] },
    callback: { label, kind: 'other', owner: '', name: '' },
    resource: { label, kind: 'file', name: '' },
    name: { label, text: '' },
    source: { label, name: '' },
  };
  return unknown[kind];
}

function idNumber(kind: IdKind, text: string): number {
  if (!text.startsWith(SIGILS[kind]) || !/^.\d{1,10}$/.test(text)) return NaN;
  const number = Number(text.slice(1));
  return number <= 0xffff_ffff ? number : NaN;
}

function columnsOf(word: Word): { columns: readonly [number, number] } {
  return { columns: [word.start, word.end] };
}
