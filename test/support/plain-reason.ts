/**
 * Reasons why two operations keep their order, checked from the trace alone: each link of a cycle must hold in
 * every schedule, by program order, by a rule of the model, by what an operation needs to happen at all, or because
 * the links that it follows from lead from one of two tasks, holders or messages to the other. Nothing of the search is used.
 */
import type { CycleLink } from '../../server/src/detect/verify/cycle.js';
import type { Columns } from '../../server/src/trace/batch.js';
import { Flag, OpKind } from '../../server/src/trace/operations.js';

export interface PlainTrace {
  readonly columns: Columns;
  /** By link end: the place in the trace. */
  readonly placeOf: (node: number) => number;
  /** By place: a number for the task or thread that it is of, and whether that is a task. */
  readonly segmentOf: (op: number) => number;
  readonly isTask: (op: number) => boolean;
  /** The model's order, from an engine that has nothing to do with schedules. */
  readonly precedes: (first: number, second: number) => boolean;
  readonly length: number;
}

export interface CheckedReason {
  /** What does not hold. */
  readonly wrong: readonly string[];
  /** Links where somebody only happened to be first: that no other way will do, the search says. */
  readonly searched: number;
}

/** What an operation needs: the same handle, and the recorded order. */
const NEEDED: ReadonlySet<string> = new Set([
  'LISTENER',
  'TIMER',
  'IDLE',
  'POST',
  'ATTACH',
  'REMOVE',
  'RELEASE',
  'BINDER',
  'START',
  'LOOPONQ',
  'BARRIER',
]);

export function checkReason(
  trace: PlainTrace,
  cycle: readonly CycleLink[],
  [first, second]: readonly [number, number],
): CheckedReason {
  const wrong: string[] = [];
  for (const [at, link] of cycle.entries()) {
    const next = cycle[(at + 1) % cycle.length]!;
    if (next.from !== link.to) wrong.push(`${textOf(link)} is not followed by ${textOf(next)}`);
  }
  wrong.push(...cycle.flatMap((link) => faultOf(trace, link, [first, second])));
  return { wrong, searched: searchedIn(cycle) };
}

function searchedIn(links: readonly CycleLink[]): number {
  return links.reduce(
    (count, link) => count + Number(isSearched(link)) + searchedIn(link.because ?? []),
    0,
  );
}

/** It could be otherwise, or was asked for on the way: what else was tried, the search knows. */
function isSearched({ ways, asked, rule, because }: CycleLink): boolean {
  return ways.length > 0 || (rule !== 'FLIP' && because === undefined && asked.length > 0);
}

function faultOf(trace: PlainTrace, link: CycleLink, pair: readonly [number, number]): string[] {
  if (isSearched(link)) return [];
  const [from, to] = [trace.placeOf(link.from), trace.placeOf(link.to)];
  if (link.because !== undefined) return faultOfJoin(trace, link, link.because, pair);
  if (link.rule === 'FLIP') return from === pair[1] && to === pair[0] ? [] : [textOf(link)];
  if (link.rule === 'PO') return isProgramOrder(trace, from, to) ? [] : [textOf(link)];
  const isRule = trace.precedes(from, to) || (NEEDED.has(link.rule) && from < to);
  return isRule ? [] : [textOf(link)];
}

function isProgramOrder({ segmentOf }: PlainTrace, from: number, to: number): boolean {
  return from <= to && segmentOf(from) === segmentOf(to);
}

/** What it follows from holds, and leads from the one to the other. */
function faultOfJoin(
  trace: PlainTrace,
  link: CycleLink,
  because: readonly CycleLink[],
  pair: readonly [number, number],
): string[] {
  const inside = because.flatMap((each) => faultOf(trace, each, pair));
  for (const [at, each] of because.slice(1).entries()) {
    if (because[at]!.to !== each.from) inside.push(`${textOf(each)} does not follow`);
  }
  const start = trace.placeOf(because[0]!.from);
  const end = trace.placeOf(because.at(-1)!.to);
  const [from, to] = [trace.placeOf(link.from), trace.placeOf(link.to)];
  return [...inside, ...(isJoin(trace, link.rule, [start, end], [from, to]) ? [] : [textOf(link)])];
}

type Two = readonly [number, number];

function isJoin(trace: PlainTrace, rule: string, [start, end]: Two, [from, to]: Two): boolean {
  const { columns, segmentOf, isTask } = trace;
  const { kind, thread, a } = columns;
  switch (rule) {
    case 'ATOMIC':
      return (
        segmentOf(start) === segmentOf(from) &&
        segmentOf(end) === segmentOf(to) &&
        segmentOf(from) !== segmentOf(to) &&
        thread[from] === thread[to] &&
        isTask(from) &&
        isTask(to) &&
        isEdgeOfSegment(trace, from, 'last') &&
        isEdgeOfSegment(trace, to, 'first')
      );
    case 'LOCK':
      return (
        isTaking(kind[start]!) &&
        isTaking(kind[to]!) &&
        a[start] === a[to] &&
        segmentOf(start) === segmentOf(from) &&
        segmentOf(end) === segmentOf(to) &&
        isHeldThrough(trace, start, from) &&
        isHeldThrough(trace, to, end)
      );
    case 'BARRIER':
      return isBehindBarrier(trace, [start, end], [from, to]);
    case 'PRIORITY':
      return isLate(trace, [start, end], [from, to]);
    default:
      return isQueueOrder(trace, [start, end], [from, to]);
  }
}

