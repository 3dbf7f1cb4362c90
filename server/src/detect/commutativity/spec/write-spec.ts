/**
 * A spec as JSON that people read, commit and edit: on top of each handler its conditions in words,
 * below them what they were learned from. Whoever deletes a condition has it ignored from then on,
 * whoever adds or changes one has it required; both stay when more is learned.
 */
import type { VariableKey } from '../conditions/variable.js';
import type { KnownPair, KnownVariable } from '../learn/handler-stats.js';
import type { VariableStats } from '../learn/variable-stats.js';
import { conditionsOf, namesOf, type HandlerSpec, type Precondition, type Spec } from './spec.js';

export const SPEC_KIND = 'preconditions';
export const SPEC_VERSION = 1;

export function specText({ traces, handlers }: Spec): string {
  const list = [...handlers.values()].sort((one, other) => (one.handler < other.handler ? -1 : 1));
  const content = {
    racelens: SPEC_KIND,
    version: SPEC_VERSION,
    traces,
    handlers: list.map(handlerJson),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

function handlerJson(spec: HandlerSpec) {
  const { handler, stats, ignored } = spec;
  const { preconditions, predicates } = conditionsOf(spec);
  const names = namesOf(handler, stats);
  const nameOf = (key: VariableKey) => names.nameOf(key);
  return {
    handler,
    preconditions: preconditions.map(conditionJson),
    ...(predicates.length === 0 ? {} : { predicates: predicates.map(conditionJson) }),
    ...(ignored.size === 0 ? {} : { ignored: [...ignored.keys()] }),
    learned: {
      runs: stats.runs,
      variables: stats.variables.sorted().map(([key, each]) => variableJson(nameOf(key), each)),
      pairs: stats.pairs.sorted().map(([, pair]) => pairJson(pair, nameOf)),
      ...(stats.variables.leftOut ? { moreVariables: true } : {}),
      ...(stats.pairs.leftOut ? { morePairs: true } : {}),
    },
  };
}

function conditionJson({ text, learned }: Precondition) {
  if (learned === undefined) return { condition: text, edited: true };
  const { support, chance, testedBy } = learned;
  return {
    condition: text,
    // Four digits tell a person enough; the exact figure follows from what was learned.
    confidence: Math.round((1 - chance) * 10_000) / 10_000,
    support,
    ...(testedBy === undefined ? {} : { testedBy }),
  };
}

function variableJson(name: string, { variable, accessed, stats }: KnownVariable) {
  return { name, ...variable, ...(accessed ? {} : { neighbour: true }), ...told(stats) };
}

function pairJson({ x, y, stats }: KnownPair, nameOf: (key: VariableKey) => string) {
  return { x: nameOf(x), y: nameOf(y), ...stats };
}

/** Without counts that are 0. */
function told(stats: VariableStats): Partial<VariableStats> {
  const entries = Object.entries(stats).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(entries);
}

function isNothing(value: unknown): boolean {
  if (value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((each) => each === 0)
  );
}
