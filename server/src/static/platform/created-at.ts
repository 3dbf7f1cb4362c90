/** The statements that create an object, in each context in which they do. */
import type { Code } from '../../android/flow/code.js';
import { groupBy } from '../../base/multi-map.js';
import type { InstanceSite } from '../origins.js';
import type { CodeInstance, ObjectId, PointsTo } from '../points-to/points-to.js';

export class CreatedAt {
  readonly #instances: ReadonlyMap<Code, readonly CodeInstance[]>;

  constructor(private readonly pointsTo: PointsTo) {
    this.#instances = groupBy(pointsTo.instances, ({ code }) => code);
  }

  of(object: ObjectId): readonly InstanceSite[] {
    const { site } = this.pointsTo.objects[object]!;
    const made = site?.code.body.statements[site.statement];
    if (site === undefined || made?.kind !== 'allocate') return [];
    return (this.#instances.get(site.code) ?? [])
      .filter(({ id }) => this.pointsTo.of(id, made.to).includes(object))
      .map(({ id }) => ({ instance: id, statement: site.statement }));
  }
}
