/**
 * Locks that the unknown callers of an open class hold, since the method says so: `@GuardedBy("lock")` on
 * a method is a promise of whoever calls it. Callers that are seen are looked at instead.
 */
import { parameterOf, type Code } from '../../android/flow/code.js';
import { guardedBy, type LockExpression } from '../body/guarded-by.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import { lockObjects } from './lock-objects.js';
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
    return lockObjects(this.pointsTo, lock, {
      receiver: (of) => (of === code.body.owner ? this.#receiver(instance, code) : []),
      parameter: (place) => {
        const parameter = parameterOf(code, place);
        return parameter === undefined ? [] : this.pointsTo.of(instance, parameter);
      },
    });
  }

  #receiver(instance: InstanceId, { body }: Code): readonly ObjectId[] {
    const [first] = body.parameters;
    const isThis = first !== undefined && body.variables[first]?.kind === 'this';
    return isThis ? this.pointsTo.of(instance, first) : [];
  }
}
