/** The conditions of two variables that their samples allow, each with its chance. */
import type { Condition, PairForm } from '../conditions/condition.js';
import { evenly, missedOne, rangeOf } from './chance.js';
import type { Candidate } from './candidate.js';
import type { KnownPair } from './handler-stats.js';
import { slopeOf } from './line.js';
import { isExchanged, plainForm, type DirectedForm, type PairStats } from './pair-stats.js';
import type { VariableStats } from './variable-stats.js';

/** Two points are always on a line. */
const FREE_POINTS = 2;

export function pairConditions(
  pair: KnownPair,
  x: VariableStats,
  y: VariableStats,
): readonly Candidate[] {
  const { pointers, numbers, holds } = pair.stats;
  if (pointers > 0 && numbers > 0) return [];
  if (pointers > 0) return pointerPair(pair, x, y);
  // What does not change is said of each by itself.
  if (x.values.length < 2 && y.values.length < 2) return [];
  if (holds.equal !== undefined) return [plain(pair, 'equal', evenly(holds.equal))];
  return [...orders(pair, x, y), ...calculations(pair, x, y)];
}

function pointerPair(pair: KnownPair, x: VariableStats, y: VariableStats): readonly Candidate[] {
  const { equal, unequal } = pair.stats.holds;
  // Nulls are alike, and unlike all others, without anybody's doing.
  if (x.nulls > 0 || y.nulls > 0) return [];
  if (equal !== undefined) return [plain(pair, 'equal', evenly(equal))];
  return unequal === undefined ? [] : [plain(pair, 'unequal', evenly(unequal))];
}

/** Numbers whose ranges do not meet are in order by that alone. */
function orders(pair: KnownPair, x: VariableStats, y: VariableStats): readonly Candidate[] {
  if (!doRangesMeet(x, y)) return [];
  for (const form of ['less', '~less', 'at-most', '~at-most'] as const) {
    const told = pair.stats.holds[form];
    if (told !== undefined) return [plain(pair, form, evenly(told))];
  }
  const { unequal } = pair.stats.holds;
  if (unequal === undefined) return [];
  return [plain(pair, 'unequal', missedOne(rangeOf([x, y]), unequal))];
}

function doRangesMeet(x: VariableStats, y: VariableStats): boolean {
  if (x.low === undefined || x.high === undefined) return false;
  if (y.low === undefined || y.high === undefined) return false;
  return x.low.value <= y.high.value && y.low.value <= x.high.value;
}

function calculations(pair: KnownPair, x: VariableStats, y: VariableStats): readonly Candidate[] {
  if (x.values.length < 2 || y.values.length < 2) return [];
  const { holds } = pair.stats;
  const linear = linearCondition(pair);
  const forms: readonly DirectedForm[] = ['square', '~square', 'divisible', '~divisible'];
  const others: readonly DirectedForm[] = ['bits-apart', 'bits-within', '~bits-within'];
  const bits = x.whole && y.whole ? others : [];
  const told = [...(linear.length > 0 ? [] : forms), ...bits].flatMap((form) =>
    holds[form] === undefined ? [] : [plain(pair, form, evenly(holds[form]))],
  );
  return [...linear, ...told];
}

function linearCondition({ x, y, stats }: KnownPair): readonly Candidate[] {
  const slope = slopeOf(stats.line);
  if (stats.holds.linear === undefined || slope === undefined) return [];
  const condition: Condition<string> = { form: 'linear', x, y, numbers: slope };
  const support = stats.holds.linear;
  return [{ condition, support, chance: evenly(support - FREE_POINTS) }];
}

function plain(pair: KnownPair, form: DirectedForm, chance: number): Candidate {
  const support = supportOf(pair.stats, form);
  const named: PairForm = plainForm(form);
  const [x, y] = isExchanged(form) ? [pair.y, pair.x] : [pair.x, pair.y];
  return { condition: { form: named, x, y }, support, chance };
}

function supportOf({ holds }: PairStats, form: DirectedForm): number {
  return holds[form] ?? 0;
}
