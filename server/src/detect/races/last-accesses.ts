/**
 * The last write and the last read of every location, as two rows side by side, and what is to be
 * known of the location besides. Location 0 is none, and done with from the beginning.
 */
import { EMPTY, markRows, ROW, TICK } from './access-rows.js';

/** A location's row of the last write, then that of the last read. */
export const PAIR = 2 * ROW;

/** Bits of a location's state. */
export const HAS_GROUPS = 1;
export const HAS_WRITES_IN_GROUPS = 2;
export const RACED = 4;
export const DONE = 8;
export const IN_GROUPS = HAS_GROUPS | HAS_WRITES_IN_GROUPS;

/** As few as can be: it doubles, so it costs nothing, and every test makes it grow. */
const FIRST_CAPACITY = 1;
/** So many locations do not fit into a processor's cache. */
const MANY = 1 << 14;

export class LastAccesses {
  rows = new Int32Array(FIRST_CAPACITY * PAIR);
  states = new Uint8Array(FIRST_CAPACITY);

  constructor() {
    this.states[0] = DONE;
  }

  get capacity(): number {
    return this.states.length;
  }

  /** Makes room for locations up to this one. */
  reserve(location: number): void {
    if (location < this.capacity) return;
    const capacity = Math.max(location + 1, this.capacity * 2);
    const rows = new Int32Array(capacity * PAIR);
    rows.set(this.rows);
    this.rows = rows;
    const states = new Uint8Array(capacity);
    states.set(this.states);
    this.states = states;
  }

  /**
   * Touches the rows of locations that are accessed next. Where there are many locations nearly every
   * row has to come from memory; asked for one after another they come at the same time.
   */
  fetch(locations: Int32Array, from: number, to: number): number {
    const { rows, states } = this;
    let touched = 0;
    if (states.length < MANY) return touched;
    for (let index = from; index < to; index++) {
      const location = locations[index]!;
      const at = location * PAIR;
      touched |= rows[at]! | rows[at + PAIR - 1]! | states[location]!;
    }
    return touched;
  }

  /** Nothing more is wanted of the location. */
  finish(location: number): void {
    this.states[location] = DONE;
    this.rows[location * PAIR + TICK] = EMPTY;
    this.rows[location * PAIR + ROW + TICK] = EMPTY;
  }

  mark(marks: Uint8Array): void {
    markRows(this.rows, 0, this.rows.length / ROW, marks);
  }
}
