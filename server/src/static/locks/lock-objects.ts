/** Which objects a lock that an annotation names may be. */
import type { LockExpression } from '../body/guarded-by.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

/** What the parts of the expression mean where it stands. */
export interface LockScope {
  receiver(of: ClassSymbol): readonly ObjectId[];
  parameter(place: number): readonly ObjectId[];
}

/** Empty for a lock that cannot be followed. */
export function lockObjects(
  pointsTo: PointsTo,
  lock: LockExpression,
  scope: LockScope,
): readonly ObjectId[] {
  switch (lock.kind) {
    case 'this':
      return scope.receiver(lock.class);
    case 'class':
      return pointsTo.objects
        .filter((object) => object.kind === 'class' && object.class === lock.class)
        .map(({ id }) => id);
    case 'field':
      if (lock.object === undefined) return pointsTo.staticField(lock.field);
      return lockObjects(pointsTo, lock.object, scope).flatMap((object) => [
        ...pointsTo.field(object, lock.field),
      ]);
    case 'parameter':
      return scope.parameter(lock.place);
    default:
      return [];
  }
}
