/**
 * What the values of a body tell of the thread that runs it: calls that the tables name
 * (`Looper.myLooper()`), comparisons of their results, and helpers of the project that return such a
 * comparison or throw where it does not hold, whatever their names, or begin with such a helper. Values are followed through locals
 * that are assigned once; what a looper, handler or thread that is compared stands for is told by what made it.
 */
import { lastOf } from '../../java/ir/control-flow.js';
import { callsIn } from '../../java/ir/selecting.js';
import type {
  BlockIndex,
  Body,
  Call,
  Condition,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { MethodId } from '../../java/program/symbols.js';
import type { Code, CodeTable } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { TableNotes } from '../knowledge/table-notes.js';
import { LooperThreads } from './looper-threads.js';
import {
  compared,
  isThreadOf,
  ofComparison,
  SAME_THREAD,
  sidesOf,
  type Sides,
  type Telling,
  type Tells,
} from './thread-comparisons.js';

type Told = ReadonlyMap<Variable, Tells>;

/** Of most bodies. */
const NOTHING_TOLD: Told = new Map();

/** Does it call a method of which the tables say what it tells? */
const TELLING = new TableNotes((body, knowledge) =>
  callsIn(body).some((at) => {
    const { method } = body.statements[at] as Call;
    return method !== undefined && knowledge.of(method).thread !== undefined;
  }),
);

export class ThreadTests {
  readonly #helpers = new Map<MethodId, Tells>();
  readonly #loopers: LooperThreads;

  constructor(
    table: CodeTable,
    values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {
    const { codes } = table;
    this.#loopers = new LooperThreads(table, values, knowledge);
    for (const { body } of codes) {
      const { method } = body;
      if (method === undefined) continue;
      const told = this.told(body);
      const tells =
        told.size === 0 ? undefined : (returned(body, told) ?? this.#asserted(body, told));
      if (tells !== undefined) this.#helpers.set(method.id, tells);
    }
    while (this.#addCallers(codes));
  }

  /** Those that come back only from where an assertion lets them; were there any? */
  #addCallers(codes: readonly Code[]): boolean {
    const before = this.#helpers.size;
    for (const { body } of codes) {
      const { method } = body;
      if (method === undefined || this.#helpers.has(method.id) || !this.mayTell(body)) continue;
      const tells = this.#assertedFirst(body);
      if (tells !== undefined) this.#helpers.set(method.id, tells);
    }
    return this.#helpers.size > before;
  }

  /** By a call that every run makes before anything is decided. */
  #assertedFirst({ blocks, statements }: Body): Tells | undefined {
    const [entry] = blocks;
    if (entry === undefined) return undefined;
    const first = statements.slice(entry.first, entry.past);
    return first
      .map((each) => (each.kind === 'call' ? this.ofCall(each) : undefined))
      .find((tells) => tells === 'assert-main' || tells === 'assert-worker');
  }

  /** Of a call: by the tables, or by the body of the helper. */
  ofCall({ method }: Call): Tells | undefined {
    if (method === undefined) return undefined;
    return this.knowledge.of(method).thread ?? this.#helpers.get(method.id);
  }

  /** Does it call anything that tells? Of most bodies no is all that is asked. */
  mayTell(body: Body): boolean {
    if (TELLING.of(body, this.knowledge)) return true;
    return this.#helpers.size > 0 && callsIn(body).some((at) => this.#isHelper(body, at));
  }

  #isHelper({ statements }: Body, at: StatementIndex): boolean {
    const { method } = statements[at] as Call;
    return method !== undefined && this.#helpers.has(method.id);
  }

  told(body: Body): Told {
    if (!this.mayTell(body)) return NOTHING_TOLD;
    let told: Map<Variable, Tells> | undefined;
    let often: Set<Variable> | undefined;
    for (const statement of body.statements) {
      const tells = this.#of(statement, this.#telling(body, told ?? NOTHING_TOLD));
      if (tells === undefined || !('to' in statement) || statement.to === undefined) continue;
      often ??= assignedAgain(body);
      if (!often.has(statement.to)) (told ??= new Map<Variable, Tells>()).set(statement.to, tells);
    }
    return told ?? NOTHING_TOLD;
  }

  /** Which thread it is by the condition; undefined if it says nothing of it. */
  says(condition: Condition, body: Body, told: Told): Sides | undefined {
    if (condition.kind === 'truth') {
      return sidesOf(told.get(condition.variable), condition.expected);
    }
    if (condition.kind !== 'same') return undefined;
    const tells = compared(condition.left, condition.right, this.#telling(body, told));
    return sidesOf(tells, condition.equal);
  }

  #telling(body: Body, told: Told): Telling {
    return {
      of: (variable) => (variable === undefined ? undefined : told.get(variable)),
      standsFor: (variable) => told.get(variable) ?? this.#loopers.of(body, variable),
    };
  }

  #of(statement: Statement, telling: Telling): Tells | undefined {
    switch (statement.kind) {
      case 'copy':
        return telling.of(statement.from);
      case 'compute':
        return ofComparison(statement.operator, statement.from, telling);
      case 'call':
        return this.#ofCall(statement, telling);
      default:
        return undefined;
    }
  }

  #ofCall(call: Call, telling: Telling): Tells | undefined {
    const { name, receiver } = call;
    const tells = this.ofCall(call);
    if (receiver === undefined) return tells;
    if (tells === 'is-main-looper') return isThreadOf(telling.standsFor(receiver));
    if (tells !== undefined) return tells;
    if (SAME_THREAD.has(name)) return telling.standsFor(receiver);
    const [other] = call.arguments;
    return name === 'equals' && other !== undefined
      ? compared(receiver, other, telling)
      : undefined;
  }

  /** Throws at its beginning where the test does not hold. */
  #asserted(body: Body, told: Told): Tells | undefined {
    const [first] = body.blocks;
    const last = first && lastOf(body, 0 as BlockIndex);
    if (last?.kind !== 'branch') return undefined;
    const says = this.says(last.condition, body, told);
    if (says === undefined) return undefined;
    const [holds, fails] = first!.successors.map((block) => throwsIn(body, block));
    if (holds === fails) return undefined;
    const passes = fails === true ? says.holds : says.fails;
    return passes && `assert-${passes}`;
  }
}

/** Of a method that returns nothing else. */
function returned({ statements }: Body, told: Told): Tells | undefined {
  const values = statements.filter((statement) => statement.kind === 'return');
  const [only] = values;
  if (values.length !== 1 || only?.from === undefined) return undefined;
  const tells = told.get(only.from);
  return sidesOf(tells, true) === undefined ? undefined : tells;
}

function throwsIn(body: Body, block: BlockIndex): boolean {
  return lastOf(body, block)?.kind === 'throw';
}

function assignedAgain({ statements }: Body): Set<Variable> {
  const seen = new Set<Variable>();
  const again = new Set<Variable>();
  for (const statement of statements) {
    if (!('to' in statement) || statement.to === undefined) continue;
    if (seen.has(statement.to)) again.add(statement.to);
    seen.add(statement.to);
  }
  return again;
}
