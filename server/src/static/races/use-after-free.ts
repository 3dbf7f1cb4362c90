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
import { getOrMake } from '../../base/multi-map.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import type { LocationId } from '../accesses/locations.js';
import { isOneLife } from '../order/lifecycle-places.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import type { Endings } from './endings.js';
import {
  areExclusive,
  checkUnlocked,
  commonLocks,
  lifetimeOf,
  scopeOf,
  type PairContext,
} from './pair-check.js';
import type { PointerEvent, PointerEvents } from './pointer-events.js';
import { canMeetFreed } from './reallocation.js';
import type { Free, Use, UseGuard } from './roles.js';

export interface UseFreeContext extends PairContext {
  readonly endings: Endings;
  /** By origin. */
  readonly traces: readonly OriginTrace[];
  /** By origin: the shared fields that it writes. */
  readonly written: readonly ReadonlySet<JavaFieldId>[];
}

/** Why a use and a free of one field cannot meet. */
export type PointerReason = 'guard' | 'set' | 'ordered' | 'taken-back';

export interface PointerPair {
  readonly location: LocationId;
  readonly use: PointerEvent<Use>;
  readonly free: PointerEvent<Free>;
}

export interface PointerConflicts {
  /** Those that can meet. */
  readonly pointers: readonly PointerPair[];
  /** By location: why the others cannot, the first of each reason. */
  readonly apart: ReadonlyMap<LocationId, ReadonlyMap<PointerReason, PointerPair>>;
}

/** Every use and every free of a location, of different origins. */
export class PointerSearch implements PointerConflicts {
  readonly pointers: PointerPair[] = [];
  readonly apart = new Map<LocationId, Map<PointerReason, PointerPair>>();

  constructor(private readonly context: UseFreeContext) {}

  visit(location: LocationId, events: PointerEvents): void {
    for (const free of events.frees) {
      for (const use of events.uses()) {
        if (use.event.origin !== free.event.origin) this.#check(location, use, free, events.sets);
      }
    }
  }

  #check(
    location: LocationId,
    use: PointerEvent<Use>,
    free: PointerEvent<Free>,
    sets: readonly AccessEvent[],
  ): void {
    const reason = reasonAgainst(this.context, location, use, free, sets);
    if (reason === undefined) this.pointers.push({ location, use, free });
    else {
      const reasons = getOrMake(this.apart, location, () => new Map<PointerReason, PointerPair>());
      if (!reasons.has(reason)) reasons.set(reason, { location, use, free });
    }
  }
}

function reasonAgainst(
  context: UseFreeContext,
  location: LocationId,
  use: PointerEvent<Use>,
  free: PointerEvent<Free>,
  sets: readonly AccessEvent[],
): PointerReason | undefined {
  const isOneLooper = areExclusive(context, use.event, free.event);
  // A lock does not order the two, but what it holds together nobody comes between.
  const isWhole = isOneLooper || commonLocks(context, use.event, free.event).length > 0;
  if (guardAgainst(context, use.role, free.event, isWhole) !== undefined) return 'guard';
  if (isWhole && isSetMeanwhile(use, free, sets)) return 'set';
  if (!isOneLooper) {
    const verdict = checkUnlocked(context, location, use.event, free.event);
    if (verdict.kind === 'quiet') return 'ordered';
  }
  if (context.endings.takenBack(use.event.origin, free.event.origin) !== undefined) {
    return 'taken-back';
  }
  return isReachable(context, location, use.event, free.event, sets) ? undefined : 'ordered';
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

/** A flag counts only if the origin that frees sets it. */
export function guardAgainst(
  { written, places }: UseFreeContext,
  { guards }: Use,
  free: AccessEvent,
  isWhole: boolean,
): UseGuard | undefined {
  const callback = places.of(free.origin)?.callback;
  return guards.find(({ against, flag, state }) => {
    if (!isWhole && against !== 'threads') return false;
    if (state !== undefined && TOLD_TOO_LATE.has(state) && EARLY.has(callback ?? '')) return false;
    return flag === undefined || written[free.origin]!.has(flag.id);
  });
}

/** Questions that are answered only when the component is on its way out for good. */
const TOLD_TOO_LATE = new Set(['isDestroyed', 'isFinishing']);
/** Callbacks that also come when it is not. */
const EARLY = new Set(['onPause', 'onStop', 'onSaveInstanceState', 'onDestroyView']);

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
  if (lifetime !== 'global' && usePlace && freePlace && isOneLife(usePlace, freePlace)) {
    const setting = sets.flatMap(({ origin }) => {
      const place = places.of(origin);
      return place !== undefined && isOneLife(place, usePlace) ? [place.callback] : [];
    });
    return canMeetFreed(usePlace.machine, freePlace.callback, usePlace.callback, new Set(setting));
  }
  const scope = scopeOf(lifetime);
  return !order.isBefore(use, free, scope) && !order.isBefore(free, use, scope);
}
