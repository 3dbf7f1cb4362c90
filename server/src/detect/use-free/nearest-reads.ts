/**
 * The nearest reads of a thread's present segment, by location and by the object that they saw: a
 * dereference belongs to one of them (thesis 3.3.3). A thread that runs without end has two halves
 * of bounded size; the older one goes when the newer one is full.
 */
import type { Performer } from '../context/performers.js';
import type { AccessPlaces } from '../races/access-places.js';
import type { CurrentAccess } from '../races/current-access.js';
import type { PointerRead } from './pointers.js';
import { ReadRows, type ReadFacts } from './read-rows.js';

const HALF = 512;

export class NearestReads {
  private newer: ReadRows;
  private older: ReadRows | undefined;
  /** Who has read: a segment has one performer. */
  private performer!: Performer;

  constructor(private readonly places: AccessPlaces) {
    this.newer = new ReadRows(places);
  }

  ofLocation(location: number): PointerRead | undefined {
    const slot = this.newer.ofLocation(location);
    if (slot >= 0) return this.newer.make(slot, this.performer);
    const old = this.older?.ofLocation(location) ?? -1;
    return old < 0 ? undefined : this.older!.make(old, this.performer);
  }

  /** All reads of the location to which a dereference may still belong. */
  allOf(location: number): PointerRead[] {
    return [this.newer, this.older].flatMap(
      (half) => half?.slotsOf(location).map((slot) => half.make(slot, this.performer)) ?? [],
    );
  }

  ofObject(object: number): PointerRead | undefined {
    const slot = this.newer.ofObject(object);
    if (slot >= 0) return this.newer.make(slot, this.performer);
    const old = this.older?.ofObject(object) ?? -1;
    return old < 0 ? undefined : this.older!.make(old, this.performer);
  }

  /**
   * Takes the access at hand, the last read of its location until the next one. It takes the place of
   * that one if both saw the same and nobody has used what that one saw.
   */
  put(facts: ReadFacts, { row, performer, columns, index }: CurrentAccess): void {
    this.performer = performer;
    this.forget(facts, this.older);
    const last = this.forget(facts, this.newer);
    this.newer.put(last, facts, row, columns, index);
    if (this.newer.size >= HALF) this.turn();
  }

  clear(): void {
    if (this.newer.size > 0) this.newer.clear();
    this.older = undefined;
  }

  /** The slot of the last read of the location, if it is not needed any more; -1 otherwise. */
  private forget({ location, object }: ReadFacts, half: ReadRows | undefined): number {
    const last = half?.ofLocation(location) ?? -1;
    if (half === undefined || last < 0 || !half.mayBeReplaced(last, object)) return -1;
    half.unmake(last);
    return last;
  }

  private turn(): void {
    const full = this.newer;
    this.newer = this.older ?? new ReadRows(this.places);
    this.newer.clear();
    this.older = full;
  }
}
