/**
 * Calls that may take a callback back, but of which nothing is known, as those of a library whose classes are
 * not there: they are given the object whose callback it is, or are made on it, and by their name
 * end something. A use after free that stands behind such a call is less sure.
 */
import { getOrMake } from '../../base/multi-map.js';
import { givenBy } from '../body/access-path.js';
import type { OriginReaches } from '../order/origin-reach.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

const ENDING = /^(remove|unregister|unsubscribe|detach|cancel|dispose|stop|disconnect)/;

export class UnseenEndings {
  readonly #ended = new Map<StaticOriginId, ReadonlySet<ObjectId>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly reaches: OriginReaches,
    private readonly pointsTo: PointsTo,
  ) {}

  /** May the one make an end of the other? */
  mayEnd(by: StaticOriginId, origin: StaticOriginId): boolean {
    const ended = getOrMake(this.#ended, by, () => this.#find(by));
    return this.origins[origin]!.receivers.some((object) => ended.has(object));
  }

  #find(origin: StaticOriginId): ReadonlySet<ObjectId> {
    const instances = this.reaches.of(origin).instances();
    return new Set(instances.flatMap((instance) => this.#endedBy(instance)));
  }

  #endedBy(instance: InstanceId): ObjectId[] {
    const { body } = this.pointsTo.instances[instance]!.code;
    return body.statements.flatMap((statement) => {
      if (statement.kind !== 'call' || statement.method !== undefined) return [];
      if (!ENDING.test(statement.name)) return [];
      return givenBy(statement).flatMap((variable) => [...this.pointsTo.of(instance, variable)]);
    });
  }
}
