/**
 * The facts that could hold somewhere in a body, each with a number, so that a set of them is a row of
 * bits: what a tested, stored or assigned value is, how two values compare, and (for the analysis
 * itself) that an intermediate value or local still is what it was read from.
 *
 * A body with more than MOST facts loses the later ones, which can only make it know less.
 */
import type { Type } from '../../program/types.js';
import type { Condition, Statement, Variable } from '../statements.js';
import { checkedArgument, knownCheck } from './known-checks.js';
import { operandsOf, type Path, type Paths } from './paths.js';

export type ValueState = 'null' | 'non-null' | 'true' | 'false';

export type KnownFact =
  | { readonly kind: 'is'; readonly path: Path; readonly is: ValueState }
  | { readonly kind: 'same'; readonly left: Path; readonly right: Path; readonly equal: boolean }
  | {
      readonly kind: 'instance-of';
      readonly path: Path;
      readonly type: Type;
      readonly holds: boolean;
    }
  /** The variable has the value that the path has. */
  | { readonly kind: 'alias'; readonly variable: Variable; readonly path: Path };

export const STATES: readonly ValueState[] = ['null', 'non-null', 'true', 'false'];

const MOST = 4096;
/** Paths are no longer than that. */
const DEEPEST = 10;

export interface Alias {
  readonly bit: number;
  readonly path: Path;
}

export class FactTable {
  readonly facts: KnownFact[] = [];
  readonly aliases = new Map<Variable, Alias>();
  readonly #states = new Map<Path, number>();
  readonly #relations = new Map<string, number>();

  constructor(readonly paths: Paths) {
    for (const statement of paths.body.statements) this.#readStatement(statement);
    paths.body.variables.forEach((_, variable) => {
      this.#addAlias(variable as Variable);
    });
  }

  /** Of the first of the four states of a value; undefined if nothing is kept of it. */
  stateBit(path: Path): number | undefined {
    return this.#states.get(path);
  }

  sameBit(left: Path, right: Path, equal: boolean): number | undefined {
    return this.#relations.get(sameKey(left, right, equal));
  }

  instanceBit(path: Path, type: Type, holds: boolean): number | undefined {
    return this.#relations.get(instanceKey(path, type, holds));
  }

  #readStatement(statement: Statement): void {
    switch (statement.kind) {
      case 'branch':
        this.#readCondition(statement.condition);
        break;
      case 'copy':
        if (isNamed(this.paths, statement.to)) this.#addPath(this.paths.variable(statement.to));
        break;
      case 'store':
        this.#addPath(this.paths.of(statement.object));
        this.#addPath(this.paths.field(this.paths.of(statement.object), statement.field));
        break;
      case 'static-store':
        this.#addPath(this.paths.static(statement.field));
        break;
      case 'call':
        this.#readCheck(statement);
        break;
    }
  }

  #readCheck(call: Extract<Statement, { kind: 'call' }>): void {
    const check = call.method === undefined ? undefined : knownCheck(call.method);
    const argument = check && checkedArgument(check, call.arguments);
    if (argument !== undefined) this.#addValue(argument);
  }

  #readCondition(condition: Condition): void {
    switch (condition.kind) {
      case 'null-test':
      case 'truth':
        this.#addValue(condition.variable);
        break;
      case 'instance-of':
        this.#addValue(condition.variable);
        for (const path of this.#chain(condition.variable)) {
          this.#addInstance(path, condition.type);
        }
        break;
      case 'same':
        this.#addValue(condition.left);
        this.#addValue(condition.right);
        for (const left of this.#chain(condition.left)) {
          for (const right of this.#chain(condition.right)) this.#addSame(left, right);
        }
        break;
      case 'other':
    }
  }

  /** The value itself and what it was read from. */
  #chain(variable: Variable): Path[] {
    const own = this.paths.variable(variable);
    const traced = this.paths.of(variable);
    const chain = own === traced ? [own] : [own, traced];
    const last = traced.kind === 'variable' ? traced.variable : undefined;
    const definition = last === undefined ? undefined : this.paths.definitions[last];
    const source = definition && this.paths.source(definition);
    if (source !== undefined && source !== traced) chain.push(source);
    return chain;
  }

  #addValue(variable: Variable): void {
    for (const path of this.#chain(variable)) {
      this.#addPath(path);
      this.#addOperands(path);
    }
  }

  /** `!x`, `x == null` and known checks, kept in a variable and tested later. */
  #addOperands(path: Path): void {
    const parts = path.kind === 'compute' ? path.from : path.kind === 'call' ? path.arguments : [];
    for (const part of parts) {
      this.#addPath(part);
      if (part.kind === 'compute') this.#addOperands(part);
    }
  }

  #addPath(path: Path): void {
    if (path.kind === 'constant' || this.#states.has(path) || this.#isFull) return;
    this.#states.set(path, this.facts.length);
    for (const is of STATES) this.facts.push({ kind: 'is', path, is });
  }

  #addSame(left: Path, right: Path): void {
    for (const equal of [true, false]) {
      const key = sameKey(left, right, equal);
      if (this.#relations.has(key) || this.#isFull) continue;
      this.#relations.set(key, this.facts.length);
      this.facts.push({ kind: 'same', left, right, equal });
    }
  }

  #addInstance(path: Path, type: Type): void {
    for (const holds of [true, false]) {
      const key = instanceKey(path, type, holds);
      if (this.#relations.has(key) || this.#isFull) continue;
      this.#relations.set(key, this.facts.length);
      this.facts.push({ kind: 'instance-of', path, type, holds });
    }
  }

  /** Of a value of which states are kept. */
  #addAlias(variable: Variable): void {
    const definition = this.paths.definitions[variable];
    const path = definition && this.paths.source(definition);
    if (path === undefined || !this.#states.has(path)) return;
    this.#addAliasOf(variable, definition!, path, 0);
  }

  /** And of the intermediate values that it is made of: it is only what they still are. */
  #addAliasOf(variable: Variable, definition: Statement, path: Path, depth: number): void {
    if (this.aliases.has(variable) || this.#isFull || depth > DEEPEST) return;
    if (path.mentions.variables.has(variable)) return;
    for (const operand of operandsOf(definition)) {
      const made = this.paths.isTraced(operand) ? this.paths.definitions[operand] : undefined;
      if (made !== undefined) this.#addAliasOf(operand, made, this.paths.of(operand), depth + 1);
    }
    this.aliases.set(variable, { bit: this.facts.length, path });
    this.facts.push({ kind: 'alias', variable, path });
  }

  get #isFull(): boolean {
    return this.facts.length + STATES.length > MOST;
  }
}

function isNamed({ body }: Paths, variable: Variable): boolean {
  const { kind } = body.variables[variable]!;
  return kind === 'local' || kind === 'parameter' || kind === 'result';
}

function sameKey(left: Path, right: Path, equal: boolean): string {
  return `${left.id} ${equal ? '==' : '!='} ${right.id}`;
}

function instanceKey(path: Path, type: Type, holds: boolean): string {
  const name = type.kind === 'class' ? String(type.class.id) : type.kind;
  return `${path.id} ${holds ? 'is' : 'is not'} ${name}`;
}
