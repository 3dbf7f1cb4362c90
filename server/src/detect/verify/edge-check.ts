/**
 * Which node must still come before another, by an edge that every schedule has or by one that was added.
 * Lists that are shared by many edges are walked once: what has happened stays so.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Constraints } from './constraints.js';
import type { HardEdges } from './hard-edges.js';
import type { Skeleton } from './skeleton.js';

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
    settled?: Uint8Array,
  ) {
    this.settled = settled ?? new Uint8Array(skeleton.graph.cellCount);
  }

  clone(constraints: Constraints, isDone: (node: number) => boolean): EdgeCheck {
    return new EdgeCheck(this.skeleton, constraints, isDone, this.settled.slice());
  }

  blockerOf(node: number): OpenEdge | undefined {
    const { hard, last } = this.skeleton;
    const always = this.byRule(hard, node) ?? this.byAddition(node);
    return always ?? (this.constraints.given.isWhole ? this.byRule(last, node) : undefined);
  }

  private byAddition(node: number): OpenEdge | undefined {
    return this.constraints.addedInto(node).find(({ from }) => !this.isDone(from));
  }

  private byRule({ first, source, rule }: HardEdges, node: number): OpenEdge | undefined {
    for (let edge = first[node]!, end = first[node + 1]!; edge < end; edge++) {
      const from = source[edge]!;
      const open = from >= 0 ? (this.isDone(from) ? NONE : from) : this.openInList(~from);
      if (open !== NONE) return { from: open, rule: rule(edge) };
    }
    return undefined;
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
