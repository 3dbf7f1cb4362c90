/**
 * One operation line of a racetrace, from its bytes to a row of numbers. Operations are nearly all of
 * a trace, so nothing is decoded to text unless the line is wrong or holds a word or a fraction.
 */
import type { Operation } from '../../batch.js';
import {
  BRANCH_TESTS,
  Flag,
  OpKind,
  Place,
  SIGILS,
  ValueKind,
  type IdKind,
  type OperationShape,
  type Option,
} from '../../operations.js';
import type { ProblemLog } from '../../problems.js';
import type { TraceTables } from '../../tables.js';
import { DECLARED_MAXIMUM } from './declared-ids.js';
import { DECLARED_TABLES, type DeclaredKind, type Declarations } from './declarations.js';
import { COLUMN_ORDER, findVerb, hashByte, KIND_OF_BYTE, type CompiledVerb } from './verbs.js';

const SPACE = 32;
const TAB = 9;
const HASH = 35;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const EQUALS = 61;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const LETTER_F = SIGILS.field.charCodeAt(0);
const LETTER_N = SIGILS.name.charCodeAt(0);
const LETTER_O = SIGILS.object.charCodeAt(0);
const LETTER_R = SIGILS.resource.charCodeAt(0);
const SITE_COLUMN = COLUMN_ORDER.indexOf('site');

const decoder = new TextDecoder();

/**
 * Leaves a wrong line from any depth; never leaves this file. There is one instance, because a
 * garbled file has millions of wrong lines and each new Error would record a stack.
 */
class LineError extends Error {
  code = '';
  start = 0;
  end = 0;
}

const lineError = new LineError();

function wrong(code: string, message: string, start: number, end: number): LineError {
  return Object.assign(lineError, { code, message, start, end });
}

export class OperationLine {
  /** The row read last; valid until the next call. */
  readonly row: Operation = emptyRow();

  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  private lineStart = 0;
  private lineEnd = 0;
  private line = 0;
  /** Bits of the columns filled so far. */
  private filled = 0;
  private locations = 0;

  constructor(
    private readonly tables: TraceTables,
    private readonly declarations: Declarations,
    private readonly problems: ProblemLog,
  ) {}

  /** Parses the line into `row`; false, with a problem logged, when it is not an operation. */
  parse(bytes: Uint8Array, start: number, end: number, line: number): boolean {
    this.bytes = bytes;
    this.at = this.lineStart = start;
    this.lineEnd = end;
    this.line = line;
    try {
      this.parseOperation();
      return true;
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      const columns = [this.column(error.start), this.column(error.end)] as const;
      this.problems.error(line, error.code, error.message, { columns });
      return false;
    }
  }

  private parseOperation(): void {
    clearRow(this.row);
    this.filled = 0;
    this.locations = 0;
    this.at++; // past the `t`, which the caller has seen
    this.row.thread = this.resolve('thread', this.readNumber());
    const verb = this.readVerb();
    this.row.kind = verb.shape.kind;
    this.row.line = this.row.number = this.line;
    while (this.skipBlanks()) this.readArgument(verb);
    this.checkComplete(verb);
    if (verb.shape.locations > 0) this.markVolatile();
  }

  private readVerb(): CompiledVerb {
    this.skipBlanks();
    const start = this.at;
    let hash = 0;
    while (!this.atWordEnd()) hash = hashByte(hash, this.bytes[this.at++]!);
    const verb = findVerb(hash, this.bytes, start, this.at);
    if (verb === undefined) {
      const found = this.text(start, this.at);
      const message =
        found === ''
          ? 'Expected an operation after the thread.'
          : `There is no operation '${found}'.`;
      throw wrong('unknown-operation', message, start, this.at);
    }
    return verb;
  }

