/**
 * Whether a null dereference at a statement is caught in its own body, by a clause that takes
 * NullPointerException and does not throw at once.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { BlockIndex, Body, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { Type } from '../../java/program/types.js';

/** NullPointerException and what it is. */
const TAKES_NULL = new Set([
  'java.lang.NullPointerException',
  'java.lang.RuntimeException',
  'java.lang.Exception',
  'java.lang.Throwable',
]);

/** The test of the clause that takes it; undefined if it leaves the body. */
export function catchesNullAt(body: Body, at: StatementIndex): StatementIndex | undefined {
  const flow = controlFlowOf(body);
  const seen = new Set<BlockIndex>();
  let handler = body.blocks[flow.blockOf(at)]!.handler;
  while (handler !== undefined && !seen.has(handler)) {
    seen.add(handler);
    const entry = body.statements[body.blocks[handler]!.first];
    if (entry?.kind !== 'catch') return undefined;
    const clause = findClause(body, entry.to);
    if (clause !== undefined) return goesOn(body, clause) ? clause : undefined;
    const rethrow = findRethrow(body, entry.to);
    handler = rethrow === undefined ? undefined : body.blocks[flow.blockOf(rethrow)]!.handler;
  }
  return undefined;
}

function findClause({ statements }: Body, thrown: Variable): StatementIndex | undefined {
  const found = statements.findIndex(
    (statement) =>
      statement.kind === 'branch' &&
      statement.condition.kind === 'instance-of' &&
      statement.condition.variable === thrown &&
      takesNull(statement.condition.type),
  );
  return found < 0 ? undefined : (found as StatementIndex);
}

/** What no clause takes, and what passes a finally or a monitor, is thrown on. */
function findRethrow({ statements }: Body, thrown: Variable): StatementIndex | undefined {
  const found = statements.findIndex(
    (statement) => statement.kind === 'throw' && statement.from === thrown,
  );
  return found < 0 ? undefined : (found as StatementIndex);
}

function takesNull(type: Type): boolean {
  return type.kind === 'class' && TAKES_NULL.has(type.class.name);
}

/** Does the clause do something else than throw another exception? */
function goesOn(body: Body, clause: StatementIndex): boolean {
  const block = body.blocks[controlFlowOf(body).blockOf(clause)]!.successors[0];
  if (block === undefined) return false;
  return body.statements[body.blocks[block]!.past - 1]?.kind !== 'throw';
}
