/** The variables that a statement reads, one by one: no list is made, since every statement may be asked. */
import type { Condition, Statement, Variable } from './statements.js';

export type Visit = (variable: Variable) => void;

export function forEachRead(statement: Statement, visit: Visit): void {
  switch (statement.kind) {
    case 'allocate':
      statement.lengths.forEach(visit);
      break;
    case 'closure':
      statement.function.captured.forEach(visit);
      break;
    case 'load':
    case 'initialize':
      visit(statement.object);
      break;
    case 'store':
      visit(statement.object);
      visit(statement.from);
      break;
    case 'copy':
    case 'static-store':
    case 'throw':
      visit(statement.from);
      break;
    case 'array-load':
      visit(statement.array);
      visit(statement.index);
      break;
    case 'array-store':
      visit(statement.array);
      visit(statement.index);
      visit(statement.from);
      break;
    case 'call':
      if (statement.receiver !== undefined) visit(statement.receiver);
      statement.arguments.forEach(visit);
      break;
    case 'return':
      if (statement.from !== undefined) visit(statement.from);
      break;
    case 'enter-monitor':
    case 'exit-monitor':
      visit(statement.lock);
      break;
    case 'branch':
      readByCondition(statement.condition, visit);
      break;
    case 'compute':
      statement.from.forEach(visit);
      break;
    case 'static-load':
    case 'catch':
  }
}

function readByCondition(condition: Condition, visit: Visit): void {
  if (condition.kind === 'same') {
    visit(condition.left);
    visit(condition.right);
  } else if (condition.kind !== 'other') visit(condition.variable);
}
