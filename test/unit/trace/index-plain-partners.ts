/**
 * The other half of an operation by plain search, as the definitions say it, at quadratic cost and
 * worse: what the linear pass of trace/index is compared with.
 */
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import type { Operation } from '../../../server/src/trace/batch.js';

type Column = 'a' | 'b' | 'thread';

/** Answer, its key, opening, the opening's key, whether it is a better answer than others. */
const ANSWERS: readonly (readonly [OpKind, Column, OpKind, Column, boolean])[] = [
  [OpKind.Init, 'thread', OpKind.Fork, 'a', true],
  [OpKind.Join, 'a', OpKind.Exit, 'thread', true],
  [OpKind.Loop, 'b', OpKind.Attach, 'b', true],
  [OpKind.Unbarrier, 'a', OpKind.Barrier, 'a', true],
  [OpKind.Idle, 'a', OpKind.AddIdle, 'a', true],
  [OpKind.Begin, 'b', OpKind.AddIdle, 'a', true],
  [OpKind.RemoveIdle, 'a', OpKind.AddIdle, 'a', false],
  [OpKind.Fire, 'a', OpKind.Schedule, 'a', true],
  [OpKind.Cancel, 'a', OpKind.Schedule, 'a', false],
  [OpKind.Invoke, 'a', OpKind.Register, 'a', true],
  [OpKind.Unregister, 'a', OpKind.Register, 'a', false],
  [OpKind.Await, 'a', OpKind.Signal, 'a', true],
  [OpKind.Receive, 'a', OpKind.Transact, 'a', true],
  [OpKind.Return, 'a', OpKind.Reply, 'a', true],
  [OpKind.Return, 'a', OpKind.Transact, 'a', false],
  [OpKind.Shows, 'thread', OpKind.Snapshot, 'thread', true],
];

const BRACKETS = new Map<OpKind, OpKind>([
  [OpKind.Unlock, OpKind.Lock],
  [OpKind.EndAtomic, OpKind.Atomic],
  [OpKind.NativeLeave, OpKind.NativeEnter],
]);

export function plainPartners(ops: readonly Operation[], taskOf: ArrayLike<number>): number[] {
  const back = ops.map((_, at) => backwards(ops, at, taskOf));
  return ops.map((op, at) => {
    if (back[at]! >= 0) return back[at]!;
    const answers = ops.flatMap((_, later) => (later > at && back[later] === at ? [later] : []));
    return forwards(ops, op, at, answers);
  });
}

function latest(
  ops: readonly Operation[],
  before: number,
  fits: (op: Operation) => boolean,
): number {
  return ops.slice(0, before).findLastIndex(fits);
}

function backwards(ops: readonly Operation[], at: number, taskOf: ArrayLike<number>): number {
  const op = ops[at]!;
  switch (op.kind) {
    case OpKind.Begin:
      return first(postOf(ops, at), answerOf(ops, at));
    case OpKind.End:
      return beginOf(ops, at);
    case OpKind.Remove:
      return removedPost(ops, at);
    case OpKind.Trigger:
      return enableOf(ops, at);
    case OpKind.Wait:
      return latest(
        ops,
        at,
        ({ kind, a, b }) =>
          kind === OpKind.Notify && (b === op.thread || (b === 0 && a !== 0 && a === op.a)),
      );
    case OpKind.Leave:
      return enterOf(ops, at, taskOf);
    case OpKind.Join:
      return first(
        answerOf(ops, at),
        latest(ops, at, ({ thread }) => thread === op.a),
      );
    default:
      return BRACKETS.has(op.kind) ? bracketOf(ops, at) : answerOf(ops, at);
  }
}

function first(...candidates: number[]): number {
  return candidates.find((each) => each >= 0) ?? -1;
}

/** The latest post of the number since it last began. */
function postOf(ops: readonly Operation[], at: number): number {
  const { a } = ops[at]!;
  const begun = latest(ops, at, (op) => op.kind === OpKind.Begin && op.a === a);
  const post = latest(ops, at, (op) => op.kind === OpKind.Post && op.a === a);
  return post > begun ? post : -1;
}

