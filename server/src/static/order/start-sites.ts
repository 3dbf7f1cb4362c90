/**
 * Where something is started, seen from inside to outside: the statement itself, the calls that lead to it where there is
 * only one way, and, if it is started by a task that is posted or started in one place, where that is done.
 */
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { CauseNode, HappensBefore } from './happens-before.js';
import type { OriginReaches } from './origin-reach.js';

export interface StartSite extends InstanceSite {
  readonly by: StaticOriginId;
}

/** Calls, and tasks that start tasks. */
const DEPTH = 4;

/** What is registered comes as often as it likes. */
const ONCE: ReadonlySet<StaticOrigin['kind']> = new Set(['posted-callback', 'thread']);

export class StartSites {
  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    private readonly reaches: OriginReaches,
  ) {}

  of({ by, out }: CauseNode, depth = DEPTH): readonly StartSite[] {
    const sites = [...this.#upFrom({ ...out, by })];
    const { kind, bySystem } = this.origins[by]!;
    const [cause, ...others] = this.order.causesOf(by);
    const isOne = cause !== undefined && others.length === 0 && cause.by !== by;
    if (depth === 0 || !isOne || bySystem || !ONCE.has(kind)) return sites;
    return [...sites, ...this.of(cause, depth - 1)];
  }

  *#upFrom({ by, instance, statement }: StartSite): Generator<StartSite> {
    const reach = this.reaches.of(by);
    yield { by, instance, statement };
    let at = instance;
    for (let depth = 0; depth < DEPTH && !reach.entries.has(at); depth++) {
      const [caller, ...others] = reach.callersOf(at);
      if (caller === undefined || others.length > 0) return;
      yield { ...caller, by };
      at = caller.instance;
    }
  }
}
