/**
 * The use-free races that are going to be reported: one for each pointer and category, as with data
 * races, or all of them. Those that a heuristic excuses stay, as noise with that reason. Also says
 * which data races tell the same once more.
 */
import type { Guards } from '../races/guards.js';
import type { AccessRecord } from '../races/access-rows.js';
import type { FoundRace } from '../races/found-races.js';
import { harmlessBecause, type UseFreePair } from './pointers.js';

const NOT_NOISE = 2;
const WITH_SITES = 1;

export class FoundUseFree {
  private readonly told = new Map<UseFreePair, FoundRace>();
  private readonly chosen = new Map<string, { rank: number; race: FoundRace }>();
  /** By pointer and the performers of use and free: why they do no harm, or ''. */
  private readonly reasons = new Map<string, string>();
  /** With `all`: by pointer and the operations. */
  private readonly pairs = new Set<string>();

  constructor(
    private readonly guards: Guards,
    private readonly all: boolean,
  ) {}

  readonly tell = (pair: UseFreePair): void => {
    const { read, free, useFirst, category, violation } = pair;
    const use = read.record;
    const excuse = harmlessBecause(pair);
    const noise = excuse || this.guards.reasonFor(use.guard, free.record.guard);
    const [first, second] = useFirst ? [use, free.record] : [free.record, use];
    const { location, touched } = free;
    const facts = { category, violation, location, touched, first, second, noise };
    this.remember({ kind: 'use-free', ...facts }, pair);
    if (this.all) this.pairs.add(pairKey(location, use, free.record));
    const key = performersKey(location, use, free.record);
    if (this.reasons.get(key) !== '') this.reasons.set(key, excuse);
  };

  list(): readonly FoundRace[] {
    return this.all
      ? [...this.told.values()]
      : Array.from(this.chosen.values(), ({ race }) => race);
  }

  /**
   * The data race without what is told as use-free: nothing if it is that pair, or by default any
   * read and write of the same two performers; noise if those two are excused.
   */
  withoutTold(race: FoundRace): FoundRace | undefined {
    const { location, first, second } = race;
    const [use, free] = first.write ? [second, first] : [first, second];
    const key = performersKey(location, use, free);
    const same = this.all ? this.pairs.has(pairKey(location, use, free)) : this.reasons.has(key);
    if (same && first.write !== second.write) return undefined;
    const reason = this.reasons.get(key) ?? this.reasons.get(performersKey(location, free, use));
    if (reason === undefined || reason === '' || race.noise !== '') return race;
    return { ...race, noise: reason };
  }

  private remember(race: FoundRace, pair: UseFreePair): void {
    if (this.all) {
      this.told.set(pair, race);
      return;
    }
    const sites = race.first.site !== 0 && race.second.site !== 0;
    const rank = (race.noise === '' ? NOT_NOISE : 0) + (sites ? WITH_SITES : 0);
    const key = `${race.location} ${race.category}`;
    if (rank > (this.chosen.get(key)?.rank ?? -1)) this.chosen.set(key, { rank, race });
  }
}

function performersKey(location: number, use: AccessRecord, free: AccessRecord): string {
  return `${location} ${use.performer.serial} ${free.performer.serial}`;
}

function pairKey(location: number, use: AccessRecord, free: AccessRecord): string {
  return `${location} ${use.number} ${free.number}`;
}
