/**
 * Data races (seed 001 §2.6): conflicting accesses of two origins that do not run on one looper, with no
 * common lock and no order. One race for each pair of source sites: the pair of events that is worst, on
 * whatever object. What keeps the other pairs of a location apart is remembered, for "safe because".
 */
import { getOrMake } from '../../base/multi-map.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { LocationId } from '../accesses/locations.js';
import type { AccessEvent } from '../order/events.js';
import {
  areExclusive,
  canBothTouch,
  checkPair,
  CONCURRENCY,
  type Concurrency,
  type PairContext,
  type PairVerdict,
  type QuietReason,
} from './pair-check.js';
import type { StaticOriginId } from '../origins.js';
import type { Watch } from '../../base/watch.js';
import { conflictingSites, type SiteEvents } from './site-pairs.js';

export interface DataRace {
  readonly location: LocationId;
  readonly events: readonly [AccessEvent, AccessEvent];
  readonly when: Concurrency;
  /** Is one side there only if the other is not (alternatives.ts)? */
  readonly isInstead: boolean;
}

export interface DataRaces {
  readonly races: readonly DataRace[];
  /** By location: why pairs of its events cannot race, with a pair to show. */
  readonly quiet: ReadonlyMap<LocationId, ReadonlyMap<QuietReason, QuietPair>>;
}

/** What was found of one location: races by their two sites, as far as no other location tells of the same. */
export interface RacesAt {
  readonly races: readonly { readonly sites: Sites; readonly race: DataRace }[];
  readonly quiet: Map<QuietReason, QuietPair> | undefined;
}

type Sites = readonly [BodyAccess, BodyAccess];

export interface QuietPair {
  readonly events: readonly [AccessEvent, AccessEvent];
  readonly verdict: Extract<PairVerdict, { kind: 'quiet' }>;
}

/** Of the locations that it has visited. */
export class DataRaceSearch implements DataRaces {
  readonly #races = new Map<string, DataRace>();
  readonly quiet = new Map<LocationId, Map<QuietReason, QuietPair>>();
  readonly #numbers = new Map<BodyAccess, number>();

  constructor(
    private readonly context: PairContext,
    private readonly watch: Watch,
  ) {}

  get races(): readonly DataRace[] {
    return [...this.#races.values()];
  }

  /** Those that are worse than what other locations have told of the same sites. */
  visit(location: LocationId, sites: readonly SiteEvents[]): RacesAt {
    const races: RacesAt['races'][number][] = [];
    for (const [one, other] of conflictingSites(sites)) {
      if (this.watch.isOver()) break;
      const pair = [one.access, other.access] as const;
      const known = this.#races.get(this.#keyOf(pair));
      if (known !== undefined && rankOf(known) === 0) continue;
      const found = this.#worst(location, one, other);
      if (found !== undefined && isWorse(found, known)) races.push({ sites: pair, race: found });
    }
    return { races, quiet: this.quiet.get(location) };
  }

  take(location: LocationId, { races, quiet }: RacesAt): void {
    for (const { sites, race } of races) this.#races.set(this.#keyOf(sites), race);
    if (quiet !== undefined) this.quiet.set(location, quiet);
  }

  #worst(location: LocationId, one: SiteEvents, other: SiteEvents): DataRace | undefined {
    let worst: DataRace | undefined;
    for (const origin of one.origins) {
      // Of two events of a looper nothing worse can come than what is known.
      const isPassed = (next: StaticOriginId): boolean =>
        worst !== undefined && areExclusive(this.context, origin, next);
      const { exclusive } = this.context.origins[origin]!;
      for (const first of one.of(origin)) {
        const isLocked = this.#isLockedApart(first, other);
        for (const next of worst === undefined ? other.origins : other.beside(exclusive)) {
          if (isPassed(next) || (isLocked && this.#isNextAlike(location, origin, next))) continue;
          for (const second of other.of(next)) {
            const found = this.#check(location, [first, second]);
            if (found !== undefined && isWorse(found, worst)) worst = found;
            if (worst !== undefined && rankOf(worst) === 0) return worst;
          }
        }
      }
    }
    return worst;
  }

  /** Does an event hold a lock in common with whoever comes to the other site? */
  #isLockedApart({ locks }: AccessEvent, { locksets }: SiteEvents): boolean {
    const common = this.context.locksets;
    return locksets.every((theirs) => common.common(locks, theirs).length > 0);
  }

  /** It was noted that a lock keeps them apart, and another origin says no more; two runs of one may. */
  #isNextAlike(location: LocationId, one: StaticOriginId, other: StaticOriginId): boolean {
    const isNoted = this.quiet.get(location)?.has('lock') === true;
    return isNoted && one !== other && !areExclusive(this.context, one, other);
  }

  #check(location: LocationId, events: DataRace['events']): DataRace | undefined {
    const verdict = checkPair(this.context, location, ...events);
    if (verdict.kind === 'quiet') this.#note(location, events, verdict);
    else if (this.#isReal(location, events, verdict)) {
      const isInstead =
        verdict.when !== 'either-order' && this.context.alternatives.areApart(events);
      return { location, events, when: verdict.when, isInstead };
    }
    return undefined;
  }

  /** Of two events of a looper, which are many and told to nobody, that is not asked. */
  #isReal(
    location: LocationId,
    events: DataRace['events'],
    { when }: Extract<PairVerdict, { kind: 'concurrent' }>,
  ): boolean {
    if (when === 'either-order' || canBothTouch(this.context, location, ...events)) return true;
    this.#note(location, events, { kind: 'quiet', reason: 'confined', locks: [] });
    return false;
  }

  #note(
    location: LocationId,
    events: readonly [AccessEvent, AccessEvent],
    verdict: QuietPair['verdict'],
  ): void {
    const reasons = getOrMake(this.quiet, location, () => new Map<QuietReason, QuietPair>());
    if (!reasons.has(verdict.reason)) reasons.set(verdict.reason, { events, verdict });
  }

  #keyOf([one, other]: Sites): string {
    return `${this.#numberOf(one)} ${this.#numberOf(other)}`;
  }

  #numberOf(access: BodyAccess): number {
    return getOrMake(this.#numbers, access, () => this.#numbers.size);
  }
}

function isWorse(race: DataRace, known: DataRace | undefined): boolean {
  return known === undefined || rankOf(race) < rankOf(known);
}

/** 0 for what nothing can be worse than. */
function rankOf({ when, isInstead }: DataRace): number {
  return CONCURRENCY.indexOf(when) * 2 + Number(isInstead);
}
