/** `@GuardedBy` of fields, held against the locks of an access: which of those that it names are missing? */
import { guardedBy, type LockExpression } from '../body/guarded-by.js';
import type { Location } from '../accesses/locations.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { lockObjects } from './lock-objects.js';
import type { LocksetId, Locksets } from './locksets.js';

export class FieldGuards {
  constructor(
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
  ) {}

  /** As written in the annotations: those that an access with these locks does not hold. */
  missing(location: Location, held: LocksetId): string[] {
    if (location.field === undefined) return [];
    const locks = new Set(this.locksets.locksOf(held).map(({ object }) => object));
    return guardedBy(location.field)
      .filter(({ lock, text }) => {
        const meant = this.#objects(lock, location);
        if (meant.length === 0) return locks.size === 0 && isNoThread(lock, text);
        return !meant.some((object) => locks.has(object));
      })
      .map(({ text }) => text);
  }

  /** None for a lock that cannot be followed: then any may be it. */
  #objects(lock: LockExpression, { object, field }: Location): readonly ObjectId[] {
    return lockObjects(this.pointsTo, lock, {
      receiver: (of) => (object === undefined || of !== field?.owner ? [] : [object]),
      parameter: () => [],
    });
  }
}

/** A name that means nothing here is a lock all the same; what says a thread, or a sentence, is none. */
function isNoThread({ kind }: LockExpression, text: string): boolean {
  return kind === 'unknown' && /^[\w$.]+(\(\))?$/.test(text) && !/thread/i.test(text);
}
