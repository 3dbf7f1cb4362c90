/**
 * A use by way of a getter: `getApi().send()`, where getApi() returns a field that others set to null. The read stands in
 * the getter, the dereference in who calls it, or in who calls that one if it returns the value as well. Asked of one
 * origin: others may look at what they get. The least guarded counts, and a guard of the getter counts for all.
 */
import type { Code } from '../../android/flow/code.js';
import { getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import { FARTHEST } from '../body/needed-arguments.js';
import type { AccessEvent } from '../order/events.js';
import type { OriginReach, OriginReaches } from '../order/origin-reach.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { PointerRoles, Use } from './roles.js';

type Asked = 'useOfResult' | 'returnOf';

export class ReturnedUses {
  readonly #known = new Map<string, Use | undefined>();
  readonly #answers: Record<Asked, Map<Code, Map<StatementIndex, { readonly use?: Use }>>> = {
    useOfResult: new Map(),
    returnOf: new Map(),
  };

  constructor(
    private readonly reaches: Pick<OriginReaches, 'of'>,
    private readonly pointsTo: PointsTo,
    private readonly roles: Pick<PointerRoles, Asked>,
  ) {}

  of({ origin, instance, access }: AccessEvent): Use | undefined {
    const { statement } = access.access;
    if (this.#answer('returnOf', { instance, statement }) === undefined) return undefined;
    return getOrMake(this.#known, `${origin} ${instance} ${statement}`, () =>
      this.#find(origin, { instance, statement }),
    );
  }

  #find(origin: StaticOriginId, read: InstanceSite): Use | undefined {
    const uses = this.#usesOf(this.reaches.of(origin), read, FARTHEST);
    return uses.find(({ guards }) => guards.length === 0) ?? uses[0];
  }

  /** By those that get what a statement gives and its body returns. */
  #usesOf(reach: OriginReach, site: InstanceSite, farthest: number): Use[] {
    const returned = this.#answer('returnOf', site);
    if (returned === undefined || farthest === 0) return [];
    const uses = reach.callersOf(site.instance).flatMap((call) => {
      const own = this.#answer('useOfResult', call);
      return own === undefined ? this.#usesOf(reach, call, farthest - 1) : [own];
    });
    return uses.map((use) => throughGetter(use, returned));
  }

  #answer(asked: Asked, { instance, statement }: InstanceSite): Use | undefined {
    const { code } = this.pointsTo.instances[instance]!;
    const ofCode = getOrMake(
      this.#answers[asked],
      code,
      () => new Map<StatementIndex, { use?: Use }>(),
    );
    return getOrMake(ofCode, statement, () => {
      const use = this.roles[asked](code, statement);
      return use === undefined ? {} : { use };
    }).use;
  }
}

/** What the getter checks, and then what is checked behind it: there the getter is all that its own body has of it. */
function throughGetter(use: Use, returned: Use): Use {
  const { at } = returned;
  return {
    ...use,
    at,
    guards: [
      ...returned.guards,
      ...use.guards.map((guard) => ({ ...guard, at, question: undefined })),
    ],
    isSetBefore: returned.isSetBefore,
    isReturned: true,
  };
}
