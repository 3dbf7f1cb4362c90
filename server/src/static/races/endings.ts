/**
 * Was an origin taken back before another event: its callback removed, its listener unregistered, its
 * task cancelled? Counts if the taking back is done by the other event's own origin, or by a callback
 * that comes before it in the life of the same component. On one looper what was removed does not run
 * any more; of another thread it may still be under way, so there it does not count. What may be posted
 * once more after the removal is not taken back.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Ending } from '../../android/origins.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';

export interface TakenBack {
  readonly kind: Ending['kind'];
  readonly by: StaticOriginId;
}

/** Kinds after which the callback does not come any more, if it runs on the same looper. */
const CERTAIN: ReadonlySet<Ending['kind']> = new Set(['remove', 'unregister', 'cancel']);

export class Endings {
  readonly #takers = new Map<StaticOriginId, readonly TakenBack[]>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    graph: InstanceGraph,
    pointsTo: PointsTo,
    { runs }: UnderstoodProject,
  ) {
    const codes = new Map<StaticOriginId, ReadonlySet<number>>();
    for (const { id, entries } of origins) {
      codes.set(id, new Set(graph.reached(entries).map((at) => pointsTo.instances[at]!.code.id)));
    }
    for (const { id, model } of origins) {
      const endings = model === undefined ? [] : runs[model]!.root.endings;
      const found = endings
        .filter(({ kind }) => CERTAIN.has(kind))
        .flatMap(({ kind, site }) =>
          origins
            .filter((other) => codes.get(other.id)!.has(site.code.id))
            .map((other) => ({ kind, by: other.id })),
        );
      if (found.length > 0) this.#takers.set(id, found);
    }
  }

  /** Who has taken the origin back when an event of the other one runs. */
  takenBack(origin: StaticOriginId, other: StaticOriginId): TakenBack | undefined {
    const { exclusive } = this.origins[origin]!;
    if (exclusive === undefined || exclusive !== this.origins[other]!.exclusive) return undefined;
    return this.#takersBefore(origin, other).find(
      ({ kind, by }) => kind !== 'remove' || this.#isOver(origin, by),
    );
  }

  /** Does anybody take it back before, even if it may come again or still be under way? */
  isAskedBack(origin: StaticOriginId, other: StaticOriginId): boolean {
    return this.#takersBefore(origin, other).length > 0;
  }

  #takersBefore(origin: StaticOriginId, other: StaticOriginId): readonly TakenBack[] {
    const takers = this.#takers.get(origin) ?? [];
    return takers.filter(
      ({ by }) => by === other || this.order.isOrderedByRule(by, other, 'instance'),
    );
  }

  /** Can nobody post it any more when the taker has run? */
  #isOver(origin: StaticOriginId, taker: StaticOriginId): boolean {
    return this.order
      .causesOf(origin)
      .every(
        ({ by }) =>
          by === origin || by === taker || this.order.isOrderedByRule(by, taker, 'instance'),
      );
  }
}
