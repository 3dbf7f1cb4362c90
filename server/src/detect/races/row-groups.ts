/**
 * The accesses of a location that are kept besides its last write and its last read, because neither
 * stands for them: by guard and by whether they write, and in each group one for each chain, since an
 * access stands for the earlier ones of its chain. So one comparison of guards settles a whole group.
 *
 * A group is a number. Its facts are a row of a typed array and its accesses a block of a pool: a
 * hundred thousand groups of an access or two are no objects.
 */
import { CHAIN, copyRow, markRows, ROW } from './access-rows.js';
import { RowPool } from './row-pool.js';

/** The facts of a group. */
const NEXT = 0;
const GUARD = 1;
const WRITE = 2;
const COUNT = 3;
const BLOCK = 4;
/** The logarithm of the length of its block. */
const SIZE = 5;
const OLDEST = 6;
/** Of a location's first group: how many rows all of them have, and … */
const TOTAL = 7;
/** … when it is worth looking for rows that others stand for: when they have grown to this. */
const PRUNE_AT = 8;
const FACTS = 9;

/** No group. */
export const NONE = 0;

/** From this size on rows are found by a map and not by looking through them. */
const SEARCHED = 32;
const FIRST_PRUNING = 8;

export class RowGroups {
  private readonly pool = new RowPool();
  private facts = new Int32Array(64 * FACTS);
  private used = 1;
  private readonly free: number[] = [];
  /** The first group by location. */
  private firsts = new Int32Array(64);
  /** By group, for those with many rows: slots by chain. */
  private readonly slots = new Map<number, Map<number, number>>();

  first(location: number): number {
    return location < this.firsts.length ? this.firsts[location]! : NONE;
  }

  /** The group after this one, of the same location. */
  next(group: number): number {
    return this.facts[group * FACTS + NEXT]!;
  }

  guardOf(group: number): number {
    return this.facts[group * FACTS + GUARD]!;
  }

  writes(group: number): boolean {
    return this.facts[group * FACTS + WRITE] === 1;
  }

  /** How many rows it has … */
  count(group: number): number {
    return this.facts[group * FACTS + COUNT]!;
  }

  /** … in which array … */
  rowsOf(group: number): Int32Array {
    return this.pool.rowsOf(this.facts[group * FACTS + BLOCK]!);
  }

  /** … and where the first of them begins; the others follow it. */
  startOf(group: number): number {
    return this.pool.startOf(this.facts[group * FACTS + BLOCK]!);
  }

  find(location: number, guard: number, write: boolean): number {
    let group = this.first(location);
    while (group !== NONE && !(this.guardOf(group) === guard && this.writes(group) === write)) {
      group = this.next(group);
    }
    return group;
  }

  /** Is there a group for this row, or are there fewer than `limit` so far? */
  hasRoom(location: number, guard: number, write: boolean, limit: number): boolean {
    if (this.find(location, guard, write) !== NONE) return true;
    let room = limit;
    for (let group = this.first(location); group !== NONE; group = this.next(group)) room--;
    return room > 0;
  }

  /** Where in `rowsOf` the row of the chain begins; -1 if it has none. */
  findRow(group: number, chain: number): number {
    const slot = this.slotOf(group, chain);
    return slot < 0 ? -1 : this.startOf(group) + slot * ROW;
  }

  /** Takes a copy of the row into the group for it; beyond `limit` rows it replaces an old one. */
  put(
    location: number,
    guard: number,
    write: boolean,
    from: Int32Array,
    at: number,
    limit: number,
  ): void {
    const found = this.find(location, guard, write);
    const group = found === NONE ? this.add(location, guard, write) : found;
    const chain = from[at + CHAIN]!;
    let slot = this.slotOf(group, chain);
    if (slot < 0) {
      if (this.count(group) < limit) {
        slot = this.append(group);
        this.facts[this.first(location) * FACTS + TOTAL]!++;
      } else slot = this.replaceOldest(group);
      this.slots.get(group)?.set(chain, slot);
    }
    copyRow(from, at, this.rowsOf(group), this.startOf(group) + slot * ROW);
  }

  isDueToPrune(location: number): boolean {
    const at = this.first(location) * FACTS;
    return this.facts[at + TOTAL]! >= this.facts[at + PRUNE_AT]!;
  }

  /** Removes the rows for which the answer is yes. */
  prune(group: number, isPast: (rows: Int32Array, at: number) => boolean): void {
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    for (let slot = this.count(group) - 1; slot >= 0; slot--) {
      if (isPast(rows, start + slot * ROW)) this.remove(group, slot);
    }
  }

