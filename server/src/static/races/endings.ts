/**
 * Was an origin taken back before another event: its callback removed, its listener unregistered, its
 * task cancelled? Counts if the taking back is done by the other event's own origin, or by a callback
 * that comes before it in the life of the same component, also if that life goes round: registered in
 * onStart, it has been taken back in onStop whenever onDestroyView comes. On one looper what was removed does not run
 * any more; of another thread it may still be under way, so there it does not count. What may be posted
 * once more after the removal is not taken back.
 */
import type { Site } from '../../android/flow/code.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Ending } from '../../android/origins.js';
import { getOrMake, groupBy } from '../../base/multi-map.js';
import type { HappensBefore } from '../order/happens-before.js';
import { isOneLife, type LifecyclePlace, type LifecyclePlaces } from '../order/lifecycle-places.js';
import type { ReachedBy } from '../order/reached-by.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';
import { canMeetFreed } from './reallocation.js';

export interface TakenBack {
  readonly kind: Ending['kind'];
  readonly by: StaticOriginId;
}

/** Kinds after which the callback does not come any more, if it runs on the same looper. */
const CERTAIN: ReadonlySet<Ending['kind']> = new Set(['remove', 'unregister', 'cancel']);

export class Endings {
  /** Each origin that takes it back once, in however many places it does. */
  readonly #takers = new Map<StaticOriginId, readonly TakenBack[]>();
  /** Who registers an origin that is taken back. */
  readonly #registrars = new Map<StaticOriginId, readonly StaticOriginId[]>();
  /** By origin and other one: asked for every pair of their events, and dear where helpers take much back. */
  readonly #before = new Map<StaticOriginId, Map<StaticOriginId, readonly TakenBack[]>>();
  readonly #asked = new Map<StaticOriginId, Map<StaticOriginId, boolean>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    private readonly places: LifecyclePlaces,
    reachedBy: ReachedBy,
    pointsTo: PointsTo,
    { runs }: UnderstoodProject,
  ) {
    const byCode = groupBy(pointsTo.instances, ({ code }) => code.id);
    const running = ({ code }: Site): readonly StaticOriginId[] =>
      reachedBy.ofAny((byCode.get(code.id) ?? []).map(({ id }) => id));
    for (const { id, model } of origins) {
      if (model === undefined) continue;
      const { endings, registrations } = runs[model]!.root;
      const found = endings
        .filter(({ kind }) => CERTAIN.has(kind))
        .flatMap(({ kind, site }) => running(site).map((by) => ({ kind, by })));
      if (found.length === 0) continue;
      this.#takers.set(id, withoutRepeats(found));
      const registrars = registrations.flatMap(({ site }) => running(site));
      this.#registrars.set(id, [...new Set(registrars)]);
    }
  }

  /**
   * Who has taken the origin back when an event of the other one runs. A maker that does no harm may make it run once
   * more.
   */
  takenBack(
    origin: StaticOriginId,
    other: StaticOriginId,
    isHarmless: (maker: StaticOriginId) => boolean = () => false,
  ): TakenBack | undefined {
    const { exclusive } = this.origins[origin]!;
    if (exclusive === undefined || exclusive !== this.origins[other]!.exclusive) return undefined;
    return this.#takersBefore(origin, other).find(
      ({ kind, by }) => kind !== 'remove' || this.#isOver(origin, by, isHarmless),
    );
  }

  /** Does anybody take it back before, even if it may come again or still be under way? */
  isAskedBack(origin: StaticOriginId, other: StaticOriginId): boolean {
    const takers = this.#takers.get(origin);
    if (takers === undefined) return false;
    const known = getOrMake(this.#asked, origin, () => new Map<StaticOriginId, boolean>());
    return getOrMake(
      known,
      other,
      () =>
        this.#takersBefore(origin, other).length > 0 ||
        takers.some((taker) => this.#isOnSomeWay(origin, taker, other)),
    );
  }

  /** Does the life lead from the taker to the other event, with nobody who makes it run in between? */
  #isOnSomeWay(origin: StaticOriginId, taker: TakenBack, other: StaticOriginId): boolean {
    const makers = this.#makersOf(origin, taker);
    const life = this.places.inOneLife(taker.by, other);
    if (life === undefined || makers.includes(taker.by)) return false;
    const [{ callback }, end] = life;
    const making = makers.map((maker) => this.places.of(maker)?.callback ?? '');
    return canMeetFreed(end.machine, callback, end.callback, new Set(making));
  }

  #takersBefore(origin: StaticOriginId, other: StaticOriginId): readonly TakenBack[] {
    const takers = this.#takers.get(origin);
    if (takers === undefined) return [];
    const known = getOrMake(
      this.#before,
      origin,
      () => new Map<StaticOriginId, readonly TakenBack[]>(),
    );
    return getOrMake(known, other, () => this.#findBefore(origin, other, takers));
  }

  #findBefore(
    origin: StaticOriginId,
    other: StaticOriginId,
    takers: readonly TakenBack[],
  ): readonly TakenBack[] {
    return takers.filter(
      (taker) =>
        taker.by === other ||
        this.order.isOrderedByRule(taker.by, other, 'instance') ||
        this.#isOnEveryWay(origin, taker, other),
    );
  }

  /** Does the life lead from whoever makes the origin run to the other event only through the taker? */
  #isOnEveryWay(origin: StaticOriginId, taker: TakenBack, other: StaticOriginId): boolean {
    const life = this.places.inOneLife(taker.by, other);
    if (life === undefined) return false;
    const makers = this.#makersOf(origin, taker);
    return makers.length > 0 && makers.every((maker) => this.#passes(maker, ...life));
  }

  #makersOf(origin: StaticOriginId, { kind }: TakenBack): readonly StaticOriginId[] {
    if (kind === 'unregister') return this.#registrars.get(origin)!;
    return this.order.startersOf(origin).map(({ by }) => by);
  }

  #passes(maker: StaticOriginId, taker: LifecyclePlace, end: LifecyclePlace): boolean {
    const place = this.places.of(maker);
    if (place === undefined || !isOneLife(place, end)) return false;
    return !canMeetFreed(end.machine, place.callback, end.callback, new Set([taker.callback]));
  }

  /** Can nobody post it any more when the taker has run, or only who does no harm by it? */
  #isOver(
    origin: StaticOriginId,
    taker: StaticOriginId,
    isHarmless: (maker: StaticOriginId) => boolean,
  ): boolean {
    return this.order
      .startersOf(origin)
      .every(
        ({ by }) =>
          by === origin ||
          by === taker ||
          this.order.isOrderedByRule(by, taker, 'instance') ||
          isHarmless(by),
      );
  }
}

function withoutRepeats(found: readonly TakenBack[]): TakenBack[] {
  return [...new Map(found.map((each) => [`${each.kind} ${each.by}`, each])).values()];
}
