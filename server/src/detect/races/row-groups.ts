/**
 * The accesses of a location that are kept besides its last write and its last read, because neither
 * stands for them: by guard and by whether they write, and in each group one for each chain, since an
 * access stands for the earlier ones of its chain. So one comparison of guards settles a whole group.
 *
 * A group is a number. Its facts are a row of a typed array and its accesses a block of a pool: a
 * million groups of an access or two are no objects.
 */
import { CHAIN, copyRow, lineOf, markRows, ROW } from './access-rows.js';
import { RowPool } from './row-pool.js';

/** The facts of a group. */
const NEXT = 0;
const GUARD = 1;
const BLOCK = 2;
/** How many rows it has, the logarithm of the length of its block, and whether they write. */
const SHAPE = 3;
const FACTS = 4;

const WRITE_BIT = 1;
const SIZE_SHIFT = 1;
const SIZE_MASK = 31;
const COUNT_SHIFT = 6;
const ONE_ROW = 1 << COUNT_SHIFT;
const ONE_SIZE = 1 << SIZE_SHIFT;

/** No group. */
export const NONE = 0;

/** From this size on rows are found by a map and not by looking through them. */
const SEARCHED = 32;
const FIRST_PRUNING = 8;

export class RowGroups {
  private readonly pool = new RowPool();
  // Both begin as short as can be: they double, so it costs nothing, and every test makes them grow.
  private facts = new Int32Array(FACTS);
  private used = 1;
  private readonly free: number[] = [];
  /** The first group by location. */
  private firsts = new Int32Array(1);
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
    return (this.facts[group * FACTS + SHAPE]! & WRITE_BIT) !== 0;
  }

  /** How many rows it has … */
  count(group: number): number {
    return this.facts[group * FACTS + SHAPE]! >>> COUNT_SHIFT;
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

  /** Takes a copy of the row into the group for it, and says which; it holds at most `limit` rows. */
  put(
    location: number,
    guard: number,
    write: boolean,
    from: Int32Array,
    at: number,
    limit: number,
  ): number {
    const found = this.find(location, guard, write);
    const group = found === NONE ? this.add(location, guard, write) : found;
    const chain = from[at + CHAIN]!;
    let slot = this.slotOf(group, chain);
    if (slot < 0) {
      slot = this.count(group) < limit ? this.append(group) : this.replaceOldest(group, limit);
      this.slots.get(group)?.set(chain, slot);
    }
    copyRow(from, at, this.rowsOf(group), this.startOf(group) + slot * ROW);
    return group;
  }

  /** Is it worth looking for rows that others stand for? Whenever the group has doubled. */
  isDueToPrune(group: number): boolean {
    const count = this.count(group);
    return count >= FIRST_PRUNING && (count & (count - 1)) === 0;
  }

  /** Removes the rows for which the answer is yes. */
  prune(group: number, isPast: (rows: Int32Array, at: number) => boolean): void {
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    for (let slot = this.count(group) - 1; slot >= 0; slot--) {
      if (isPast(rows, start + slot * ROW)) this.remove(group, slot);
    }
  }

  dropEmpty(location: number): void {
    let before = NONE;
    for (let group = this.first(location); group !== NONE;) {
      const next = this.next(group);
      if (this.count(group) > 0) before = group;
      else {
        if (before === NONE) this.firsts[location] = next;
        else this.facts[before * FACTS + NEXT] = next;
        this.release(group);
      }
      group = next;
    }
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
    const at = group * FACTS;
    this.facts = withRoom(this.facts, at + FACTS);
    this.firsts = withRoom(this.firsts, location + 1);
    this.facts[at + NEXT] = this.firsts[location]!;
    this.facts[at + GUARD] = guard;
    this.facts[at + BLOCK] = this.pool.take(0);
    this.facts[at + SHAPE] = write ? WRITE_BIT : 0;
    this.firsts[location] = group;
    return group;
  }

  /** What comes next to it stays as it is, for someone who is going along the groups. */
  private release(group: number): void {
    const at = group * FACTS;
    this.pool.give(this.facts[at + BLOCK]!, this.sizeOf(group));
    this.facts[at + SHAPE] = 0;
    this.slots.delete(group);
    this.free.push(group);
  }

  private sizeOf(group: number): number {
    return (this.facts[group * FACTS + SHAPE]! >>> SIZE_SHIFT) & SIZE_MASK;
  }

  private remove(group: number, slot: number): void {
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    const slots = this.slots.get(group);
    slots?.delete(rows[start + slot * ROW]!);
    this.facts[group * FACTS + SHAPE]! -= ONE_ROW;
    const last = this.count(group);
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
    const slot = this.count(group);
    if (slot === 1 << this.sizeOf(group)) this.widen(group, slot);
    this.facts[group * FACTS + SHAPE]! += ONE_ROW;
    return slot;
  }

  /** Moves the rows into a block of twice the length. */
  private widen(group: number, count: number): void {
    const at = group * FACTS;
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    const size = this.sizeOf(group);
    const block = this.pool.take(size + 1);
    const into = this.pool.startOf(block);
    this.pool.rowsOf(block).set(rows.subarray(start, start + count * ROW), into);
    this.pool.give(this.facts[at + BLOCK]!, size);
    this.facts[at + BLOCK] = block;
    this.facts[at + SHAPE]! += ONE_SIZE;
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

  /**
   * The slot of the oldest of `among` rows, which goes: later accesses more likely follow it. Chosen
   * by its line, so that what is told does not hang on how a clock numbers its chains.
   */
  private replaceOldest(group: number, among: number): number {
    const rows = this.rowsOf(group);
    const start = this.startOf(group);
    let oldest = 0;
    for (let slot = 1; slot < among; slot++) {
      if (lineOf(rows, start + slot * ROW) < lineOf(rows, start + oldest * ROW)) oldest = slot;
    }
    this.slots.get(group)?.delete(rows[start + oldest * ROW]!);
    return oldest;
  }
}

/** The array itself, if it is so long, or else a longer one that begins with it. */
function withRoom(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const grown = new Int32Array(Math.max(array.length * 2, length));
  grown.set(array);
  return grown;
}
