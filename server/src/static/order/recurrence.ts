/**
 * May an origin come again, and may two of it be under way at once? Of what the system starts the model
 * knows; a lifecycle callback comes again in the life of one instance if its machine leads back to it,
 * and with another instance unless the process has only one;
 * what is posted or started comes again if that is done in several places, in a loop, or by what comes
 * again itself.
 */
import { mayFollow } from '../../android/lifecycles/machine.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { HappensBefore, OrderScope, Starter } from './happens-before.js';
import type { LifecyclePlaces } from './lifecycle-places.js';

/** `at-once`: several are started by one run of another; `later`: only when another comes again. */
export type Recurrence = 'at-once' | 'later' | 'never';

export class Recurrences {
  readonly #known: Record<OrderScope, Map<StaticOriginId, Recurrence>> = {
    instance: new Map(),
    any: new Map(),
  };

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    private readonly places: LifecyclePlaces,
  ) {}

  of(id: StaticOriginId, scope: OrderScope): Recurrence {
    const known = this.#known[scope].get(id);
    if (known !== undefined) return known;
    // A circle of causes: whoever posts itself comes again, but not for this reason beside itself.
    this.#known[scope].set(id, 'later');
    const found = this.#find(this.origins[id]!, scope);
    this.#known[scope].set(id, found);
    return found;
  }

  #find(origin: StaticOrigin, scope: OrderScope): Recurrence {
    if (!origin.repeats) return 'never';
    if (origin.openClass !== undefined || origin.kind === 'binder') return 'at-once';
    const place = this.places.of(origin.id);
    if (place !== undefined) {
      const isAgain = mayFollow(place.machine, place.callback, place.callback);
      const isOnlyOne = place.machine.oneOfProcess === true && origin.receivers.length === 1;
      return (scope === 'any' && !isOnlyOne) || isAgain ? 'later' : 'never';
    }
    if (origin.bySystem || origin.kind === 'entry-callback') return 'later';
    return this.#byCauses(origin, scope);
  }

  #byCauses({ id }: StaticOrigin, scope: OrderScope): Recurrence {
    const starters = this.order.startersOf(id);
    const others = starters.filter(({ by }) => by !== id);
    if (others.some((each) => this.#startsTwo(each, id))) return 'at-once';
    const above = others.map(({ by }) => this.of(by, scope));
    if (above.includes('at-once')) return 'at-once';
    const isSelf = starters.length > others.length;
    return others.length > 1 || isSelf || above.includes('later') ? 'later' : 'never';
  }

  /** Does one run of another start two of it, without waiting for the first? */
  #startsTwo({ by, positions }: Starter, id: StaticOriginId): boolean {
    return positions.some(
      (position, at) => at > 0 && !this.order.waitsBetween(by, id, positions[at - 1]!, position),
    );
  }
}