  /** Drops the groups without rows, after pruning. */
  dropEmpty(location: number): void {
    let before = NONE;
    let total = 0;
    for (let group = this.first(location); group !== NONE;) {
      const next = this.next(group);
      total += this.count(group);
      if (this.count(group) > 0) before = group;
      else {
        if (before === NONE) this.firsts[location] = next;
        else this.facts[before * FACTS + NEXT] = next;
        this.release(group);
      }
      group = next;
    }
    const first = this.first(location);
    this.facts[first * FACTS + TOTAL] = total;
    this.facts[first * FACTS + PRUNE_AT] = Math.max(FIRST_PRUNING, 2 * total);
  }

  drop(location: number): void {
    for (let group = this.first(location); group !== NONE; group = this.next(group)) {
      this.release(group);
    }
    if (location < this.firsts.length) this.firsts[location] = NONE;
  }

  mark(marks: Uint8Array): void {
    for (let group = 1; group < this.used; group++) {
      const count = this.count(group);
      if (count > 0) markRows(this.rowsOf(group), this.startOf(group), count, marks);
    }
  }

  private add(location: number, guard: number, write: boolean): number {
    const group = this.free.pop() ?? this.used++;
    if ((group + 1) * FACTS > this.facts.length) this.facts = doubled(this.facts, group * FACTS);
    if (location >= this.firsts.length) this.firsts = doubled(this.firsts, location);
    const at = group * FACTS;
    const first = this.firsts[location]!;
    this.facts[at + TOTAL] = first === NONE ? 0 : this.facts[first * FACTS + TOTAL]!;
    this.facts[at + PRUNE_AT] =
      first === NONE ? FIRST_PRUNING : this.facts[first * FACTS + PRUNE_AT]!;
    this.facts[at + NEXT] = first;
    this.facts[at + GUARD] = guard;
    this.facts[at + WRITE] = Number(write);
    this.facts[at + COUNT] = 0;
    this.facts[at + BLOCK] = this.pool.take(0);
    this.facts[at + SIZE] = 0;
    this.facts[at + OLDEST] = 0;
    this.firsts[location] = group;
    return group;
  }

  private release(group: number): void {
    const at = group * FACTS;
    this.pool.give(this.facts[at + BLOCK]!, this.facts[at + SIZE]!);
    this.facts[at + COUNT] = 0;
    this.slots.delete(group);
    this.free.push(group);
  }

  private remove(group: number, slot: number): void {
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    const slots = this.slots.get(group);
    slots?.delete(rows[start + slot * ROW]!);
    const last = --this.facts[group * FACTS + COUNT]!;
    if (slot === last) return;
    copyRow(rows, start + last * ROW, rows, start + slot * ROW);
    slots?.set(rows[start + slot * ROW]!, slot);
  }

  private slotOf(group: number, chain: number): number {
    const count = this.count(group);
    if (count >= SEARCHED) return this.slotsOf(group).get(chain) ?? -1;
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    for (let slot = 0; slot < count; slot++) if (rows[start + slot * ROW] === chain) return slot;
    return -1;
  }

  private append(group: number): number {
    const at = group * FACTS;
    const slot = this.facts[at + COUNT]!++;
    if (slot === 1 << this.facts[at + SIZE]!) this.widen(group, slot);
    return slot;
  }

  /** Moves the rows into a block of twice the length. */
  private widen(group: number, count: number): void {
    const at = group * FACTS;
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    const size = this.facts[at + SIZE]!;
    const block = this.pool.take(size + 1);
    const into = this.pool.startOf(block);
    this.pool.rowsOf(block).set(rows.subarray(start, start + count * ROW), into);
    this.pool.give(this.facts[at + BLOCK]!, size);
    this.facts[at + BLOCK] = block;
    this.facts[at + SIZE] = size + 1;
  }

  /** Made when it is first asked for; from then on it is kept up to date. */
  private slotsOf(group: number): Map<number, number> {
    let slots = this.slots.get(group);
    if (slots === undefined) {
      this.slots.set(group, (slots = new Map<number, number>()));
      const rows = this.rowsOf(group);
      const start = this.startOf(group);
      for (let slot = this.count(group) - 1; slot >= 0; slot--) {
        slots.set(rows[start + slot * ROW]!, slot);
      }
    }
    return slots;
  }

  private replaceOldest(group: number): number {
    const slot = this.facts[group * FACTS + OLDEST]!++ % this.count(group);
    this.slots.get(group)?.delete(this.rowsOf(group)[this.startOf(group) + slot * ROW]!);
    return slot;
  }
}

/** Longer, at least so that there is something at `index`. */
function doubled(from: Int32Array, index: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.max(from.length * 2, 2 * (index + 1)));
  grown.set(from);
  return grown;
}
