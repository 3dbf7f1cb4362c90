/**
 * Reads STD, the text format of RAPID and other race detectors: one operation a line,
 * `T0|w(V1)|123`. Memory grows with the number of distinct names and not with the file.
 *
 * Three ways through a line. Nearly every line of a trace is a read, a write, a lock or an unlock, with
 * numbered names: `readKnownLines` finds the ids in one look at each byte. Such operations with other
 * or new names are for `readNamedLines`. All other lines (rare operations, odd spelling, mistakes) are
 * taken apart by `parseLine`. A line with a mistake leaves no name behind.
 *
 * A variable is a static field without a class. A block's name (`begin(x)`) is not kept.
 */
import { BATCH_CAPACITY, BatchWriter, type OperationSink } from '../batch.js';
import { LINE_LIMIT, LineBlocks } from '../line-blocks.js';
import { Place } from '../operations.js';
import type { ProblemLog } from '../problems.js';
import type { CreateReader, TraceReader } from '../reader.js';
import { createTables, type TraceTables } from '../tables.js';
import {
  CARRIAGE_RETURN,
  decodeText,
  encodeText,
  indexOfByte,
  isBlank,
  LINE_FEED,
  startsWith,
} from './std/bytes.js';
import { readKnownLines } from './std/known-lines.js';
import { type LineFault, type LineParts, parseLine } from './std/line.js';
import { readNamedLines } from './std/named-lines.js';
import { createStdNames, type StdNames } from './std/names.js';
import { appendOperation, createProgress } from './std/progress.js';

const BYTE_ORDER_MARK = encodeText('\uFEFF');

export const createStdReader: CreateReader = (sink, problems) => new StdReader(sink, problems);

class StdReader implements TraceReader {
  readonly format = 'std';
  readonly tables: TraceTables;
  private readonly names: StdNames;
  private readonly lines: LineBlocks;
  private readonly batch: BatchWriter;
  private readonly progress = createProgress();

  constructor(
    sink: OperationSink,
    private readonly problems: ProblemLog,
  ) {
    const lockNames = [''];
    this.tables = createTables(lockNames);
    this.names = createStdNames(this.tables, lockNames);
    this.batch = new BatchWriter(sink);
    this.lines = new LineBlocks({
      block: (bytes, start, end) => {
        this.readBlock(bytes, start, end);
      },
      overlong: () => {
        this.skipOverlongLine();
      },
    });
  }

  push(bytes: Uint8Array): void {
    // Node's Buffer is a Uint8Array of its own class; the loop over lines is faster if it meets one.
    const isPlain = Object.getPrototypeOf(bytes) === Uint8Array.prototype;
    const { buffer, byteOffset, length } = bytes;
    this.lines.push(isPlain ? bytes : new Uint8Array(buffer, byteOffset, length));
  }

  end(): void {
    this.lines.end();
    this.handOver();
  }

  private readBlock(bytes: Uint8Array, start: number, end: number): void {
    const { names, progress } = this;
    const { columns } = this.batch;
    let index = start;
    if (progress.line === 1 && startsWith(bytes, start, BYTE_ORDER_MARK)) {
      index += BYTE_ORDER_MARK.length;
    }
    while (index < end) {
      index = readKnownLines(bytes, index, end, names, columns, progress);
      if (progress.waiting === BATCH_CAPACITY) this.handOver();
      if (index === end) return;
      const next = readNamedLines(bytes, index, end, names, columns, progress);
      index = next > index ? next : this.readWithCare(bytes, index, end);
    }
  }

  /** Takes in a line of any kind; gives the start of the next one. */
  private readWithCare(bytes: Uint8Array, start: number, blockEnd: number): number {
    const lineFeed = indexOfByte(bytes, LINE_FEED, start, blockEnd);
    const end =
      lineFeed > start && bytes[lineFeed - 1] === CARRIAGE_RETURN ? lineFeed - 1 : lineFeed;
    if (!isBlankLine(bytes, start, end)) {
      const parts = parseLine(bytes, start, end);
      if ('code' in parts) this.report(bytes, start, parts);
      else this.learn(bytes, parts);
    }
    this.progress.line++;
    return lineFeed + 1;
  }

  private learn(bytes: Uint8Array, { verb, thread, argument, location }: LineParts): void {
    const { names } = this;
    const threadId = names.thread.learn(bytes, thread.start, thread.end);
    const name =
      verb.argument === 'none'
        ? 0
        : names[verb.argument].learn(bytes, argument.start, argument.end);
    const { start, end } = location;
    const site = start === end ? 0 : names.site.learn(bytes, start, end);
    const place = verb.argument === 'variable' ? Place.Static : Place.None;
    appendOperation(this.batch.columns, this.progress, verb.kind, threadId, place, name, site);
  }

  private handOver(): void {
    const length = this.progress.waiting;
    this.progress.waiting = 0;
    this.batch.submit(length);
  }

  private report(bytes: Uint8Array, start: number, { code, message, at }: LineFault): void {
    const before = decodeText(bytes, start, at.start).length;
    const columns = [before, before + decodeText(bytes, at.start, at.end).length] as const;
    this.problems.error(this.progress.line, code, message, { columns });
  }

  private skipOverlongLine(): void {
    const message = `The line is longer than ${LINE_LIMIT} bytes and was left out.`;
    this.problems.error(this.progress.line++, 'line-too-long', message);
  }
}

function isBlankLine(bytes: Uint8Array, start: number, end: number): boolean {
  let index = start;
  while (index < end && isBlank(bytes[index]!)) index++;
  return index === end;
}
