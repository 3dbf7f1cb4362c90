/**
 * Which conditions hold where: a forward analysis over a body, in which a fact holds at a statement if
 * it was found on every way to it and nothing has ended it since. So `if (x == null) return;` says
 * something of all that follows, and `if (x == null) x = new X();` too.
 *
 * What other threads, and calls, may change in between is not seen: `acrossCall` says whether a call
 * came after a fact about a field. A `boolean ok = a != null && b;` that is tested later tells only
 * that `ok` was true. Assertions count as if they were on.
 */
import type { Type } from '../../program/types.js';
import { controlFlowOf } from '../control-flow.js';
import { reversePostorder } from '../graph.js';
import type { Body, StatementIndex, Variable } from '../statements.js';
import { FactTable, STATES, type KnownFact, type ValueState } from './fact-table.js';
import { FactTransfer } from './fact-transfer.js';
import { has, intersect, type Bits } from './kill-sets.js';
import { Paths, type Path } from './paths.js';

export type Fact = {
  /** The branches, checks and assignments that found it, on the ways that lead here. */
  readonly origins: readonly StatementIndex[];
  /** Only because no call is thought to change a field. */
  readonly acrossCall: boolean;
} & (
  | { readonly kind: 'is'; readonly path: Path; readonly is: ValueState }
  | { readonly kind: 'same'; readonly left: Path; readonly right: Path; readonly equal: boolean }
  | {
      readonly kind: 'instance-of';
      readonly path: Path;
      readonly type: Type;
      readonly holds: boolean;
    }
);

const known = new WeakMap<Body, BodyFacts>();

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
    this.paths = new Paths(body);
    this.#table = new FactTable(this.paths);
    this.#held = new Solution(body, new FactTransfer(this.#table, false));
  }

  /** What holds when the statement begins. */
  at(statement: StatementIndex): readonly Fact[] {
    const held = this.#held.before(statement);
    this.#untouched ??= new Solution(this.body, new FactTransfer(this.#table, true));
    const untouched = this.#untouched.before(statement);
    const facts: Fact[] = [];
    this.#table.facts.forEach((fact, bit) => {
      if (fact.kind === 'alias' || !has(held, bit) || this.#isIntermediate(fact)) return;
      const origins = this.#originsBefore(bit, statement);
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
    const states = this.#held.statesBefore(statement, variable);
    if ((states & NON_NULL) !== 0) return 'non-null';
    return (states & NULL) !== 0 ? 'null' : undefined;
  }

  /** What is known of a temporary is known of what it was read from too. */
  #isIntermediate(fact: Exclude<KnownFact, { kind: 'alias' }>): boolean {
    const paths = fact.kind === 'same' ? [fact.left, fact.right] : [fact.path];
    return paths.some(
      (path) =>
        path.kind === 'variable' && this.body.variables[path.variable]!.kind === 'temporary',
    );
  }

  /** Those that every way here passes; if there are none, those of any way. */
  #originsBefore(bit: number, statement: StatementIndex): readonly StatementIndex[] {
    const flow = controlFlowOf(this.body);
    const block = flow.blockOf(statement);
    const all = [...(this.#held.transfer.origins.get(bit) ?? [])];
    const certain = all.filter(([at, way]) =>
      way === undefined
        ? at !== statement && flow.dominates(at, statement)
        : flow.dominators.dominates(way, block),
    );
    const found = certain.length > 0 ? certain : all;
    return found.map(([at]) => at).filter((at) => flow.reaches(at, statement));
  }
}

const NULL = 1 << STATES.indexOf('null');
const NON_NULL = 1 << STATES.indexOf('non-null');

/** The facts at the beginning of each block. */
class Solution {
  readonly #blocks: (Bits | undefined)[];

  constructor(
    private readonly body: Body,
    readonly transfer: FactTransfer,
  ) {
    this.#blocks = new Array<Bits | undefined>(body.blocks.length).fill(undefined);
    this.#solve();
  }

  before(statement: StatementIndex): Bits {
    const block = controlFlowOf(this.body).blockOf(statement);
    const state = this.#begin(block);
    const { first } = this.body.blocks[block]!;
    for (let at: number = first; at < statement; at++) {
      this.transfer.apply(state, this.body.statements[at]!, at as StatementIndex);
    }
    return state;
  }

  /** An intermediate value has the states that what it was read from had then. */
  statesBefore(statement: StatementIndex, variable: Variable): number {
    return this.transfer.statesOf(this.before(statement), variable);
  }

  #solve(): void {
    const order = reversePostorder(controlFlowOf(this.body).graph);
    const waiting = new Uint8Array(this.body.blocks.length);
    this.#blocks[0] = new Uint32Array((this.transfer.table.facts.length + 31) >>> 5);
    waiting[0] = 1;
    for (let again = true; again;) {
      again = false;
      for (const block of order) {
        if (waiting[block] === 0) continue;
        waiting[block] = 0;
        again = true;
        this.#pass(block, waiting);
      }
    }
  }

  #begin(block: number): Bits {
    return this.#blocks[block]?.slice() ?? new Uint32Array(0);
  }

  #pass(block: number, waiting: Uint8Array): void {
    const { first, past, successors, handler } = this.body.blocks[block]!;
    const state = this.#begin(block);
    const last = this.body.statements[past - 1];
    if (handler !== undefined && past > first) {
      const failed = state.slice();
      this.transfer.end(failed, this.body.statements[first]!);
      this.#flow(failed, handler, waiting);
    }
    for (let at: number = first; at < past; at++) {
      this.transfer.apply(state, this.body.statements[at]!, at as StatementIndex);
    }
    successors.forEach((next, way) => {
      const out = state.slice();
      if (last?.kind === 'branch') {
        const at = (past - 1) as StatementIndex;
        this.transfer.applyCondition(out, last.condition, way === 0, { at, way: next });
      }
      this.#flow(out, next, waiting);
    });
  }

  #flow(state: Bits, block: number, waiting: Uint8Array): void {
    const before = this.#blocks[block];
    if (before === undefined) {
      this.#blocks[block] = state;
      waiting[block] = 1;
    } else if (intersect(before, state)) waiting[block] = 1;
  }
}
