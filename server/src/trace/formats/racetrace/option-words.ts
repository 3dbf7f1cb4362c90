/**
 * The words of an operation that are neither ids nor values: options such as `delay=200` and `front`,
 * and the test and region of a branch. Each stands once.
 */
import type { Operation } from '../../batch.js';
import { BRANCH_TESTS, Flag, OpKind } from '../../operations.js';
import { type OperationShape, type Option } from '../../shapes.js';
import { wrong, type LineScanner } from './line-scanner.js';

const WHEN = Flag.Delayed | Flag.AtTime | Flag.Front;

export class OptionWords {
  /** The options met on this line; `test` for the test of a branch. */
  private readonly met = new Set<string>();

  /** A new line begins. */
  reset(): void {
    if (this.met.size > 0) this.met.clear();
  }

  /** Reads the word at the cursor into the row. */
  read(scanner: LineScanner, shape: OperationShape, row: Operation): void {
    const start = scanner.at;
    const word = scanner.takeWord();
    const equals = word.indexOf('=');
    const key = equals < 0 ? word : word.slice(0, equals);
    const value = equals < 0 ? undefined : word.slice(equals + 1);
    const fail = (code: string, message: string): never => {
      throw wrong(code, message, start, scanner.at);
    };
    const option = shape.options.find((each) => each.word === key);
    let name: string | undefined = key;
    if (option !== undefined) setOption(row, option, value, fail);
    else name = shape.kind === OpKind.Branch ? setBranchPart(row, key, value, fail) : undefined;
    if (name === undefined) {
      fail('unexpected-argument', `'${word}' is not understood after '${shape.verb}'.`);
    } else if (this.met.has(name)) {
      fail('conflicting-options', `'${shape.verb}' takes one ${name}, not two.`);
    } else this.met.add(name);
  }

  /** Whether a branch says what it tests. */
  get hasTest(): boolean {
    return this.met.has('test');
  }
}

type Fail = (code: string, message: string) => never;

function setOption(row: Operation, option: Option, value: string | undefined, fail: Fail): void {
  if ((option.column === undefined) !== (value === undefined)) {
    fail('bad-option', `Expected '${option.word}${option.column === undefined ? '' : '=NUMBER'}'.`);
  }
  if (option.flag !== undefined) {
    if (option.flag & WHEN && row.flags & WHEN) {
      fail('conflicting-options', 'A task has one of delay, at and front, and it once.');
    }
    row.flags |= option.flag;
  }
  if (option.column !== undefined) row[option.column] = optionNumber(option, value ?? '', fail);
}

/** Column `c` holds whole numbers of 32 bits. */
function optionNumber({ word, column }: Option, value: string, fail: Fail): number {
  const number = Number(value);
  const least = word === 'later' ? -1 : 0;
  const most = column === 'c' ? 0xffff_ffff : Number.MAX_SAFE_INTEGER;
  const whole = column === 'c' ? 'whole ' : '';
  const fits = number >= least && number <= most && (whole === '' || Number.isInteger(number));
  if (value !== '' && fits) return number;
  const message = `${word}=${value} is not a ${whole}number from ${least} to ${most}.`;
  return fail('number-out-of-range', message);
}

/** The test of a branch, or the lines that it guards: which of the two, undefined for neither. */
function setBranchPart(
  row: Operation,
  key: string,
  value: string | undefined,
  fail: Fail,
): 'test' | 'region' | undefined {
  const test = BRANCH_TESTS.findIndex((each) => each === key);
  if (test >= 0 && value === undefined) {
    row.c = test;
    return 'test';
  }
  if (key !== 'region' || value === undefined) return undefined;
  const lines = /^(\d{1,9})-(\d{0,9})$/.exec(value);
  if (lines === null) return fail('bad-option', 'Expected region=FIRST-LAST or region=FIRST-.');
  row.flags |= Flag.Region;
  row.d = Number(lines[1]);
  row.amount = lines[2] === '' ? Infinity : Number(lines[2]);
  if (row.d > row.amount) fail('bad-option', `The region ends before it begins: ${value}.`);
  return 'region';
}
