/**
 * Statements that are passed only when other origins have ended: join, get, await, a step of a parallel stream. Only where that is
 * sure: not with a time-out, and not if the object may be one of several, unless a loop goes through
 * them. (`awaitTermination` has no form without a time-out; it is taken to be waited out.)
 */
import type { Code } from '../../android/flow/code.js';
import type { CallGroup } from '../../android/knowledge/knowledge.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { libraryCallsIn } from '../../java/ir/selecting.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { runsInParallel } from '../body/parallel-streams.js';
import type { InstanceSite, StaticOrigin, StaticOriginId, Wait } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import type { OpenOrigin } from './origin-table.js';
import { isCounted, Signals, type Signalled } from './signals.js';
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
  const signals = new Signals(pointsTo, origins, knowledge);
  const passedAfter = (at: WaitingCall & InstanceSite): Passed => {
    if (at.row === undefined) return { ended: [...started.byCall(at)], signalled: [] };
    const objects = waitedFor(pointsTo, at, knowledge.select(at.call, at.row.what));
    return {
      ended: objects.flatMap((object) => [...endedOrigins(object, at.row!, started)]),
      signalled: objects.flatMap((object) => signals.of(object)),
    };
  };
  const byCode = new Map<Code, readonly WaitingCall[]>();
  return pointsTo.instances.flatMap(({ id: instance, code }) => {
    let calls = byCode.get(code);
    if (calls === undefined) {
      calls = waitingCalls(code, (method) => knowledge.of(method).calls);
      byCode.set(code, calls);
    }
    return calls.flatMap((call) => {
      const { ended, signalled } = passedAfter({ ...call, instance });
      if (ended.length + signalled.length === 0) return [];
      const ids = [...new Set(ended.map(({ id }) => id))].sort((a, b) => a - b);
      return [{ instance, statement: call.statement, origins: ids, signals: signalled }];
    });
  });
}

/** What has happened when a statement is passed. */
interface Passed {
  readonly ended: readonly { readonly id: StaticOriginId }[];
  readonly signalled: readonly Signalled[];
}

function endedOrigins(object: ObjectId, row: CallGroup, started: Started): Iterable<OpenOrigin> {
  if (row.rule === 'latch') return [];
  return row.rule === 'executor.await' ? started.runBy(object) : started.endedWith(object);
}

function waitingCalls(
  code: Code,
  rowsOf: (method: MethodSymbol) => readonly CallGroup[],
): WaitingCall[] {
  return libraryCallsIn(code.body).flatMap((statement) => {
    const call = code.body.statements[statement] as Call;
    const { method } = call;
    if (method === undefined) return [];
    const rows = rowsOf(method);
    const row = rows.find(({ does }) => does === 'wait');
    const isInvoked = rows.length > 0 && INVOKING.has(method.name);
    const isWait =
      row === undefined ? isInvoked || runsInParallel(code.body, call) : isSure(row, method);
    if (!isWait) return [];
    return [{ statement, code, call, method, row }];
  });
}

/** Run their tasks and wait for them, in one. */
const INVOKING = new Set(['invokeAll', 'invoke']);

/** Of the many that wait for something, those that wait for an end. */
function isSure({ rule }: CallGroup, method: MethodSymbol): boolean {
  if (rule === 'executor.await') return true;
  if (rule === 'latch' && !isCounted(method.owner.simpleName)) return false;
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
  if (site === undefined || !isInLoop(site.code, site.statement)) return objects;
  return site.code === code && isSameTurn(code, site.statement, statement) ? objects : [];
}

/** Does every turn of the loop that creates one wait for it, too? */
function isSameTurn({ body }: Code, created: StatementIndex, waits: StatementIndex): boolean {
  const flow = controlFlowOf(body);
  const [from, to] = [flow.blockOf(created), flow.blockOf(waits)];
  const around = flow.loops.filter(({ nodes }) => nodes.has(from));
  return (
    flow.dominates(created, waits) &&
    flow.postDominators.dominates(to, from) &&
    around.every(({ nodes }) => nodes.has(to))
  );
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
