/**
 * May two accesses of one location happen at the same time, or else in either order? Each reason against
 * it is a rule with a name, tried in this order: they are of two programs, of one event or of one thread,
 * they hold a common lock, one is ordered before the other, the object is another one in each run. What is left is
 * concurrent: at once, or only when an origin comes again while the other still runs. Two events of one
 * looper are never concurrent, but nothing may say which comes first.
 */
import type { LocationId } from '../accesses/locations.js';
import type { Lifetime } from '../heap/lifetimes.js';
import type { OwnObjects } from '../heap/own-objects.js';
import { isThread, MAIN_THREAD } from '../locks/instance-locks.js';
import type { FlagOrder } from '../order/flag-order.js';
import type { OrderScope } from '../order/happens-before.js';
import type { JoinedRuns } from '../order/joined-runs.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { OneAtATime } from '../order/one-at-a-time.js';
import type { AccessEvent } from '../order/events.js';
import type { Ways } from '../order/ways.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { WithinReach } from '../heap/within-reach.js';
import type { Programs } from '../platform/programs.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import type { Alternatives } from './alternatives.js';
import type { BusOrder } from './bus-order.js';
import { commonLocks, type LockContext } from './common-locks.js';
import { isBeforeOthers } from './creation.js';
import type { FilledUnderLock } from './filled-under-lock.js';
import type { HandOver } from './hand-over.js';
import type { HandedNew } from './handed-new.js';
import type { InMaking } from './in-making.js';
import { isSharedInRun, type RunContext } from './in-run.js';
import type { OwnMaking } from './own-making.js';

export type QuietReason = 'apart' | 'one-thread' | 'lock' | 'ordered' | 'confined';

export type PairVerdict =
  | { readonly kind: 'quiet'; readonly reason: QuietReason; readonly locks: readonly ObjectId[] }
  /**
   * `again`: ordered in one run, but one of the two may come again while the other runs; `either-order`:
   * two events of one looper.
   */
  | { readonly kind: 'concurrent'; readonly when: Concurrency };

export type Concurrency = 'at-once' | 'again' | 'either-order';

/** From the worst to the least. */
export const CONCURRENCY: readonly Concurrency[] = ['at-once', 'again', 'either-order'];

export interface PairContext extends LockContext, RunContext {
  readonly origins: readonly StaticOrigin[];
  readonly flags: FlagOrder;
  readonly oneAtATime: OneAtATime;
  readonly joined: JoinedRuns;
  readonly places: LifecyclePlaces;
  readonly own: OwnObjects;
  readonly making: OwnMaking;
  readonly pointsTo: PointsTo;
  readonly programs: Programs;
  readonly within: WithinReach;
  readonly ways: Ways;
  readonly handOver: HandOver;
  readonly handedNew: HandedNew;
  readonly inMaking: InMaking;
  readonly filled: FilledUnderLock;
  readonly alternatives: Alternatives;
  readonly buses: BusOrder;
}

const AT_ONCE: PairVerdict = { kind: 'concurrent', when: 'at-once' };
const AGAIN: PairVerdict = { kind: 'concurrent', when: 'again' };
const EITHER_ORDER: PairVerdict = { kind: 'concurrent', when: 'either-order' };

export function checkPair(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): PairVerdict {
  if (context.programs.areApart(one.origin, other.origin)) return quiet('apart');
  if (areExclusive(context, one.origin, other.origin))
    return checkEvents(context, location, one, other);
  if ([one, other].every((event) => isOnMain(context, event))) return quiet('one-thread');
  const locks = commonLocks(context, location, one, other);
  if (locks.some(isThread)) return quiet('one-thread');
  if (locks.length > 0) return quiet('lock', locks);
  return checkUnlocked(context, location, one, other);
}

/** Does the main thread run it, or does the source say so? */
function isOnMain({ origins, locksets }: PairContext, { origin, locks }: AccessEvent): boolean {
  if (origins[origin]!.executor.kind === 'main-looper') return true;
  return locksets.locksOf(locks).some(({ object }) => object === MAIN_THREAD);
}

/** The same without regard to locks, which exclude but do not order. */
export function checkUnlocked(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): PairVerdict {
  const verdict = checkRuns(context, location, one, other);
  if (verdict.kind === 'quiet') return verdict;
  const isOwn = context.making.has(one) && context.making.has(other);
  if (isOwn) return quiet('confined');
  if (isBeforeRegistering(context, location, one, other)) return quiet('ordered');
  return checkHandOver(context, location, one, other) ?? verdict;
}

