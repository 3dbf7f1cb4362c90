/**
 * Use after free (CAFA, seed 000 §3.2): one event or thread frees a field and another dereferences it,
 * and nothing orders the two. Left out, each as a rule:
 * - what the tables allow after the free: `isClosed()` of what is closed;
 * - a guard in the source: against events of the same looper a test is enough, also in the callers,
 *   against other threads only one of a local copy (§3.2.2, if-guard);
 * - the pointer is set before the use, or again after the free, in the same event (intra-event
 *   allocation);
 * - the lifecycle sets it again on every way from the free to the use, or never comes from the one to the
 *   other;
 * - the using callback has been removed, unregistered, cancelled or taken out of its list before the free.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import type { LocationId } from '../accesses/locations.js';
import { isOneLife, type LifecyclePlace } from '../order/lifecycle-places.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import type { AskedFields } from './asked-fields.js';
import type { CallerGuards } from './caller-guards.js';
import { commonLocks } from './common-locks.js';
import type { Endings } from './endings.js';
import type { GivenNulls } from './given-nulls.js';
import {
  areExclusive,
  canBothTouch,
  checkUnlocked,
  lifetimeOf,
  scopeOf,
  type PairContext,
} from './pair-check.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';
import type { OwnListeners } from './own-listeners.js';
import type { PointerEvent, PointerEvents } from './pointer-events.js';
import { canMeetFreed } from './reallocation.js';
import type { ReturnedUses } from './returned-uses.js';
import type { Free, Use, UseGuard } from './roles.js';
import type { UnseenEndings } from './unseen-endings.js';

export interface UseFreeContext extends PairContext {
  readonly endings: Endings;
  readonly callers: CallerGuards;
  readonly listeners: OwnListeners;
  readonly unseen: UnseenEndings;
  readonly given: GivenNulls;
  readonly asked: AskedFields;
  readonly returned: ReturnedUses;
  /** By origin. */
  readonly traces: readonly OriginTrace[];
  /** By origin: the shared fields that it writes. */
  readonly written: readonly ReadonlySet<JavaFieldId>[];
  /** By origin: those that it sets to null. */
  readonly nulled: readonly ReadonlySet<JavaFieldId>[];
  isSetWithViews(field: FieldSymbol): boolean;
  /** Does the code itself hold one of these locks at the statement? */
  holdsAt(site: InstanceSite, locks: readonly ObjectId[]): boolean;
}

/** Why a use and a free of one field cannot meet; `confined`: one cannot come to the other's object. */
export type PointerReason =
  'apart' | 'confined' | 'harmless' | 'guard' | 'set' | 'ordered' | 'taken-back';

export interface PointerPair {
  readonly location: LocationId;
  readonly use: PointerEvent<Use>;
  readonly free: PointerEvent<Free>;
}

/** A pair that can meet. */
export interface MeetingPair extends PointerPair {
  /** May it be set after it was freed, by another event or thread? */
  readonly isSetAgain: boolean;
}

export interface PointerConflicts {
  readonly pointers: readonly MeetingPair[];
  /** By location: why other pairs cannot meet, the first of each reason. */
  readonly apart: ReadonlyMap<LocationId, ReadonlyMap<PointerReason, PointerPair>>;
}

/** Every use and every free of a location, of different origins. */
export class PointerSearch implements PointerConflicts {
  readonly pointers: MeetingPair[] = [];
  readonly apart = new Map<LocationId, Map<PointerReason, PointerPair>>();

  constructor(private readonly context: UseFreeContext) {}

  visit(location: LocationId, events: PointerEvents): void {
    for (const free of events.frees) {
      const meeting = this.#usesThatMeet(location, free, events);
      if (meeting.length === 0) continue;
      const isSetAgain = this.#isSetAgain(location, free, events);
      for (const use of meeting) this.pointers.push({ location, use, free, isSetAgain });
    }
  }

