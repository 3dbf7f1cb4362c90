/** What can be chosen of the atomicity check. Plain data: it travels to the worker as it is. */
export type AtomicityMode = 'tree' | 'lifecycle';

/** The variants of chapter 7 of Mondal's report, which a user may choose. */
export interface AtomicityVariants {
  /** The service that an activity enables belongs to the activity's transaction. */
  readonly serviceWithActivity?: boolean;
  /** onPause and onDestroy, which come from outside, stand outside the transaction. */
  readonly pauseOutside?: boolean;
}

export const ATOMICITY_VARIANTS = ['serviceWithActivity', 'pauseOutside'] as const;

export interface AtomicityOptions extends AtomicityVariants {
  /** First optimisation of 4.6: what is over and follows nothing is forgotten. On, if not said. */
  readonly forget?: boolean;
  /** Second optimisation of 4.6: a task outside of transactions is one node. On, if not said. */
  readonly wholeTasks?: boolean;
  /** The least number of nodes at which those that no longer matter are looked for. */
  readonly sweepFrom?: number;
  /** How many edges between the same two transactions are kept. */
  readonly mostParallel?: number;
}
