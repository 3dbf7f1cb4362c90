/**
 * The races that are going to be reported, of those that are offered. By default one for each location
 * and category: the first that is not noise and has both sites, or else the first that is not noise, or
 * else the first. With `all`, every one.
 */
import type { LocationIndex } from '../../trace/locations.js';
import { Place } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Performer } from '../context/performers.js';
import type { RaceCategory, Violation } from '../report.js';
import { CODE, GUARD, PERFORMER, recordOf, type AccessRecord } from './access-rows.js';
import { CATEGORIES, categoryOf } from './categories.js';
import type { AccessSources, CurrentAccess } from './current-access.js';
import { isOfContainer } from './containers.js';
import { touchedBy, type TouchedLocation } from './locations.js';
import { Outcome, type RaceSink } from './race-finder.js';

export interface FoundRace {
  readonly kind: 'data-race' | 'use-free';
  readonly category: RaceCategory;
  readonly violation?: Violation;
  /** Location id: for sorting and comparing, within one analysis. */
  readonly location: number;
  readonly touched: TouchedLocation;
  readonly first: AccessRecord;
  readonly second: AccessRecord;
  /** Why it is noise; '' if it is not. */
  readonly noise: string;
}

export interface FoundRacesOptions {
  readonly all: boolean;
  /** Only one category can occur: after a good race nothing more is wanted of a location. */
  readonly oneCategory: boolean;
  /** How many races of a location and category are kept, should some turn out not to be wanted. */
  readonly alternatives: number;
}

interface Choice {
  rank: number;
  races: FoundRace[];
}

/** A race as it is to be reported; undefined if it is not wanted. */
export type AcceptRace = (race: FoundRace) => FoundRace | undefined;

const NOT_NOISE = 2;
const WITH_SITES = 1;
const BEST = NOT_NOISE + WITH_SITES;

export class FoundRaces implements RaceSink {
  private readonly every: FoundRace[] = [];
  /** By location and category: races of the same rank, by different performers. */
  private readonly chosen = new Map<number, Choice>();

  constructor(
    private readonly sources: Pick<AccessSources, 'clock' | 'performers' | 'guards' | 'places'>,
    private readonly tables: TraceTables,
    private readonly locations: LocationIndex,
    private readonly options: FoundRacesOptions,
  ) {}

  offer(
    location: number,
    rows: Int32Array,
    at: number,
    write: boolean,
    current: CurrentAccess,
  ): Outcome {
    const { clock, performers, places } = this.sources;
    const rank = this.rankOf(rows, at, current);
    const performer = performers.get(rows[at + PERFORMER]!);
    const category = categoryOf(performer, current.performer, clock);
    const key = location * CATEGORIES.length + CATEGORIES.indexOf(category);
    if (this.isWanted(key, rank, performer, current.performer)) {
      const first = recordOf(rows, at, write, performer, places);
      this.add(key, rank, this.raceOf(location, category, first, current));
    }
    if (rank < NOT_NOISE) return Outcome.Filtered;
    return rank === BEST && this.options.oneCategory ? Outcome.Done : Outcome.Raced;
  }

  list(accept: AcceptRace): readonly FoundRace[] {
    if (this.options.all) return this.every.flatMap((race) => accept(race) ?? []);
    return [...this.chosen.values()].flatMap(({ races }) => {
      const accepted = races.flatMap((race) => accept(race) ?? []);
      return accepted.find(({ noise }) => noise === '') ?? accepted[0] ?? [];
    });
  }

  private isWanted(key: number, rank: number, first: Performer, second: Performer): boolean {
    const choice = this.chosen.get(key);
    if (this.options.all || choice === undefined || rank > choice.rank) return true;
    if (rank < choice.rank || choice.races.length >= this.options.alternatives) return false;
    return !choice.races.some(
      (race) => race.first.performer === first && race.second.performer === second,
    );
  }

  private add(key: number, rank: number, race: FoundRace): void {
    if (this.options.all) {
      this.every.push(race);
      return;
    }
    const choice = this.chosen.get(key);
    if (choice?.rank === rank) choice.races.push(race);
    else this.chosen.set(key, { rank, races: [race] });
  }

  private raceOf(
    location: number,
    category: RaceCategory,
    first: AccessRecord,
    current: CurrentAccess,
  ): FoundRace {
    const second = current.record();
    const noise = this.sources.guards.reasonFor(first.guard, second.guard);
    const touched = this.touchedAt(location, current);
    return { kind: 'data-race', category, location, touched, first, second, noise };
  }

  /** What the access at hand touches, or the container as a whole, if the race is about that. */
  private touchedAt(location: number, { columns, index }: CurrentAccess): TouchedLocation {
    const touched = touchedBy(columns, index);
    if (!isOfContainer(touched.place) || location !== this.locations.wholeOf(touched.object)) {
      return touched;
    }
    return { ...touched, place: Place.Whole, part: 0 };
  }

  /** A trace without any sites is not searched for a race that has them. */
  private rankOf(rows: Int32Array, at: number, { row }: CurrentAccess): number {
    const filtered = this.sources.guards.filters(rows[at + GUARD]!, row[GUARD]!);
    const noSites = this.tables.sites.length === 1;
    const { places } = this.sources;
    const hasSites = places.siteOf(rows[at + CODE]!) !== 0 && places.siteOf(row[CODE]!) !== 0;
    return (filtered ? 0 : NOT_NOISE) + (noSites || hasSites ? WITH_SITES : 0);
  }
}
