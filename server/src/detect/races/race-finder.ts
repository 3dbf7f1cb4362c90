/** What both ways of finding races offer: the first ones of each location, or all of them. */
import type { Columns } from '../../trace/batch.js';
import type { CurrentAccess } from './current-access.js';

export interface RaceFinder {
  /** There are locations up to this one. */
  reserve(location: number): void;
  /** These locations will be asked for next; the answer means nothing. */
  fetch(locations: Int32Array, from: number, to: number): number;
  /**
   * Takes accesses of one thread and epoch, up to `to` or to the first of a container: all others
   * conflict only with accesses of the same location. Answers where it stopped.
   */
  takeRun(columns: Columns, locations: Int32Array, from: number, to: number): number;
  /** An access of a container, in steps: takes it, … */
  begin(columns: Columns, index: number): void;
  /** … compares it with what is kept for a location, telling of races at `reported`, … */
  compare(location: number, reported: number): void;
  /** … and keeps it. */
  keep(location: number): void;
  /** Marks the performers of all accesses that are kept. */
  mark(marks: Uint8Array): void;
  /** How many accesses are kept, about. */
  readonly kept: number;
}

export enum Outcome {
  /** The pair is noise. */
  Filtered = 0,
  /** The location has a race that is not noise. */
  Raced = 1,
  /** And nothing more is wanted of it. */
  Done = 2,
}

/** Takes pairs that race: the earlier access in its row, and the one at hand. */
export interface RaceSink {
  offer(
    location: number,
    rows: Int32Array,
    at: number,
    write: boolean,
    current: CurrentAccess,
  ): Outcome;
}
