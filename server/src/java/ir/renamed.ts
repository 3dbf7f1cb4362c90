/** A statement over other variables: each that it reads by `use`, the one that it assigns by `assign`. */
import type { Condition, Statement, Variable } from './statements.js';

export type Rename = (variable: Variable) => Variable;

export function renamed(statement: Statement, use: Rename, assign: Rename): Statement {
  switch (statement.kind) {
    case 'allocate':
      return { ...statement, lengths: statement.lengths.map(use), to: assign(statement.to) };
    case 'closure': {
      const { function: closure, to } = statement;
      const captured = closure.captured.map(use);
      return { ...statement, function: { ...closure, captured }, to: assign(to) };
    }
    case 'copy':
      return { ...statement, from: use(statement.from), to: assign(statement.to) };
    case 'load':
      return { ...statement, object: use(statement.object), to: assign(statement.to) };
    case 'store':
      return { ...statement, object: use(statement.object), from: use(statement.from) };
    case 'static-load':
    case 'catch':
      return { ...statement, to: assign(statement.to) };
    case 'static-store':
    case 'throw':
      return { ...statement, from: use(statement.from) };
    case 'array-load': {
      const { array, index, to } = statement;
      return { ...statement, array: use(array), index: use(index), to: assign(to) };
    }
    case 'array-store': {
      const { array, index, from } = statement;
      return { ...statement, array: use(array), index: use(index), from: use(from) };
    }
    case 'call':
      return renamedCall(statement, use, assign);
    case 'initialize':
      return { ...statement, object: use(statement.object) };
    case 'return':
      return { ...statement, from: optional(statement.from, use) };
    case 'enter-monitor':
    case 'exit-monitor':
      return { ...statement, lock: use(statement.lock) };
    case 'branch':
      return { ...statement, condition: renamedCondition(statement.condition, use) };
    case 'compute':
      return { ...statement, from: statement.from.map(use), to: assign(statement.to) };
  }
}

function renamedCall(
  call: Extract<Statement, { kind: 'call' }>,
  use: Rename,
  assign: Rename,
): Statement {
  const receiver = optional(call.receiver, use);
  const given = call.arguments.map(use);
  return { ...call, receiver, arguments: given, to: optional(call.to, assign) };
}

function renamedCondition(condition: Condition, use: Rename): Condition {
  switch (condition.kind) {
    case 'same':
      return { ...condition, left: use(condition.left), right: use(condition.right) };
    case 'other':
      return condition;
    default:
      return { ...condition, variable: use(condition.variable) };
  }
}

function optional(variable: Variable | undefined, rename: Rename): Variable | undefined {
  return variable === undefined ? undefined : rename(variable);
}
