/** Why two operations of a trace are ordered, or are not: what the explanation engine answers. */
import type { OperationDescription } from '../../trace/words/description.js';

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
  /** Why that pair is ordered, as far as it is worth telling. */
  readonly reason?: readonly OrderEdge[];
}

/** A rule that would order the two, and what it lacks, in words. */
export interface NearMiss {
  readonly rule: string;
  /** One sentence, without a full stop. */
  readonly missing: string;
}

export interface Explanation {
  /** Of the first operation that was asked about to the second. */
  readonly relation: 'before' | 'after' | 'unordered' | 'same';
  readonly first: OpIndex;
  readonly second: OpIndex;
  /**
   * If ordered: a shortest chain of edges from the earlier to the later. A step of program order
   * leads to any later operation of the same task or thread.
   */
  readonly chain: readonly OrderEdge[];
  /** If not: the nearest common cause, if there is one, and the way from it to either side. */
  readonly cause?: OpIndex;
  readonly ways: readonly [toFirst: readonly OrderEdge[], toSecond: readonly OrderEdge[]];
  readonly near: readonly NearMiss[];
  /** One paragraph that says all this. */
  readonly text: string;
}

/** An operation as it is shown: plain, or in the markup of whoever shows it. */
export type DescribeOperation = (op: OpIndex) => OperationDescription;

/** All operations that the explanation speaks of, each once, in the order of the trace. */
export function operationsOf({ first, second, chain, cause, ways }: Explanation): OpIndex[] {
  const found = new Set([first, second, ...(cause === undefined ? [] : [cause])]);
  const add = (edges: readonly OrderEdge[]): void => {
    for (const { from, to, because = [], reason = [] } of edges) {
      for (const op of [from, to, ...because]) found.add(op);
      add(reason);
    }
  };
  for (const edges of [chain, ...ways]) add(edges);
  return [...found].sort((left, right) => left - right);
}
