/**
 * What was done before an object was registered with a bus comes before what its subscribers do: a post calls them
 * only from then on, and buses lock. Counts where every way to the later access leads through posts to that object, and
 * whoever registers it has done the earlier one before, itself or by a callback that comes before in the same life.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { AccessEvent, OriginTrace, Position } from '../order/events.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import { givenToBus, isPostTo } from '../platform/bus-sites.js';
import type { CallerGuards } from './caller-guards.js';

/** By origin: where it registers an object first. */
type Registrations = ReadonlyMap<StaticOriginId, Position>;

export class BusOrder {
  #registrations: ReadonlyMap<ObjectId, Registrations> | undefined;
  readonly #only = new Map<string, boolean>();

  constructor(
    private readonly traces: readonly OriginTrace[],
    private readonly order: HappensBefore,
    private readonly callers: CallerGuards,
    private readonly pointsTo: PointsTo,
    private readonly knowledge: MethodKnowledge,
  ) {}

  isBefore(one: AccessEvent, other: AccessEvent): boolean {
    this.#registrations ??= this.#find();
    for (const [object, registrations] of this.#registrations) {
      if (this.#isBeforeAll(one, registrations) && this.#isByBusOnly(other, object)) return true;
    }
    return false;
  }

  #find(): ReadonlyMap<ObjectId, Registrations> {
    const found = new Map<ObjectId, Map<StaticOriginId, Position>>();
    for (const { origin, signals } of this.traces) {
      for (const { position, instance, statement } of signals) {
        for (const object of givenToBus(this.pointsTo, this.knowledge, instance, statement)) {
          const by = getOrMake(found, object, () => new Map<StaticOriginId, Position>());
          by.set(origin.id, Math.min(position, by.get(origin.id) ?? Infinity));
        }
      }
    }
    return found;
  }

  #isBeforeAll({ origin, position }: AccessEvent, registrations: Registrations): boolean {
    return [...registrations].every(([by, at]) =>
      by === origin ? position < at : this.order.isOrderedByRule(origin, by, 'instance'),
    );
  }

  /** Does its origin come to it only because the object is registered? */
  #isByBusOnly(event: AccessEvent, object: ObjectId): boolean {
    const { origin, instance, access } = event;
    const key = `${origin} ${instance} ${access.access.statement} ${object}`;
    return getOrMake(this.#only, key, () =>
      this.callers.areEnough(event, NO_GUARD, (call, callee: InstanceId) =>
        isPostTo(this.pointsTo, this.knowledge, call, callee, (each) => each === object),
      ),
    );
  }
}

const NO_GUARD = (): boolean => false;
