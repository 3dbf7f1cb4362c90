/**
 * Values that are the same whoever computes them, and whenever: what a method gives that says so
 * (`@Functional`, on it or on what it overrides), and what is computed of nothing but that and of constants.
 * Two threads that store such a value store the same one.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { storesIn, type AnyStore } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { saysFunctional, saysSo } from './annotations.js';
import { sourcesOf } from './dependence.js';

/** Helpers that give on what such a method gave, so many deep. */
const DEEPEST = 3;

export class FunctionalValues {
  constructor(
    private readonly knowledge: MethodKnowledge,
    private readonly bodiesOf: (method: MethodSymbol) => readonly Body[],
  ) {}

  /** Does the statement store such a value, all at once? A long or double comes in two halves. */
  isStored(body: Body, at: StatementIndex): boolean {
    if (!storesIn(body).includes(at)) return false;
    const { field, from } = body.statements[at] as AnyStore;
    const isHalved = field.type.kind === 'primitive' && HALVED.has(field.type.name);
    return !isHalved && this.#isFunctional(body, from, at, 0);
  }

  #isFunctional(body: Body, value: Variable, at: StatementIndex, depth: number): boolean {
    const sources = sourcesOf(body, [value], at).map((source) => body.statements[source]!);
    const calls = sources.filter((source) => !isConversion(source));
    return calls.length > 0 && calls.every((call) => this.#isCallOf(call, depth));
  }

  #isCallOf(call: Statement, depth: number): boolean {
    if (call.kind !== 'call' || call.method === undefined) return false;
    if (saysSo(call.method, saysFunctional, this.knowledge.hierarchy)) return true;
    const bodies = depth < DEEPEST ? this.bodiesOf(call.method) : [];
    return bodies.length > 0 && bodies.every((body) => this.#gives(body, depth + 1));
  }

  #gives(body: Body, depth: number): boolean {
    return body.statements.every(
      (each, at) =>
        each.kind !== 'return' ||
        (each.from !== undefined &&
          this.#isFunctional(body, each.from, at as StatementIndex, depth)),
    );
  }
}

const HALVED: ReadonlySet<string> = new Set(['long', 'double']);

/** `Integer.valueOf`, `intValue`. */
function isConversion(statement: Statement): boolean {
  if (statement.kind !== 'call' || statement.method === undefined) return false;
  const { name, owner } = statement.method;
  return owner.name.startsWith('java.lang.') && (name === 'valueOf' || name.endsWith('Value'));
}
