/**
 * One operation line of a racetrace, from its bytes to a row of numbers. Operations are nearly all of
 * a trace, so nothing is decoded to text unless the line is wrong or holds a word or a fraction.
 */
import { createOperation, type Operation } from '../../batch.js';
import {
  BRANCH_TESTS,
  Flag,
  OpKind,
  Place,
  SIGILS,
  ValueKind,
  type IdKind,
} from '../../operations.js';
import type { Argument, OperationShape } from '../../shapes.js';
import type { ProblemLog } from '../../problems.js';
import type { TraceTables } from '../../tables.js';
import { DECLARED_MAXIMUM } from './declared-ids.js';
import { DECLARED_TABLES, type DeclaredKind, type Declarations } from './declarations.js';
import { isDigit, LineError, LineScanner, wrong } from './line-scanner.js';
import { OptionWords } from './option-words.js';
import { COLUMN_ORDER, findVerb, hashByte, KIND_OF_BYTE, type CompiledVerb } from './verbs.js';

const DOT = 46;
const EQUALS = 61;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const LETTER_F = SIGILS.field.charCodeAt(0);
const LETTER_N = SIGILS.name.charCodeAt(0);
const LETTER_O = SIGILS.object.charCodeAt(0);
const LETTER_R = SIGILS.resource.charCodeAt(0);
const LETTER_S = SIGILS.site.charCodeAt(0);
const SITE_COLUMN = COLUMN_ORDER.indexOf('site');

export class OperationLine {
  /** The row read last; valid until the next call. */
  readonly row: Operation = createOperation(OpKind.Nop, 0, 0);

