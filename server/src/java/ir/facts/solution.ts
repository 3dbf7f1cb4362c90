/**
 * The facts at the beginning of each block, solved to a fixed point; and between, by statement.
 *
 * A condition that was kept (`boolean ok = a != null && b;`) and is tested later says what held where
 * it got its value, as far as nothing has ended it since.
 */
import { controlFlowOf, lastOf } from '../control-flow.js';
import { reversePostorder } from '../graph.js';
import type { BlockIndex, Body, StatementIndex, Variable } from '../statements.js';
import type { FactTransfer } from './fact-transfer.js';
import { has, intersect, unite, type Bits } from './kill-sets.js';

interface Asked {
  readonly at: StatementIndex;
  readonly state: Bits;
}

interface Kept {
  readonly bit: number;
  readonly definition: StatementIndex;
}

export class Solution {
  readonly #blocks: (Bits | undefined)[];
  #kept: readonly Kept[] | undefined;
  /** What was asked for last: whoever goes through a block is not sent back to its beginning. */
  #asked: Asked | undefined;

  constructor(
    private readonly body: Body,
    readonly transfer: FactTransfer,
  ) {
    this.#blocks = new Array<Bits | undefined>(body.blocks.length).fill(undefined);
    this.#solve();
  }

  before(statement: StatementIndex): Bits {
    const { at: from, state } = this.#nearest(statement);
    for (let at: number = from; at < statement; at++) {
      this.transfer.apply(state, this.body.statements[at]!, at as StatementIndex);
    }
    this.#asked = { at: statement, state };
    return state.slice();
  }

  #nearest(statement: StatementIndex): Asked {
    const block = controlFlowOf(this.body).blockOf(statement);
    const { first } = this.body.blocks[block]!;
    const asked = this.#asked;
    if (asked !== undefined && first <= asked.at && asked.at <= statement) return asked;
    return { at: first, state: this.#begin(block) };
  }

  /** With what conditions say that were kept in a variable. */
  at(statement: StatementIndex): Bits {
    const state = this.before(statement);
    for (const definition of this.#keptConditions(state)) {
      const then = this.before(definition);
      this.#endBetween(then, definition, statement);
      unite(state, then);
    }
    return state;
  }

  #keptConditions(state: Bits): readonly StatementIndex[] {
    const kept = (this.#kept ??= this.#findKept());
    return kept.filter(({ bit }) => has(state, bit)).map(({ definition }) => definition);
  }

  /** Facts about kept conditions, each with the one assignment by which the variable can have that truth value. */
  #findKept(): readonly Kept[] {
    return this.transfer.table.facts.flatMap((fact, bit) => {
      if (fact.kind !== 'is' || fact.path.kind !== 'variable') return [];
      const { variable } = fact.path;
      if (this.body.variables[variable]!.kind !== 'result') return [];
      const [only, other] = this.#assignments(variable, fact.is);
      return only === undefined || other !== undefined ? [] : [{ bit, definition: only }];
    });
  }

  #assignments(variable: Variable, text: string): readonly StatementIndex[] {
    const { statements, variables } = this.body;
    return statements.flatMap((statement, at) => {
      if (statement.kind !== 'copy' || statement.to !== variable) return [];
      const { constant } = variables[statement.from]!;
      const isOther = constant?.kind === 'boolean' && constant.text !== text;
      return isOther ? [] : [at as StatementIndex];
    });
  }

  #endBetween(state: Bits, from: StatementIndex, to: StatementIndex): void {
    const flow = controlFlowOf(this.body);
    const isBefore = flow.reachersOf(to);
    this.body.statements.forEach((statement, index) => {
      const at = index as StatementIndex;
      if (flow.reaches(from, at) && isBefore(at)) this.transfer.end(state, statement);
    });
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
    const last = lastOf(this.body, block as BlockIndex);
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