/** Of one instance, or by who does not come again when it is registered. */
function isBeforeRegistering(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): boolean {
  const scope = scopeOfPair(context, location, one, other);
  const isFirst = (first: AccessEvent, second: AccessEvent): boolean =>
    (scope === 'instance' || context.recurrences.of(first.origin, scope) === 'never') &&
    context.buses.isBefore(first, second);
  return isFirst(one, other) || isFirst(other, one);
}

/** What is made anew in each run, and done before anybody else has it. */
function checkHandOver(
  { locations, handOver, handedNew, inMaking, filled }: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): PairVerdict | undefined {
  const { object } = locations.all[location]!;
  if (object === undefined) return undefined;
  const isFilled = filled.isBefore(one, other, object) || filled.isBefore(other, one, object);
  if (isFilled) return quiet('ordered');
  const isOneOrigin = one.origin === other.origin;
  const isNew = isOneOrigin && handOver.isNewInEachRun(one.origin, object);
  if (isNew || (isOneOrigin && handedNew.has(one.origin, object))) return quiet('confined');
  const isBefore = [one, other].some(
    (event) =>
      (!isOneOrigin && handOver.isBefore(event, object)) || inMaking.isBefore(event, object),
  );
  return isBefore ? quiet('ordered') : undefined;
}

function checkRuns(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): PairVerdict {
  const lifetime = lifetimeOf(context, location);
  const scope = scopeOfPair(context, location, one, other);
  if (isFlagged(context, one, other, scope)) return quiet('ordered');
  const { object } = context.locations.all[location]!;
  if (object !== undefined && isOfOneRun(context, object, one, other)) return quiet('confined');
  if (object !== undefined && isOfCreation(context, object, one, other)) return quiet('ordered');
  if (lifetime === 'run' && object !== undefined) {
    const isOneTask = areOfOneTask(context, one, other);
    if (isSharedInRun(context, one, other, object, isOneTask)) return AT_ONCE;
    return quiet(isOneTask ? 'confined' : 'ordered');
  }
  return areOfOneTask(context, one, other)
    ? checkItself(context, one, other, scope)
    : checkOrder(context, one, other, scope);
}

/**
 * Of one origin, or of two that are one task: it is not known which executor it gets, and it runs on one of them; or
 * they are callbacks of one object that come one after the other.
 */
function areOfOneTask(
  { origins, places }: PairContext,
  one: AccessEvent,
  other: AccessEvent,
): boolean {
  const [a, b] = [origins[one.origin]!, origins[other.origin]!];
  if (a === b) return true;
  const areInTurn = [a, b].every(({ id }) => places.comesInTurn(id));
  if (a.code !== b.code && !areInTurn) return false;
  return isSameList(a.receivers, b.receivers) && areCausedAlike(a, b);
}

