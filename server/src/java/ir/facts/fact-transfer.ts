/**
 * What a statement and each way of a branch do to the facts that hold. A call may change any field:
 * whether it ends what is known of them is the analysis's choice (`callsEnd`), since both answers are
 * wanted.
 */
import type { Condition, Statement, StatementIndex, Variable } from '../statements.js';
import { STATES, type FactTable, type ValueState } from './fact-table.js';
import { has, KillSets, remove, set, type Bits } from './kill-sets.js';
import { checkedArgument, knownCheck } from './known-checks.js';
import type { Path } from './paths.js';

/** Longer chains of copies are not followed. */
const LONGEST = 8;

export class FactTransfer {
  /** By fact: the tests and checks that found it. */
  readonly origins = new Map<number, Set<StatementIndex>>();
  readonly #kills: KillSets;

  constructor(
    readonly table: FactTable,
    private readonly callsEnd: boolean,
  ) {
    this.#kills = new KillSets(table);
  }

  apply(state: Bits, statement: Statement, at: StatementIndex): void {
    const { paths } = this.table;
    switch (statement.kind) {
      case 'store': {
        const target = paths.field(paths.of(statement.object), statement.field);
        const isCertain = this.#isValid(state, statement.object);
        const states = this.statesOf(state, statement.from);
        this.end(state, statement);
        if (isCertain) this.#give(state, target, states);
        break;
      }
      case 'static-store': {
        const states = this.statesOf(state, statement.from);
        this.end(state, statement);
        this.#give(state, paths.static(statement.field), states);
        break;
      }
      case 'copy': {
        const states = this.statesOf(state, statement.from);
        this.end(state, statement);
        this.#give(state, paths.variable(statement.to), states);
        this.#alias(state, statement.to);
        break;
      }
      default:
        this.end(state, statement);
        if ('to' in statement && statement.to !== undefined) this.#alias(state, statement.to);
        if (statement.kind === 'call') this.#applyCheck(state, statement, at);
    }
  }

  /** What can no longer be said, whether the statement comes to its end or throws. */
  end(state: Bits, statement: Statement): void {
    const kills = this.#kills;
    switch (statement.kind) {
      case 'store':
      case 'static-store':
        remove(state, kills.ofField(statement.field.id));
        break;
      case 'array-store':
        remove(state, kills.elements);
        break;
      case 'call':
      case 'initialize':
        if (this.callsEnd) remove(state, kills.memory);
        break;
    }
    if ('to' in statement && statement.to !== undefined) {
      remove(state, kills.ofVariable(statement.to));
    }
  }

