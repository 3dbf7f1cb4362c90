/**
 * What a statement and each way of a branch do to the facts that hold. A call may change any field:
 * whether it ends what is known of them is the analysis's choice (`callsEnd`), since both answers are
 * wanted.
 */
import type {
  BlockIndex,
  Condition,
  Constant,
  Statement,
  StatementIndex,
  Variable,
} from '../statements.js';
import { STATES, type FactTable, type ValueState } from './fact-table.js';
import { has, KillSets, remove, set, type Bits } from './kill-sets.js';
import { checkedArgument, knownCheck } from './known-checks.js';
import { operandsOf, type Path } from './paths.js';

/** The block that a branch leads to; undefined for other statements. */
export type Way = BlockIndex | undefined;

interface Found {
  readonly at: StatementIndex;
  readonly way: Way;
}

/** Longer chains of copies are not followed. */
const LONGEST = 8;

export class FactTransfer {
  /** By fact: the statements that found it; of a branch, on the way to which block. */
  readonly origins = new Map<number, Map<StatementIndex, Way>>();
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
        if (isCertain) this.#give(state, target, states, at);
        break;
      }
      case 'static-store': {
        const states = this.statesOf(state, statement.from);
        this.end(state, statement);
        this.#give(state, paths.static(statement.field), states, at);
        break;
      }
      case 'copy': {
        const states = this.statesOf(state, statement.from);
        this.end(state, statement);
        this.#give(state, paths.variable(statement.to), states, at);
        this.#alias(state, statement.to, statement);
        break;
      }
      default:
        this.end(state, statement);
        if ('to' in statement && statement.to !== undefined) {
          this.#alias(state, statement.to, statement);
        }
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
        if (this.callsEnd && !isCheck(statement)) remove(state, kills.memory);
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
    if (argument !== undefined)
      this.#assume(state, argument, check.isNull ? 0 : 1, { at, way: undefined });
  }

  /** On the way where the condition holds, or does not. */
  applyCondition(state: Bits, condition: Condition, holds: boolean, at: Found): void {
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
  #assume(state: Bits, variable: Variable, is: number, at: Found): void {
    for (const path of this.#chain(state, variable)) this.#assumePath(state, path, is, at);
  }

  #assumePath(state: Bits, path: Path, is: number, at: Found): void {
    const first = this.table.stateBit(path);
    if (first !== undefined) this.#add(state, first + is, at);
    if (is >= 2) this.#assumeImplied(state, path, is === 2, at);
  }

  /** What the value of `!x`, `x == null` or a known check tells of `x`. */
  #assumeImplied(state: Bits, path: Path, value: boolean, at: Found): void {
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

  #assumeSame(state: Bits, left: Variable, right: Variable, equal: boolean, at: Found): void {
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
    if (constant !== undefined) return bitsOf(constantStates(constant));
    const definition = paths.definitions[variable];
    const isMade = definition !== undefined && isNeverNull(definition);
    return isMade || name === 'this' ? bitsOf(['non-null']) : 0;
  }

  #give(state: Bits, path: Path, states: number, at: StatementIndex): void {
    const first = this.table.stateBit(path);
    if (first === undefined) return;
    STATES.forEach((_, is) => {
      if ((states & (1 << is)) !== 0) this.#add(state, first + is, { at, way: undefined });
    });
  }

  /** If what it is made of still is what it was read from. */
  #alias(state: Bits, variable: Variable, definition: Statement): void {
    const { aliases, paths } = this.table;
    const alias = aliases.get(variable);
    if (alias === undefined) return;
    const isCertain = operandsOf(definition).every((operand) => {
      const made = aliases.get(operand);
      return !paths.isTraced(operand) || (made !== undefined && has(state, made.bit));
    });
    if (isCertain) set(state, alias.bit);
  }

  #add(state: Bits, bit: number | undefined, { at, way }: Found): void {
    if (bit === undefined) return;
    set(state, bit);
    let origins = this.origins.get(bit);
    if (origins === undefined) this.origins.set(bit, (origins = new Map<StatementIndex, Way>()));
    origins.set(at, way);
  }
}

function isNull(path: Path): boolean {
  return path.kind === 'constant' && path.constant.kind === 'null';
}

function constantStates(constant: Constant): readonly ValueState[] {
  switch (constant.kind) {
    case 'null':
      return ['null'];
    case 'string':
    case 'class':
      return ['non-null'];
    case 'boolean':
      return [constant.text === 'true' ? 'true' : 'false'];
    default:
      return [];
  }
}

/** Checks change nothing. */
function isCheck(statement: Statement): boolean {
  const method = statement.kind === 'call' ? statement.method : undefined;
  return method !== undefined && knownCheck(method) !== undefined;
}

/** New objects, exceptions, and what a check gives back. */
function isNeverNull(definition: Statement): boolean {
  switch (definition.kind) {
    case 'allocate':
    case 'closure':
    case 'catch':
      return true;
    case 'call': {
      const check = definition.method === undefined ? undefined : knownCheck(definition.method);
      return check !== undefined && check.result === undefined && !check.isNull;
    }
    default:
      return false;
  }
}

function bitsOf(states: readonly ValueState[]): number {
  return states.reduce((bits, state) => bits | (1 << STATES.indexOf(state)), 0);
}
