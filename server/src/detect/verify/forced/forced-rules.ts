/**
 * What must follow when all of some nodes are known to come before all of some others: a looper runs one task
 * at a time, a lock is held by one at a time, a queue keeps the order of posts that are due in that order.
 */
import { addTo, getOrMake } from '../../../base/multi-map.js';
import { NONE } from '../../../causality/explanation/order-graph.js';
import { OpKind } from '../../../trace/operations.js';
import type { Waivers } from '../constraints.js';
import type { Skeleton } from '../skeleton.js';
import type { LockSpan, LockSpans } from './lock-spans.js';
import { byDelay, byTime, type Message } from './message-classes.js';

/** One side of what follows: this node, because of what is known of that one. */
export interface Side {
  readonly node: number;
  readonly witness: number;
}

/** All of the firsts come before all of the seconds. */
export interface Consequence {
  readonly rule: string;
  readonly firsts: readonly Side[];
  readonly seconds: readonly Side[];
}

export interface RuleGround {
  readonly skeleton: Skeleton;
  readonly spans: LockSpans;
  readonly waived: Waivers;
  /** By node: no schedule has it before this time; undefined where no message has a time of its own. */
  readonly earliest: Float64Array | undefined;
}

/**
 * Everything in `before` comes before everything in `after`. Where not everything has to happen, that says something of
 * what does: whoever is in its way and has to wait for it would wait for ever.
 */
export function consequences(
  ground: RuleGround,
  before: readonly number[],
  after: readonly number[],
  isNeeded: (node: number) => boolean,
): Consequence[] {
  const parted = [
    ...ofTasks(ground, before, after),
    ...ofLocks(ground, before, after),
    ...ofBegins(ground, before, after),
    ...ofBarriers(ground, before, after),
  ];
  const found = parted.map(({ rule, firsts, seconds }) => ({
    rule,
    firsts: firsts.filter(({ witness }) => isNeeded(witness)),
    seconds,
  }));
  return [...found, ...ofPosts(ground, before, after)].filter(
    ({ firsts, seconds }) => firsts.length > 0 && seconds.length > 0,
  );
}

/** One that is on both sides comes between the others. */
function* apart<T>(
  firsts: ReadonlyMap<T, Side>,
  seconds: ReadonlyMap<T, readonly Side[]>,
  rule: string,
): Generator<Consequence> {
  const isBoth = (key: T) => firsts.has(key) && seconds.has(key);
  const sides = (isWith: (key: T) => boolean) => ({
    firsts: [...firsts].flatMap(([key, side]) => (isWith(key) ? [side] : [])),
    seconds: [...seconds].flatMap(([key, each]) => (isWith(key) ? each : [])),
  });
  const all = sides(() => true);
  const both = sides(isBoth);
  const single = sides((key) => !isBoth(key));
  yield { rule, firsts: single.firsts, seconds: all.seconds };
  if (both.firsts.length > 0) yield { rule, firsts: both.firsts, seconds: single.seconds };
}

/** The first of two tasks of one thread is over before the second begins. */
function* ofTasks(
  ground: RuleGround,
  before: readonly number[],
  after: readonly number[],
): Generator<Consequence> {
  const { steps, neverEnds } = ground.skeleton;
  const firsts = tasksOf(ground, before);
  for (const [thread, tasks] of tasksOf(ground, after)) {
    const earlier = new Map<number, Side>();
    for (const [task, [witness]] of firsts.get(thread) ?? []) {
      if (neverEnds[task] === 0) earlier.set(task, { node: steps[task]!.at(-1)!, witness });
    }
    const later = new Map<number, Side[]>();
    for (const [task, ends] of tasks) {
      const node = steps[task]![0]!;
      later.set(
        task,
        [...new Set(ends)].map((witness) => ({ node, witness })),
      );
    }
    yield* apart(earlier, later, 'ATOMIC');
  }
}

type Ends = readonly [first: number, last: number];

/** By thread: its tasks among the segments of the nodes, each with the first and the last of these. */
function tasksOf(
  { skeleton, waived }: RuleGround,
  nodes: readonly number[],
): Map<number, Map<number, Ends>> {
  const { segmentOf, segments, steps } = skeleton;
  const found = new Map<number, Map<number, Ends>>();
  for (const node of nodes) {
    const task = segmentOf[node]!;
    const { thread, kind } = segments[task]!;
    if (kind === 'thread' || waived.get(steps[task]![0]!)?.has('thread') === true) continue;
    const tasks = getOrMake(found, thread, () => new Map<number, Ends>());
    const [first, last] = tasks.get(task) ?? [node, node];
    tasks.set(task, [Math.min(first, node), Math.max(last, node)]);
  }
  return found;
}

