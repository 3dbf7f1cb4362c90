/**
 * Containers: an access of an entry conflicts with accesses of that entry, and with those of the
 * container as a whole, such as an iteration or `clear`. Entries with different keys do not conflict
 * with each other; how a container keeps them inside is its own recorder's to tell, as accesses of
 * the whole. So besides each entry and the whole there is a third place, which keeps the accesses of
 * all entries together: only accesses of the whole are compared with it.
 */
import type { Columns } from '../../trace/batch.js';
import type { LocationIndex } from '../../trace/locations.js';
import { Place } from '../../trace/operations.js';
import type { RaceFinder } from './race-finder.js';

export function isOfContainer(place: number): boolean {
  // They follow one another; one comparison is enough for what every access is asked.
  return place >= Place.Slot && place <= Place.Whole;
}

export class Containers {
  constructor(
    private readonly locations: LocationIndex,
    private readonly finder: RaceFinder,
  ) {}

  access(columns: Columns, index: number, location: number): void {
    const container = columns.a[index]!;
    const entries = this.locations.entriesOf(container);
    this.finder.begin(columns, index);
    this.finder.compare(location, location);
    if ((columns.place[index]! & 15) === Place.Whole) {
      this.finder.compare(entries, location);
      this.finder.keep(location);
      return;
    }
    const whole = this.locations.wholeOf(container);
    this.finder.compare(whole, whole);
    this.finder.keep(location);
    this.finder.keep(entries);
  }
}
