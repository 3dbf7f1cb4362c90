/**
 * What the samples of a handler say of two variables of one abstract type: which forms have held
 * every time, each with how many samples told (a sample tells if it could have come out otherwise).
 * Joins as variable-stats.ts does: a form holds of all if it holds of each part.
 */
import { isSame } from '../../../trace/value.js';
import { holdsOfNumbers, type PairForm } from '../conditions/condition.js';
import { isNumeric, isPointer, isWhole } from '../conditions/value.js';
import { joinLines, lineOf, NO_POINTS, type Line } from './line.js';
import type { SampleVariable } from './sample.js';

/** A form of the two as they stand, or, behind `~`, of the two exchanged. */
export type DirectedForm = PairForm | `~${PairForm}`;

export interface PairStats {
  readonly pointers: number;
  readonly numbers: number;
  /** By form, how many samples told. */
  readonly holds: Readonly<Partial<Record<DirectedForm, number>>>;
  readonly line: Line;
}

export const DIRECTED_FORMS: readonly DirectedForm[] = [
  'equal',
  'unequal',
  'less',
  '~less',
  'at-most',
  '~at-most',
  'linear',
  'divisible',
  '~divisible',
  'square',
  '~square',
  'bits-apart',
  'bits-within',
  '~bits-within',
];

/** What a pair of values says; undefined if the two are not of one kind. */
export function pairOf(x: SampleVariable, y: SampleVariable): PairStats | undefined {
  const tells = x.fresh || y.fresh;
  if (isPointer(x.value) && isPointer(y.value)) {
    const form = isSame(x.value, y.value) ? 'equal' : 'unequal';
    return { pointers: 1, numbers: 0, holds: { [form]: Number(tells) }, line: NO_POINTS };
  }
  if (!isNumeric(x.value) || !isNumeric(y.value)) return undefined;
  return numberPair(x.value.value, y.value.value, tells);
}

function numberPair(x: number, y: number, tells: boolean): PairStats {
  const holds: Partial<Record<DirectedForm, number>> = {};
  for (const form of DIRECTED_FORMS) {
    const [plain, one, other] = directed(form, x, y);
    if (plain === 'linear') continue;
    if (!holdsOfNumbers(plain, one, other)) continue;
    holds[form] = Number(tells && isTelling(plain, one, other));
  }
  const line = lineOf(x, y);
  if (line.straight) holds.linear = Number(tells);
  return { pointers: 0, numbers: 1, holds, line };
}

export function directed(
  form: DirectedForm,
  x: number,
  y: number,
): [form: PairForm, one: number, other: number] {
  return isExchanged(form) ? [plainForm(form), y, x] : [plainForm(form), x, y];
}

export function isExchanged(form: DirectedForm): boolean {
  return form.startsWith('~');
}

export function plainForm(form: DirectedForm): PairForm {
  return (isExchanged(form) ? form.slice(1) : form) as PairForm;
}

/** Could the form have failed with numbers such as these? */
function isTelling(form: PairForm, x: number, y: number): boolean {
  switch (form) {
    case 'divisible':
      return Math.abs(y) > 1 && x !== 0 && Math.abs(x) !== Math.abs(y) && isWhole(x) && isWhole(y);
    case 'square':
      return x !== 0 && x !== 1;
    case 'bits-apart':
      return x !== 0 && y !== 0;
    case 'bits-within':
      return x !== 0 && x !== y && y !== -1;
    default:
      return true;
  }
}

export function joinPairs(one: PairStats, other: PairStats): PairStats {
  const line = joinLines(one.line, other.line);
  const holds: Partial<Record<DirectedForm, number>> = {};
  for (const form of DIRECTED_FORMS) {
    const [here, there] = [one.holds[form], other.holds[form]];
    if (here !== undefined && there !== undefined) holds[form] = here + there;
  }
  if (!line.straight) delete holds.linear;
  return {
    pointers: one.pointers + other.pointers,
    numbers: one.numbers + other.numbers,
    holds,
    line,
  };
}
