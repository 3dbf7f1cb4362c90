/**
 * Whether an exception at a statement is caught in its own body, by a clause that takes it and does not throw at once:
 * that of a null dereference, or those of what is asked of a screen that has gone.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { BlockIndex, Body, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { Type } from '../../java/program/types.js';

const TAKES_ALL = ['java.lang.RuntimeException', 'java.lang.Exception', 'java.lang.Throwable'];
const TAKES_NULL = new Set(['java.lang.NullPointerException', ...TAKES_ALL]);
const TAKES_GONE = new Set([
  'java.lang.IllegalStateException',
  'java.lang.IllegalArgumentException',
  'android.view.WindowManager$BadTokenException',
  ...TAKES_ALL,
]);

/** The test of the clause that takes it; undefined if it leaves the body. */
export function catchesNullAt(body: Body, at: StatementIndex): StatementIndex | undefined {
  return catchesAt(body, at, TAKES_NULL);
}

/** The same of what a window or fragment throws that has gone. */
export function catchesGoneAt(body: Body, at: StatementIndex): StatementIndex | undefined {
  return catchesAt(body, at, TAKES_GONE);
}

function catchesAt(
  body: Body,
  at: StatementIndex,
  taken: ReadonlySet<string>,
): StatementIndex | undefined {
  const flow = controlFlowOf(body);
  const seen = new Set<BlockIndex>();
  let handler = body.blocks[flow.blockOf(at)]!.handler;
  while (handler !== undefined && !seen.has(handler)) {
    seen.add(handler);
    const entry = body.statements[body.blocks[handler]!.first];
    if (entry?.kind !== 'catch') return undefined;
    const clause = findClause(body, entry.to, taken);
    if (clause !== undefined) return goesOn(body, clause) ? clause : undefined;
    const rethrow = findRethrow(body, entry.to);
    handler = rethrow === undefined ? undefined : body.blocks[flow.blockOf(rethrow)]!.handler;
  }
  return undefined;
}

function findClause(
  { statements }: Body,
  thrown: Variable,
  taken: ReadonlySet<string>,
): StatementIndex | undefined {
  const found = statements.findIndex(
    (statement) =>
      statement.kind === 'branch' &&
      statement.condition.kind === 'instance-of' &&
      statement.condition.variable === thrown &&
      takes(statement.condition.type, taken),
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

function takes(type: Type, taken: ReadonlySet<string>): boolean {
  return type.kind === 'class' && taken.has(type.class.name);
}

/** Does the clause do something else than throw another exception? */
function goesOn(body: Body, clause: StatementIndex): boolean {
  const block = body.blocks[controlFlowOf(body).blockOf(clause)]!.successors[0];
  if (block === undefined) return false;
  return body.statements[body.blocks[block]!.past - 1]?.kind !== 'throw';
}
