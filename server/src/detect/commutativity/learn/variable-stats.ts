/**
 * What the samples of a handler say of one variable, as sums, extremes and small sets: two such
 * records join into what all their samples together would have given, in any order.
 */
import { ValueKind } from '../../../trace/operations.js';
import { isNumeric, isWhole } from '../conditions/value.js';
import type { SampleVariable, Tester } from './sample.js';

/** The lowest or highest number seen, and how often it came anew. */
export interface Bound {
  readonly value: number;
  readonly count: number;
}

export interface VariableStats {
  readonly samples: number;
  /** Samples before which it was written anew: repeating what nobody has changed proves nothing. */
  readonly fresh: number;
  readonly nulls: number;
  /** Objects and texts. */
  readonly objects: number;
  readonly booleans: number;
  readonly numbers: number;
  /** All numbers are integers. */
  readonly whole: boolean;
  readonly low?: Bound;
  readonly high?: Bound;
  readonly zeros: number;
  /** The distinct numbers, ascending; one more than MOST_VALUES stands for more. */
  readonly values: readonly number[];
  /** Samples in which it was dereferenced, and nothing had tested it before. */
  readonly dereferenced: number;
  /** Samples in which it was tested before it was used, by whoever calls the handler or by itself. */
  readonly nullTests: Tests;
  readonly valueTests: Tests;
}

export type Tests = Readonly<Record<Tester, number>>;

/** `x is one of a, b, c` names so many. */
export const MOST_VALUES = 3;

const NO_TESTS: Tests = { dispatcher: 0, handler: 0 };

export const NO_SAMPLES: VariableStats = {
  samples: 0,
  fresh: 0,
  nulls: 0,
  objects: 0,
  booleans: 0,
  numbers: 0,
  whole: true,
  zeros: 0,
  values: [],
  dereferenced: 0,
  nullTests: NO_TESTS,
  valueTests: NO_TESTS,
};

export function statsOf(variable: SampleVariable): VariableStats {
  const { value, fresh, dereferenced, nullTest, valueTest } = variable;
  return {
    ...NO_SAMPLES,
    samples: 1,
    fresh: Number(fresh),
    nulls: Number(value.kind === ValueKind.Null),
    objects: Number(value.kind === ValueKind.Object || value.kind === ValueKind.Text),
    booleans: Number(value.kind === ValueKind.Boolean),
    numbers: Number(value.kind === ValueKind.Number && isNumeric(value)),
    ...(isNumeric(value) ? numberStats(value.value, fresh) : {}),
    dereferenced: Number(dereferenced),
    nullTests: testsOf(nullTest),
    valueTests: testsOf(valueTest),
  };
}

function numberStats(value: number, fresh: boolean): Partial<VariableStats> {
  const bound = { value, count: Number(fresh) };
  const zeros = Number(value === 0);
  return { whole: isWhole(value), low: bound, high: bound, zeros, values: [value] };
}

function testsOf(tester: Tester | undefined): Tests {
  return tester === undefined ? NO_TESTS : { ...NO_TESTS, [tester]: 1 };
}

export function joinVariables(one: VariableStats, other: VariableStats): VariableStats {
  const low = joinBounds(one.low, other.low, (a, b) => a < b);
  const high = joinBounds(one.high, other.high, (a, b) => a > b);
  return {
    samples: one.samples + other.samples,
    fresh: one.fresh + other.fresh,
    nulls: one.nulls + other.nulls,
    objects: one.objects + other.objects,
    booleans: one.booleans + other.booleans,
    numbers: one.numbers + other.numbers,
    whole: one.whole && other.whole,
    zeros: one.zeros + other.zeros,
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    values: joinValues(one.values, other.values),
    dereferenced: one.dereferenced + other.dereferenced,
    nullTests: joinTests(one.nullTests, other.nullTests),
    valueTests: joinTests(one.valueTests, other.valueTests),
  };
}

function joinBounds(
  one: Bound | undefined,
  other: Bound | undefined,
  isBeyond: (value: number, than: number) => boolean,
): Bound | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.value === other.value) return { value: one.value, count: one.count + other.count };
  return isBeyond(one.value, other.value) ? one : other;
}

/** The smallest ones of both together: the same, in whatever order parts are joined. */
function joinValues(one: readonly number[], other: readonly number[]): readonly number[] {
  const all = [...new Set([...one, ...other])].sort((a, b) => a - b);
  return all.slice(0, MOST_VALUES + 1);
}

function joinTests(one: Tests, other: Tests): Tests {
  return {
    dispatcher: one.dispatcher + other.dispatcher,
    handler: one.handler + other.handler,
  };
}
