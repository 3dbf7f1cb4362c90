/**
 * The accesses of a location that are kept besides its last write and its last read, because neither
 * stands for them: by guard and by whether they write, and in each group one for each chain, since an
 * access stands for the earlier ones of its chain. So one comparison of guards settles a whole group.
 */
import { CHAIN, copyRow, EMPTY, markRows, ROW } from './access-rows.js';

/** From this size on rows are found by a map and not by looking through them. */
const SEARCHED = 16;
const FIRST_PRUNING = 8;

export class RowGroup {
  size = 0;
  rows = new Int32Array(2 * ROW);
  /** Worth looking for rows that others stand for when it has grown to this. */
  pruneAt = FIRST_PRUNING;
  private slots: Map<number, number> | undefined;
  private oldest = 0;

  constructor(
    readonly guard: number,
    readonly write: boolean,
  ) {}

  /** Takes a copy of the row; beyond `limit` rows it replaces an old one. */
  put(from: Int32Array, at: number, limit: number): void {
    const chain = from[at + CHAIN]!;
    let slot = this.slotOf(chain);
    if (slot < 0) {
      slot = this.size < limit ? this.append() : this.replaceOldest();
      this.slots?.set(chain, slot);
    }
    copyRow(from, at, this.rows, slot * ROW);
  }

  remove(slot: number): void {
    this.slots?.delete(this.chainAt(slot));
    const last = --this.size;
    if (slot < last) {
      copyRow(this.rows, last * ROW, this.rows, slot * ROW);
      this.slots?.set(this.chainAt(slot), slot);
    }
    this.rows[last * ROW] = EMPTY;
  }

  /** Removes the rows for which the answer is yes. */
  prune(isPast: (rows: Int32Array, at: number) => boolean): void {
    for (let slot = this.size - 1; slot >= 0; slot--) {
      if (isPast(this.rows, slot * ROW)) this.remove(slot);
    }
    this.pruneAt = Math.max(FIRST_PRUNING, 2 * this.size);
  }

  private slotOf(chain: number): number {
    if (this.slots !== undefined) return this.slots.get(chain) ?? -1;
    for (let slot = 0; slot < this.size; slot++) if (this.chainAt(slot) === chain) return slot;
    return -1;
  }

  private append(): number {
    if (this.size * ROW === this.rows.length) {
      const grown = new Int32Array(this.rows.length * 2);
      grown.set(this.rows);
      this.rows = grown;
    }
    const slot = this.size++;
    if (this.size === SEARCHED && this.slots === undefined) this.indexSlots(slot);
    return slot;
  }

  private indexSlots(count: number): void {
    this.slots = new Map();
    for (let slot = 0; slot < count; slot++) this.slots.set(this.chainAt(slot), slot);
  }

  private replaceOldest(): number {
    const slot = this.oldest++ % this.size;
    this.slots?.delete(this.chainAt(slot));
    return slot;
  }

  private chainAt(slot: number): number {
    return this.rows[slot * ROW + CHAIN]!;
  }
}

/** The groups of all locations that need some. */
export class RowGroups {
  private readonly groups = new Map<number, RowGroup[]>();

  of(location: number): readonly RowGroup[] {
    return this.groups.get(location) ?? NONE;
  }

  group(location: number, guard: number, write: boolean): RowGroup {
    let groups = this.groups.get(location);
    if (groups === undefined) this.groups.set(location, (groups = []));
    let group = groups.find((each) => each.guard === guard && each.write === write);
    if (group === undefined) groups.push((group = new RowGroup(guard, write)));
    return group;
  }

  /** Drops groups without rows; tells whether any are left. */
  dropEmpty(location: number): boolean {
    const left = this.of(location).filter(({ size }) => size > 0);
    if (left.length > 0) this.groups.set(location, left);
    else this.groups.delete(location);
    return left.length > 0;
  }

  drop(location: number): void {
    this.groups.delete(location);
  }

  mark(marks: Uint8Array): void {
    for (const groups of this.groups.values()) {
      for (const { rows, size } of groups) markRows(rows, size, marks);
    }
  }
}

const NONE: readonly RowGroup[] = [];
