/**
 * Texts that a body hands to others, who may make an intent's action of them: constants and fields that
 * are arguments, put into arrays or returned, also by way of locals. A text with blanks is for people, and left out, so
 * that a message that is written differently changes nothing; and so is what goes to a call that nobody
 * looks at (`Log.d(TAG, …)`).
 */
import type { Body, Statement, Variable } from '../../java/ir/statements.js';

/** Constants as they are written, numbers of fields. `looked`: by statement, is it looked at? */
export function handedTexts(body: Body, looked: readonly boolean[]): (number | string)[] {
  const handed = new Set<Variable>();
  for (const [index, statement] of body.statements.entries()) {
    if (statement.kind === 'call' && looked[index] !== true) continue;
    for (const variable of handedBy(statement)) if (isText(body, variable)) handed.add(variable);
  }
  if (handed.size === 0) return [];
  const found: (number | string)[] = [];
  for (const variable of handed) {
    const { constant } = body.variables[variable]!;
    if (constant?.kind === 'string' && !constant.text.includes(' ')) found.push(constant.text);
    else for (const each of body.statements) found.push(...broughtBy(each, variable, handed));
  }
  return found;
}

function handedBy(statement: Statement): readonly Variable[] {
  if (statement.kind === 'call') return statement.arguments;
  if (statement.kind === 'array-store') return [statement.from];
  return statement.kind === 'return' && statement.from !== undefined ? [statement.from] : [];
}

/** What a copy brings is asked for in turn. */
function broughtBy(statement: Statement, to: Variable, asked: Set<Variable>): readonly number[] {
  if (!('to' in statement) || statement.to !== to) return [];
  if (statement.kind === 'copy') asked.add(statement.from);
  return statement.kind === 'static-load' ? [statement.field.id] : [];
}

function isText({ variables }: Body, variable: Variable): boolean {
  const { type } = variables[variable]!;
  return type.kind === 'class' && type.class.name === 'java.lang.String';
}