/** Who takes a lock before another lets go of it lets go before that one takes it. */
function* ofLocks(
  { spans, waived }: RuleGround,
  before: readonly number[],
  after: readonly number[],
): Generator<Consequence> {
  const isUsable = ({ taken }: LockSpan) => waived.get(taken)?.has('lock') !== true;
  const firsts = new Map<number, Map<LockSpan, Side>>();
  for (const witness of before) {
    const span = spans.takenAt(witness);
    if (span === undefined || !isUsable(span)) continue;
    getOrMake(firsts, span.lock, () => new Map<LockSpan, Side>()).set(span, {
      node: span.letGo,
      witness,
    });
  }
  const seconds = new Map<number, Map<LockSpan, Side[]>>();
  for (const witness of firsts.size === 0 ? [] : after) {
    for (const span of spans.letGoAt(witness)) {
      if (!isUsable(span)) continue;
      getOrMake(seconds, span.lock, () => new Map<LockSpan, Side[]>()).set(span, [
        { node: span.taken, witness },
      ]);
    }
  }
  for (const [lock, later] of seconds) {
    const earlier = firsts.get(lock) ?? new Map<LockSpan, Side>();
    yield* apart(earlier, thatAre(later, false), 'LOCK');
    yield* apart(thatAre(earlier, false), thatAre(later, true), 'LOCK');
  }
}

function thatAre<T>(spans: ReadonlyMap<LockSpan, T>, isShared: boolean): Map<LockSpan, T> {
  return new Map([...spans].filter(([span]) => span.isShared === isShared));
}

/** Messages begin in the order of their posts. */
function* ofPosts(
  ground: RuleGround,
  before: readonly number[],
  after: readonly number[],
): Generator<Consequence> {
  const { kind } = ground.skeleton.columns;
  const postOf = (node: number) => (kind[node] === OpKind.Post ? node : NONE);
  const { begin } = ground.skeleton.tasks;
  const seconds = messagesOf(ground, after, postOf);
  if (seconds.size === 0) return;
  const firsts = messagesOf(ground, before, postOf);
  const sideOf = ({ post, witness }: Message) => ({ node: begin[post]!, witness });
  for (const [queue, later] of seconds) {
    for (const [some, others] of byDelay(ground.skeleton, firsts.get(queue) ?? [], later, true)) {
      yield { rule: 'FIFO', firsts: some.map(sideOf), seconds: others.map(sideOf) };
    }
  }
}

/**
 * And so they were posted in the order in which they begin; and one that is due earlier than another, which begins
 * first all the same, was posted after that.
 */
function* ofBegins(
  ground: RuleGround,
  before: readonly number[],
  after: readonly number[],
): Generator<Consequence> {
  const { skeleton, earliest } = ground;
  const { columns, tasks } = skeleton;
  const postOf = (node: number) =>
    columns.kind[node] === OpKind.Begin ? tasks.origin[node]! : NONE;
  const seconds = messagesOf(ground, after, postOf);
  if (seconds.size === 0) return;
  const firsts = messagesOf(ground, before, postOf);
  const sideOf = ({ post, witness }: Message) => ({ node: post, witness });
  const beginOf = ({ post, witness }: Message) => ({ node: tasks.begin[post]!, witness });
  for (const [queue, later] of seconds) {
    const earlier = firsts.get(queue) ?? [];
    for (const [some, others] of byDelay(skeleton, earlier, later, false)) {
      yield { rule: 'FIFO', firsts: some.map(sideOf), seconds: others.map(sideOf) };
    }
    for (const [some, others] of earliest === undefined
      ? []
      : byTime(skeleton, earliest, earlier, later)) {
      yield { rule: 'PRIORITY', firsts: some.map(beginOf), seconds: others.map(sideOf) };
    }
  }
}

/** Who is posted behind a barrier waits until it is lifted; so who begins before that was posted before the barrier. */
function* ofBarriers(
  ground: RuleGround,
  before: readonly number[],
  after: readonly number[],
): Generator<Consequence> {
  const { skeleton } = ground;
  if (!skeleton.hasBarriers) return;
  const { columns, tasks } = skeleton;
  const posts = (kind: OpKind) => (node: number) => (columns.kind[node] === kind ? node : NONE);
  const origins = (kind: OpKind) => (node: number) =>
    columns.kind[node] === kind ? tasks.origin[node]! : NONE;
  const postOf = ({ post, witness }: Message) => ({ node: post, witness });
  const endOf = ({ post, witness }: Message) => ({ node: tasks.begin[post]!, witness });
  const barriers = messagesOf(ground, before, posts(OpKind.Barrier));
  for (const [queue, later] of messagesOf(ground, after, posts(OpKind.Post))) {
    for (const [some, others] of byDelay(skeleton, barriers.get(queue) ?? [], later, true)) {
      yield { rule: 'BARRIER', firsts: some.map(endOf), seconds: others.map(endOf) };
    }
  }
  const begun = messagesOf(ground, before, origins(OpKind.Begin));
  for (const [queue, lifted] of messagesOf(ground, after, origins(OpKind.Unbarrier))) {
    for (const [some, others] of byDelay(skeleton, begun.get(queue) ?? [], lifted, false)) {
      yield { rule: 'BARRIER', firsts: some.map(postOf), seconds: others.map(postOf) };
    }
  }
}

/** Messages that take their turns in a queue, by that. */
function messagesOf(
  { skeleton, waived }: RuleGround,
  nodes: readonly number[],
  postOf: (node: number) => number,
): Map<number, Message[]> {
  const { columns, tasks } = skeleton;
  const found = new Map<number, Message[]>();
  for (const witness of nodes) {
    const post = postOf(witness);
    if (post === NONE || columns.b[post] === 0) continue;
    const begin = tasks.begin[post]!;
    if (begin === NONE || tasks.outside[post] === 1 || tasks.isIdle[begin] === 1) continue;
    if (waived.get(begin)?.has('queue') !== true) addTo(found, columns.b[post]!, { post, witness });
  }
  return found;
}
