/** Why two operations of a trace are ordered, or are not: what the explanation engine answers. */

/** An operation of the trace, by its position (from 0) in the trace. */
export type OpIndex = number;

/** One edge of the relation: a rule of docs/causality.md put `from` before `to`. */
export interface OrderEdge {
  readonly from: OpIndex;
  readonly to: OpIndex;
  /** As docs/causality.md names it; the `droidracer` model has names of its own. */
  readonly rule: string;
  /** The ordered pair that a rule of the queue follows from: the two posts of FIFO. */
  readonly because?: readonly [from: OpIndex, to: OpIndex];
}

/** A rule that would order the two, and what it lacks, in words. */
export interface NearMiss {
  readonly rule: string;
  readonly missing: string;
}

export interface Explanation {
  readonly relation: 'before' | 'after' | 'unordered';
  /** If ordered: a shortest chain of edges from the earlier to the later. */
  readonly chain: readonly OrderEdge[];
  /** If not: the nearest common cause, if there is one, and the way from it to either side. */
  readonly cause?: OpIndex;
  readonly ways: readonly [readonly OrderEdge[], readonly OrderEdge[]];
  readonly near: readonly NearMiss[];
  /** One paragraph that says all this. */
  readonly text: string;
}
