/**
 * Which conditions hold where: a forward analysis over a body, in which a fact holds at a statement if
 * it was found on every way to it and nothing has ended it since. So `if (x == null) return;` says
 * something of all that follows, and `if (x == null) x = new X();` too.
 *
 * What other threads, and calls, may change in between is not seen: `acrossCall` says whether a call
 * came after a fact about a field. Assertions count as if they were on.
 */
import type { Type } from '../../program/types.js';
import { BodyNotes } from '../body-notes.js';
import { controlFlowOf } from '../control-flow.js';
import type { Body, StatementIndex, Variable } from '../statements.js';
import { FactTable, STATES, type KnownFact, type ValueState } from './fact-table.js';
import { FactTransfer } from './fact-transfer.js';
import { has } from './kill-sets.js';
import { pathsOf, type Path, type Paths } from './paths.js';
import { Solution } from './solution.js';

export interface Found {
  /** The branches, checks and assignments that found it, on the ways that lead here. */
  readonly origins: readonly StatementIndex[];
  /** Only because no call is thought to change a field. */
  readonly acrossCall: boolean;
}

export type Fact = Found &
  (
    | { readonly kind: 'is'; readonly path: Path; readonly is: ValueState }
    | { readonly kind: 'same'; readonly left: Path; readonly right: Path; readonly equal: boolean }
    | {
        readonly kind: 'instance-of';
        readonly path: Path;
        readonly type: Type;
        readonly holds: boolean;
      }
  );

const known = new BodyNotes<BodyFacts>();

export function factsOf(body: Body): BodyFacts {
  let facts = known.get(body);
  if (facts === undefined) known.set(body, (facts = new BodyFacts(body)));
  return facts;
}

export class BodyFacts {
  readonly paths: Paths;
  readonly #table: FactTable;
  readonly #held: Solution;
  #untouched: Solution | undefined;

  constructor(readonly body: Body) {
    this.paths = pathsOf(body);
    this.#table = new FactTable(this.paths);
    this.#held = new Solution(body, new FactTransfer(this.#table, false));
  }

  /** What holds when the statement begins. */
  at(statement: StatementIndex): readonly Fact[] {
    const held = this.#held.at(statement);
    const untouched = this.#withoutCalls.at(statement);
    const isBefore = controlFlowOf(this.body).reachersOf(statement);
    const facts: Fact[] = [];
    this.#table.facts.forEach((fact, bit) => {
      if (fact.kind === 'alias' || !has(held, bit) || this.#isIntermediate(fact)) return;
      const origins = this.#originsOf(bit, statement).filter(isBefore);
      facts.push({ ...fact, origins, acrossCall: !has(untouched, bit) });
    });
    return facts;
  }

  /** Those that say that something is null or is not. */
  nullGuardsAt(statement: StatementIndex): readonly Fact[] {
    return this.at(statement).filter(
      (fact) => fact.kind === 'is' && (fact.is === 'null' || fact.is === 'non-null'),
    );
  }

  /** Whether a value is null where the statement begins, if that is known. */
  nullness(statement: StatementIndex, variable: Variable): 'null' | 'non-null' | undefined {
    const states = this.#held.transfer.statesOf(this.#held.at(statement), variable);
    if ((states & NON_NULL) !== 0) return 'non-null';
    return (states & NULL) !== 0 ? 'null' : undefined;
  }

  /** Why this very path is known not to be null where the statement begins, if it is. */
  nonNull(statement: StatementIndex, path: Path): Found | undefined {
    const first = this.#table.stateBit(path);
    if (first === undefined) return undefined;
    const bit = first + STATES.indexOf('non-null');
    if (!has(this.#held.at(statement), bit)) return undefined;
    const untouched = this.#withoutCalls.at(statement);
    const isBefore = controlFlowOf(this.body).reachersOf(statement);
    const origins = this.#originsOf(bit, statement).filter(isBefore);
    return { origins, acrossCall: !has(untouched, bit) };
  }

  get #withoutCalls(): Solution {
    return (this.#untouched ??= new Solution(this.body, new FactTransfer(this.#table, true)));
  }

  /** What is known of an intermediate value is known of what it was read from too. */
  #isIntermediate(fact: Exclude<KnownFact, { kind: 'alias' }>): boolean {
    const paths = fact.kind === 'same' ? [fact.left, fact.right] : [fact.path];
    return paths.some(
      (path) => path.kind === 'variable' && this.body.variables[path.variable]!.name === '',
    );
  }

  /** Those that every way here passes; if there are none, those of any way. */
  #originsOf(bit: number, statement: StatementIndex): readonly StatementIndex[] {
    const flow = controlFlowOf(this.body);
    const block = flow.blockOf(statement);
    const all = [...(this.#held.transfer.origins.get(bit) ?? [])];
    const certain = all.filter(([at, way]) =>
      way === undefined
        ? at !== statement && flow.dominates(at, statement)
        : flow.dominators.dominates(way, block),
    );
    const found = certain.length > 0 ? certain : all;
    return found.map(([at]) => at);
  }
}

const NULL = 1 << STATES.indexOf('null');
const NON_NULL = 1 << STATES.indexOf('non-null');
