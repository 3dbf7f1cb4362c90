/** The variables that a statement reads. */
import type { Condition, Statement, Variable } from '../../java/ir/statements.js';

export function readsOf(statement: Statement): readonly Variable[] {
  switch (statement.kind) {
    case 'allocate':
      return statement.lengths;
    case 'closure':
      return statement.function.captured;
    case 'copy':
    case 'throw':
    case 'static-store':
      return [statement.from];
    case 'return':
      return listOf(statement.from);
    case 'load':
    case 'initialize':
      return [statement.object];
    case 'store':
      return [statement.object, statement.from];
    case 'array-load':
      return [statement.array, statement.index];
    case 'array-store':
      return [statement.array, statement.index, statement.from];
    case 'call':
      return [...listOf(statement.receiver), ...statement.arguments];
    case 'compute':
      return statement.from;
    case 'enter-monitor':
    case 'exit-monitor':
      return [statement.lock];
    case 'branch':
      return readByCondition(statement.condition);
    case 'static-load':
    case 'catch':
      return [];
  }
}

function readByCondition(condition: Condition): readonly Variable[] {
  if (condition.kind === 'same') return [condition.left, condition.right];
  return condition.kind === 'other' ? [] : [condition.variable];
}

function listOf(variable: Variable | undefined): readonly Variable[] {
  return variable === undefined ? [] : [variable];
}

export function writeOf(statement: Statement): Variable | undefined {
  return 'to' in statement ? statement.to : undefined;
}
