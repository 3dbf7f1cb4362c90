/**
 * The events of shared locations by source site and origin. Made when asked for, since most questions are
 * answered by a few of them, and all of them together, origins times what they reach, would be too many.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import type { LocationId, LocationTable } from '../accesses/locations.js';
import type { LocksetId } from '../locks/locksets.js';
import { weakestEvents } from '../order/weakest-events.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import type { Frame, FramePlace } from '../order/frames.js';
import type { Visits } from '../order/visits.js';
import type { StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';

/** The events of one access as written, on one location. */
export class SiteEvents {
  readonly #places: (readonly FramePlace[])[] = [];
  readonly #byOrigin = new Map<StaticOriginId, readonly AccessEvent[]>();
  readonly #beside = new Map<string, readonly StaticOriginId[]>();
  /** By origin, ascending: where it comes to it. */
  #visited: ReadonlyMap<StaticOriginId, readonly FramePlace[]> | undefined;
  #origins: readonly StaticOriginId[] | undefined;
  #locksets: readonly LocksetId[] | undefined;

  constructor(
    readonly access: BodyAccess,
    private readonly object: ObjectId | undefined,
    private readonly visits: Visits,
    private readonly traces: readonly OriginTrace[],
  ) {}

  /** In one more context. */
  add(places: readonly FramePlace[]): void {
    this.#places.push(places);
  }

  /** One of the instances of the code that has it. */
  get instance(): InstanceId {
    return this.#places[0]![0]!.frame.instance;
  }

  /** Those that come to it, ascending. */
  get origins(): readonly StaticOriginId[] {
    return (this.#origins ??= [...this.#visitedBy().keys()].sort((a, b) => a - b));
  }

  /** Those of them that may run beside what has this key. */
  beside(exclusive: string | undefined): readonly StaticOriginId[] {
    if (exclusive === undefined) return this.origins;
    return getOrMake(this.#beside, exclusive, () =>
      this.origins.filter((id) => this.traces[id]!.origin.exclusive !== exclusive),
    );
  }

  /** With which locks it is come to. */
  get locksets(): readonly LocksetId[] {
    return (this.#locksets ??= this.#findLocksets());
  }

  #findLocksets(): readonly LocksetId[] {
    const places = this.#places.flat();
    return [...new Set(places.map(({ frame, index }) => frame.accesses[index]!.locks))];
  }

  /** In rising order; those that no question tells from others are left out. */
  of(origin: StaticOriginId): readonly AccessEvent[] {
    return getOrMake(this.#byOrigin, origin, () => this.#find(origin));
  }

  get events(): readonly AccessEvent[] {
    return this.origins.flatMap((origin) => this.of(origin));
  }

  /** Is one of these frames among those that have it? By number: 1 for each of them. */
  isIn(frames: Uint8Array): boolean {
    return this.#places.some((places) => places.some(({ frame }) => frames[frame.id] === 1));
  }

  /** They can be made again. */
  forget(): void {
    this.#byOrigin.clear();
    this.#beside.clear();
    this.#visited = this.#origins = undefined;
  }

  /** About how many there are. */
  get count(): number {
    const counts = this.#places.flat().map(({ frame }) => this.visits.originsOf(frame).length);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  #visitedBy(): ReadonlyMap<StaticOriginId, readonly FramePlace[]> {
    if (this.#visited !== undefined) return this.#visited;
    const visited = new Map<StaticOriginId, FramePlace[]>();
    for (const place of this.#places.flat()) {
      let last: number | undefined;
      for (const origin of this.visits.originsOf(place.frame)) {
        if (origin !== last) addTo(visited, origin as StaticOriginId, place);
        last = origin;
      }
    }
    return (this.#visited = visited);
  }

  #find(origin: StaticOriginId): readonly AccessEvent[] {
    const places = this.#visitedBy().get(origin) ?? [];
    const events = places.flatMap(({ frame, index }) => this.visits.eventsOf(frame, index, origin));
    events.sort((a, b) => a.position - b.position);
    return weakestEvents(events, this.traces[origin]!, this.object);
  }
}

/** By location: its sites, in the order in which traces come to them; those with few events first. */
export function eventsByLocation(
  traces: readonly OriginTrace[],
  visits: Visits,
  isShared: (location: LocationId) => boolean,
  locations: LocationTable,
): ReadonlyMap<LocationId, readonly SiteEvents[]> {
  const open = new Map<LocationId, Map<BodyAccess, SiteEvents>>();
  for (const [{ access, locations: touched }, places] of placesOf(traces, visits)) {
    for (const location of touched.filter(isShared)) {
      const sites = getOrMake(open, location, () => new Map<BodyAccess, SiteEvents>());
      const { object } = locations.all[location]!;
      getOrMake(sites, access, () => new SiteEvents(access, object, visits, traces)).add(places);
    }
  }
  const found = [...open].map(([location, sites]) => [location, [...sites.values()]] as const);
  const counts = new Map(found.map(([location, sites]) => [location, countEvents(sites)]));
  // If time runs out, what nearly everybody touches has cost the others nothing.
  return new Map(found.sort(([one], [other]) => counts.get(one)! - counts.get(other)!));
}

function countEvents(sites: readonly SiteEvents[]): number {
  return sites.reduce((sum, { count }) => sum + count, 0);
}

/** By access: the frames that have it, in the order in which traces come to them. */
function placesOf(
  traces: readonly OriginTrace[],
  visits: Visits,
): ReadonlyMap<InstanceAccess, readonly FramePlace[]> {
  const places = new Map<InstanceAccess, FramePlace[]>();
  const seen = new Set<Frame>();
  for (const { origin } of traces) {
    const found: (FramePlace & { readonly position: number })[] = [];
    for (const frame of visits.framesOf(origin.id)) {
      if (seen.has(frame)) continue;
      seen.add(frame);
      frame.accesses.forEach((_access, index) => {
        const [first] = visits.eventsOf(frame, index, origin.id);
        if (first !== undefined) found.push({ frame, index, position: first.position });
      });
    }
    found.sort((a, b) => a.position - b.position);
    for (const { frame, index } of found) {
      const { access } = frame.accesses[index]!;
      getOrMake(places, access, (): FramePlace[] => []).push({ frame, index });
    }
  }
  return places;
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
