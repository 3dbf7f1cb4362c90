/**
 * Reads STD, the text format of RAPID and other race detectors: one operation a line,
 * `T0|w(V1)|123`. Memory grows with the number of distinct names and not with the file.
 *
 * Two ways through a line. Nearly every line of a trace is a read, a write, a lock or an unlock, and
 * names what was named before: `recognise` finds the ids in one look at each byte. All other lines
 * (new names, rare operations, odd spelling, mistakes) are taken apart by `parseLine`, which is where
 * names are learnt; so a line with a mistake leaves no name behind.
 *
 * A variable is a static field without a class. A block's name (`begin(x)`) is not kept.
 */
import { BATCH_CAPACITY, BatchWriter, type OperationSink } from '../batch.js';
import { LINE_LIMIT, LineBlocks } from '../line-blocks.js';
import { OpKind, Place } from '../operations.js';
import type { ProblemLog } from '../problems.js';
import type { CreateReader, TraceReader } from '../reader.js';
import { createTables, type TraceTables } from '../tables.js';
import { BAR, byteSet, CARRIAGE_RETURN, CLOSE, isBlank, LINE_FEED, OPEN } from './std/bytes.js';
import { parseLine, textOf, type ArgumentKind, type LineFault, type LineParts } from './std/line.js';
import { NameTable } from './std/name-table.js';

const NAME_STOPS = byteSet([BAR, OPEN, CLOSE, CARRIAGE_RETURN, LINE_FEED]);
const LOCATION_STOPS = byteSet([CARRIAGE_RETURN, LINE_FEED]);

const encoder = new TextEncoder();
const ACQUIRE = encoder.encode('acq(');
const RELEASE = encoder.encode('rel(');
const BYTE_ORDER_MARK = encoder.encode('\uFEFF');

/** The kind of an access by the byte of its operation, 0 for all other bytes. */
const ACCESS_KINDS = new Uint8Array(256);
ACCESS_KINDS[encoder.encode('r')[0]!] = OpKind.Read;
ACCESS_KINDS[encoder.encode('w')[0]!] = OpKind.Write;

const NOT_RECOGNISED = -1;

export const createStdReader: CreateReader = (sink, problems) => new StdReader(sink, problems);

class StdReader implements TraceReader {
  readonly format = 'std';
  readonly tables: TraceTables;
  private readonly threads: NameTable;
  private readonly variables: NameTable;
  private readonly locks: NameTable;
  private readonly sites: NameTable;
  private readonly lines: LineBlocks;
  private readonly batch: BatchWriter;
  /** Operations in the batch that are not handed over yet. */
  private waiting = 0;
  /** The number of the line that is being read. */
  private line = 1;

  constructor(
    sink: OperationSink,
    private readonly problems: ProblemLog,
  ) {
    const lockNames = [''];
    const tables = createTables(lockNames);
    this.tables = tables;
    this.threads = new NameTable(NAME_STOPS, (name) => {
      tables.threads.push({ label: name, kind: 'worker', name, process: 0 });
    });
    this.variables = new NameTable(NAME_STOPS, (name) => {
      tables.fields.push({ label: name, class: '', name, volatile: false });
    });
    this.locks = new NameTable(NAME_STOPS, (name) => {
      lockNames.push(name);
    });
    this.sites = new NameTable(LOCATION_STOPS, (label) => {
      tables.sites.push({ label, class: '', method: '', file: '', line: 0 });
    });
    this.batch = new BatchWriter(sink);
    this.lines = new LineBlocks({
      block: (bytes, start, end) => {
        this.readBlock(bytes, start, end);
      },
      overlong: () => {
        const message = `The line is longer than ${LINE_LIMIT} bytes and was left out.`;
        problems.error(this.line++, 'line-too-long', message);
      },
    });
  }

  push(bytes: Uint8Array): void {
    this.lines.push(bytes);
  }

  end(): void {
    this.lines.end();
    this.handOver();
  }

  private readBlock(bytes: Uint8Array, start: number, end: number): void {
    let index = start;
    if (this.line === 1 && startsWith(bytes, start, BYTE_ORDER_MARK)) {
      index += BYTE_ORDER_MARK.length;
    }
    while (index < end) {
      const next = this.recognise(bytes, index);
      index = next === NOT_RECOGNISED ? this.readWithCare(bytes, index) : next;
      this.line++;
    }
  }

