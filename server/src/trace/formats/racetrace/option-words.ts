/**
 * The words of an operation that are neither ids nor values: options such as `delay=200` and `front`,
 * and the test and region of a branch.
 */
import type { Operation } from '../../batch.js';
import { BRANCH_TESTS, Flag, OpKind } from '../../operations.js';
import { type OperationShape, type Option } from '../../shapes.js';
import { wrong, type LineScanner } from './line-scanner.js';

const WHEN = Flag.Delayed | Flag.AtTime | Flag.Front;

/** Reads the word at the cursor into the row. */
export function readOptionWord(scanner: LineScanner, shape: OperationShape, row: Operation): void {
  const start = scanner.at;
  const word = scanner.takeWord();
  const equals = word.indexOf('=');
  const key = equals < 0 ? word : word.slice(0, equals);
  const value = equals < 0 ? undefined : word.slice(equals + 1);
  const fail = (code: string, message: string): never => {
    throw wrong(code, message, start, scanner.at);
  };
  const option = shape.options.find((each) => each.word === key);
  if (option !== undefined) setOption(row, option, value, fail);
  else if (shape.kind !== OpKind.Branch || !setBranchPart(row, key, value, fail)) {
    fail('unexpected-argument', `'${word}' is not understood after '${shape.verb}'.`);
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
  if (option.column === undefined) return;
  const number = Number(value);
  const least = option.word === 'later' ? -1 : 0;
  const most = option.column === 'c' ? 0xffff_ffff : Number.MAX_SAFE_INTEGER;
  if (value === '' || !(number >= least && number <= most)) {
    fail(
      'number-out-of-range',
      `${option.word}=${value} is not a number from ${least} to ${most}.`,
    );
  }
  row[option.column] = number;
}

/** The test of a branch, or the region of lines that it guards; false when the word is neither. */
function setBranchPart(
  row: Operation,
  key: string,
  value: string | undefined,
  fail: Fail,
): boolean {
  const test = BRANCH_TESTS.findIndex((each) => each === key);
  if (test >= 0 && value === undefined) {
    row.c = test;
    return true;
  }
  if (key !== 'region' || value === undefined) return false;
  const lines = /^(\d{1,9})-(\d{0,9})$/.exec(value);
  if (lines === null) return fail('bad-option', 'Expected region=FIRST-LAST or region=FIRST-.');
  row.flags |= Flag.Region;
  row.d = Number(lines[1]);
  row.amount = lines[2] === '' ? Infinity : Number(lines[2]);
  return true;
}
