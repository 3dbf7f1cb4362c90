/**
 * Wrappers (seed 001 §2.2.3): methods that put what they are given to run into a new object or closure, as
 * `static void inBackground(Runnable work) { new Thread(work).start(); }`, or give it to another object that they
 * are given, as `static void put(Queue queue, Runnable work) { queue.add(work); }`, or hand it on to one that does.
 * All callers share the statement that creates the thread, or all queues get the work of all; so that what each
 * of them gives stays apart, wrappers are told by where they are called from, those that a wrapper calls by where that one is.
 */
import type { Code, CodeId, CodeTable } from '../../android/flow/code.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { Type } from '../../java/program/symbols.js';

/** What is called in more places than this is no helper of tasks but a way to make data. */
const MOST_CALLS = 64;

/** By wrapper: from how many places it is called. Those that have but one need not be told apart. */
export function findWrappers(table: CodeTable): Map<CodeId, number> {
  const calls = findCalls(table);
  const wrappers = new Set(table.codes.filter(({ body }) => isWrapper(body)));
  for (const wrapper of wrappers) {
    for (const { caller, call } of calls.get(wrapper) ?? []) {
      if (gives(caller.body, (each) => (each === call ? call.arguments : []))) wrappers.add(caller);
    }
  }
  const counts = [...wrappers].map((code) => [code.id, countCalls(code, calls, wrappers)] as const);
  return new Map(counts.filter(([, count]) => count > 1 && count <= MOST_CALLS));
}

interface CallFrom {
  readonly caller: Code;
  readonly call: Extract<Statement, { kind: 'call' }>;
}

type Calls = ReadonlyMap<Code, readonly CallFrom[]>;

/** By callee that may be a wrapper; of virtual calls the method that is named. */
function findCalls(table: CodeTable): Calls {
  const calls = new Map<Code, CallFrom[]>();
  for (const caller of table.codes) {
    for (const index of handingCallsIn(caller.body)) {
      const call = caller.body.statements[index] as CallFrom['call'];
      const callee = table.method(call.method!.id);
      if (callee !== undefined) addTo(calls, callee, { caller, call });
    }
  }
  return calls;
}

/** Calls of methods of the project that take a function. */
const handingCallsIn = selecting(['call'], ({ method }) => {
  if (method?.owner.source === undefined) return false;
  return method.parameters.some(({ type }) => isInterface(type));
});

function countCalls(
  wrapper: Code,
  calls: Calls,
  wrappers: ReadonlySet<Code>,
  above: readonly Code[] = [],
): number {
  if (above.includes(wrapper)) return 0;
  const counts = (calls.get(wrapper) ?? []).map(({ caller }) =>
    wrappers.has(caller) ? countCalls(caller, calls, wrappers, [...above, wrapper]) : 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What a statement takes, in a body that was given these functions. */
type TakenBy = (statement: Statement, given: ReadonlySet<Variable>) => readonly Variable[];

/** Does a statement take a function that the body was given? */
function gives(body: Body, takenBy: TakenBy): boolean {
  if (body.kind !== 'method') return false;
  const given = new Set(body.parameters.filter((variable) => isFunction(body, variable)));
  if (given.size === 0) return false;
  for (const statement of body.statements) {
    if (statement.kind === 'copy' && given.has(statement.from)) given.add(statement.to);
  }
  return body.statements.some((statement) =>
    takenBy(statement, given).some((each) => given.has(each)),
  );
}

function isFunction({ variables }: Body, variable: Variable): boolean {
  const { type, kind } = variables[variable]!;
  return kind === 'parameter' && isInterface(type);
}

function isInterface(type: Type): boolean {
  return type.kind === 'class' && type.class.kind === 'interface';
}

const WRAPPERS = new BodyNotes<boolean>();

function isWrapper(body: Body): boolean {
  return getOrMake(WRAPPERS, body, () => gives(body, putIntoNewOrGiven));
}

function putIntoNewOrGiven(
  statement: Statement,
  given: ReadonlySet<Variable>,
): readonly Variable[] {
  if (statement.kind === 'closure') return statement.function.captured;
  if (statement.kind !== 'call') return [];
  const { name, receiver } = statement;
  const isTaken = name === '<init>' || (receiver !== undefined && given.has(receiver));
  return isTaken ? statement.arguments : [];
}
