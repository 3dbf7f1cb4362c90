/**
 * Which node must still come before another, by an edge of the relation that does not depend on the
 * schedule, by one that is needed, or by one that was added. Lists that are shared by many edges are
 * walked once: what has happened stays so.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Constraints } from './constraints.js';
import type { Skeleton } from './skeleton.js';

/** What a queue, a looper or a binder thread decides, which each schedule decides anew. */
const DECIDED: ReadonlySet<string> = new Set([
  'FIFO',
  'PRIORITY',
  'ATFRONT',
  'ATOMIC',
  'BARRIER',
  'IPCHANDLE',
  'IPCASYNC',
]);

export interface OpenEdge {
  readonly from: number;
  readonly rule: string;
}

export class EdgeCheck {
  /** Cells of shared lists from which on everything has happened. */
  private readonly settled: Uint8Array;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly isDone: (node: number) => boolean,
  ) {
    this.settled = new Uint8Array(skeleton.graph.cellCount);
  }

  blockerOf(node: number): OpenEdge | undefined {
    return this.byRule(node) ?? this.byNeed(node) ?? this.byAddition(node);
  }

  private byAddition(node: number): OpenEdge | undefined {
    return this.constraints.addedInto(node).find(({ from }) => !this.isDone(from));
  }

  private byNeed(node: number): OpenEdge | undefined {
    return this.skeleton.needed.get(node)?.find(({ from }) => !this.isDone(from));
  }

  private byRule(node: number): OpenEdge | undefined {
    const { graph } = this.skeleton;
    const [first, end] = graph.edgesOf(node);
    for (let edge = first; edge < end; edge++) {
      const rule = graph.ruleOf(edge);
      if (DECIDED.has(rule)) continue;
      const source = graph.sourceOf(edge);
      const from = source >= 0 ? this.open(source) : this.openInList(~source);
      if (from !== NONE) return { from, rule };
    }
    return undefined;
  }

  private open(node: number): number {
    return this.isDone(node) ? NONE : node;
  }

  /** The newest of a list that has not happened. */
  private openInList(list: number): number {
    const { graph } = this.skeleton;
    for (let cell = list; cell !== NONE && this.settled[cell] === 0;) {
      const node = graph.nodeOfCell(cell);
      if (!this.isDone(node)) return node;
      cell = graph.restOfCell(cell);
    }
    for (
      let cell = list;
      cell !== NONE && this.settled[cell] === 0;
      cell = graph.restOfCell(cell)
    ) {
      this.settled[cell] = 1;
    }
    return NONE;
  }
}
