/** How much is tried for one pair: runs, and nodes that are scheduled in all of them together. */
export interface Effort {
  runs: number;
  work: number;
}

/** Finding times for a node is so much less work than scheduling it. */
export const TIMING = 1 / 4;

/** So is finding what must follow. */
export const FORCING = 1 / 16;

/** So many nodes for each node of the trace, or this many. */
const MOST_WORK = 2;
const LEAST_WORK = 150_000;
const MOST_RUNS = 800;

/** For likely schedules that change little: so many nodes for each node of the trace, or this many. */
const MOST_FOR_LESS = 1 / 2;
const LEAST_FOR_LESS = 75_000;

export function mostForLess(nodeCount: number): number {
  return Math.max(LEAST_FOR_LESS, MOST_FOR_LESS * nodeCount);
}

/** So many times the usual, where somebody is ready to wait. */
export function effortFor(nodeCount: number, times: number): Effort {
  const work = Math.max(LEAST_WORK, MOST_WORK * nodeCount);
  return { runs: times * MOST_RUNS, work: times * work };
}