  private readArgument(verb: CompiledVerb): void {
    const start = this.at;
    const byte = this.bytes[start]!;
    const next = start + 1 < this.lineEnd ? this.bytes[start + 1]! : SPACE;
    if (byte === EQUALS) this.readValue(verb.shape);
    else if (isDigit(byte) && verb.shape.numbered) this.fill(0, this.readNumber(), start);
    else if (byte < 128 && KIND_OF_BYTE[byte] !== undefined && isDigit(next)) this.readId(verb);
    else this.readWord(verb.shape);
    if (!this.atWordEnd()) {
      const end = this.wordEnd();
      const message = `'${this.text(start, end)}' is not understood.`;
      throw wrong('unexpected-argument', message, start, end);
    }
  }

  private readId(verb: CompiledVerb): void {
    const start = this.at;
    const letter = this.bytes[this.at++]!;
    const number = this.readNumber();
    if (this.locations < verb.shape.locations && this.readLocation(letter, number)) return;
    let column = verb.columnOfSigil[letter]!;
    if (column >= 0 && letter === SIGILS.site.charCodeAt(0) && this.filled & (1 << column)) {
      column = SITE_COLUMN;
    }
    const kind = KIND_OF_BYTE[letter]!;
    if (column < 0) {
      const message = `'${verb.shape.verb}' takes no ${kind} here.`;
      throw wrong('unexpected-argument', message, start, this.at);
    }
    this.fill(column, this.idValue(kind, number, start), start);
  }

  private fill(column: number, value: number, start: number): void {
    if (this.filled & (1 << column)) {
      const message = `'${this.text(start, this.at)}' is one too many of its kind.`;
      throw wrong('unexpected-argument', message, start, this.at);
    }
    this.filled |= 1 << column;
    this.row[COLUMN_ORDER[column]!] = value;
  }

  /** Takes `o5.f1`, `o5[3]`, `o5{…}`, `f1` or `r1`; false when the id is not a location. */
  private readLocation(letter: number, number: number): boolean {
    if (letter === LETTER_F) this.place(Place.Static, 0, this.resolve('field', number));
    else if (letter === LETTER_R) this.place(Place.Resource, 0, this.resolve('resource', number));
    else if (letter === LETTER_O && !this.atWordEnd()) this.readPartOf(number);
    else return false;
    return true;
  }

  /** What follows an object: its field, its element, its entry. */
  private readPartOf(object: number): void {
    const start = this.at;
    this.checkNumbered(object, start);
    const opening = this.bytes[this.at++]!;
    if (opening === DOT && this.bytes[this.at] === LETTER_F) {
      this.at++;
      this.place(Place.Field, object, this.resolve('field', this.readNumber()));
    } else if (opening === OPEN_BRACKET) {
      this.place(Place.Element, object, this.readNumber());
      this.expect(CLOSE_BRACKET);
    } else if (opening === OPEN_BRACE) {
      this.readKey(object);
      this.expect(CLOSE_BRACE);
    } else {
      const message = 'Expected .f1, [0] or {…} after the object.';
      throw wrong('bad-location', message, start, this.wordEnd());
    }
  }

  private readKey(container: number): void {
    const byte = this.bytes[this.at];
    if (byte === CLOSE_BRACE) this.place(Place.Whole, container, 0);
    else if (byte === LETTER_N) {
      this.at++;
      this.place(Place.Entry, container, this.resolve('name', this.readNumber()));
    } else this.place(Place.Slot, container, this.readNumber());
  }

  private place(place: Place, object: number, part: number): void {
    if (this.locations++ === 0) {
      this.row.place = place;
      this.row.a = object;
      this.row.b = part;
    } else {
      this.row.place |= place << 4;
      this.row.c = object;
      this.row.d = part;
    }
  }