  #usesThatMeet(
    location: LocationId,
    free: PointerEvent<Free>,
    events: PointerEvents,
  ): PointerEvent<Use>[] {
    return events.uses().filter((use) => {
      if (use.event.origin === free.event.origin) return false;
      const found = reasonAgainst(this.context, location, use, free, events.sets);
      const canMeet =
        found === undefined && canBothTouch(this.context, location, use.event, free.event);
      const reason = canMeet ? undefined : (found ?? 'confined');
      if (reason !== undefined) this.#note({ location, use, free }, reason);
      return reason === undefined;
    });
  }

  #isSetAgain(
    location: LocationId,
    { event }: PointerEvent<Free>,
    { sets }: PointerEvents,
  ): boolean {
    const scope = scopeOf(lifetimeOf(this.context, location));
    return sets.some((set) => !this.context.order.isBefore(set, event, scope));
  }

  #note(pair: PointerPair, reason: PointerReason): void {
    const reasons = getOrMake(
      this.apart,
      pair.location,
      () => new Map<PointerReason, PointerPair>(),
    );
    if (!reasons.has(reason)) reasons.set(reason, pair);
  }
}

function reasonAgainst(
  context: UseFreeContext,
  location: LocationId,
  use: PointerEvent<Use>,
  free: PointerEvent<Free>,
  sets: readonly AccessEvent[],
): PointerReason | undefined {
  if (context.programs.areApart(use.event.origin, free.event.origin)) return 'apart';
  if (use.role.calls.every((call) => call !== undefined && free.role.isHarmless(call))) {
    return 'harmless';
  }
  const isOneLooper = areExclusive(context, use.event.origin, free.event.origin);
  // A lock does not order the two, but what it holds together nobody comes between.
  const locks = commonLocks(context, location, use.event, free.event);
  const isWhole = isOneLooper || locks.length > 0;
  const { field } = context.locations.all[location]!;
  const isGuard = guardAgainst(context, field, free.event, isWhole);
  if (use.role.guards.some((guard) => isGuard(guard, use.event))) return 'guard';
  if (isWhole && isSetMeanwhile(use, free, sets)) return 'set';
  if (isOneLooper && isHandedOver(context, free.event, sets)) return 'ordered';
  if (!isOneLooper) {
    const verdict = checkUnlocked(context, location, use.event, free.event);
    if (verdict.kind === 'quiet') return 'ordered';
  }
  const isSetFirst = (maker: StaticOriginId): boolean =>
    setsBeforeMaking(context, location, maker, free.event, sets);
  if (context.endings.takenBack(use.event.origin, free.event.origin, isSetFirst) !== undefined) {
    return 'taken-back';
  }
  if (!isReachable(context, location, use.event, free.event, sets)) return 'ordered';
  // What a caller has asked holds on if nobody comes between.
  if (!isOneLooper) {
    const isKept = (guard: UseGuard, call: InstanceSite): boolean =>
      isGuard(guard, call) && holdsBetween(context, guard, call, locks);
    return context.callers.areEnough(use.event, isKept) ? 'guard' : undefined;
  }
  if (context.callers.areEnough(use.event, isGuard)) return 'guard';
  const isOver = (call: InstanceSite, callee: InstanceId): boolean =>
    field !== undefined && context.listeners.isTakenBack(call, callee, free.event.origin, field);
  return context.callers.areEnough(use.event, isGuard, isOver) ? 'taken-back' : undefined;
}

/** Does the caller hold a lock both where it asks and where it calls? */
function holdsBetween(
  context: UseFreeContext,
  { at }: UseGuard,
  call: InstanceSite,
  locks: readonly ObjectId[],
): boolean {
  const { instance } = call;
  return [call, { instance, statement: at }].every((site) => context.holdsAt(site, locks));
}

/** Intra-event allocation: set before the use, or again after the free, by the same event. */
function isSetMeanwhile(
  use: PointerEvent<Use>,
  free: PointerEvent<Free>,
  sets: readonly AccessEvent[],
): boolean {
  if (use.role.isSetBefore || free.role.isSetAfter) return true;
  return sets.some(
    ({ origin, walkedAt }) =>
      (origin === use.event.origin && walkedAt < use.event.walkedAt) ||
      (origin === free.event.origin && walkedAt > free.event.walkedAt),
  );
}

/**
 * A screen that is made anew gives what it keeps to the next one: the platform does that, and creates the next
 * one, in one message, so nobody comes between.
 */
function isHandedOver(
  { places }: UseFreeContext,
  free: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  if (!RETAINING.has(places.of(free.origin)?.callback ?? '')) return false;
  return sets.some(({ origin }) => CREATING.has(places.of(origin)?.callback ?? ''));
}

const RETAINING = new Set([
  'onRetainNonConfigurationInstance',
  'onRetainCustomNonConfigurationInstance',
]);
const CREATING = new Set([
  'onCreate',
  'onStart',
  'onRestoreInstanceState',
  'onPostCreate',
  'onResume',
]);

