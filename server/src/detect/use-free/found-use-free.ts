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
  /** By pointer and use and free: why the pair does no harm, or ''. */
  private readonly reasons = new Map<string, string>();

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
    const key = this.keyOf(location, use, free.record);
    if (this.reasons.get(key) !== '') this.reasons.set(key, excuse);
  };

  list(): readonly FoundRace[] {
    return this.all
      ? [...this.told.values()]
      : Array.from(this.chosen.values(), ({ race }) => race);
  }

  /**
   * The data race without what is told as use-free: nothing if it is a read and a write of the same
   * two performers, and noise if they are excused. Of two writes only the excuse holds.
   */
  withoutTold(race: FoundRace): FoundRace | undefined {
    const { location, first, second } = race;
    const reason =
      this.reasons.get(this.keyOf(location, first, second)) ??
      this.reasons.get(this.keyOf(location, second, first));
    if (reason === undefined) return race;
    if (first.write !== second.write) return this.hasTold(race) ? undefined : race;
    return reason === '' || race.noise !== '' ? race : { ...race, noise: reason };
  }

  /** The read stands with the performer of the use. */
  private hasTold({ location, first, second }: FoundRace): boolean {
    const [read, write] = first.write ? [second, first] : [first, second];
    return this.reasons.has(this.keyOf(location, read, write));
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

  /** With `all` pairs are told apart by their operations, by default by who performs them. */
  private keyOf(location: number, use: AccessRecord, free: AccessRecord): string {
    if (this.all) return `${location} ${use.number} ${free.number}`;
    return `${location} ${use.performer.serial} ${free.performer.serial}`;
  }
}