  /**
   * Takes in a line such as `T0|w(V1)|123` whose names are all known; gives the start of the next
   * line, or NOT_RECOGNISED, and then nothing has happened. Looks at no byte behind the line feed.
   */
  private recognise(bytes: Uint8Array, start: number): number {
    const { threads, sites } = this;
    const thread = threads.find(bytes, start);
    const bar = threads.end;
    if (thread === 0 || bytes[bar] !== BAR) return NOT_RECOGNISED;

    let kind = ACCESS_KINDS[bytes[bar + 1]!]!;
    let place = Place.Static;
    let names = this.variables;
    let argument = bar + 3;
    if (kind === 0 || bytes[bar + 2] !== OPEN) {
      kind = lockKind(bytes, bar + 1);
      if (kind === 0) return NOT_RECOGNISED;
      place = Place.None;
      names = this.locks;
      argument = bar + 5;
    }
    const name = names.find(bytes, argument);
    const close = names.end;
    if (name === 0 || bytes[close] !== CLOSE || bytes[close + 1] !== BAR) return NOT_RECOGNISED;

    const site = sites.find(bytes, close + 2);
    const next = lineStartAfter(bytes, sites.end);
    if (site !== 0 && next !== NOT_RECOGNISED) this.append(kind, thread, place, name, site);
    return site === 0 ? NOT_RECOGNISED : next;
  }

  /** Takes in a line of any kind; gives the start of the next one. */
  private readWithCare(bytes: Uint8Array, start: number): number {
    const lineFeed = bytes.indexOf(LINE_FEED, start);
    const end = bytes[lineFeed - 1] === CARRIAGE_RETURN ? lineFeed - 1 : lineFeed;
    if (isBlankLine(bytes, start, end)) return lineFeed + 1;
    const parts = parseLine(bytes, start, end);
    if ('code' in parts) this.report(bytes, start, parts);
    else this.learn(bytes, parts);
    return lineFeed + 1;
  }

  private learn(bytes: Uint8Array, { verb, thread, argument, location }: LineParts): void {
    const threadId = this.threads.learn(bytes, thread.start, thread.end);
    const names = this.namesOf(verb.argument);
    const name = names === undefined ? 0 : names.learn(bytes, argument.start, argument.end);
    const { start, end } = location;
    const site = start === end ? 0 : this.sites.learn(bytes, start, end);
    const place = verb.argument === 'variable' ? Place.Static : Place.None;
    this.append(verb.kind, threadId, place, name, site);
  }

  private namesOf(kind: ArgumentKind): NameTable | undefined {
    switch (kind) {
      case 'variable':
        return this.variables;
      case 'lock':
        return this.locks;
      case 'thread':
        return this.threads;
      case 'none':
        return undefined;
    }
  }

  private append(kind: OpKind, thread: number, place: Place, name: number, site: number): void {
    if (this.waiting === BATCH_CAPACITY) this.handOver();
    const slot = this.waiting++;
    const { columns } = this.batch;
    columns.kind[slot] = kind;
    columns.thread[slot] = thread;
    columns.place[slot] = place;
    columns.a[slot] = place === Place.Static ? 0 : name;
    columns.b[slot] = place === Place.Static ? name : 0;
    columns.site[slot] = site;
    columns.line[slot] = this.line;
    columns.number[slot] = this.line;
  }

  private handOver(): void {
    const length = this.waiting;
    this.waiting = 0;
    this.batch.submit(length);
  }

  private report(bytes: Uint8Array, start: number, { code, message, at }: LineFault): void {
    const before = textOf(bytes, { start, end: at.start }).length;
    const columns = [before, before + textOf(bytes, at).length] as const;
    this.problems.error(this.line, code, message, { columns });
  }
}

/** The kind of `acq(` or `rel(`; 0 when neither stands there. */
function lockKind(bytes: Uint8Array, start: number): OpKind | 0 {
  if (startsWith(bytes, start, ACQUIRE)) return OpKind.Lock;
  return startsWith(bytes, start, RELEASE) ? OpKind.Unlock : 0;
}

function startsWith(bytes: Uint8Array, start: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes[start + index] !== word[index]) return false;
  }
  return true;
}

/** Where the next line starts if this one ends at `end`, in LF or CRLF. */
function lineStartAfter(bytes: Uint8Array, end: number): number {
  if (bytes[end] === LINE_FEED) return end + 1;
  return bytes[end + 1] === LINE_FEED ? end + 2 : NOT_RECOGNISED;
}

function isBlankLine(bytes: Uint8Array, start: number, end: number): boolean {
  let index = start;
  while (index < end && isBlank(bytes[index]!)) index++;
  return index === end;
}