  private readValue(shape: OperationShape): void {
    const start = this.at++;
    const text = this.text(this.at, this.wordEnd());
    if (!shape.takesValue) {
      const message = `'${shape.verb}' has no value.`;
      throw wrong('unexpected-argument', message, start, this.wordEnd());
    }
    const first = this.bytes[this.at]!;
    if ((first === LETTER_O || first === LETTER_N) && isDigit(this.bytes[this.at + 1] ?? SPACE)) {
      this.at++;
      const number = this.readNumber();
      this.row.valueKind = first === LETTER_O ? ValueKind.Object : ValueKind.Text;
      this.row.value = first === LETTER_O ? number : this.resolve('name', number);
      return;
    }
    this.at = this.wordEnd();
    this.setPlainValue(text, start);
  }

  private setPlainValue(text: string, start: number): void {
    const row = this.row;
    if (text === 'null') row.valueKind = ValueKind.Null;
    else if (text === 'true' || text === 'false') {
      row.valueKind = ValueKind.Boolean;
      row.value = text === 'true' ? 1 : 0;
    } else {
      const value = text === 'NaN' ? NaN : Number(text);
      if (text === '' || (Number.isNaN(value) && text !== 'NaN')) {
        const message = `'${text}' is no value: null, true, false, a number, o1 or n1.`;
        throw wrong('bad-value', message, start, this.at);
      }
      row.valueKind = ValueKind.Number;
      row.value = value;
    }
  }

  private readWord(shape: OperationShape): void {
    const start = this.at;
    const end = this.wordEnd();
    const word = this.text(start, end);
    this.at = end;
    const equals = word.indexOf('=');
    const key = equals < 0 ? word : word.slice(0, equals);
    const value = equals < 0 ? undefined : word.slice(equals + 1);
    const option = shape.options.find((each) => each.word === key);
    if (option !== undefined) this.setOption(option, value, start, end);
    else if (shape.kind !== OpKind.Branch || !this.setBranchPart(key, value, start, end)) {
      const message = `'${word}' is not understood after '${shape.verb}'.`;
      throw wrong('unexpected-argument', message, start, end);
    }
  }

  private setOption(option: Option, value: string | undefined, start: number, end: number): void {
    if ((option.column === undefined) !== (value === undefined)) {
      const message = `Expected '${option.word}${option.column === undefined ? '' : '=NUMBER'}'.`;
      throw wrong('bad-option', message, start, end);
    }
    if (option.flag !== undefined) this.setFlag(option.flag, start, end);
    if (option.column === undefined) return;
    const number = Number(value);
    const least = option.word === 'later' ? -1 : 0;
    const most = option.column === 'c' ? 0xffff_ffff : Number.MAX_SAFE_INTEGER;
    if (value === '' || !(number >= least && number <= most)) {
      const message = `${option.word}=${value} is not a number from ${least} to ${most}.`;
      throw wrong('number-out-of-range', message, start, end);
    }
    this.row[option.column] = number;
  }

  private setFlag(flag: Flag, start: number, end: number): void {
    const when = Flag.Delayed | Flag.AtTime | Flag.Front;
    if (flag & when && this.row.flags & when) {
      const message = 'A task has one of delay, at and front, and it once.';
      throw wrong('conflicting-options', message, start, end);
    }
    this.row.flags |= flag;
  }

  /** The test of a branch, and the region of lines that it guards. */
  private setBranchPart(
    key: string,
    value: string | undefined,
    start: number,
    end: number,
  ): boolean {
    const test = BRANCH_TESTS.findIndex((each) => each === key);
    if (test >= 0 && value === undefined) {
      this.row.c = test;
      return true;
    }
    if (key !== 'region' || value === undefined) return false;
    const lines = /^(\d{1,9})-(\d{0,9})$/.exec(value);
    if (lines === null) {
      throw wrong('bad-option', 'Expected region=FIRST-LAST or region=FIRST-.', start, end);
    }
    this.row.flags |= Flag.Region;
    this.row.d = Number(lines[1]);
    this.row.amount = lines[2] === '' ? Infinity : Number(lines[2]);
    return true;
  }

