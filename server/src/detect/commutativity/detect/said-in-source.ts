/**
 * Preconditions that were read from source, beside those of a spec. Where both say the same, it is one.
 * What people have written wins: a condition that they ignore is not taken from the source either. So
 * does what runs have shown: what is tested before it is used, and what was false in a run that went
 * well, is required on other ways through the code, if at all.
 */
import type { SourcePrecondition } from '../../../static/preconditions/source-precondition.js';
import type { Condition } from '../conditions/condition.js';
import { conditionText } from '../conditions/condition-text.js';
import { partOfKey, type VariableKey } from '../conditions/variable.js';
import type { HandlerStats } from '../learn/handler-stats.js';
import { isExchanged, plainForm, type DirectedForm } from '../learn/pair-stats.js';
import type { VariableStats } from '../learn/variable-stats.js';
import { conditionsOf, type HandlerSpec } from '../spec/spec.js';

/** Those that say more than the spec does. */
export function newConditions(
  spec: HandlerSpec | undefined,
  said: readonly SourcePrecondition[],
): readonly SourcePrecondition[] {
  if (spec === undefined) return said;
  const { preconditions, predicates } = conditionsOf(spec);
  const known = [...preconditions, ...predicates].map(({ condition }) => condition);
  const settled = [...known, ...spec.ignored.values()];
  return said.filter(
    (each) => !settled.some((condition) => says(condition, each)) && !isDisproved(spec.stats, each),
  );
}

/** Does the condition say it already, or more than it, whichever object it names? */
export function says(
  { form, x, y, numbers = [] }: Condition<VariableKey>,
  said: SourcePrecondition,
): boolean {
  if (partOfKey(x) !== said.x.part) return false;
  if ((y === undefined ? undefined : partOfKey(y)) !== said.y?.part) return false;
  if (said.form === 'range') return numbers.length > 0 && numbers.every((each) => isIn(each, said));
  const isStricter = form === 'less' && said.form === 'at-most';
  return isStricter || (form === said.form && numbers.join() === (said.numbers ?? []).join());
}

function isIn(number: number, { numbers }: SourcePrecondition): boolean {
  const [low, high] = numbers!;
  return number >= low! && number <= high!;
}

export function saidText(said: SourcePrecondition): string {
  const { form, x, y, numbers } = said;
  const condition = {
    form,
    x,
    ...(y === undefined ? {} : { y }),
    ...(numbers === undefined ? {} : { numbers }),
  };
  return conditionText(condition, {
    nameOf: ({ name }) => name,
    isBoolean: ({ isBoolean }) => isBoolean === true,
  });
}

function isDisproved(stats: HandlerStats, said: SourcePrecondition): boolean {
  if (said.y !== undefined) return isPairDisproved(stats, said);
  return stats.variables
    .sorted()
    .some(([, known]) => known.variable.part === said.x.part && isBroken(known.stats, said));
}

function isBroken(stats: VariableStats, { form, numbers = [] }: SourcePrecondition): boolean {
  const { nulls, objects, zeros, low, high } = stats;
  switch (form) {
    case 'nonnull':
      return nulls > 0;
    case 'null':
      return objects > 0;
    case 'nonzero':
      return zeros > 0;
    case 'constant':
    case 'range': {
      const [least, most = least] = numbers;
      return (
        (low !== undefined && low.value < least!) || (high !== undefined && high.value > most!)
      );
    }
    default:
      return false;
  }
}

function isPairDisproved({ pairs }: HandlerStats, said: SourcePrecondition): boolean {
  return pairs.sorted().some(([, { x, y, stats }]) => {
    const [one, other] = [partOfKey(x), partOfKey(y)];
    const isMeant = one === said.x.part && other === said.y!.part;
    const isTurned = one === said.y!.part && other === said.x.part;
    if (!isMeant && !isTurned) return false;
    const held = Object.keys(stats.holds) as DirectedForm[];
    return !held.some(
      (form) =>
        plainForm(form) === said.form && (isSymmetric(said) || isExchanged(form) === isTurned),
    );
  });
}

function isSymmetric({ form }: SourcePrecondition): boolean {
  return form === 'equal' || form === 'unequal';
}
