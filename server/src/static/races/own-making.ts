/**
 * Objects that a run has made itself: on every way from the entries of the origin to the access, the object
 * is one that some caller on the way has just made. Others may have it by now; but what two runs make are
 * two objects, so of two accesses that are both of one's own making none meets the other.
 */
import { getOrMake } from '../../base/multi-map.js';
import { givenBy } from '../body/access-path.js';
import { sourceOf, type MakingFacts } from '../body/own-making.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { AccessEvent } from '../order/events.js';
import type { OriginReach, OriginReaches } from '../order/origin-reach.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

export interface RunFacts extends MakingFacts {
  /** Does the statement run the body with its own receiver and arguments? */
  isCallOf(statement: Statement, callee: Body): boolean;
}

/** What a code has of the object: the place of its parameter. */
interface Asked {
  readonly instance: InstanceId;
  readonly place: number;
}

export class OwnMaking {
  readonly #known = new Map<string, boolean>();

  constructor(
    private readonly reaches: OriginReaches,
    private readonly pointsTo: PointsTo,
    private readonly facts: RunFacts,
  ) {}

  /** Has the run in which it happens made the object? */
  has({ origin, instance, access: { access } }: AccessEvent): boolean {
    if (access.base === undefined) return false;
    const key = `${origin} ${instance} ${access.statement}`;
    return getOrMake(this.#known, key, () => {
      return this.#isMade(this.reaches.of(origin), instance, access.base!);
    });
  }

  #isMade(reach: OriginReach, instance: InstanceId, base: Variable): boolean {
    const open: Asked[] = [];
    const seen = new Set<string>();
    const ask = (at: InstanceId, variable: Variable): boolean => {
      const source = sourceOf(this.#bodyOf(at), variable, this.facts);
      if (typeof source !== 'number') return source === 'made';
      const key = `${at} ${source}`;
      if (!seen.has(key)) open.push({ instance: at, place: source });
      seen.add(key);
      return true;
    };
    if (!ask(instance, base)) return false;
    for (const asked of open) if (!this.#isGiven(reach, asked, ask)) return false;
    return true;
  }

  /** By all of its callers. */
  #isGiven(
    reach: OriginReach,
    { instance, place }: Asked,
    ask: (at: InstanceId, variable: Variable) => boolean,
  ): boolean {
    if (reach.entries.has(instance)) return false;
    return reach.callersOf(instance).every((site) => {
      const statement = this.#bodyOf(site.instance).statements[site.statement]!;
      if (!this.facts.isCallOf(statement, this.#bodyOf(instance))) return false;
      const given = givenBy(statement)[place];
      return given !== undefined && ask(site.instance, given);
    });
  }

  #bodyOf(instance: InstanceId): Body {
    return this.pointsTo.instances[instance]!.code.body;
  }
}
