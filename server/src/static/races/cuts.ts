/**
 * Atomicity violations that the sources allow: an event reads a field, a later event of the same chain
 * (another callback of the component, what the first posts, or who is bound to the service) reads or writes it relying on that, and an
 * event of the same looper that nothing keeps out of between writes it. Only possible: whether the third comes
 * between, a trace has to show. Threads are left out: where they come between there is a race already.
 */
import { SERVICE, SERVICE_CONNECTION } from '../../android/lifecycles/service.js';
import { getOrMake } from '../../base/multi-map.js';
import type { LocationId } from '../accesses/locations.js';
import type { AccessEvent } from '../order/events.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { StaticOriginId } from '../origins.js';
import type { Watch } from '../../base/watch.js';
import { areExclusive, checkPair, scopeOfPair, type PairContext } from './pair-check.js';
import type { SiteEvents } from './site-pairs.js';

export interface StaticCut {
  readonly location: LocationId;
  /** The read, what relies on it, and what may come between. */
  readonly first: AccessEvent;
  readonly last: AccessEvent;
  readonly between: AccessEvent;
  /** What makes the two one chain. */
  readonly chain: 'component' | 'post' | 'binding';
}

/** Of a location that so many origins touch, nobody takes two events for one piece. */
const MOST_ORIGINS = 40;
/** So many are told of one location: the rest says the same. */
const MOST_CUTS = 4;

/** What an origin does to a location: one event of each kind stands for all. */
interface Touch {
  readonly origin: StaticOriginId;
  read?: AccessEvent;
  write?: AccessEvent;
}

export function findCuts(
  context: PairContext,
  byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>,
  watch: Watch,
  /** What is known already. */
  known = new Map<LocationId, readonly StaticCut[]>(),
): StaticCut[] {
  const found: StaticCut[] = [];
  for (const [location, sites] of byLocation) {
    if (watch.isOver()) break;
    found.push(...getOrMake(known, location, () => cutsAt(context, location, sites)));
  }
  return found;
}

function cutsAt(
  context: PairContext,
  location: LocationId,
  sites: readonly SiteEvents[],
): readonly StaticCut[] {
  if (sites[0]?.access.field === undefined) return [];
  const touches = touchesOf(sites);
  const isAsked = touches.length > 2 && touches.length <= MOST_ORIGINS;
  return isAsked ? cutsOf(context, location, touches) : [];
}

function touchesOf(sites: readonly SiteEvents[]): Touch[] {
  const touches = new Map<StaticOriginId, Touch>();
  for (const { events } of sites) {
    for (const event of events) {
      const touch = getOrMake(touches, event.origin, (): Touch => ({ origin: event.origin }));
      touch[event.access.access.kind] ??= event;
    }
  }
  return [...touches.values()];
}

function cutsOf(
  context: PairContext,
  location: LocationId,
  touches: readonly Touch[],
): StaticCut[] {
  const writers = touches.flatMap(({ write }) => write ?? []);
  const cuts: StaticCut[] = [];
  for (const { read: first } of touches) {
    if (first === undefined) continue;
    for (const touch of touches) {
      const last = touch.write ?? touch.read;
      const chain = last && chainOf(context, first, last);
      if (last === undefined || chain === undefined) continue;
      for (const between of writers) {
        if (!comesBetween(context, location, between, first, last)) continue;
        cuts.push({ location, first, last, between, chain });
        if (cuts.length >= MOST_CUTS) return cuts;
      }
    }
  }
  return cuts;
}

/** Are the two of one chain, one after the other on one looper? */
function chainOf(
  context: PairContext,
  first: AccessEvent,
  last: AccessEvent,
): StaticCut['chain'] | undefined {
  if (first.origin === last.origin || !areExclusive(context, first.origin, last.origin))
    return undefined;
  const { order, places } = context;
  // One piece is one instance, also where the field is everybody's.
  if (!order.isBefore(first, last, 'instance')) return undefined;
  if (order.startersOf(last.origin).some(({ by }) => by === first.origin)) return 'post';
  if (places.areOfOneLife(first.origin, last.origin)) return 'component';
  return isBound(places, first.origin, last.origin) ? 'binding' : undefined;
}

/** onServiceConnected is counted with the service (seed 004, chapter 3): of those two, what is ordered is one binding. */
function isBound(places: LifecyclePlaces, first: StaticOriginId, last: StaticOriginId): boolean {
  const [service, connection] = [places.of(first), places.of(last)];
  return service?.machine === SERVICE && connection?.machine === SERVICE_CONNECTION;
}

/**
 * An event of the same looper, of nobody's life here, that may come before the last one as well as after it,
 * and need not be over before the first.
 */
function comesBetween(
  context: PairContext,
  location: LocationId,
  write: AccessEvent,
  first: AccessEvent,
  last: AccessEvent,
): boolean {
  const isAnother = [first, last].every(
    (event) =>
      write.origin !== event.origin &&
      areExclusive(context, write.origin, event.origin) &&
      context.places.inOneLife(write.origin, event.origin) === undefined,
  );
  if (!isAnother || checkPair(context, location, write, last).kind === 'quiet') return false;
  return !context.order.isBefore(write, first, scopeOfPair(context, location, write, first));
}