function areCausedAlike({ causes: one }: StaticOrigin, { causes: other }: StaticOrigin): boolean {
  const sites = ({ instance, statement }: InstanceSite): string => `${instance}:${statement}`;
  return one.length > 0 && isSameList(one.map(sites).sort(), other.map(sites).sort());
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** Of what each task has for itself, whoever gets it from a task that is over, and whatever executor runs it. */
function isOfOneRun(
  context: PairContext,
  object: ObjectId,
  one: AccessEvent,
  other: AccessEvent,
): boolean {
  const { own, making, origins } = context;
  if (one.origin === other.origin && own.isOfOneRun(one.origin, object)) return true;
  if (origins[one.origin]!.code !== origins[other.origin]!.code) return false;
  return [one, other].every((each) => own.runsOnce(each.origin) && making.isOfItself(each));
}

function isOfCreation(
  context: PairContext,
  object: ObjectId,
  one: AccessEvent,
  other: AccessEvent,
): boolean {
  if (one.origin === other.origin) return false;
  return isBeforeOthers(context, object, one, other) || isBeforeOthers(context, object, other, one);
}

/** Does a flag order the two, and does the first not come again? */
function isFlagged(
  { flags, recurrences }: PairContext,
  one: AccessEvent,
  other: AccessEvent,
  scope: OrderScope,
): boolean {
  const first = flags.isBefore(one, other) ? one : flags.isBefore(other, one) ? other : undefined;
  return first !== undefined && recurrences.of(first.origin, scope) === 'never';
}

/** Never at the same time: one looper, or one executor that runs one task after the other. */
export function areExclusive(
  { origins, places }: PairContext,
  one: StaticOriginId,
  other: StaticOriginId,
): boolean {
  const [first, second] = [origins[one]!, origins[other]!];
  const isOneThread = first.exclusive !== undefined && first.exclusive === second.exclusive;
  return isOneThread || places.areSerial(first, second);
}

/** Of one looper: each is over before the other begins, but which comes first? */
function checkEvents(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): PairVerdict {
  if (one.origin === other.origin) return quiet('one-thread');
  const scope = scopeOfPair(context, location, one, other);
  if (scope === 'instance' && context.places.areOfOneLife(one.origin, other.origin)) {
    return quiet('ordered');
  }
  const { order } = context;
  const isOrdered = order.isBefore(one, other, scope) || order.isBefore(other, one, scope);
  return isOrdered ? quiet('ordered') : EITHER_ORDER;
}

/** Can both come to the object, each by itself, with the locks that it holds? */
export function canBothTouch(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): boolean {
  const { object } = context.locations.all[location]!;
  return [one, other].every(
    (event) =>
      context.within.has(event, object) &&
      !isOfAnother(context, event, object) &&
      context.ways.has(event, object),
  );
}

/** What an origin does to the object that it runs on it does to no other. */
function isOfAnother(
  { origins, making }: PairContext,
  event: AccessEvent,
  object: ObjectId | undefined,
): boolean {
  const { receivers } = origins[event.origin]!;
  if (object === undefined || receivers.length === 0 || receivers.includes(object)) return false;
  return making.isOnItself(event);
}

export function lifetimeOf({ locations, lifetimes }: PairContext, location: LocationId): Lifetime {
  const { object } = locations.all[location]!;
  return object === undefined ? 'global' : lifetimes.of(object);
}

export function scopeOf(lifetime: Lifetime): OrderScope {
  return lifetime === 'global' ? 'any' : 'instance';
}

/** What both run on is one instance, whoever else may know it. */
export function scopeOfPair(
  context: PairContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): OrderScope {
  const scope = scopeOf(lifetimeOf(context, location));
  const { object } = context.locations.all[location]!;
  if (scope === 'instance' || object === undefined) return scope;
  return context.own.areOf(one.origin, other.origin, object) ? 'instance' : 'any';
}

/** Two runs of one origin. */
function checkItself(
  context: PairContext,
  one: AccessEvent,
  other: AccessEvent,
  scope: OrderScope,
): PairVerdict {
  const { origin } = one;
  const recurrence = context.recurrences.of(origin, scope);
  if (recurrence === 'never' || context.joined.isOneAtATime(origin)) return quiet('ordered');
  if (isOneAtATime(context, one, other, scope)) return quiet('ordered');
  if (scope === 'instance' && context.places.isOneAtATime(origin)) return quiet('ordered');
  const isAtOnce = recurrence === 'at-once' && !isOneAtATime(context, one, other, 'instance');
  return isAtOnce ? AT_ONCE : AGAIN;
}

/** Does a field keep the task to one at a time? */
function isOneAtATime(
  { oneAtATime }: PairContext,
  one: AccessEvent,
  other: AccessEvent,
  scope: OrderScope,
): boolean {
  return [one, other].every((each) => oneAtATime.isOver(each, scope));
}

function checkOrder(
  context: PairContext,
  one: AccessEvent,
  other: AccessEvent,
  scope: OrderScope,
): PairVerdict {
  const { order, joined } = context;
  const isBefore = order.isBefore(one, other, scope);
  if (!isBefore && !order.isBefore(other, one, scope))
    return joined.areApart(one, other) ? EITHER_ORDER : AT_ONCE;
  const first = isBefore ? one : other;
  const second = isBefore ? other : one;
  // The first again, while the second still runs; the lifecycle has the last word on both.
  if (order.isOrderedByRule(first.origin, second.origin, scope)) return quiet('ordered');
  const isOver =
    context.recurrences.of(first.origin, scope) === 'never' ||
    joined.areApart(one, other) ||
    context.oneAtATime.isOverFor(second, first, scope);
  return isOver || isStartedApart(context, first.origin, second, scope) ? quiet('ordered') : AGAIN;
}

/** Does the second's own thread start it every time, and wait for its end before the second, or start it afterwards? */
function isStartedApart(
  { order, recurrences }: PairContext,
  started: StaticOriginId,
  { origin, position }: AccessEvent,
  scope: OrderScope,
): boolean {
  const [starter, ...others] = order.startersOf(started);
  if (starter?.by !== origin || others.length > 0) return false;
  if (recurrences.of(origin, scope) !== 'never') return false;
  return starter.positions.every(
    (start) => start > position || order.waitsBetween(origin, started, start, position),
  );
}

function quiet(reason: QuietReason, locks: readonly ObjectId[] = []): PairVerdict {
  return { kind: 'quiet', reason, locks };
}
