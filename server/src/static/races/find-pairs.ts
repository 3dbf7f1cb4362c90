/**
 * The pairs that conflict, one shared location after the other: data races, uses after free and order violations of
 * it together, so that what is known of those behind can be told before the rest is looked at.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Watch } from '../../base/watch.js';
import type { LocationId } from '../accesses/locations.js';
import type { BodyFacts } from '../body-facts.js';
import { DataRaceSearch, type DataRaces, type RacesAt } from './data-races.js';
import { findOrderViolations, type OrderViolation } from './order-violations.js';
import { pointerEvents } from './pointer-events.js';
import type { SiteEvents } from './site-pairs.js';
import {
  PointerSearch,
  type PointerConflicts,
  type PointerPair,
  type PointerReason,
  type UseFreeContext,
} from './use-after-free.js';

export interface Pairs extends DataRaces, PointerConflicts {
  readonly violations: readonly OrderViolation[];
}

/** What was found of one location. */
export interface PairsAt extends PointerConflicts {
  readonly races: RacesAt | undefined;
  readonly violations: readonly OrderViolation[];
}

/** Data races may use only a part of the time: of pointers there is something to say even then. */
export interface PairLimits {
  readonly races: Watch;
  readonly all: Watch;
}

/** `known`: what is known already, to which the rest is added; `passed` is called after each location. */
export function findPairs(
  context: UseFreeContext,
  byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>,
  facts: Pick<BodyFacts, 'roles' | 'isSetAtCreation'>,
  limits: PairLimits,
  known = new Map<LocationId, PairsAt>(),
  passed: (soFar: () => Pairs) => void = () => undefined,
): Pairs {
  const search = new PairSearch(context, facts, limits);
  for (const [location, sites] of byLocation) {
    if (limits.all.isOver()) break;
    search.take(
      location,
      getOrMake(known, location, () => search.visit(location, sites)),
    );
    passed(() => search.found());
  }
  return search.found();
}

class PairSearch {
  readonly #races: DataRaceSearch;
  readonly #pointers: PointerConflicts['pointers'][number][] = [];
  readonly #apart = new Map<LocationId, ReadonlyMap<PointerReason, PointerPair>>();
  readonly #violations: OrderViolation[] = [];

  constructor(
    private readonly context: UseFreeContext,
    private readonly facts: Pick<BodyFacts, 'roles' | 'isSetAtCreation'>,
    private readonly limits: PairLimits,
  ) {
    this.#races = new DataRaceSearch(context, limits.races);
  }

  found(): Pairs {
    const { races, quiet } = this.#races;
    const [pointers, violations] = [[...this.#pointers], [...this.#violations]];
    return { races, quiet, pointers, apart: this.#apart, violations };
  }

  visit(location: LocationId, sites: readonly SiteEvents[]): PairsAt {
    const isOver = this.limits.races.isOver();
    const races = isOver ? undefined : this.#races.visit(location, sites);
    const pointers = this.#pointersAt(location, sites);
    for (const site of sites) site.forget();
    return { races, ...pointers };
  }

  #pointersAt(location: LocationId, sites: readonly SiteEvents[]): Omit<PairsAt, 'races'> {
    const { access } = sites[0]!;
    const { roles } = this.facts;
    const search = new PointerSearch(this.context);
    if (!roles.isPointer(access)) return { pointers: [], apart: search.apart, violations: [] };
    const events = pointerEvents(sites, this.context.pointsTo, roles, this.context.given);
    search.visit(location, events);
    const violations = this.facts.isSetAtCreation(access.field!)
      ? []
      : findOrderViolations(this.context, location, events);
    return { pointers: search.pointers, apart: search.apart, violations };
  }

  take(location: LocationId, { races, pointers, apart, violations }: PairsAt): void {
    if (races !== undefined) this.#races.take(location, races);
    // One by one: there can be more than a call takes as arguments.
    for (const pointer of pointers) this.#pointers.push(pointer);
    for (const [each, reasons] of apart) this.#apart.set(each, reasons);
    for (const violation of violations) this.#violations.push(violation);
  }
}