  private readonly scanner = new LineScanner();
  private readonly options = new OptionWords();
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
    this.scanner.reset(bytes, start, end);
    this.line = line;
    try {
      this.parseOperation();
      return true;
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      const columns = [this.scanner.column(error.start), this.scanner.column(error.end)] as const;
      this.problems.error(line, error.code, error.message, { columns });
      return false;
    }
  }

  private parseOperation(): void {
    clearRow(this.row);
    this.filled = 0;
    this.locations = 0;
    this.options.reset();
    this.scanner.nextWord();
    this.scanner.at++; // past the `t`, which the caller has seen
    this.row.thread = this.resolve('thread', this.scanner.takeNumber());
    const verb = this.readVerb();
    this.row.kind = verb.shape.kind;
    this.row.line = this.row.number = this.line;
    while (this.scanner.nextWord()) this.readArgument(verb);
    this.checkComplete(verb);
    if (verb.shape.locations > 0) this.markVolatile();
  }

  private readVerb(): CompiledVerb {
    const { scanner } = this;
    scanner.nextWord();
    const start = scanner.at;
    let hash = 0;
    while (!scanner.atWordEnd()) hash = hashByte(hash, scanner.bytes[scanner.at++]!);
    const verb = findVerb(hash, scanner.bytes, start, scanner.at);
    if (verb !== undefined) return verb;
    const found = scanner.text(start, scanner.at);
    const message =
      found === ''
        ? 'Expected an operation after the thread.'
        : `There is no operation '${found}'.`;
    throw wrong('unknown-operation', message, start, scanner.at);
  }

  private readArgument(verb: CompiledVerb): void {
    const { scanner } = this;
    const start = scanner.at;
    const byte = scanner.peek();
    if (byte === EQUALS) this.readValue(verb.shape);
    else if (isDigit(byte) && verb.shape.numbered) this.fill(0, scanner.takeNumber(), start);
    else if (byte < 128 && KIND_OF_BYTE[byte] !== undefined && isDigit(scanner.peek(1))) {
      this.readId(verb);
    } else this.options.read(scanner, verb.shape, this.row);
    if (scanner.atWordEnd()) return;
    const end = scanner.wordEnd();
    const message = `'${scanner.text(start, end)}' is not understood.`;
    throw wrong('unexpected-argument', message, start, end);
  }

  private readId(verb: CompiledVerb): void {
    const start = this.scanner.at;
    const letter = this.scanner.bytes[this.scanner.at++]!;
    const number = this.scanner.takeNumber();
    if (this.locations < verb.shape.locations && this.readLocation(letter, number)) return;
    let column = verb.columnOfSigil[letter]!;
    if (column >= 0 && letter === LETTER_S && this.filled & (1 << column)) column = SITE_COLUMN;
    const kind = KIND_OF_BYTE[letter]!;
    if (column < 0) {
      const message = `'${verb.shape.verb}' takes no ${kind} here.`;
      throw wrong('unexpected-argument', message, start, this.scanner.at);
    }
    this.fill(column, this.idValue(kind, number, start), start);
  }

  private fill(column: number, value: number, start: number): void {
    if (this.filled & (1 << column)) {
      const message = `'${this.scanner.text(start, this.scanner.at)}' is one too many of its kind.`;
      throw wrong('unexpected-argument', message, start, this.scanner.at);
    }
    this.filled |= 1 << column;
    this.row[COLUMN_ORDER[column]!] = value;
  }

  /** Takes `o5.f1`, `o5[3]`, `o5{…}`, `f1` or `r1`; false when the id is not a location. */
  private readLocation(letter: number, number: number): boolean {
    if (letter === LETTER_F) this.place(Place.Static, 0, this.resolve('field', number));
    else if (letter === LETTER_R) this.place(Place.Resource, 0, this.resolve('resource', number));
    else if (letter === LETTER_O && !this.scanner.atWordEnd()) this.readPartOf(number);
    else return false;
    return true;
  }

  /** What follows an object: its field, its element, its entry. */
  private readPartOf(object: number): void {
    const { scanner } = this;
    const start = scanner.at;
    this.checkNumbered(object, start);
    const opening = scanner.bytes[scanner.at++]!;
    if (opening === DOT && scanner.peek() === LETTER_F) {
      scanner.at++;
      this.place(Place.Field, object, this.resolve('field', scanner.takeNumber()));
    } else if (opening === OPEN_BRACKET) {
      this.place(Place.Element, object, scanner.takeNumber());
      scanner.expect(CLOSE_BRACKET);
    } else if (opening === OPEN_BRACE) {
      this.readKey(object);
      scanner.expect(CLOSE_BRACE);
    } else {
      const message = 'Expected .f1, [0] or {…} after the object.';
      throw wrong('bad-location', message, start, scanner.wordEnd());
    }
  }

  private readKey(container: number): void {
    const { scanner } = this;
    const byte = scanner.peek();
    if (byte === CLOSE_BRACE) this.place(Place.Whole, container, 0);
    else if (byte === LETTER_N) {
      scanner.at++;
      this.place(Place.Entry, container, this.resolve('name', scanner.takeNumber()));
    } else this.place(Place.Slot, container, scanner.takeNumber());
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
    const { scanner, row } = this;
    const start = scanner.at++;
    if (!shape.takesValue) {
      throw wrong('unexpected-argument', `'${shape.verb}' has no value.`, start, scanner.wordEnd());
    }
    if (row.valueKind !== ValueKind.None) {
      throw wrong('unexpected-argument', 'There is one value too many.', start, scanner.wordEnd());
    }
    const first = scanner.peek();
    if ((first === LETTER_O || first === LETTER_N) && isDigit(scanner.peek(1))) {
      scanner.at++;
      const number = scanner.takeNumber();
      if (first === LETTER_O) this.checkNumbered(number, start);
      row.valueKind = first === LETTER_O ? ValueKind.Object : ValueKind.Text;
      row.value = first === LETTER_O ? number : this.resolve('name', number);
    } else {
      this.setPlainValue(scanner.takeWord(), start);
    }
  }

  private setPlainValue(text: string, start: number): void {
    const { row } = this;
    if (text === 'null') row.valueKind = ValueKind.Null;
    else if (text === 'true' || text === 'false') {
      row.valueKind = ValueKind.Boolean;
      row.value = text === 'true' ? 1 : 0;
    } else {
      row.valueKind = ValueKind.Number;
      row.value = Number(text);
      if (text !== '' && (text === 'NaN' || !Number.isNaN(row.value))) return;
      const message = `'${text}' is no value: null, true, false, a number, o1 or n1.`;
      throw wrong('bad-value', message, start, this.scanner.at);
    }
  }

  private checkComplete(verb: CompiledVerb): void {
    const { shape } = verb;
    const missing = verb.required & ~this.filled;
    if (missing !== 0) {
      const lacks = (each: Argument): boolean =>
        !each.optional && (missing & (1 << COLUMN_ORDER.indexOf(each.column))) !== 0;
      const { id } = shape.arguments.find(lacks)!;
      this.lacks(shape, `a ${id} such as ${SIGILS[id]}1`);
    }
    if (shape.numbered && !(this.filled & 1)) this.lacks(shape, 'a number');
    if (this.locations < shape.locations && !shape.optionalLocation) {
      this.lacks(shape, 'a location such as o1.f1');
    }
    if (shape.kind === OpKind.Branch && !this.options.hasTest) {
      this.lacks(shape, `a test, one of ${BRANCH_TESTS.join(', ')}`);
    }
  }

  private lacks({ verb }: OperationShape, what: string): never {
    const { start, end } = this.scanner;
    throw wrong('missing-argument', `'${verb}' needs ${what}.`, start, end);
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
    throw wrong('bad-id', 'These ids are numbered from 1.', start, this.scanner.at);
  }

  private resolve(kind: DeclaredKind, number: number): number {
    if (number <= DECLARED_MAXIMUM) return this.declarations.resolve(kind, number, this.line);
    const message = `${SIGILS[kind]}${number} is beyond ${DECLARED_MAXIMUM}.`;
    throw wrong('number-out-of-range', message, this.scanner.start, this.scanner.at);
  }
}

function clearRow(row: Operation): void {
  row.flags = row.a = row.b = row.c = row.d = row.place = row.site = 0;
  row.amount = row.value = 0;
  row.valueKind = ValueKind.None;
}
