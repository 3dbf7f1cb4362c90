/**
 * Several specs as one: what was seen is added up, what was changed by hand is kept. Two people who
 * want the opposite of one condition have to agree first.
 */
import type { Condition } from '../conditions/condition.js';
import { conditionText } from '../conditions/condition-text.js';
import type { VariableKey } from '../conditions/variable.js';
import { HandlerStats } from '../learn/handler-stats.js';
import { namesOf, type HandlerSpec, type Spec } from './spec.js';

export interface JoinedSpecs {
  readonly spec: Spec;
  /** Conditions that one file requires and another ignores, in words. */
  readonly conflicts: readonly string[];
}

export function joinSpecs(specs: readonly Spec[]): JoinedSpecs {
  const names = new Set(specs.flatMap(({ handlers }) => [...handlers.keys()]));
  const joined = [...names].sort().map((name) => {
    const parts = specs.flatMap(({ handlers }) => handlers.get(name) ?? []);
    return joinHandlers(name, parts);
  });
  const traces = specs.reduce((sum, spec) => sum + spec.traces, 0);
  const handlers = new Map(joined.map((each) => [each.handler, each]));
  return { spec: { traces, handlers }, conflicts: joined.flatMap(conflictsOf) };
}

function joinHandlers(handler: string, parts: readonly HandlerSpec[]): HandlerSpec {
  const stats = new HandlerStats();
  for (const part of parts) stats.join(part.stats);
  const names = namesOf(handler, stats);
  // A variable may have another name beside those of the other parts.
  const renamed = (conditions: readonly Condition<VariableKey>[]) =>
    new Map(conditions.map((each) => [conditionText(each, names), each] as const).sort(byText));
  return {
    handler,
    stats,
    required: renamed(parts.flatMap(({ required }) => [...required.values()])),
    ignored: renamed(parts.flatMap(({ ignored }) => [...ignored.values()])),
  };
}

function byText([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other);
}

function conflictsOf({ handler, required, ignored }: HandlerSpec): readonly string[] {
  return [...required.keys()]
    .filter((text) => ignored.has(text))
    .map((text) => `${handler}: one file requires '${text}', another ignores it`);
}
