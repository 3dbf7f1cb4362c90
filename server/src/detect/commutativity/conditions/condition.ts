/**
 * The atomic symbolic conditions of the thesis, 5.3.1, over one or two variables. What a variable is
 * is left open: a symbolic name while conditions are learned, a memory location when they are held
 * against a run.
 */
import { isNumeric, isPointer, isWhole } from './value.js';
import { isSame, type Value } from '../../../trace/value.js';
import { ValueKind } from '../../../trace/operations.js';

/** Of one variable. */
export const SINGLE_FORMS = ['null', 'nonnull', 'constant', 'one-of', 'range', 'nonzero'] as const;

/** Of two; pointers can be `equal` or not. `less` and `at-most` are the order of x and y; exchanged variables give the other two. */
export const PAIR_FORMS = [
  'equal',
  'unequal',
  'less',
  'at-most',
  'linear',
  'divisible',
  'square',
  'bits-apart',
  'bits-within',
] as const;

export type SingleForm = (typeof SINGLE_FORMS)[number];
export type PairForm = (typeof PAIR_FORMS)[number];

export interface Condition<Variable> {
  readonly form: SingleForm | PairForm;
  readonly x: Variable;
  readonly y?: Variable;
  /**
   * `constant`: the value. `one-of`: the values, ascending. `range`: lowest and highest, either may be
   * infinite. `linear`: a and b of y == a * x + b.
   */
  readonly numbers?: readonly number[];
}

/** Does the condition hold? Undefined if the values do not tell. */
export function holds(
  { form, numbers = [] }: Condition<unknown>,
  x: Value,
  y: Value | undefined,
): boolean | undefined {
  if (form === 'null' || form === 'nonnull') {
    return isPointer(x) ? (x.kind === ValueKind.Null) === (form === 'null') : undefined;
  }
  if (isPointer(x)) return holdsOfPointers(form, x, y);
  if (!isNumeric(x)) return undefined;
  if (isSingle(form)) return holdsOfNumber(form, x.value, numbers);
  if (y === undefined || !isNumeric(y)) return undefined;
  return holdsOfNumbers(form, x.value, y.value, numbers);
}

function holdsOfPointers(
  form: SingleForm | PairForm,
  x: Value,
  y: Value | undefined,
): boolean | undefined {
  if ((form !== 'equal' && form !== 'unequal') || y === undefined || !isPointer(y))
    return undefined;
  return isSame(x, y) === (form === 'equal');
}

function isSingle(form: SingleForm | PairForm): form is SingleForm {
  return (SINGLE_FORMS as readonly string[]).includes(form);
}

function holdsOfNumber(form: SingleForm, x: number, numbers: readonly number[]): boolean {
  if (form === 'nonzero') return x !== 0;
  if (form === 'range') return x >= numbers[0]! && x <= numbers[1]!;
  return numbers.includes(x);
}

export function holdsOfNumbers(
  form: PairForm,
  x: number,
  y: number,
  [a = 0, b = 0]: readonly number[] = [],
): boolean {
  switch (form) {
    case 'equal':
      return x === y;
    case 'unequal':
      return x !== y;
    case 'less':
      return x < y;
    case 'at-most':
      return x <= y;
    case 'linear':
      return y === a * x + b;
    case 'divisible':
      return y !== 0 && Number.isFinite(x) && x % y === 0;
    case 'square':
      return y === x * x;
    case 'bits-apart':
      return isWhole(x) && isWhole(y) && commonBits(x, y) === 0;
    case 'bits-within':
      return isWhole(x) && isWhole(y) && commonBits(x, y) === x;
    default:
      return false;
  }
}

/** x & y, of ints and of longs. */
function commonBits(x: number, y: number): number {
  if (x === (x | 0) && y === (y | 0)) return x & y;
  return Number(BigInt.asIntN(64, BigInt(x) & BigInt(y)));
}
