/**
 * With how many different locks a trace comes to one code. Helpers of a large program are called while
 * now these, now those locks are held, and each combination would be walked by itself: their number grows
 * with the ways to the code. After a few of them only those locks count that are held on all further ways,
 * and on the first ones: a lock that is held on some ways only keeps nobody out.
 */
import type { LocksetId } from '../locks/locksets.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { Frame } from './frames.js';

/** So many combinations of locks are told apart. */
const MOST_COMBINATIONS = 6;

interface Combinations {
  readonly told: Set<Frame>;
  /** What all of them have in common. */
  common: LocksetId;
}

export class HeldLocks {
  readonly #byInstance = new Map<InstanceId, Combinations>();

  constructor(readonly meet: (one: LocksetId, other: LocksetId) => LocksetId) {}

  /** The frame that is walked for this one. */
  narrow(frame: Frame): Frame {
    const known = this.#byInstance.get(frame.instance);
    if (known === undefined) {
      this.#byInstance.set(frame.instance, { told: new Set([frame]), common: frame.held });
      return frame;
    }
    if (known.told.has(frame)) return frame;
    known.common = this.meet(known.common, frame.held);
    if (known.told.size >= MOST_COMBINATIONS) return frame.holding(known.common);
    known.told.add(frame);
    return frame;
  }

  /** The same of a frame that was walked before. */
  narrowed(frame: Frame): Frame {
    const known = this.#byInstance.get(frame.instance);
    return known === undefined || known.told.has(frame) ? frame : frame.holding(known.common);
  }
}
