/**
 * Statements that are passed only when other origins have ended: join, get, await. Only where that is
 * sure: not with a time-out, and not if the object may be one of several, unless a loop goes through
 * them. (`awaitTermination` has no form without a time-out; it is taken to be waited out.)
 */
import type { Code } from '../../android/flow/code.js';
import type { CallGroup } from '../../android/knowledge/knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { InstanceSite, StaticOrigin, StaticOriginId, Wait } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { Latches } from './latches.js';
import type { OpenOrigin } from './origin-table.js';
import type { Started } from './started.js';

interface WaitingCall {
  readonly code: Code;
  readonly statement: StatementIndex;
  readonly call: Call;
  readonly method: MethodSymbol;
  readonly row: CallGroup | undefined;
}

export function findWaits(
  { knowledge }: UnderstoodProject,
  pointsTo: PointsTo,
  origins: readonly StaticOrigin[],
  started: Started,
): Wait[] {
  const latches = new Latches(pointsTo, origins);
  const ended = (at: WaitingCall & InstanceSite): Iterable<{ readonly id: StaticOriginId }> => {
    if (at.row === undefined) return started.byCall(at);
    const objects = waitedFor(pointsTo, at, knowledge.select(at.call, at.row.what));
    if (at.row.rule === 'latch') return objects.flatMap((object) => latches.endedWith(object));
    return objects.flatMap((object) => [...endedOrigins(object, at.row!, started)]);
  };
  const byCode = new Map<Code, readonly WaitingCall[]>();
  return pointsTo.instances.flatMap(({ id: instance, code }) => {
    let calls = byCode.get(code);
    if (calls === undefined) {
      calls = waitingCalls(code, (method) => knowledge.of(method).calls);
      byCode.set(code, calls);
    }
    return calls.flatMap((call) => {
      const { statement } = call;
      const ids = [...new Set([...ended({ ...call, instance })].map(({ id }) => id))];
      return ids.length === 0 ? [] : [{ instance, statement, origins: ids.sort((a, b) => a - b) }];
    });
  });
}

function endedOrigins(object: ObjectId, row: CallGroup, started: Started): Iterable<OpenOrigin> {
  return row.rule === 'executor.await' ? started.runBy(object) : started.endedWith(object);
}

function waitingCalls(
  code: Code,
  rowsOf: (method: MethodSymbol) => readonly CallGroup[],
): WaitingCall[] {
  return code.body.statements.flatMap((call, index) => {
    if (call.kind !== 'call' || call.method?.owner.source !== undefined) return [];
    const { method } = call;
    if (method === undefined) return [];
    const row = rowsOf(method).find(({ does }) => does === 'wait');
    const isWait = row === undefined ? method.name === INVOKE_ALL : isSure(row, method);
    if (!isWait || (row === undefined && rowsOf(method).length === 0)) return [];
    return [{ statement: index as StatementIndex, code, call, method, row }];
  });
}

/** Runs its tasks and waits for them, in one. */
const INVOKE_ALL = 'invokeAll';

/** Of the many that wait for something, those that wait for an end. */
function isSure({ rule }: CallGroup, method: MethodSymbol): boolean {
  if (rule === 'executor.await') return true;
  if (rule === 'latch' && method.owner.simpleName !== 'CountDownLatch') return false;
  if (method.owner.simpleName === 'CompletionService') return false;
  return !method.parameters.some(({ type }) => {
    return (
      type.kind === 'primitive' || (type.kind === 'class' && type.class.package.startsWith('java.'))
    );
  });
}

/** One object, or all of them if a loop takes one after the other out of an array or container. */
function waitedFor(
  pointsTo: PointsTo,
  { instance, statement, code }: WaitingCall & InstanceSite,
  [variable]: readonly Variable[],
): readonly ObjectId[] {
  if (variable === undefined) return [];
  const objects = pointsTo.of(instance, variable);
  const isInLoop = ({ body }: Code, at: StatementIndex): boolean =>
    controlFlowOf(body).isInLoop(at);
  if (isInLoop(code, statement) && isTakenOut(code, variable)) return objects;
  const [only] = objects;
  if (only === undefined || objects.length > 1) return [];
  const { site } = pointsTo.objects[only]!;
  return site !== undefined && isInLoop(site.code, site.statement) ? [] : objects;
}

/** Is it an element of an array or container? */
function isTakenOut({ body }: Code, variable: Variable): boolean {
  const variables = new Set([variable]);
  for (const at of variables) {
    for (const statement of body.statements) {
      if (statement.kind === 'copy' && statement.to === at) variables.add(statement.from);
      if (statement.kind === 'array-load' && statement.to === at) return true;
      if (statement.kind === 'call' && statement.to === at && statement.receiver !== undefined)
        return true;
    }
  }
  return false;
}
