/**
 * Order violations: a field is dereferenced by an event or thread that may come before the one that first
 * sets it. Reported where every code that sets it is unordered with the use and stands in other origins,
 * nothing in the object's own construction sets it, and the source does not check.
 */
import type { LocationId } from '../accesses/locations.js';
import { isOneLife } from '../order/lifecycle-places.js';
import type { AccessEvent } from '../order/traces.js';
import { areExclusive, lifetimeOf, scopeOf, type PairContext } from './pair-check.js';
import type { PointerEvent, PointerEvents } from './pointer-events.js';
import { canMeetUnset } from './reallocation.js';
import type { Use } from './roles.js';

export interface OrderViolation {
  readonly location: LocationId;
  readonly use: PointerEvent<Use>;
  /** The one that is to come first. */
  readonly set: AccessEvent;
}

export function findOrderViolations(
  context: PairContext,
  location: LocationId,
  { uses, sets }: PointerEvents,
): OrderViolation[] {
  const [first] = sets;
  if (first === undefined) return [];
  return uses
    .filter(({ event, role }) => {
      const isOneLooper = sets.every((set) => areExclusive(context, set, event));
      if (role.isSetBefore) return false;
      if (role.guards.some(({ against }) => isOneLooper || against === 'threads')) return false;
      return sets.every((set) => mayComeBefore(context, location, event, set));
    })
    .map((use) => ({ location, use, set: first }));
}

/** May the use run before the set? */
function mayComeBefore(
  context: PairContext,
  location: LocationId,
  use: AccessEvent,
  set: AccessEvent,
): boolean {
  if (use.origin === set.origin) return false;
  const lifetime = lifetimeOf(context, location);
  const usePlace = context.places.of(use.origin);
  const setPlace = context.places.of(set.origin);
  if (
    lifetime !== 'global' &&
    usePlace !== undefined &&
    setPlace !== undefined &&
    isOneLife(usePlace, setPlace)
  ) {
    return canMeetUnset(usePlace.machine, usePlace.callback, new Set([setPlace.callback]));
  }
  const scope = scopeOf(lifetime);
  return !context.order.isBefore(set, use, scope) && !context.order.isBefore(use, set, scope);
}
