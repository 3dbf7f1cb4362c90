/**
 * What an engine of happens-before offers to those who look for races: it is shown the operations one
 * by one, in the order of the trace, and can then say for the last one which earlier ones precede it.
 *
 * Time is counted in chains: sequences of segments that are ordered one after another. An operation's
 * epoch is its chain and the tick of that chain when it happened (FastTrack's c@t). All operations of
 * a chain with the same tick are alike to the rest of the world: nobody else can know of one without
 * knowing of all before the next release.
 */
import type { Columns } from '../trace/batch.js';

export interface CausalClock {
  /** Takes the operation at `index`; from then on the members below speak of it. */
  step(columns: Columns, index: number): void;
  /**
   * As `step`; if that operation is a read or write that orders nothing, takes those behind it too, up
   * to `to`, as long as they are such of the same thread, in the same epoch. Answers where the next
   * operation is that is not taken.
   */
  stepRun(columns: Columns, index: number, to: number): number;
  /** The epoch of the operation taken last; ticks are counted from 1. */
  readonly chain: number;
  readonly tick: number;
  /**
   * Does the operation with this epoch happen before (or is it in program order before) the last one?
   * Tick 0, which no operation has, is before everything.
   */
  knows(chain: number, tick: number): boolean;
  /**
   * What the last operation knows of the first chains: for each, its last tick that precedes it. For
   * those who ask very often; of chains behind the end of it they have to ask `knows`.
   */
  readonly firstTicks: readonly number[];
  /** The segment of the last operation: tasks and threads as of docs/causality.md, numbered from 1. */
  readonly segment: number;
}
