/**
 * Methods that take the events of a bus: marked by an annotation, told apart by the type of their one
 * parameter. A bus hands an event to every method whose parameter it is an instance of, so an event is
 * followed by its class, not by its bus.
 */
import { addTo } from '../../base/multi-map.js';
import type { Call } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code, CodeTable, Site } from '../flow/code.js';
import { classOfObject, type FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { CallGroup, Where } from '../knowledge/knowledge.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { annotationOf } from './annotated.js';

export interface Subscriber {
  readonly code: Code;
  readonly event: ClassSymbol;
  /** `caller`: called by whoever posts, before the post returns. */
  readonly runs: Where;
}

/** By rule. */
export function subscribersIn(
  codes: readonly Code[],
  index: KnowledgeIndex,
): ReadonlyMap<string, readonly Subscriber[]> {
  const byRule = new Map<string, Subscriber[]>();
  for (const code of codes) {
    const marked = annotationOf(code, index);
    if (marked === undefined) continue;
    const event = code.body.method?.parameters[0]?.type;
    if (event?.kind !== 'class') continue;
    addTo(byRule, marked.row.rule, { code, event: event.class, runs: marked.runs });
  }
  return byRule;
}

export class Subscribers {
  /** By rule: a bus knows its own annotation only. */
  readonly #byRule: ReadonlyMap<string, readonly Subscriber[]>;

  constructor(
    codes: CodeTable,
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {
    this.#byRule = subscribersIn(codes.codes, knowledge.index);
  }

  /** Of the event that this call posts. */
  of({ code }: Site, call: Call, row: CallGroup): Subscriber[] {
    const subscribers = this.#byRule.get(row.rule) ?? [];
    if (subscribers.length === 0) return [];
    const events = this.knowledge
      .select(call, row.what)
      .flatMap((variable) => this.#classesOf(code, variable));
    const { hierarchy } = this.knowledge;
    return subscribers.filter(({ event }) =>
      events.some((posted) => hierarchy.isSubclass(posted, event)),
    );
  }

  /** Those of the events that it posts which such a method takes. */
  eventsOf({ code }: Site, call: Call, row: CallGroup, taken: ClassSymbol): FlowObject[] {
    const posted = this.knowledge
      .select(call, row.what)
      .flatMap((variable) => [...this.values.of(code, variable)]);
    return posted.filter((event) => {
      const symbol = classOfObject(event);
      return symbol !== undefined && this.knowledge.hierarchy.isSubclass(symbol, taken);
    });
  }

  /** What it may hold; where nothing is seen, what it is declared as. */
  #classesOf(code: Code, variable: Parameters<Values['of']>[1]): ClassSymbol[] {
    const held = this.values.of(code, variable).map(classOfObject);
    const seen = held.filter((symbol) => symbol !== undefined);
    if (seen.length > 0) return seen;
    const type = code.body.variables[variable]?.type;
    return type?.kind === 'class' ? [type.class] : [];
  }
}
