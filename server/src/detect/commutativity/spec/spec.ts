/**
 * Learned preconditions as they are kept: for each handler what was seen of it, and what people have
 * changed by hand. What was seen can be joined with what others saw (handler-stats.ts); what a person
 * wrote wins over what was learned.
 */
import type { Condition } from '../conditions/condition.js';
import { sourceNames, type VariableKey } from '../conditions/variable.js';
import { conclude, type Conclusion } from '../learn/conclude.js';
import { HandlerStats } from '../learn/handler-stats.js';
import { NO_SAMPLES } from '../learn/variable-stats.js';
import { conditionText, type NamedVariables } from '../conditions/condition-text.js';

export interface HandlerSpec {
  readonly handler: string;
  readonly stats: HandlerStats;
  /** By hand, as texts over the names of the handler's variables. */
  readonly required: ReadonlyMap<string, Condition<VariableKey>>;
  readonly ignored: ReadonlyMap<string, Condition<VariableKey>>;
}

export interface Spec {
  /** Traces that were learned from. */
  readonly traces: number;
  readonly handlers: ReadonlyMap<string, HandlerSpec>;
}

/** A condition that the handler takes for granted, with its words. */
export interface Precondition {
  readonly condition: Condition<VariableKey>;
  readonly text: string;
  /** Undefined where a person wrote it. */
  readonly learned: Conclusion | undefined;
}

export interface HandlerConditions {
  readonly preconditions: readonly Precondition[];
  readonly predicates: readonly Precondition[];
}

export function emptySpec(handler: string): HandlerSpec {
  return { handler, stats: new HandlerStats(), required: new Map(), ignored: new Map() };
}

/** What the handler takes for granted, and what is tested before: learned, and then changed by hand. */
export function conditionsOf(spec: HandlerSpec): HandlerConditions {
  const learned = learnedConditions(spec);
  const kept = learned.filter(({ text }) => !spec.ignored.has(text) && !spec.required.has(text));
  const byHand = [...spec.required].map(([text, condition]) => ({
    condition,
    text,
    learned: undefined,
  }));
  const isTested = ({ learned: conclusion }: Precondition) => conclusion?.testedBy !== undefined;
  return {
    preconditions: [...byHand, ...kept.filter((each) => !isTested(each))],
    predicates: kept.filter(isTested),
  };
}

/** What people changed, and nothing that was learned: variables stay, so that their names are known. */
export function onlyEdits({ handlers }: Spec): Spec {
  const edited = [...handlers].filter(([, each]) => each.required.size + each.ignored.size > 0);
  return {
    traces: 0,
    handlers: new Map(
      edited.map(([name, each]) => [name, { ...each, stats: withoutSamples(each.stats) }]),
    ),
  };
}

function withoutSamples(stats: HandlerStats): HandlerStats {
  const empty = new HandlerStats();
  for (const [key, { variable, accessed }] of stats.variables.sorted()) {
    empty.variables.add(key, { variable, accessed, stats: NO_SAMPLES });
  }
  return empty;
}

export function learnedConditions({ handler, stats }: HandlerSpec): readonly Precondition[] {
  const names = namesOf(handler, stats);
  return conclude(stats).map((learned) => ({
    condition: learned.condition,
    text: conditionText(learned.condition, names),
    learned,
  }));
}

export function namesOf(handler: string, stats: HandlerStats): NamedVariables<VariableKey> {
  const known = stats.variables.sorted();
  const names = sourceNames(
    known.map(([, { variable }]) => variable),
    handler,
  );
  return {
    nameOf: (key) => names.get(key) ?? key,
    isBoolean: (key) => (stats.variables.get(key)?.stats.booleans ?? 0) > 0,
  };
}
