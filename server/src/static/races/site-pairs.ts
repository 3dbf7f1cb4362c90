/**
 * The events of shared locations by source site. Events of one origin with the same locks in the same
 * segment (a synchronization region, Algorithm 6 of seed 001) are alike for every question that is
 * asked of them, so the first stands for all.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import type { LocationId } from '../accesses/locations.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';

/** The events of one access as written, on one location. */
export interface SiteEvents {
  readonly access: BodyAccess;
  readonly events: readonly AccessEvent[];
}

class OpenSite implements SiteEvents {
  readonly events: AccessEvent[] = [];
  /** Regions of the origin that came last; traces come one after the other, so no other is needed. */
  readonly #regions = new Set<number>();
  #last: AccessEvent | undefined;

  constructor(readonly access: BodyAccess) {}

  add(event: AccessEvent): void {
    const last = this.#last;
    this.#last = event;
    if (last?.origin !== event.origin) this.#regions.clear();
    else if (last.locks === event.locks && last.segment === event.segment) return;
    const region = regionOf(event);
    if (this.#regions.has(region)) return;
    this.#regions.add(region);
    this.events.push(event);
  }
}

/** More than the longest trace has; regions stay exact numbers. */
const MOST_SEGMENTS = 2 ** 20;

function regionOf({ locks, segment }: AccessEvent): number {
  return locks * MOST_SEGMENTS + segment;
}

/** By location: its sites, in the order in which traces come to them; those with few events first. */
export function eventsByLocation(
  traces: readonly OriginTrace[],
  isShared: (location: LocationId) => boolean,
): ReadonlyMap<LocationId, readonly SiteEvents[]> {
  const open = new Map<LocationId, Map<BodyAccess, OpenSite>>();
  // Of many origins that come to an access, all touch the same: its sites are looked up once.
  const known = new Map<InstanceAccess, readonly OpenSite[]>();
  for (const trace of traces) {
    for (const event of unlikeEvents(trace)) {
      const sites = getOrMake(known, event.access, () => sitesOf(open, event.access, isShared));
      for (const site of sites) site.add(event);
    }
  }
  const found = [...open].map(([location, sites]) => [location, [...sites.values()]] as const);
  // If time runs out, what nearly everybody touches has cost the others nothing.
  return new Map(found.sort(([, one], [, other]) => countEvents(one) - countEvents(other)));
}

function countEvents(sites: readonly SiteEvents[]): number {
  return sites.reduce((sum, { events }) => sum + events.length, 0);
}

/** An access that may touch many locations is looked at once in each region. */
function unlikeEvents({ accesses }: OriginTrace): AccessEvent[] {
  const regions = new Map<InstanceAccess, Set<number>>();
  return accesses.filter((event) => {
    const seen = getOrMake(regions, event.access, () => new Set<number>());
    const before = seen.size;
    return seen.add(regionOf(event)).size > before;
  });
}

function sitesOf(
  open: Map<LocationId, Map<BodyAccess, OpenSite>>,
  { access, locations }: InstanceAccess,
  isShared: (location: LocationId) => boolean,
): OpenSite[] {
  return locations.filter(isShared).map((location) => {
    const sites = getOrMake(open, location, () => new Map<BodyAccess, OpenSite>());
    return getOrMake(sites, access, () => new OpenSite(access));
  });
}

/** Every two sites of which at least one writes; a writing site also with itself. */
export function* conflictingSites(
  sites: readonly SiteEvents[],
): Generator<readonly [SiteEvents, SiteEvents]> {
  for (let one = 0; one < sites.length; one++) {
    for (let other = one; other < sites.length; other++) {
      const pair = [sites[one]!, sites[other]!] as const;
      if (pair.some(({ access }) => access.kind === 'write')) yield pair;
    }
  }
}
