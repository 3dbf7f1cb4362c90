/**
 * What a schedule has decided, as it went: whose turn on a looper came first, who had a lock first, who was
 * ahead in a queue. With the rules that always hold, these bonds are all that a schedule is made of:
 * any order, and any times, that keep them are as good.
 */
export enum BondKind {
  /** The last node of a segment, and the first of the next one on its thread. */
  Turn,
  /** A release of a lock, and who takes it next. */
  Lock,
  /** Two posts: posted in this order, and the first is not due later. */
  Before,
  /** Two posts: the first is due earlier. */
  Earlier,
  /** A message was gone from the queue when another was posted, or began. */
  Gone,
}

export interface Bond {
  readonly kind: BondKind;
  readonly from: number;
  readonly to: number;
  /** The begin for whose sake one of two messages is ahead; NONE where both wait for their turn. */
  readonly by: number;
}

const COLUMNS = 5;

export class Bonds {
  /** How far the schedule has come, which is told with each bond. */
  place = 0;
  private rows: Int32Array;
  length: number;

  constructor(rows: Int32Array = new Int32Array(COLUMNS * 64), length = 0) {
    this.rows = rows;
    this.length = length;
  }

  add(kind: BondKind, from: number, to: number, by: number): void {
    if ((this.length + 1) * COLUMNS > this.rows.length) this.grow();
    this.rows.set([this.place, kind, from, to, by], this.length++ * COLUMNS);
  }

  at(index: number): Bond {
    const { rows } = this;
    const row = index * COLUMNS;
    return { kind: rows[row + 1]!, from: rows[row + 2]!, to: rows[row + 3]!, by: rows[row + 4]! };
  }

  /** Those of the first nodes of the schedule, so many. */
  upTo(place: number): Bonds {
    const count = this.before(place);
    const rows = new Int32Array(Math.max(64, count + 1024) * COLUMNS);
    rows.set(this.rows.subarray(0, count * COLUMNS));
    return new Bonds(rows, count);
  }

  /** How many there are before a place. */
  private before(place: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rows[middle * COLUMNS]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** From a place on the same as in another schedule. */
  goOnAs(other: Bonds, place: number): void {
    const first = other.before(place);
    const row = this.length * COLUMNS;
    const rest = other.rows.subarray(first * COLUMNS, other.length * COLUMNS);
    while (row + rest.length > this.rows.length) this.grow();
    this.rows.set(rest, row);
    this.length += other.length - first;
  }

  private grow(): void {
    const grown = new Int32Array(2 * this.rows.length);
    grown.set(this.rows);
    this.rows = grown;
  }
}
