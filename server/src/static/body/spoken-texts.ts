/**
 * Strings that are only said: parts of longer ones, handed to a library that gives nothing back
 * (`Log.d(TAG, "begins " + name)`, `new IllegalStateException("gone")`). Whatever they say, the code does the same.
 */
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import { readsOf, writeOf } from './reads.js';

export function isOnlySaid(body: Body, variable: Variable): boolean {
  if (body.variables[variable]!.constant?.kind !== 'string') return false;
  const seen = new Set([variable]);
  for (const each of seen) {
    for (const statement of body.statements.filter((reader) => readsOf(reader).includes(each))) {
      if (statement.kind === 'compute' && statement.operator === '+') seen.add(statement.to);
      else if (!isTold(body, statement, each)) return false;
    }
  }
  return true;
}

/** Is it an argument of a library's method whose result nobody asks for? */
function isTold({ statements }: Body, call: Statement, variable: Variable): boolean {
  if (call.kind !== 'call' || call.method === undefined) return false;
  if (call.method.owner.source !== undefined || call.receiver === variable) return false;
  const result = writeOf(call);
  return result === undefined || !statements.some((each) => readsOf(each).includes(result));
}
