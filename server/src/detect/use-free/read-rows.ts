/**
 * Reads of pointers by one performer, each a row of a typed array. Most of them are never used for
 * anything that could race: only those that are become objects, the same one whenever it is asked for.
 */
import type { Columns } from '../../trace/batch.js';
import type { Performer } from '../context/performers.js';
import type { AccessPlaces } from '../races/access-places.js';
import { copyRow, recordOf, ROW, CHAIN, TICK } from '../races/access-rows.js';
import { SlotTable } from './slot-table.js';
import { Use, type PointerRead } from './pointers.js';

/** Behind the parts of any access. */
const LOCATION = ROW;
const OBJECT = ROW + 1;
const CONVENTIONAL = ROW + 2;
const FLAGS = ROW + 3;
const PLACE = ROW + 4;
const OWNER = ROW + 5;
const PART = ROW + 6;
const CLASS = ROW + 7;
const READ = ROW + 8;

/** Bits of the flags. */
export const GUARDED = 1;
export const ALLOCATED = 2;

/** A read besides its row as an access. */
export interface ReadFacts {
  location: number;
  /** The object that it saw; 0 where it saw none or that is not recorded. */
  object: number;
  conventional: number;
  flags: number;
}

export class ReadRows {
  size = 0;
  private rows = new Int32Array(8 * READ);
  /** By slot: that of an earlier read of the location that saw another object; -1 for none. */
  private earlier = new Int32Array(8);
  private readonly made = new Map<number, PointerRead>();
  private readonly locations = new SlotTable();
  private readonly objects = new SlotTable();

  constructor(private readonly places: AccessPlaces) {}

  /** The slot of the last read of the location; -1 for none. */
  ofLocation(location: number): number {
    return this.locations.get(location);
  }

  /** The slot of the last read that saw the object; -1 for none. */
  ofObject(object: number): number {
    return this.objects.get(object);
  }

  /** The slots of the last read of the location, and of earlier ones whose object it was not. */
  slotsOf(location: number): number[] {
    const slots: number[] = [];
    for (let slot = this.ofLocation(location); slot >= 0; slot = this.earlier[slot]!) {
      if (slots.length === 0 || this.isNearest(slot)) slots.push(slot);
    }
    return slots;
  }

  /** Takes a read: instead of the one in the slot, or, where that is -1, as one more. */
  put(instead: number, facts: ReadFacts, access: Int32Array, columns: Columns, index: number) {
    const slot = instead < 0 ? this.append(this.neededOf(facts)) : instead;
    const at = slot * READ;
    const { rows } = this;
    copyRow(access, 0, rows, at);
    rows[at + LOCATION] = facts.location;
    rows[at + OBJECT] = facts.object;
    rows[at + CONVENTIONAL] = facts.conventional;
    rows[at + FLAGS] = facts.flags;
    rows[at + PLACE] = columns.place[index]! & 15;
    rows[at + OWNER] = columns.a[index]!;
    rows[at + PART] = columns.b[index]!;
    rows[at + CLASS] = columns.c[index]!;
    if (instead < 0) this.locations.set(facts.location, slot);
    if (facts.object !== 0) this.objects.set(facts.object, slot);
    return slot;
  }

  /** May the next read of the location take the place of this one, which saw what that one sees? */
  mayBeReplaced(slot: number, object: number): boolean {
    if (this.rows[slot * READ + OBJECT] !== (object | 0)) return false;
    return (this.made.get(slot)?.use ?? Use.None) === Use.None;
  }

  /** Forgets the object that was made of the read: another takes its place. */
  unmake(slot: number): void {
    if (this.made.size === 0) return;
    for (const pair of this.made.get(slot)?.pairs ?? []) pair.dropped = true;
    this.made.delete(slot);
  }

  /** The read as an object. */
  make(slot: number, performer: Performer): PointerRead {
    let read = this.made.get(slot);
    if (read === undefined) this.made.set(slot, (read = this.readAt(slot * READ, performer)));
    return read;
  }

  clear(): void {
    this.size = 0;
    this.made.clear();
    this.locations.clear();
    this.objects.clear();
  }

  private readAt(at: number, performer: Performer): PointerRead {
    const { rows } = this;
    return {
      location: rows[at + LOCATION]!,
      touched: {
        place: rows[at + PLACE]!,
        object: rows[at + OWNER]! >>> 0,
        part: rows[at + PART]! >>> 0,
        class: rows[at + CLASS]! >>> 0,
      },
      chain: rows[at + CHAIN]!,
      tick: rows[at + TICK]!,
      conventional: rows[at + CONVENTIONAL]!,
      record: recordOf(rows, at, false, performer, this.places),
      object: rows[at + OBJECT]! >>> 0,
      use: Use.None,
      guarded: (rows[at + FLAGS]! & GUARDED) !== 0,
      allocated: (rows[at + FLAGS]! & ALLOCATED) !== 0,
      pairs: undefined,
    };
  }

  /** Is a dereference of the object that it saw one of this read? */
  private isNearest(slot: number): boolean {
    const object = this.rows[slot * READ + OBJECT]!;
    return object !== 0 && this.objects.get(object) === slot;
  }

  /** The nearest read of the location that a dereference may still belong to after the next read. */
  private neededOf({ location, object }: ReadFacts): number {
    let slot = this.ofLocation(location);
    while (
      slot >= 0 &&
      (this.rows[slot * READ + OBJECT] === (object | 0) || !this.isNearest(slot))
    ) {
      slot = this.earlier[slot]!;
    }
    return slot;
  }

  private append(earlier: number): number {
    if (this.size * READ === this.rows.length) {
      this.rows = doubled(this.rows);
      this.earlier = doubled(this.earlier);
    }
    this.earlier[this.size] = earlier;
    return this.size++;
  }
}

function doubled(from: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(from.length * 2);
  grown.set(from);
  return grown;
}
