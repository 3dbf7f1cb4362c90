/** Facts that a body is said to have at a statement, held against the values of a run. */
import { factsOf, type Fact } from '../../../server/src/java/ir/facts/facts.js';
import { factText } from '../../../server/src/java/ir/facts/print-facts.js';
import type { Body, StatementIndex } from '../../../server/src/java/ir/statements.js';
import { isInstance, type Machine, type Value } from './run-bodies.js';

export class FactChecker {
  readonly wrong: string[] = [];
  checked = 0;
  readonly #facts = new Map<Body, Map<StatementIndex, readonly Fact[]>>();

  constructor(private readonly machine: Machine) {}

  check(body: Body, at: StatementIndex, values: readonly Value[]): void {
    for (const fact of this.#factsAt(body, at)) {
      const holds = this.#holds(fact, values);
      if (holds !== undefined) this.checked++;
      if (holds === false) {
        this.wrong.push(`${body.method?.name ?? body.kind} ${at}: ${factText(fact, body)}`);
      }
    }
  }

  /** A call may have changed the others. */
  #factsAt(body: Body, at: StatementIndex): readonly Fact[] {
    let known = this.#facts.get(body);
    if (known === undefined) this.#facts.set(body, (known = new Map<StatementIndex, Fact[]>()));
    let facts = known.get(at);
    if (facts === undefined) {
      facts = factsOf(body)
        .at(at)
        .filter(({ acrossCall }) => !acrossCall);
      known.set(at, facts);
    }
    return facts;
  }

  /** undefined where it cannot be told. */
  #holds(fact: Fact, values: readonly Value[]): boolean | undefined {
    if (fact.kind === 'same') {
      const left = this.machine.evaluate(fact.left, values);
      const right = this.machine.evaluate(fact.right, values);
      if (left === undefined || right === undefined) return undefined;
      return (left === right) === fact.equal;
    }
    const value = this.machine.evaluate(fact.path, values);
    if (value === undefined) return undefined;
    if (fact.kind === 'is') return hasState(value, fact.is);
    if (value === null || typeof value !== 'object' || !('class' in value)) return undefined;
    if (fact.type.kind !== 'class') return undefined;
    return isInstance(value.class, fact.type.class) === fact.holds;
  }
}

function hasState(value: Value, state: string): boolean {
  switch (state) {
    case 'null':
      return value === null;
    case 'non-null':
      return value !== null;
    default:
      return value === (state === 'true');
  }
}
