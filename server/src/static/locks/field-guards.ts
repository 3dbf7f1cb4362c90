/** `@GuardedBy` of fields, held against the locks of an access: which of those that it names are missing? */
import { guardedBy, type LockExpression } from '../body/guarded-by.js';
import type { Location } from '../accesses/locations.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
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
      .filter(({ lock }) => {
        const meant = this.#objects(lock, location);
        return meant.length > 0 && !meant.some((object) => locks.has(object));
      })
      .map(({ text }) => text);
  }

  /** Empty for a lock that cannot be followed, which is then not checked. */
  #objects(lock: LockExpression, location: Location): readonly ObjectId[] {
    switch (lock.kind) {
      case 'this':
        return location.object === undefined || lock.class !== location.field?.owner
          ? []
          : [location.object];
      case 'class':
        return this.pointsTo.objects
          .filter((object) => object.kind === 'class' && object.class === lock.class)
          .map(({ id }) => id);
      case 'field':
        if (lock.object === undefined) return this.pointsTo.staticField(lock.field);
        return this.#objects(lock.object, location).flatMap((object) => [
          ...this.pointsTo.field(object, lock.field),
        ]);
      default:
        return [];
    }
  }
}
