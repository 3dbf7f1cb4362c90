/**
 * Which locations each access of each code instance may touch: its base variable asked of points-to.
 * What a constructor does to the object that it makes, and what any code does to an object that nobody
 * else can have yet, is left out: it cannot race.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { CodeInstance, InstanceId, PointsTo } from '../points-to/points-to.js';
import { accessesOf, type BodyAccess } from './body-accesses.js';
import { LocationTable, type LocationId } from './locations.js';

export interface InstanceAccess {
  readonly access: BodyAccess;
  /** Ascending; never empty. */
  readonly locations: readonly LocationId[];
}

/** Is the base of the access an object of which nobody else knows? */
export type IsOwned = (instance: CodeInstance, access: BodyAccess) => boolean;

export class InstanceAccesses {
  readonly locations = new LocationTable();
  readonly #byInstance: (readonly InstanceAccess[])[] = [];

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly knowledge: MethodKnowledge,
    private readonly isOwned: IsOwned,
  ) {
    for (const instance of pointsTo.instances) this.#byInstance.push(this.#find(instance));
  }

  of(instance: InstanceId): readonly InstanceAccess[] {
    return this.#byInstance[instance]!;
  }

  #find(instance: CodeInstance): readonly InstanceAccess[] {
    const found: InstanceAccess[] = [];
    for (const access of accessesOf(instance.code.body, this.knowledge)) {
      const locations = this.#locationsOf(instance, access);
      if (locations.length === 0 || this.isOwned(instance, access)) continue;
      found.push({ access, locations });
    }
    return found;
  }

  #locationsOf(instance: CodeInstance, { base, field, call }: BodyAccess): LocationId[] {
    if (base === undefined) return [this.locations.of(undefined, field)];
    const objects = this.pointsTo.of(instance.id, base);
    const open = call === undefined ? objects : objects.filter((id) => !this.#isSafe(id));
    return open.map((object) => this.locations.of(object, field));
  }

  /** A container whose operations exclude each other. */
  #isSafe(object: number): boolean {
    const { class: symbol } = this.pointsTo.objects[object]!;
    if (symbol === undefined) return false;
    const { index } = this.knowledge;
    return this.knowledge.typeNames(symbol).some((name) => index.isSafeContainer(name));
  }
}
