/** What a spec holds, in one line. */
import { conditionsOf, type Spec } from './spec.js';

/** `3 handlers`, as whoever shows it writes numbers. */
type Counted = (count: number, one: string) => string;

export function specSummary(spec: Spec, counted: Counted): string {
  const handlers = [...spec.handlers.values()];
  const conditions = handlers.map(conditionsOf);
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  const required = sum(conditions.map(({ preconditions }) => preconditions.length));
  const tested = sum(conditions.map(({ predicates }) => predicates.length));
  const cut = handlers.filter(({ stats }) => stats.variables.leftOut || stats.pairs.leftOut).length;
  const limits = cut === 0 ? '' : `; of ${counted(cut, 'handler')} not all variables are kept`;
  return `${counted(required, 'precondition')} and ${counted(tested, 'predicate')} of ${counted(handlers.length, 'handler')}, from ${counted(spec.traces, 'trace')}${limits}`;
}