function isEdgeOfSegment(trace: PlainTrace, op: number, which: 'first' | 'last'): boolean {
  const step = which === 'first' ? -1 : 1;
  const kinds = trace.columns.kind;
  for (let at = op + step; at >= 0 && at < trace.length; at += step) {
    // Plain accesses go with the operation before them.
    const isPlain = kinds[at] === OpKind.Read || kinds[at] === OpKind.Write;
    if (trace.segmentOf(at) === trace.segmentOf(op) && !isPlain) return false;
  }
  return true;
}

function isTaking(kind: number): boolean {
  return kind === OpKind.Lock || kind === OpKind.Wait;
}

/** From where it is taken up to an operation of the same segment nobody lets go of the lock. */
function isHeldThrough(trace: PlainTrace, taken: number, last: number): boolean {
  const { kind, a } = trace.columns;
  let depth = 1;
  for (let op = taken + 1; op < last; op++) {
    if (trace.segmentOf(op) !== trace.segmentOf(taken) || a[op] !== a[taken]) continue;
    if (kind[op] === OpKind.Lock) depth++;
    else if (kind[op] === OpKind.Unlock && --depth === 0) return false;
    else if (kind[op] === OpKind.Wait) return false;
  }
  return taken <= last;
}

/** Both sides speak of the same two tasks, one by their posts and one by their begins, which wait equally long. */
function isQueueOrder({ columns }: PlainTrace, known: Two, follows: Two): boolean {
  const { kind, a, b, amount } = columns;
  const isPosts = (two: Two) => two.every((op) => kind[op] === OpKind.Post);
  const isBegins = (two: Two) => two.every((op) => kind[op] === OpKind.Begin);
  const isSame = a[known[0]] === a[follows[0]] && a[known[1]] === a[follows[1]];
  if (!isSame || !((isPosts(known) && isBegins(follows)) || (isBegins(known) && isPosts(follows))))
    return false;
  const [one, other] = isPosts(known) ? known : [follows[1], follows[0]];
  return b[one] === b[other] && amount[one]! <= amount[other]!;
}

/** A message is posted behind a barrier, and begins when that is lifted; or it begins before, and was posted before. */
function isBehindBarrier({ columns }: PlainTrace, known: Two, follows: Two): boolean {
  const { kind, a, b, flags } = columns;
  const isSame = a[known[0]] === a[follows[0]] && a[known[1]] === a[follows[1]];
  const isOf = ([one, other]: Two, first: OpKind, second: OpKind) =>
    kind[one] === first && kind[other] === second;
  const isPosted = isOf(known, OpKind.Barrier, OpKind.Post);
  if (isPosted && !isOf(follows, OpKind.Unbarrier, OpKind.Begin)) return false;
  const isBegun = isOf(known, OpKind.Begin, OpKind.Unbarrier);
  if (!isPosted && !(isBegun && isOf(follows, OpKind.Post, OpKind.Barrier))) return false;
  const [post, barrier] = isPosted ? [known[1], known[0]] : follows;
  const passing = Flag.Front | Flag.AtTime | Flag.Async;
  return isSame && b[post] === b[barrier] && (flags[post]! & passing) === 0;
}

/** The first of two tasks begins before the second, which is due earlier: so it has begun when that is posted. */
function isLate(trace: PlainTrace, known: Two, [from, to]: Two): boolean {
  const { kind, a, b, amount, flags } = trace.columns;
  const isBegun = known.every((op) => kind[op] === OpKind.Begin) && known[0] === from;
  const post = postOf(trace, from);
  const isTimed = (flags[to]! & Flag.AtTime) !== 0;
  if (!isBegun || !isTimed || kind[to] !== OpKind.Post || a[known[1]] !== a[to]) return false;
  if (post === undefined || b[post] !== b[to] || (flags[post]! & Flag.Front) !== 0) return false;
  return dueOf(trace, post) > amount[to]!;
}

function postOf({ columns: { kind, a } }: PlainTrace, begin: number): number | undefined {
  for (let op = begin - 1; op >= 0; op--) {
    if (kind[op] === OpKind.Post && a[op] === a[begin]) return op;
  }
  return undefined;
}

/** The earliest that a message is due in any schedule: after all that must have waited for its own time before. */
function dueOf(trace: PlainTrace, post: number): number {
  const { flags, amount, kind } = trace.columns;
  if ((flags[post]! & Flag.AtTime) !== 0) return amount[post]!;
  let earliest = 0;
  for (let op = 0; op < post; op++) {
    if (kind[op] !== OpKind.Begin || !trace.precedes(op, post)) continue;
    const before = postOf(trace, op);
    if (before !== undefined) earliest = Math.max(earliest, dueOf(trace, before));
  }
  return earliest + Math.max(0, amount[post]!);
}

function textOf({ from, to, rule }: CycleLink): string {
  return `${from} ${rule} ${to}`;
}