  #applyCheck(
    state: Bits,
    { method, arguments: given }: Extract<Statement, { kind: 'call' }>,
    at: StatementIndex,
  ): void {
    const check = method === undefined ? undefined : knownCheck(method);
    if (check === undefined || check.result !== undefined) return;
    const argument = checkedArgument(check, given);
    if (argument !== undefined) this.#assume(state, argument, check.isNull ? 0 : 1, at);
  }

  /** On the way where the condition holds, or does not. */
  applyCondition(state: Bits, condition: Condition, holds: boolean, at: StatementIndex): void {
    switch (condition.kind) {
      case 'null-test':
        this.#assume(state, condition.variable, condition.isNull === holds ? 0 : 1, at);
        break;
      case 'truth':
        this.#assume(state, condition.variable, condition.expected === holds ? 2 : 3, at);
        break;
      case 'same':
        this.#assumeSame(state, condition.left, condition.right, condition.equal === holds, at);
        break;
      case 'instance-of':
        for (const path of this.#chain(state, condition.variable)) {
          this.#add(state, this.table.instanceBit(path, condition.type, holds), at);
        }
        if (holds) this.#assume(state, condition.variable, 1, at);
        break;
      case 'other':
    }
  }

  /** `is`: index of a state. */
  #assume(state: Bits, variable: Variable, is: number, at: StatementIndex): void {
    for (const path of this.#chain(state, variable)) this.#assumePath(state, path, is, at);
  }

  #assumePath(state: Bits, path: Path, is: number, at: StatementIndex): void {
    const first = this.table.stateBit(path);
    if (first !== undefined) this.#add(state, first + is, at);
    if (is >= 2) this.#assumeImplied(state, path, is === 2, at);
  }

  /** What the value of `!x`, `x == null` or a known check tells of `x`. */
  #assumeImplied(state: Bits, path: Path, value: boolean, at: StatementIndex): void {
    if (path.kind === 'compute') {
      const [left, right] = path.from;
      if (left === undefined) return;
      if (path.operator === '!') this.#assumePath(state, left, value ? 3 : 2, at);
      if (right === undefined || (path.operator !== '==' && path.operator !== '!=')) return;
      const isSame = (path.operator === '==') === value;
      if (isNull(right)) this.#assumePath(state, left, isSame ? 0 : 1, at);
      else if (isNull(left)) this.#assumePath(state, right, isSame ? 0 : 1, at);
    } else if (path.kind === 'call' && path.method !== undefined) {
      const check = knownCheck(path.method);
      if (check?.result !== value) return;
      const argument = checkedArgument(check, path.arguments);
      if (argument !== undefined) this.#assumePath(state, argument, check.isNull ? 0 : 1, at);
    }
  }

  #assumeSame(
    state: Bits,
    left: Variable,
    right: Variable,
    equal: boolean,
    at: StatementIndex,
  ): void {
    const [first, second] = [this.statesOf(state, left), this.statesOf(state, right)];
    for (const one of this.#chain(state, left)) {
      for (const other of this.#chain(state, right)) {
        this.#add(state, this.table.sameBit(one, other, equal), at);
      }
    }
    if (!equal) return;
    STATES.forEach((_, is) => {
      if ((first & (1 << is)) !== 0) this.#assume(state, right, is, at);
      if ((second & (1 << is)) !== 0) this.#assume(state, left, is, at);
    });
  }

  /** The variable itself and the paths that it still has the value of. */
  #chain(state: Bits, variable: Variable): Path[] {
    const { paths, aliases } = this.table;
    const chain = [paths.variable(variable)];
    let at = variable;
    for (let steps = 0; steps < LONGEST; steps++) {
      const alias = aliases.get(at);
      if (alias === undefined || !has(state, alias.bit)) break;
      chain.push(alias.path);
      if (alias.path.kind !== 'variable') break;
      at = alias.path.variable;
    }
    return chain;
  }

  /** Does the object's path still name the object? */
  #isValid(state: Bits, object: Variable): boolean {
    return this.#chain(state, object).includes(this.table.paths.of(object));
  }

  /** The states that a value is known to have, as bits in the order of STATES. */
  statesOf(state: Bits, variable: Variable): number {
    const own = this.#ownStates(variable);
    if (own !== 0) return own;
    let states = 0;
    for (const path of this.#chain(state, variable)) states |= this.statesAt(state, path);
    return states;
  }

  statesAt(state: Bits, path: Path): number {
    const first = this.table.stateBit(path);
    if (first === undefined) return 0;
    let states = 0;
    STATES.forEach((_, is) => {
      if (has(state, first + is)) states |= 1 << is;
    });
    return states;
  }

  /** Of constants, `this` and what was just made. */
  #ownStates(variable: Variable): number {
    const { paths } = this.table;
    const { constant, name } = paths.body.variables[variable]!;
    if (constant !== undefined) return bitsOf(constantStates(constant.kind, constant));
    const made = paths.definitions[variable]?.kind;
    const isMade = made === 'allocate' || made === 'closure' || made === 'catch';
    return isMade || name === 'this' ? bitsOf(['non-null']) : 0;
  }

  #give(state: Bits, path: Path, states: number): void {
    const first = this.table.stateBit(path);
    if (first === undefined) return;
    STATES.forEach((_, is) => {
      if ((states & (1 << is)) !== 0) set(state, first + is);
    });
  }

  #alias(state: Bits, variable: Variable): void {
    const alias = this.table.aliases.get(variable);
    if (alias !== undefined) set(state, alias.bit);
  }

  #add(state: Bits, bit: number | undefined, at: StatementIndex): void {
    if (bit === undefined) return;
    set(state, bit);
    let origins = this.origins.get(bit);
    if (origins === undefined) this.origins.set(bit, (origins = new Set()));
    origins.add(at);
  }
}

function isNull(path: Path): boolean {
  return path.kind === 'constant' && path.constant.kind === 'null';
}

function constantStates(kind: string, constant: object): readonly ValueState[] {
  if (kind === 'null') return ['null'];
  if (kind !== 'boolean') return ['non-null'];
  return ['text' in constant && constant.text === 'true' ? 'true' : 'false'];
}

function bitsOf(states: readonly ValueState[]): number {
  return states.reduce((bits, state) => bits | (1 << STATES.indexOf(state)), 0);
}
