/**
 * Objects of which there is one at a time, as far as a place in the source tells: what the platform makes, and
 * what static fields and these lead to by fields alone. Of what is kept in containers and arrays there are
 * many, and so there are of what nobody is seen to make (by reflection, say): that two threads touch the same
 * one of them, points-to does not say.
 */
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

/** An object that more fields than these lead to, one behind the other, is made again with those before it. */
const NEAR = 2;

export class SingleObjects {
  /** By object: how many fields lead to it. */
  readonly #single = new Map<ObjectId, number>();
  readonly #made: ReadonlySet<ObjectId>;

  constructor(pointsTo: PointsTo) {
    const made = pointsTo.objects.filter(({ kind }) => kind === 'component' || kind === 'class');
    this.#made = new Set(made.map(({ id }) => id));
    for (const id of [...pointsTo.staticObjects(), ...this.#made]) this.#single.set(id, 0);
    for (const [object, fields] of this.#single) {
      const elements = new Set(pointsTo.elements(object));
      for (const held of pointsTo.heldBy(object)) {
        const isOther = elements.has(held) || pointsTo.objects[held]!.kind === 'opaque';
        if (!isOther && !this.#single.has(held)) this.#single.set(held, fields + 1);
      }
    }
  }

  has(object: ObjectId): boolean {
    return this.#single.has(object);
  }

  /** Do few fields lead to it? */
  isNear(object: ObjectId): boolean {
    return (this.#single.get(object) ?? Infinity) <= NEAR;
  }

  /** Made by the platform: told apart whatever else was too much to tell. */
  isOfPlatform(object: ObjectId): boolean {
    return this.#made.has(object);
  }
}
