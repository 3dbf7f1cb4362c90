/**
 * From what was seen of a handler to what it takes for granted: the conditions that held every time
 * and were seen often enough (chance.ts), without those that follow from others. Conditions that are
 * tested before the variable is used are told apart: they say when the handler, or a part of it, is
 * run at all (thesis 5.6.4), and nobody breaks anything by falsifying them.
 */
import type { VariableKey } from '../conditions/variable.js';
import type { Candidate } from './candidate.js';
import { MOST_CHANCE } from './chance.js';
import type { HandlerStats, KnownPair } from './handler-stats.js';
import { pairConditions } from './pair-conditions.js';
import { singleConditions } from './single-conditions.js';
import type { VariableStats } from './variable-stats.js';

export interface Conclusion extends Candidate {
  /** Who tests the variable before it is used, every time. */
  readonly testedBy?: 'dispatcher' | 'handler';
}

export function conclude(handler: HandlerStats): readonly Conclusion[] {
  const singles = handler.variables
    .sorted()
    .flatMap(([key, { accessed, stats }]) => (accessed ? singleOf(key, stats) : []));
  const pairs = handler.pairs.sorted().flatMap(([, pair]) => pairOf(pair, handler));
  return [...singles, ...pairs];
}

function singleOf(key: VariableKey, stats: VariableStats): readonly Conclusion[] {
  return justified(singleConditions(key, stats)).map((candidate) => {
    const isNull = candidate.condition.form === 'null' || candidate.condition.form === 'nonnull';
    return withTester(candidate, testerOf(stats, isNull ? 'nullTests' : 'valueTests'));
  });
}

function pairOf(pair: KnownPair, { variables }: HandlerStats): readonly Conclusion[] {
  const x = variables.get(pair.x)?.stats;
  const y = variables.get(pair.y)?.stats;
  if (x === undefined || y === undefined) return [];
  const tester = testerOf(x, 'valueTests') ?? testerOf(y, 'valueTests');
  return justified(pairConditions(pair, x, y)).map((candidate) => withTester(candidate, tester));
}

function justified(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ chance }) => chance <= MOST_CHANCE);
}

/** Undefined if it was used untested at least once. */
function testerOf(
  stats: VariableStats,
  kind: 'nullTests' | 'valueTests',
): Conclusion['testedBy'] | undefined {
  const { dispatcher, handler } = stats[kind];
  if (dispatcher + handler < stats.samples) return undefined;
  return handler > 0 ? 'handler' : 'dispatcher';
}

function withTester(candidate: Candidate, testedBy: Conclusion['testedBy']): Conclusion {
  return testedBy === undefined ? candidate : { ...candidate, testedBy };
}
