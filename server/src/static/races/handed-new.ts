/**
 * Objects of which each run of a task has another, though others keep them too: whoever starts the task makes one for
 * each run and hands it on with what it starts, once, and the task finds it in nothing else. What a request is made
 * with, and a part of an object that starts a thread when it is constructed.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Acquired } from '../heap/acquired.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { ObjectId } from '../points-to/points-to.js';

export interface HandedAnswer {
  readonly origin: StaticOriginId;
  readonly object: ObjectId;
  readonly isNew: boolean;
}

export class HandedNew {
  readonly #starters = new Map<StaticOriginId, readonly StaticOriginId[]>();
  /** All that was asked, with what came out. */
  readonly answers = new Map<string, HandedAnswer>();
  readonly #besides = new Map<StaticOriginId, ReadonlySet<ObjectId>>();

  constructor(
    private readonly acquired: Acquired,
    private readonly order: HappensBefore,
    private readonly origins: readonly StaticOrigin[],
  ) {}

  /** Does no other run of the origin have the same one? */
  has(origin: StaticOriginId, object: ObjectId): boolean {
    const { isNew } = getOrMake(this.answers, `${origin} ${object}`, () => {
      const isNew = this.#isNewFor(origin, object) && !this.#besidesOf(origin).has(object);
      return { origin, object, isNew };
    });
    return isNew;
  }

  #isNewFor(origin: StaticOriginId, object: ObjectId): boolean {
    const starters = getOrMake(this.#starters, origin, () => this.#findStarters(origin));
    return starters.length > 0 && starters.every((by) => this.acquired.isNewInEachRun(by, object));
  }

  #besidesOf(origin: StaticOriginId): ReadonlySet<ObjectId> {
    return getOrMake(this.#besides, origin, () =>
      this.acquired.besides(origin, (object) => this.#isNewFor(origin, object)),
    );
  }

  /** None if it comes otherwise, or if one of them may start two. */
  #findStarters(origin: StaticOriginId): readonly StaticOriginId[] {
    const starters = this.order.startersOf(origin);
    const isOnce = starters.every(({ by, positions }) => positions.length === 1 && by !== origin);
    return isOnce && !this.origins[origin]!.bySystem ? starters.map(({ by }) => by) : [];
  }
}
