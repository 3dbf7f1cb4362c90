/**
 * Would two searches, before and after an edit, judge events of origins that the edit had no part in alike?
 * The code of such origins is the same. What else is asked of others: which of them start and wait for whom, and
 * in which order, who sets a flag, and what those do who start a task.
 */
import { isSame } from '../base/is-same.js';
import type { In, OriginTrace, Position } from './order/events.js';
import type { OneAtATime, OverAnswer } from './order/one-at-a-time.js';
import type { HandedAnswer, HandedNew } from './races/handed-new.js';
import type { StaticOrder, StaticOriginId, StaticProgram } from './origins.js';
import { isSameOrigin } from './same-program.js';

/** What rules ask, beside what the two origins do themselves. */
export interface World {
  readonly program: StaticProgram;
  readonly traces: readonly OriginTrace[];
  /** Order between what is posted. */
  readonly posts: readonly StaticOrder[];
  /** By origin: does it come only while a component is started that somebody else's code names? */
  readonly delivered: readonly boolean[];
  /** By origin: what they are on who start it and wait for it, and between which events of theirs. */
  readonly joined: readonly unknown[];
  /** By flag and value: all who set it. */
  readonly setters: ReadonlyMap<string, readonly StaticOriginId[]>;
  /** What was asked of those who start a task. */
  readonly over: ReadonlyMap<string, OverAnswer>;
  readonly handed: ReadonlyMap<string, HandedAnswer>;
}

/** Answers the same questions now. */
export interface Asked {
  readonly oneAtATime: OneAtATime;
  readonly handedNew: HandedNew;
}

/** Of tasks that the edit had no part in, whoever starts them. */
export function isAnsweredAlike(
  { over, handed }: World,
  { oneAtATime, handedNew }: Asked,
  isTouched: (origin: StaticOriginId) => boolean,
): boolean {
  const isOver = ({ at, scope, isOver: before }: OverAnswer): boolean =>
    isTouched(at.origin) || oneAtATime.isOverAt(at, scope) === before;
  const isHanded = ({ origin, object, isNew }: HandedAnswer): boolean =>
    isTouched(origin) || handedNew.has(origin, object) === isNew;
  return [...over.values()].every(isOver) && [...handed.values()].every(isHanded);
}

/** Of one points-to; the traces of all other origins are the same. */
export function isSameWorld(
  one: World,
  other: World,
  isTouched: (origin: StaticOriginId) => boolean,
): boolean {
  return (
    isSame(one.program.limits, other.program.limits) &&
    isSame(one.program.order, other.program.order) &&
    isSame(one.program.waits, other.program.waits) &&
    isSame(one.posts, other.posts) &&
    isSame(one.delivered, other.delivered) &&
    isSame(one.joined, other.joined) &&
    areSameOrigins(one.program, other.program) &&
    one.traces.every(
      (trace, id) =>
        !isTouched(id as StaticOriginId) || shapeOf(trace) === shapeOf(other.traces[id]!),
    ) &&
    areSameSetters(one.setters, other.setters)
  );
}

/** They have other numbers in a body that was edited. */
const STATEMENTS: ReadonlySet<string> = new Set(['statement']);

function areSameOrigins(
  { origins: one }: StaticProgram,
  { origins: other }: StaticProgram,
): boolean {
  return (
    one.length === other.length &&
    one.every((origin, at) => isSameOrigin(origin, other[at]!, STATEMENTS))
  );
}

/** What an origin does for others to see, in its order, without the numbers of events. */
function shapeOf({ outs, ins, signals, creations, isCut }: OriginTrace): string {
  const marks: (readonly [Position, string])[] = [
    ...ins.map(({ until }, at) => [until, `end ${at}`] as const),
    ...ins.map((each) => [each.position, waitsOf(each)] as const),
    ...Array.from(outs, (out) => [out.position, `out ${out.origin} ${out.instance}`] as const),
    ...signals.map((each) => [each.position, `signal ${each.instance} ${each.statement}`] as const),
  ];
  for (const [object, positions] of creations.entries()) {
    for (const position of Array.from(positions)) marks.push([position, `new ${object}`]);
  }
  const inOrder = marks.sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1));
  return [isCut, ...inOrder.map(([, text]) => text)].join(', ');
}

function waitsOf({ waits }: In): string {
  const texts = waits.map(({ origin, signal }) => {
    return `${origin}:${signal?.instance ?? ''}:${signal?.statement ?? ''}`;
  });
  return `in ${texts.join(' ')}`;
}

type Setters = World['setters'];

function areSameSetters(one: Setters, other: Setters): boolean {
  return one.size === other.size && [...one].every(([flag, by]) => isSame(by, other.get(flag)));
}

type Sets = readonly ReadonlySet<unknown>[];

export function areSameSets(one: Sets, other: Sets): boolean {
  return one.every((set, at) => {
    const again = other[at]!;
    return set.size === again.size && [...set].every((each) => again.has(each));
  });
}
