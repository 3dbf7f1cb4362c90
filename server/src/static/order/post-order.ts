/**
 * FIFO of what one event or thread posts to one queue from different methods (seed 002 §4.2, seed 003 Figure 3), found
 * in its trace: first posted, first run, if only it posts them, the first without delay, and never once the second was
 * posted. Of what comes once to an instance this is said also where the first is posted on some ways only, or
 * several times: if it runs at all, it runs first. What one method posts to a handler is ordered by the Android model
 * (origins/fifo.ts).
 */
import type { Run } from '../../android/origins/run.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import { FIFO, IF_POSTED, type StaticOrder, type StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { CallEvent, OriginTrace, Out } from './events.js';
import type { LifecyclePlaces } from './lifecycle-places.js';
import { OnceOfInstance } from './once-of-instance.js';

/** A statement of one of the calls that lead to a post, or the post itself. */
interface Step {
  /** Which of the calls: the same numbers are the same call. */
  readonly call: number;
  readonly body: Body;
  readonly statement: StatementIndex;
}

/** All that one origin posts of another: where, and how it came there. */
interface Posts {
  readonly of: StaticOriginId;
  readonly outs: readonly Out[];
  readonly ways: readonly (readonly Step[])[];
  readonly when: 'later' | 'delayed';
}

export function tracedPostOrder(
  traces: readonly OriginTrace[],
  runs: readonly Run[],
  pointsTo: PointsTo,
  places: LifecyclePlaces,
): StaticOrder[] {
  const once = new OnceOfInstance(traces, places);
  /** By origin: how often it is started in all. */
  const times = new Int32Array(traces.length);
  for (const { outs } of traces) {
    for (const started of outs.origins) times[started]!++;
  }
  const whenPosted = (by: OriginTrace, id: StaticOriginId): Posts['when'] | undefined => {
    const { model, bySystem, exclusive } = traces[id]!.origin;
    if (bySystem || exclusive === undefined || model === undefined) return undefined;
    return whenOf(runs[model]!, once.has(by.origin.id) && isOffMain(by));
  };
  return traces.flatMap((trace) => {
    const isOnce = once.has(trace.origin.id);
    const posted = [...trace.outs.byOrigin()].flatMap(([of, outs]) => {
      const when = times[of] === outs.length ? whenPosted(trace, of) : undefined;
      return when === undefined ? [] : [{ of, outs: outs.map((at) => trace.outs.at(at)), when }];
    });
    if (posted.length < 2) return [];
    const posts = posted.map((each) => ({
      ...each,
      ways: each.outs.map((out) => wayTo(trace, out, pointsTo)),
    }));
    return posts
      .filter(({ when }) => when === 'later')
      .flatMap((first) =>
        posts
          .filter(({ of }) => traces[of]!.origin.exclusive === traces[first.of]!.origin.exclusive)
          .flatMap((second) => orderOf(first, second, isOnce) ?? []),
      );
  });
}

function orderOf(first: Posts, second: Posts, isOnce: boolean): StaticOrder | undefined {
  const order = { first: first.of, second: second.of, strength: 'may' } as const;
  const isAlone = first.outs.length + second.outs.length === 2;
  if (isAlone && isPosted(first, second, isAlwaysBefore)) {
    return { ...order, rule: FIFO, ofInstance: false };
  }
  if (!isOnce || !isPosted(first, second, isNeverBehind)) return undefined;
  return { ...order, rule: IF_POSTED, ofInstance: true };
}

/** Every one of the first before every one of the second. */
function isPosted(first: Posts, second: Posts, isBefore: typeof isNeverBehind): boolean {
  if (first.outs.at(-1)!.position > second.outs[0]!.position) return false;
  return first.ways.every((one) => second.ways.every((other) => isBefore(one, other)));
}

/** Is it known that a thread of its own runs it, or one of a pool? */
function isOffMain({ origin: { executor } }: OriginTrace): boolean {
  return executor.kind !== 'main-looper' && executor.kind !== 'unknown';
}

/** `later` or `delayed` of what is put behind the others in a queue, also if it would run at once on its thread. */
function whenOf({ root: { postings } }: Run, isElsewhere: boolean): Posts['when'] | undefined {
  const [posting] = postings;
  if (postings.length !== 1) return undefined;
  const { when, fifo, direct } = posting!.row;
  if (fifo !== true && !(direct === true && isElsewhere)) return undefined;
  return when === 'later' || when === 'delayed' ? when : undefined;
}

/** Where two ways part. */
function partingOf(one: readonly Step[], other: readonly Step[]): number {
  const fork = one.findIndex(({ call }, index) => call !== other[index]?.call);
  return fork === -1 ? Math.min(one.length, other.length) - 1 : fork - 1;
}

/** Does the other never lead back to the one? */
function isNeverBehind(one: readonly Step[], other: readonly Step[]): boolean {
  const parting = partingOf(one, other);
  const [from, to] = [one[parting], other[parting]];
  if (from === undefined || to === undefined || from.statement === to.statement) return false;
  return !controlFlowOf(from.body).reaches(to.statement, from.statement);
}

function isAlwaysBefore(one: readonly Step[], other: readonly Step[]): boolean {
  if (!isNeverBehind(one, other)) return false;
  const parting = partingOf(one, other);
  const [from, to] = [one[parting]!, other[parting]!];
  const isOnWay = controlFlowOf(from.body).dominates(from.statement, to.statement);
  return isOnWay && one.slice(parting + 1).every(isOnEveryWay);
}

/** From the origin's beginning to the post. */
function wayTo(trace: OriginTrace, out: Out, pointsTo: PointsTo): Step[] {
  const bodyOf = ({ instance }: CallEvent | Out): Body => pointsTo.instances[instance]!.code.body;
  const way: Step[] = [];
  let call = -1;
  const calls = trace.calls();
  for (let index = 0; index < calls.length; index++) {
    if (calls.positions[index]! > out.position) break;
    if (calls.lasts[index]! < out.position) continue;
    const each = calls.at(index);
    way.push({ call, body: bodyOf(each), statement: each.statement });
    call = index;
  }
  return [...way, { call, body: bodyOf(out), statement: out.statement }];
}

function isOnEveryWay({ body, statement }: Step): boolean {
  const flow = controlFlowOf(body);
  return body.statements.every(
    ({ kind }, at) => kind !== 'return' || flow.dominates(statement, at as StatementIndex),
  );
}
