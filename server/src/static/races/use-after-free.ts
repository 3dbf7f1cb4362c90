/**
 * Use after free (CAFA, seed 000 §3.2): one event or thread frees a field and another dereferences it,
 * and nothing orders the two. Left out, each as a rule:
 * - a guard in the source: against events of the same looper a test is enough, against other threads
 *   only one of a local copy (§3.2.2, if-guard);
 * - the pointer is set before the use, or again after the free, in the same event (intra-event
 *   allocation);
 * - the lifecycle sets it again on every way from the free to the use, or never comes from the one to the
 *   other;
 * - the using callback has been removed, unregistered or cancelled before the free.
 */
import type { LocationId } from '../accesses/locations.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { AccessEvent } from '../order/traces.js';
import type { Endings } from './endings.js';
import { areExclusive, checkPair, lifetimeOf, scopeOf, type PairContext } from './pair-check.js';
import type { PointerEvent, PointerEvents } from './pointer-events.js';
import { canMeetFreed } from './reallocation.js';
import type { Free, Use } from './roles.js';

export interface UseAfterFree {
  readonly location: LocationId;
  readonly use: PointerEvent<Use>;
  readonly free: PointerEvent<Free>;
}

export interface UseFreeContext extends PairContext {
  readonly places: LifecyclePlaces;
  readonly endings: Endings;
}

export function findUseAfterFree(
  context: UseFreeContext,
  location: LocationId,
  { uses, frees, sets }: PointerEvents,
): UseAfterFree[] {
  return frees.flatMap((free) =>
    uses
      .filter((use) => canBeFreed(context, location, use, free, sets))
      .map((use) => ({ location, use, free })),
  );
}

function canBeFreed(
  context: UseFreeContext,
  location: LocationId,
  use: PointerEvent<Use>,
  free: PointerEvent<Free>,
  sets: readonly AccessEvent[],
): boolean {
  if (use.event.origin === free.event.origin) return false;
  const isOneLooper = areExclusive(context, use.event, free.event);
  if (isGuarded(use.role, isOneLooper)) return false;
  if (isOneLooper && (use.role.isSetBefore || free.role.isSetAfter)) return false;
  if (!isOneLooper && checkPair(context, location, use.event, free.event).kind === 'quiet') {
    return false;
  }
  if (context.endings.takenBack(use.event.origin, free.event.origin) !== undefined) return false;
  return isReachable(context, location, use.event, free.event, sets);
}

function isGuarded({ guard }: Use, isOneLooper: boolean): boolean {
  return guard !== undefined && (isOneLooper || guard.against === 'threads');
}

/** Can the use come after the free, with nobody who sets the pointer in between? */
function isReachable(
  context: UseFreeContext,
  location: LocationId,
  use: AccessEvent,
  free: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  const { places, order } = context;
  const usePlace = places.of(use.origin);
  const freePlace = places.of(free.origin);
  const lifetime = lifetimeOf(context, location);
  if (lifetime !== 'global' && usePlace && freePlace && areOfOneLife(usePlace, freePlace)) {
    const setting = sets.flatMap(({ origin }) => {
      const place = places.of(origin);
      return place !== undefined && areOfOneLife(place, usePlace) ? [place.callback] : [];
    });
    return canMeetFreed(usePlace.machine, freePlace.callback, usePlace.callback, new Set(setting));
  }
  const scope = scopeOf(lifetime);
  return !order.isBefore(use, free, scope) && !order.isBefore(free, use, scope);
}

type Placed = NonNullable<ReturnType<LifecyclePlaces['of']>>;

function areOfOneLife(one: Placed, other: Placed): boolean {
  return one.machine === other.machine && one.component === other.component;
}
