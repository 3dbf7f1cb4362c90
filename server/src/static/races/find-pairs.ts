/**
 * The pairs that conflict, one shared location after the other: data races, uses after free and order violations of
 * it together, so that what is known of those behind can be told before the rest is looked at.
 */
import type { Watch } from '../../base/watch.js';
import type { LocationId } from '../accesses/locations.js';
import type { BodyFacts } from '../body-facts.js';
import { DataRaceSearch, type DataRaces } from './data-races.js';
import { findOrderViolations, type OrderViolation } from './order-violations.js';
import { pointerEvents } from './pointer-events.js';
import type { SiteEvents } from './site-pairs.js';
import { PointerSearch, type PointerConflicts, type UseFreeContext } from './use-after-free.js';

export interface Pairs extends DataRaces, PointerConflicts {
  readonly violations: readonly OrderViolation[];
}

/** Data races may use only a part of the time: of pointers there is something to say even then. */
export interface PairLimits {
  readonly races: Watch;
  readonly all: Watch;
}

/** `passed` is called after each location. */
export function findPairs(
  context: UseFreeContext,
  byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>,
  facts: Pick<BodyFacts, 'roles' | 'isSetAtCreation'>,
  limits: PairLimits,
  passed: (soFar: () => Pairs) => void = () => undefined,
): Pairs {
  const search = new PairSearch(context, facts, limits);
  for (const [location, sites] of byLocation) {
    if (limits.all.isOver()) break;
    search.visit(location, sites);
    for (const site of sites) site.forget();
    passed(() => search.found());
  }
  return search.found();
}

class PairSearch {
  readonly #races: DataRaceSearch;
  readonly #pointers: PointerSearch;
  readonly #violations: OrderViolation[] = [];

  constructor(
    private readonly context: UseFreeContext,
    private readonly facts: Pick<BodyFacts, 'roles' | 'isSetAtCreation'>,
    private readonly limits: PairLimits,
  ) {
    this.#races = new DataRaceSearch(context, limits.races);
    this.#pointers = new PointerSearch(context);
  }

  found(): Pairs {
    const { races, quiet } = this.#races;
    const { pointers, apart } = this.#pointers;
    return { races, quiet, pointers: [...pointers], apart, violations: [...this.#violations] };
  }

  visit(location: LocationId, sites: readonly SiteEvents[]): void {
    if (!this.limits.races.isOver()) this.#races.visit(location, sites);
    const { access } = sites[0]!;
    const { roles } = this.facts;
    if (!roles.isPointer(access)) return;
    const events = pointerEvents(sites, this.context.pointsTo, roles);
    this.#pointers.visit(location, events);
    if (this.facts.isSetAtCreation(access.field!)) return;
    this.#violations.push(...findOrderViolations(this.context, location, events));
  }
}
