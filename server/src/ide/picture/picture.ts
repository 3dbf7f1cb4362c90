/**
 * A picture of a finding, as plain data: a lane for each thread or looper, time downward. Boxes are what
 * runs, from the cause that a person knows down to the access; arrows say what makes what run. The edge
 * that is missing stands between the two accesses; of events, the edge that turns them round.
 */
import type { SourceSpan } from '../../findings/finding.js';

export interface Picture {
  readonly title: string;
  readonly lanes: readonly string[];
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly missing: MissingEdge;
  /** What comes of it, one for each order of the two accesses. */
  readonly orders: readonly [Order, Order];
}

export interface Box {
  /** Number in `lanes`. */
  readonly lane: number;
  /** From 0, downward: what is caused stands below its cause. */
  readonly row: number;
  readonly title: string;
  readonly detail: string;
  /** What comes from outside the app is drawn apart. */
  readonly mark: 'cause' | 'outside' | 'read' | 'write' | 'side';
  readonly at?: Pick<SourceSpan, 'path' | 'line'>;
}

/** Between boxes, by number. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  /** `post`, `start`, `register`, `calls`. */
  readonly rule: string;
}

export interface MissingEdge {
  readonly from: number;
  readonly to: number;
  /** What would create it. */
  readonly text: string;
  /** Whether it has a direction: it is added, to turn the two round. */
  readonly isAdded?: boolean;
}

export interface Order {
  readonly title: string;
  readonly steps: readonly string[];
  readonly outcome: string;
}
