/**
 * Does an origin come once in the life of an instance? A callback whose lifecycle does not lead back to it does, and what
 * it starts in one place, not in a loop.
 */
import { mayFollow } from '../../android/lifecycles/machine.js';
import { addTo } from '../../base/multi-map.js';
import type { StaticOriginId } from '../origins.js';
import type { OriginTrace } from './events.js';
import type { LifecyclePlaces } from './lifecycle-places.js';

export class OnceOfInstance {
  /** By origin: who starts it, each time. */
  readonly #starters = new Map<StaticOriginId, StaticOriginId[]>();
  readonly #known = new Map<StaticOriginId, boolean>();

  constructor(
    private readonly traces: readonly OriginTrace[],
    private readonly places: LifecyclePlaces,
  ) {
    for (const { origin, outs } of traces) {
      for (const started of outs.origins)
        addTo(this.#starters, started as StaticOriginId, origin.id);
    }
  }

  has(id: StaticOriginId): boolean {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    // In a circle it comes again.
    this.#known.set(id, false);
    const found = this.#find(id);
    this.#known.set(id, found);
    return found;
  }

  #find(id: StaticOriginId): boolean {
    const { repeats, bySystem } = this.traces[id]!.origin;
    if (!repeats) return true;
    const place = this.places.of(id);
    if (place !== undefined) return !mayFollow(place.machine, place.callback, place.callback);
    const [by, ...more] = this.#starters.get(id) ?? [];
    return !bySystem && by !== undefined && more.length === 0 && this.has(by);
  }
}
