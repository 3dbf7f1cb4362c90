/**
 * The call stack of an event (Algorithm 7 of seed 001): the calls that are open there, as sites; if they do not hand
 * on the object that is meant, or go round, those of a short way that does (ways.ts).
 */
import type { Site } from '../../android/flow/code.js';
import { getOrMake } from '../../base/multi-map.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import { OpenCalls } from '../order/open-calls.js';
import type { Ways } from '../order/ways.js';
import type { InstanceSite } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

export class Stacks {
  readonly #open = new OpenCalls();
  /** An event is of many pairs. */
  readonly #known = new Map<BodyAccess, Map<string, readonly Site[]>>();

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly ways: Ways,
  ) {}

  /** The access itself first, then the calls that led to it. */
  of(trace: OriginTrace, event: AccessEvent, object?: ObjectId): readonly Site[] {
    const { access, origin, instance, walkedAt, locks } = event;
    const known = getOrMake(this.#known, access.access, () => new Map<string, readonly Site[]>());
    const key = `${origin} ${instance} ${walkedAt} ${locks} ${object ?? ''}`;
    return getOrMake(known, key, () => this.#find(trace, event, object));
  }

  #find(trace: OriginTrace, event: AccessEvent, object: ObjectId | undefined): Site[] {
    const { code } = this.pointsTo.instances[event.instance]!;
    const own = { code, statement: event.access.access.statement };
    const calls = this.#calls(trace, event, object).map(({ instance, statement }) => {
      return { code: this.pointsTo.instances[instance]!.code, statement };
    });
    return [own, ...calls];
  }

  #calls(
    trace: OriginTrace,
    event: AccessEvent,
    object: ObjectId | undefined,
  ): readonly InstanceSite[] {
    const calls = this.#open.at(trace, event.walkedAt);
    if (object === undefined) return calls;
    const leads = this.ways.leads(event, object, calls);
    if (leads && !this.#goesRound(calls)) return calls;
    const shortest = this.ways.shortest(event, object) ?? calls;
    return leads && calls.length <= shortest.length ? calls : shortest;
  }

  /** Does one code call itself on the way? Walked depth first, the way there may be any; most objects come by a straight one. */
  #goesRound(calls: readonly InstanceSite[]): boolean {
    const codes = calls.map(({ instance }) => this.pointsTo.instances[instance]!.code);
    return new Set(codes).size < codes.length;
  }
}
