/**
 * Reads racetrace, the format of docs/trace-format.md: line by line, in one pass, keeping only the
 * declared names. A line that is not understood is reported and skipped.
 */
import { ByteLines } from '../../byte-lines.js';
import { BatchWriter, type OperationSink } from '../../batch.js';
import { OpKind, type IdKind } from '../../operations.js';
import type { ProblemLog } from '../../problems.js';
import type { TraceReader } from '../../reader.js';
import { createTables } from '../../tables.js';
import { Declarations, DECLARED_KINDS } from './declarations.js';
import { OperationLine } from './operation-line.js';
import { splitWords, type Word } from './words.js';

const SPACE = 32;
const TAB = 9;
const ZERO = 48;
const NINE = 57;
const HASH = 35;
const LETTER_T = 116;

export const RACETRACE_VERSION = 1;

const DECLARABLE: ReadonlySet<string> = new Set<IdKind>([...DECLARED_KINDS, 'component', 'object']);

export function createRacetraceReader(sink: OperationSink, problems: ProblemLog): TraceReader {
  return new RacetraceReader(sink, problems);
}

class RacetraceReader implements TraceReader {
  readonly format = 'racetrace';
  readonly tables = createTables();

  private readonly out: BatchWriter;
  private readonly lines: ByteLines;
  private readonly declarations: Declarations;
  private readonly operation: OperationLine;
  private readonly decoder = new TextDecoder();
  /** The line being read. */
  private line = 0;
  private time = 0;
  private headerSeen = false;

  constructor(
    sink: OperationSink,
    private readonly problems: ProblemLog,
  ) {
    this.out = new BatchWriter(sink);
    this.lines = new ByteLines(problems, (bytes, start, end, line) => {
      this.line = line;
      this.readLine(bytes, start, end);
    });
    this.declarations = new Declarations(this.tables, problems);
    this.operation = new OperationLine(this.tables, this.declarations, problems);
  }

  push(bytes: Uint8Array): void {
    this.lines.push(bytes);
  }

  end(): void {
    this.lines.end();
    this.out.flush();
    if (this.lines.count === 0) this.problems.error(0, 'empty-file', 'The file is empty.');
  }

  private readLine(bytes: Uint8Array, start: number, end: number): void {
    if (this.line === 1 && bytes[start] === 0xef && bytes[start + 1] === 0xbb) start += 3;
    let at = start;
    while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
    const first = at < end ? bytes[at]! : SPACE;
    if (first === HASH) return;
    const second = at + 1 < end ? bytes[at + 1]! : SPACE;
    if (first === LETTER_T && second >= ZERO && second <= NINE) {
      this.expectHeader();
      this.readOperation(bytes, start, end);
      return;
    }
    const words = splitWords(this.decoder.decode(bytes.subarray(start, end)));
    if (words.length > 0) this.readWords(words);
  }

  private readOperation(bytes: Uint8Array, start: number, end: number): void {
    if (!this.operation.parse(bytes, start, end, this.line)) return;
    this.operation.row.time = this.time;
    this.out.copy(this.operation.row);
  }

  private readWords(words: readonly Word[]): void {
    const keyword = words[0]!.text;
    if (keyword === 'racetrace') {
      this.readHeader(words);
      return;
    }
    this.expectHeader();
    const unclosed = words.find((word) => word.unclosed);
    if (unclosed !== undefined) this.fail('unclosed-quote', 'The quote is not closed.', unclosed);
    else if (DECLARABLE.has(keyword)) this.declarations.declare(words, this.line);
    else if (keyword === 'time') this.readTime(words);
    else if (keyword === 'about') this.readAbout(words);
    else if (keyword === 'start' && words.length === 1) this.readStart();
    else this.fail('unknown-line', `'${keyword}' begins no line of a racetrace.`, words[0]!);
  }

  private readHeader(words: readonly Word[]): void {
    if (this.headerSeen) {
      this.fail('second-header', 'The header stands once, in the first line.', words[0]!);
      return;
    }
    this.headerSeen = true;
    if (words[1]?.text === String(RACETRACE_VERSION)) return;
    this.lines.stop(); // nothing more can be understood
    const version = words[1]?.text ?? '';
    const message = `This is racetrace version '${version}'; this Racelens reads version ${RACETRACE_VERSION}.`;
    this.fail('unknown-version', message, words[1] ?? words[0]!);
  }

  private expectHeader(): void {
    if (this.headerSeen) return;
    this.headerSeen = true;
    const message = `The first line should be 'racetrace ${RACETRACE_VERSION}'.`;
    this.problems.error(this.line, 'missing-header', message);
  }

  private readTime(words: readonly Word[]): void {
    const text = words[1]?.text ?? '';
    const time = Number(text);
    if (text === '' || words.length > 2 || !(time >= 0 && time <= Number.MAX_SAFE_INTEGER)) {
      this.fail('bad-time', 'Expected milliseconds after time.', words[1] ?? words[0]!);
    } else if (time < this.time) {
      this.fail('time-goes-back', `The time was ${this.time} before.`, words[1]!);
    } else {
      this.time = time;
    }
  }

  private readAbout(words: readonly Word[]): void {
    if (words.length === 3) this.tables.about.push({ key: words[1]!.text, value: words[2]!.text });
    else this.fail('missing-argument', 'Expected a key and a value after about.', words[0]!);
  }

  private readStart(): void {
    const slot = this.out.next(OpKind.Start, 0, this.line);
    this.out.columns.time[slot] = this.time;
  }

  private fail(code: string, message: string, word: Word): void {
    this.problems.error(this.line, code, message, { columns: [word.start, word.end] });
  }
}
