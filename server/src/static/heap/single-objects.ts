/**
 * Objects of which there is one at a time, as far as a place in the source tells: what the platform makes, and
 * what static fields and these lead to by fields alone. Of what is kept in containers and arrays there are
 * many: that two threads touch the same one of them, points-to does not say.
 */
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

export class SingleObjects {
  readonly #single: Set<ObjectId>;
  readonly #made: ReadonlySet<ObjectId>;

  constructor(pointsTo: PointsTo) {
    const made = pointsTo.objects.filter(({ kind }) => kind === 'component' || kind === 'class');
    this.#made = new Set(made.map(({ id }) => id));
    this.#single = new Set([...pointsTo.staticObjects(), ...this.#made]);
    for (const object of this.#single) {
      const elements = new Set(pointsTo.elements(object));
      for (const held of pointsTo.heldBy(object)) if (!elements.has(held)) this.#single.add(held);
    }
  }

  has(object: ObjectId): boolean {
    return this.#single.has(object);
  }

  /** Made by the platform: told apart whatever else was too much to tell. */
  isOfPlatform(object: ObjectId): boolean {
    return this.#made.has(object);
  }
}
