/** What becomes of two operations in the other order, and what is prepared once to find it. */
import type { Constraints } from './constraints.js';
import type { Cycle } from './cycle-link.js';
import { ForcedGround } from './forced/forced-order.js';
import { runRecorded, type RecordedRun } from './recorded-run.js';
import type { Skeleton } from './skeleton.js';
import type { TimedRun } from './timed-run.js';

export type Flip =
  | { readonly kind: 'flipped'; readonly run: TimedRun; readonly constraints: Constraints }
  /** As far as it goes: then everything waits in this cycle. */
  | {
      readonly kind: 'stuck';
      /** No schedule has all operations; else none of those that were tried has. */
      readonly isProven: boolean;
      readonly run: TimedRun;
      readonly constraints: Constraints;
      readonly cycle: Cycle;
    }
  | { readonly kind: 'ordered'; readonly cycle: Cycle }
  /** Not all ways were tried: there were too many. */
  | { readonly kind: 'gave-up'; readonly cycle: Cycle; readonly runs: number };

/** What is found once for all flips of a trace. */
export class FlipGround {
  readonly recorded: RecordedRun;
  readonly forced: ForcedGround;
  /** By node: how many operations go with it. */
  readonly weights: Uint32Array;

  constructor(readonly skeleton: Skeleton) {
    this.recorded = runRecorded(skeleton);
    this.forced = new ForcedGround(skeleton, this.recorded);
    this.weights = new Uint32Array(skeleton.nodeCount);
    for (const node of skeleton.nodeOfOperation) this.weights[node]!++;
  }
}