  private checkComplete(verb: CompiledVerb): void {
    const { shape } = verb;
    const missing = verb.required & ~this.filled;
    const lacksLocation = this.locations < shape.locations && !shape.optionalLocation;
    if (missing === 0 && !lacksLocation && (!shape.numbered || this.filled & 1)) return;
    const argument = shape.arguments.find(
      (each) => !each.optional && missing & (1 << COLUMN_ORDER.indexOf(each.column)),
    );
    const what = argument
      ? `a ${argument.id} such as ${SIGILS[argument.id]}1`
      : shape.numbered
        ? 'a number'
        : 'a location such as o1.f1';
    const message = `'${shape.verb}' needs ${what}.`;
    throw wrong('missing-argument', message, this.lineStart, this.lineEnd);
  }

  private markVolatile(): void {
    const { row } = this;
    const place = row.place & 15;
    if (place !== Place.Field && place !== Place.Static) return;
    if (this.tables.fields[row.b]?.volatile === true) row.flags |= Flag.Volatile;
  }

  private idValue(kind: IdKind, number: number, start: number): number {
    if (kind in DECLARED_TABLES) return this.resolve(kind as DeclaredKind, number);
    this.checkNumbered(number, start);
    return number;
  }

  /** Ids that nobody declares are numbered from 1: 0 stands for "none" in every column. */
  private checkNumbered(number: number, start: number): void {
    if (number > 0) return;
    throw wrong('bad-id', 'These ids are numbered from 1.', start, this.at);
  }

  private resolve(kind: DeclaredKind, number: number): number {
    if (number <= DECLARED_MAXIMUM) return this.declarations.resolve(kind, number, this.line);
    const message = `${SIGILS[kind]}${number} is beyond ${DECLARED_MAXIMUM}.`;
    throw wrong('number-out-of-range', message, this.lineStart, this.at);
  }

  private readNumber(): number {
    const start = this.at;
    let number = 0;
    while (this.at < this.lineEnd) {
      const digit = this.bytes[this.at]! - ZERO;
      if (digit < 0 || digit > 9) break;
      number = number * 10 + digit;
      this.at++;
    }
    if (this.at === start) {
      throw wrong('bad-id', 'Expected a number here.', start, this.wordEnd());
    }
    if (number > 0xffff_ffff) {
      const message = `${this.text(start, this.at)} is beyond 4294967295.`;
      throw wrong('number-out-of-range', message, start, this.at);
    }
    return number;
  }

  private expect(byte: number): void {
    if (this.at < this.lineEnd && this.bytes[this.at] === byte) {
      this.at++;
      return;
    }
    const message = `Expected '${String.fromCharCode(byte)}' here.`;
    throw wrong('bad-location', message, this.at, this.wordEnd());
  }

  /** Moves to the next word; false at the end of the line or at a comment. */
  private skipBlanks(): boolean {
    while (this.at < this.lineEnd && isBlank(this.bytes[this.at]!)) this.at++;
    return this.at < this.lineEnd && this.bytes[this.at] !== HASH;
  }

  private atWordEnd(): boolean {
    return this.at >= this.lineEnd || isBlank(this.bytes[this.at]!);
  }

  private wordEnd(): number {
    let end = this.at;
    while (end < this.lineEnd && !isBlank(this.bytes[end]!)) end++;
    return end;
  }

  private text(start: number, end: number): string {
    return decoder.decode(this.bytes.subarray(start, end));
  }

  /** A byte's column, counted as editors do. */
  private column(at: number): number {
    return this.text(this.lineStart, at).length;
  }
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

function emptyRow(): Operation {
  return {
    kind: OpKind.Nop,
    flags: 0,
    thread: 0,
    a: 0,
    b: 0,
    c: 0,
    d: 0,
    place: 0,
    site: 0,
    amount: 0,
    valueKind: ValueKind.None,
    value: 0,
    time: 0,
    line: 0,
    number: 0,
  };
}

function clearRow(row: Operation): void {
  row.flags = row.a = row.b = row.c = row.d = row.place = row.site = 0;
  row.amount = row.value = 0;
  row.valueKind = ValueKind.None;
}
