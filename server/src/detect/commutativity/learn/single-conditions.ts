/** The conditions of one variable that its samples allow, each with its chance; the strongest only. */
import type { Condition, SingleForm } from '../conditions/condition.js';
import type { VariableKey } from '../conditions/variable.js';
import { beyond, evenly, missedOne, MOST_CHANCE, oneMoreOf, rangeOf } from './chance.js';
import type { Candidate } from './candidate.js';
import { MOST_VALUES, type VariableStats } from './variable-stats.js';

export function singleConditions(x: VariableKey, stats: VariableStats): readonly Candidate[] {
  const { samples, nulls, objects, booleans, numbers } = stats;
  if (nulls + objects === samples) return pointerConditions(x, stats);
  // What is a number now and null then is boxed, and nothing is said of it.
  return booleans + numbers === samples ? numberConditions(x, stats) : [];
}

function pointerConditions(x: VariableKey, stats: VariableStats): readonly Candidate[] {
  const { nulls, objects, fresh, dereferenced } = stats;
  if (nulls > 0 && objects > 0) return [];
  // Whoever dereferences without asking takes it for granted: that is no accident.
  const chance = dereferenced > 0 ? 0 : evenly(fresh);
  return [candidate(x, nulls > 0 ? 'null' : 'nonnull', fresh, chance)];
}

function numberConditions(x: VariableKey, stats: VariableStats): readonly Candidate[] {
  const { values, fresh, booleans, samples } = stats;
  if (values.length === 1) return [candidate(x, 'constant', fresh, evenly(fresh), values)];
  if (booleans === samples) return [];
  const range = rangeCondition(x, stats);
  if (values.length <= MOST_VALUES) {
    const few = candidate(x, 'one-of', fresh, oneMoreOf(values.length, fresh), values);
    if (few.chance <= MOST_CHANCE) return [few];
  }
  return [...range, ...nonzeroCondition(x, stats, range)];
}

/** Each end for itself: what is always positive need not have a largest value. */
function rangeCondition(x: VariableKey, { low, high, fresh }: VariableStats): readonly Candidate[] {
  if (low === undefined || high === undefined) return [];
  const chances = [beyond(low), beyond(high)];
  const [lowest, highest] = chances.map((chance) => chance <= MOST_CHANCE);
  if (!lowest! && !highest!) return [];
  const ends = [lowest! ? low.value : -Infinity, highest! ? high.value : Infinity];
  const chance = Math.max(...chances.filter((each) => each <= MOST_CHANCE));
  return [candidate(x, 'range', fresh, chance, ends)];
}

function nonzeroCondition(
  x: VariableKey,
  stats: VariableStats,
  range: readonly Candidate[],
): readonly Candidate[] {
  if (stats.zeros > 0) return [];
  const ends = range[0]?.condition.numbers;
  if (ends !== undefined && (ends[0]! > 0 || ends[1]! < 0)) return [];
  return [candidate(x, 'nonzero', stats.fresh, missedOne(rangeOf([stats], [0]), stats.fresh))];
}

function candidate(
  x: VariableKey,
  form: SingleForm,
  support: number,
  chance: number,
  numbers?: readonly number[],
): Candidate {
  const condition: Condition<VariableKey> = {
    form,
    x,
    ...(numbers === undefined ? {} : { numbers }),
  };
  return { condition, support, chance };
}
