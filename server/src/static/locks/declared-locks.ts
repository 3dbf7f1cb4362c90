/**
 * Locks that the unknown callers of an open class hold, since the method says so: `@GuardedBy("lock")` on
 * a method is a promise of whoever calls it. Callers that are seen are looked at instead.
 */
import { parameterOf, type Code } from '../../android/flow/code.js';
import { guardedBy, type LockExpression } from '../body/guarded-by.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { Lock } from './locksets.js';

export class DeclaredLocks {
  constructor(private readonly pointsTo: PointsTo) {}

  /** Held where the instance begins. */
  at(instance: InstanceId): readonly Lock[] {
    const { code } = this.pointsTo.instances[instance]!;
    const { method } = code.body;
    if (method === undefined) return [];
    return guardedBy(method)
      .flatMap(({ lock }) => this.#objects(lock, instance, code))
      .map((object) => ({ object, mode: 'exclusive' }));
  }

  #objects(lock: LockExpression, instance: InstanceId, code: Code): readonly ObjectId[] {
    switch (lock.kind) {
      case 'this':
        return lock.class === code.body.owner ? this.#receiver(instance, code) : [];
      case 'class':
        return this.pointsTo.objects
          .filter((object) => object.kind === 'class' && object.class === lock.class)
          .map(({ id }) => id);
      case 'field':
        if (lock.object === undefined) return this.pointsTo.staticField(lock.field);
        return this.#objects(lock.object, instance, code).flatMap((object) => [
          ...this.pointsTo.field(object, lock.field),
        ]);
      case 'parameter': {
        const parameter = parameterOf(code, lock.place);
        return parameter === undefined ? [] : this.pointsTo.of(instance, parameter);
      }
      default:
        return [];
    }
  }

  #receiver(instance: InstanceId, { body }: Code): readonly ObjectId[] {
    const [first] = body.parameters;
    const isThis = first !== undefined && body.variables[first]?.kind === 'this';
    return isThis ? this.pointsTo.of(instance, first) : [];
  }
}
