/**
 * Which locks keep two accesses apart. Two runs of one origin hold the same lock object only if neither of
 * them makes a lock for itself: one that whoever starts them has made once, before, is theirs together.
 */
import type { LocationId, LocationTable } from '../accesses/locations.js';
import type { Lifetimes } from '../heap/lifetimes.js';
import type { Locksets } from '../locks/locksets.js';
import type { AccessEvent } from '../order/events.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { Recurrences } from '../order/recurrence.js';
import type { StaticOriginId } from '../origins.js';
import type { ObjectId } from '../points-to/points-to.js';

export interface LockContext {
  readonly locations: LocationTable;
  readonly lifetimes: Lifetimes;
  readonly locksets: Locksets;
  readonly order: HappensBefore;
  readonly recurrences: Recurrences;
  /** The origins in whose runs an object is known. */
  creatorsOf(object: ObjectId): readonly StaticOriginId[];
  /** The origins whose code makes it. */
  makersOf(object: ObjectId): readonly StaticOriginId[];
}

export function commonLocks(
  context: LockContext,
  location: LocationId,
  one: AccessEvent,
  other: AccessEvent,
): readonly ObjectId[] {
  const common = context.locksets.common(one.locks, other.locks);
  if (one.origin !== other.origin) return common;
  return common.filter((lock) => isOfAllRuns(context, location, one.origin, lock));
}

/** Do all runs of the origin that have the location hold the same one? */
function isOfAllRuns(
  context: LockContext,
  location: LocationId,
  origin: StaticOriginId,
  lock: ObjectId,
): boolean {
  const { lifetimes, order, recurrences } = context;
  if (lifetimes.of(lock) !== 'run') return true;
  const { object } = context.locations.all[location]!;
  const isOfRun = object !== undefined && lifetimes.of(object) === 'run';
  const sharers = new Set(isOfRun ? context.creatorsOf(object) : []);
  return context.makersOf(lock).every((root) => {
    if (root === origin || order.creationsBy(root, lock) > 1) return false;
    return sharers.has(root) || recurrences.of(root, 'any') === 'never';
  });
}