/** The latest begin of the number, if it is this thread's and has not ended. */
function beginOf(ops: readonly Operation[], at: number): number {
  const { a, thread } = ops[at]!;
  const begin = latest(ops, at, (op) => op.kind === OpKind.Begin && op.a === a);
  if (begin < 0 || ops[begin]!.thread !== thread) return -1;
  const ended = ops
    .slice(begin, at)
    .some((op) => op.kind === OpKind.End && op.a === a && op.thread === thread);
  return ended ? -1 : begin;
}

function removedPost(ops: readonly Operation[], at: number): number {
  const { a } = ops[at]!;
  const post = latest(ops, at, (op) => op.kind === OpKind.Post && op.a === a);
  const gone = ops
    .slice(post + 1, at)
    .some((op) => (op.kind === OpKind.Begin || op.kind === OpKind.Remove) && op.a === a);
  return gone ? -1 : post;
}

function enableOf(ops: readonly Operation[], at: number): number {
  const { a, b } = ops[at]!;
  const enable = (fits: (op: Operation) => boolean): number =>
    latest(ops, at, (op) => op.kind === OpKind.Enable && op.a === a && fits(op));
  return first(
    enable((op) => op.b === b),
    enable((op) => (b === 0 ? true : op.b === 0)),
  );
}

function answerOf(ops: readonly Operation[], at: number): number {
  const op = ops[at]!;
  const rules = ANSWERS.filter(([kind]) => kind === op.kind);
  return first(
    ...rules.map(([, key, opening, openingKey]) =>
      latest(
        ops,
        at,
        (other) => other.kind === opening && other[openingKey] === op[key] && op[key] !== 0,
      ),
    ),
  );
}

/** Backwards, counting what closed in between. */
function bracketOf(ops: readonly Operation[], at: number): number {
  const closing = ops[at]!;
  const isLock = closing.kind === OpKind.Unlock;
  let depth = 0;
  for (let other = at - 1; other >= 0; other--) {
    const op = ops[other]!;
    if (op.thread !== closing.thread) continue;
    if (isLock && (op.a !== closing.a || (op.flags ^ closing.flags) & Flag.Shared)) continue;
    if (op.kind === closing.kind) depth++;
    else if (op.kind === BRACKETS.get(closing.kind) && depth-- === 0) return other;
  }
  return -1;
}

function enterOf(ops: readonly Operation[], at: number, taskOf: ArrayLike<number>): number {
  const open: number[] = [];
  for (let other = 0; other <= at; other++) {
    const op = ops[other]!;
    if (op.thread !== ops[at]!.thread || taskOf[other] !== taskOf[at]) continue;
    if (op.kind === OpKind.Enter) open.push(other);
    if (op.kind !== OpKind.Leave) continue;
    const found = op.a === 0 ? open.at(-1) : open.findLast((enter) => ops[enter]!.a === op.a);
    if (other === at) return found ?? -1;
    if (found !== undefined) open.length = open.indexOf(found);
  }
  return -1;
}

const NO_OPENING: ReadonlySet<OpKind> = new Set([OpKind.Begin]);

/** The first operation that leads back here, a better answer before a lesser one. */
function forwards(
  ops: readonly Operation[],
  op: Operation,
  at: number,
  answers: readonly number[],
): number {
  if (NO_OPENING.has(op.kind)) return -1;
  const belongs = answers.filter((later) => isAnswerTo(op.kind, ops[later]!.kind));
  const better = belongs.find((later) => isBetter(op.kind, ops[later]!.kind));
  if (op.kind !== OpKind.Fork || belongs.length > 0) return better ?? belongs[0] ?? -1;
  const child = ops.findIndex(({ thread }) => thread === op.a);
  return child > at ? child : -1;
}

function isAnswerTo(opening: OpKind, answer: OpKind): boolean {
  if (answer === OpKind.Join) return opening === OpKind.Exit;
  return true;
}

function isBetter(opening: OpKind, answer: OpKind): boolean {
  if (opening === OpKind.Post) return answer === OpKind.Begin;
  const rule = ANSWERS.find(([kind, , opens]) => kind === answer && opens === opening);
  return rule?.[4] ?? true;
}
