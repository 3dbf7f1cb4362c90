/** What a cycle of nodes that wait for one another is made of. */
import type { Addition } from './constraints.js';

/** `from` must come before `to`, which waits for it. */
export interface CycleLink {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
  /** Ways to have it the other way round; none where every schedule has it so. */
  readonly ways: readonly Addition[];
  /** Names of what was added that it follows from, or that leaves it without further ways. */
  readonly asked: readonly string[];
  /** Of one that follows from others: these, from one of two tasks, holders or messages to the other. */
  readonly because?: Cycle;
  /** The search has shown it: every way to have it otherwise ended in a circle. */
  readonly isShown?: true;
}

export type OtherWays = Pick<CycleLink, 'ways' | 'asked'>;

/** Links from one node around to itself; the last may end at what never happens. */
export type Cycle = readonly CycleLink[];