/** A flag counts only if the origin that frees sets it, an answer only if it changes something that was asked for it. */
function guardAgainst(
  { written, nulled, places, asked }: UseFreeContext,
  used: FieldSymbol | undefined,
  free: AccessEvent,
  isWhole: boolean,
): (guard: UseGuard, where: { readonly instance: InstanceId }) => boolean {
  const callback = places.of(free.origin)?.callback;
  const isChanged = (field: JavaFieldId): boolean => written[free.origin]!.has(field);
  return ({ against, flag, isPointerFlag, state, question }, { instance }) => {
    if (!isWhole && against !== 'threads') return false;
    if (state !== undefined && TOLD_TOO_LATE.has(state) && EARLY.has(callback ?? '')) return false;
    if (flag === undefined) {
      const fields =
        question === undefined ? undefined : asked.of({ instance, statement: question });
      return fields === undefined || [...fields].some(isChanged);
    }
    // The same field may be another object's.
    if (isPointerFlag) return flag !== used && nulled[free.origin]!.has(flag.id);
    return isChanged(flag.id);
  };
}

/** Questions that are answered only when the component is on its way out for good. */
const TOLD_TOO_LATE = new Set(['isDestroyed', 'isFinishing']);
/** Callbacks that also come when it is not. */
const EARLY = new Set(['onPause', 'onStop', 'onSaveInstanceState', 'onDestroyView']);

/** Callbacks in which a component makes its views. */
const VIEWS_MADE = ['onCreate', 'onCreateView', 'onViewCreated', 'onCreateDialog'];

/** Can the use come after the free, with nobody who sets the pointer in between? */
function isReachable(
  context: UseFreeContext,
  location: LocationId,
  use: AccessEvent,
  free: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  const { places, order } = context;
  const lifetime = lifetimeOf(context, location);
  if (lifetime !== 'global' && isInputOfGone(context, use, free)) return false;
  const life = lifetime === 'global' ? undefined : places.inOneLife(use.origin, free.origin);
  if (life !== undefined) {
    const [usePlace, freePlace] = life;
    const setting = settingCallbacks(context, usePlace, sets);
    const { field } = context.locations.all[location]!;
    if (field !== undefined && context.isSetWithViews(field)) {
      if (VIEWS_MADE.includes(usePlace.callback)) return false;
      setting.push(...VIEWS_MADE);
    }
    return canMeetFreed(usePlace.machine, freePlace.callback, usePlace.callback, new Set(setting));
  }
  const scope = scopeOf(lifetime);
  if (scope === 'instance' && order.isFirstIfPosted(use.origin, free.origin)) return false;
  return !order.isBefore(use, free, scope) && !order.isBefore(free, use, scope);
}

/** What the user does to rows or views that have been taken off the screen: nobody sees them any more. */
function isInputOfGone(
  { places, origins }: UseFreeContext,
  use: AccessEvent,
  free: AccessEvent,
): boolean {
  const [using, { body }] = [origins[use.origin]!.code.body, origins[free.origin]!.code];
  if (!OFF_SCREEN.has(body.method?.name ?? '') || !places.isInput(use.origin)) return false;
  return using.owner === body.owner || using.owner.outer === body.owner;
}

const OFF_SCREEN = new Set(['onDetachedFromRecyclerView', 'onDetachedFromWindow']);

/**
 * Whoever makes the use run again after the free is a callback of the same life that has set the pointer by then:
 * itself, or one that must come between.
 */
function setsBeforeMaking(
  context: UseFreeContext,
  location: LocationId,
  maker: StaticOriginId,
  free: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  if (lifetimeOf(context, location) === 'global') return false;
  const life = context.places.inOneLife(maker, free.origin);
  if (life === undefined) return false;
  const [{ machine, callback }, { callback: freeing }] = life;
  const setting = new Set(settingCallbacks(context, life[0], sets));
  return setting.has(callback) || !canMeetFreed(machine, freeing, callback, setting);
}

/** The callbacks of one life that set the pointer. */
function settingCallbacks(
  { places }: UseFreeContext,
  life: LifecyclePlace,
  sets: readonly AccessEvent[],
): string[] {
  return sets.flatMap(({ origin }) => {
    const place = places.of(origin);
    return place !== undefined && isOneLife(place, life) ? [place.callback] : [];
  });
}
