/**
 * Objects that a run has made itself: on every way from the entries of the origin to the access, the object
 * is one that some caller on the way has just made. Others may have it by now; but what two runs make are
 * two objects, so of two accesses that are both of one's own making none meets the other. And objects that a run
 * has because it runs on them: `this` of the entry, handed from call to call.
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

/** Where the object must come from. */
interface Wanted {
  readonly facts: MakingFacts;
  readonly isMade: boolean;
  /** Of what an entry is given. */
  isGiven(asked: Asked): boolean;
}

export class OwnMaking {
  readonly #known = new Map<string, boolean>();
  readonly #onItself = new Map<string, boolean>();
  readonly #ofItself = new Map<string, boolean>();

  constructor(
    private readonly reaches: OriginReaches,
    private readonly pointsTo: PointsTo,
    private readonly facts: RunFacts,
  ) {}

  /** Has the run in which it happens made the object? */
  has(event: AccessEvent): boolean {
    return this.#isAlways(event, this.#known, {
      facts: this.facts,
      isMade: true,
      isGiven: () => false,
    });
  }

  /** Is the object always the one that the origin's entry runs on, its `this`? */
  isOnItself(event: AccessEvent): boolean {
    const facts = { ...this.facts, isOwnField: () => false };
    return this.#isOfEntry(event, this.#onItself, facts);
  }

  /** Is it always that one, or what that one has made for itself? */
  isOfItself(event: AccessEvent): boolean {
    return this.#isOfEntry(event, this.#ofItself, this.facts);
  }

  #isOfEntry(event: AccessEvent, known: Map<string, boolean>, facts: MakingFacts): boolean {
    return this.#isAlways(event, known, {
      facts,
      isMade: false,
      isGiven: ({ instance, place }) => {
        const { parameters, variables } = this.#bodyOf(instance);
        return variables[parameters[place]!]!.kind === 'this';
      },
    });
  }

  #isAlways(
    { origin, instance, access: { access } }: AccessEvent,
    known: Map<string, boolean>,
    wanted: Wanted,
  ): boolean {
    if (access.base === undefined) return false;
    const key = `${origin} ${instance} ${access.statement}`;
    return getOrMake(known, key, () =>
      this.#isFrom(this.reaches.of(origin), instance, access.base!, wanted),
    );
  }

  #isFrom(reach: OriginReach, instance: InstanceId, base: Variable, wanted: Wanted): boolean {
    const open: Asked[] = [];
    const seen = new Set<string>();
    const ask = (at: InstanceId, variable: Variable): boolean => {
      const source = sourceOf(this.#bodyOf(at), variable, wanted.facts);
      if (typeof source !== 'number') return source === 'made' && wanted.isMade;
      const key = `${at} ${source}`;
      if (!seen.has(key)) open.push({ instance: at, place: source });
      seen.add(key);
      return true;
    };
    if (!ask(instance, base)) return false;
    for (const asked of open) {
      if (reach.entries.has(asked.instance) && !wanted.isGiven(asked)) return false;
      if (!this.#isGiven(reach, asked, ask)) return false;
    }
    return true;
  }

  /** By all of its callers. */
  #isGiven(
    reach: OriginReach,
    { instance, place }: Asked,
    ask: (at: InstanceId, variable: Variable) => boolean,
  ): boolean {
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
