/**
 * What comes before what in every schedule, to be walked both ways: the hard edges of a skeleton, and the
 * shared lists that many of them come from, whose cells are vertices behind the nodes. Made once for all flips.
 */
import { NONE } from '../../../causality/explanation/order-graph.js';
import type { HardEdges } from '../hard-edges.js';
import type { Skeleton } from '../skeleton.js';

/** A step that needs no rule: program order, or into a list. */
export const PLAIN_STEP = -1;

export class OrderWeb {
  readonly nodeCount: number;
  readonly size: number;
  /** By vertex, and one behind the last: its first step onwards. */
  readonly firstAfter: Int32Array;
  readonly after: Int32Array;
  /** By step: an edge, see `stepOf`. */
  readonly afterBy: Int32Array;

  constructor(readonly skeleton: Skeleton) {
    this.nodeCount = skeleton.nodeCount;
    this.size = skeleton.nodeCount + skeleton.graph.cellCount;
    this.firstAfter = new Int32Array(this.size + 1);
    this.eachStep((from) => this.firstAfter[from + 1]!++);
    for (let at = 0; at < this.size; at++) this.firstAfter[at + 1]! += this.firstAfter[at]!;
    this.after = new Int32Array(this.firstAfter[this.size]!);
    this.afterBy = new Int32Array(this.after.length);
    const next = this.firstAfter.slice();
    this.eachStep((from, to, by) => {
      const place = next[from]!++;
      this.after[place] = to;
      this.afterBy[place] = by;
    });
  }

  ruleOf(step: number): string {
    const { hard, last } = this.skeleton;
    return (step % 2 === 0 ? hard : last).rule(step >> 1);
  }

  private eachStep(visit: (from: number, to: number, by: number) => void): void {
    const { hard, last, graph } = this.skeleton;
    this.eachEdge(hard, (from, to, edge) => {
      visit(from, to, stepOf(edge, false));
    });
    this.eachEdge(last, (from, to, edge) => {
      visit(from, to, stepOf(edge, true));
    });
    for (let cell = 0; cell < graph.cellCount; cell++) {
      visit(graph.nodeOfCell(cell), this.nodeCount + cell, PLAIN_STEP);
      const rest = graph.restOfCell(cell);
      if (rest !== NONE) visit(this.nodeCount + rest, this.nodeCount + cell, PLAIN_STEP);
    }
  }

  private eachEdge(
    { first, source }: HardEdges,
    visit: (from: number, to: number, edge: number) => void,
  ): void {
    for (let node = 0; node < this.nodeCount; node++) {
      for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
        const from = source[edge]!;
        visit(from >= 0 ? from : this.nodeCount + ~from, node, edge);
      }
    }
  }
}

/** An edge of those that always hold, or of those that hold if everything happens. */
export function stepOf(edge: number, isLast: boolean): number {
  return 2 * edge + Number(isLast);
}
