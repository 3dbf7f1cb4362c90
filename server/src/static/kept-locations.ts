/**
 * What the rules have found of single locations, in a program that is edited. It holds for a location to which only
 * origins come that the edit had no part in, before and after, where the rules would judge them alike
 * (same-search.ts): then its events are the same, and so is all that is asked about them.
 *
 * Of two sites that meet on several locations one of these is told of, so locations that one access may touch stand
 * or fall together.
 */
import { getOrMake } from '../base/multi-map.js';
import type { BodyAccess } from './accesses/body-accesses.js';
import type { LocationId } from './accesses/locations.js';
import { copyKept } from './heap/untouched.js';
import type { Visits } from './order/visits.js';
import type { StaticOriginId } from './origins.js';
import type { StaticCut } from './races/cuts.js';
import type { PairsAt } from './races/find-pairs.js';
import type { SiteEvents } from './races/site-pairs.js';

type ByLocation = ReadonlyMap<LocationId, readonly SiteEvents[]>;
type Groups = ReadonlyMap<LocationId, readonly LocationId[]>;

/** What one search leaves. */
export class FoundLocations {
  readonly pairs = new Map<LocationId, PairsAt>();
  readonly cuts = new Map<LocationId, readonly StaticCut[]>();
  readonly #groups: Groups;

  constructor(
    private readonly byLocation: ByLocation,
    private readonly visits: Visits,
  ) {
    this.#groups = groupsOf(byLocation);
  }

  /** What still holds of what was found before. */
  takeOver(before: FoundLocations, isTouched: (origin: StaticOriginId) => boolean): void {
    const [frames, framesBefore] = [this, before].map((each) => each.visits.framesOfAny(isTouched));
    const isAlike = (location: LocationId): boolean =>
      !isIn(this.byLocation, location, frames!) &&
      !isIn(before.byLocation, location, framesBefore!);
    const known = new Map<readonly LocationId[], boolean>();
    const holds = (location: LocationId): boolean => {
      const group = this.#groups.get(location);
      if (group === undefined) return false;
      return getOrMake(known, group, () => {
        return isSameList(group, before.#groups.get(location)) && group.every(isAlike);
      });
    };
    copyKept(before.pairs, this.pairs, holds);
    copyKept(before.cuts, this.cuts, holds);
  }
}

function isIn(byLocation: ByLocation, location: LocationId, frames: Uint8Array): boolean {
  return byLocation.get(location)?.some((site) => site.isIn(frames)) !== false;
}

function isSameList(one: readonly number[], other: readonly number[] | undefined): boolean {
  return one.length === other?.length && one.every((each, at) => each === other[at]);
}

/** By location: all that accesses lead to from it, in the order of the search. */
function groupsOf(byLocation: ByLocation): Groups {
  const parents = new Map<LocationId, LocationId>();
  const rootOf = (location: LocationId): LocationId => {
    let at = location;
    for (let next = parents.get(at); next !== undefined; next = parents.get(at)) at = next;
    return at;
  };
  const first = new Map<BodyAccess, LocationId>();
  for (const [location, sites] of byLocation) {
    for (const { access } of sites) {
      const [one, other] = [rootOf(getOrMake(first, access, () => location)), rootOf(location)];
      if (one !== other) parents.set(other, one);
    }
  }
  const members = new Map<LocationId, LocationId[]>();
  const groups = new Map<LocationId, readonly LocationId[]>();
  for (const location of byLocation.keys()) {
    const group = getOrMake(members, rootOf(location), (): LocationId[] => []);
    group.push(location);
    groups.set(location, group);
  }
  return groups;
}
