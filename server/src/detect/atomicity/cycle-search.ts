/**
 * The shortest way round when an edge closes a cycle: from the transaction that the edge enters to the
 * one that it leaves. A way is *increasing* if every transaction on it but the first is entered no
 * later than it is left: then the first alone is to blame, since no order of the same operations runs it
 * in one piece (Velodrome, 5). Only where there is no such way is another one looked for.
 *
 * The search goes backwards, breadth first, with the latest time at which a node may be entered: the
 * one that an edge leaves has few edges as a rule, the one that it enters may have very many.
 */
import { isMust } from './operations.js';
import type { TransactionGraph } from './transaction-graph.js';

/** A node on the way back, and by which edge it was come to. */
interface Step {
  readonly node: number;
  readonly edge: number;
  readonly deadline: number;
  readonly next: Step | undefined;
}

export interface Way {
  /** Edges, from the transaction that is blamed on. */
  readonly edges: readonly number[];
  readonly increasing: boolean;
}

/** So many edges are looked at for one way; in a part that is larger a long cycle is only counted. */
const MOST_LOOKED_AT = 20_000;

export class CycleSearch {
  constructor(private readonly graph: TransactionGraph) {}

  /** All edges that lead straight from one transaction to the other, early enough. */
  directEdges(from: number, to: number, latest: number): number[] {
    const { source, targetLine, nextIn } = this.graph.edges.columns;
    const found: number[] = [];
    let looked = 0;
    for (let edge = this.graph.into[to]!; edge !== 0; edge = nextIn[edge]!) {
      if (looked++ > MOST_LOOKED_AT) break;
      if (source[edge] === from && targetLine[edge]! <= latest) found.push(edge);
    }
    return found.reverse();
  }

  shortestWay(from: number, to: number, latest: number, mustsAlone: boolean): Way | undefined {
    const increasing = this.search(from, to, latest, mustsAlone, true);
    if (increasing !== undefined) return { edges: increasing, increasing: true };
    if (mustsAlone) return undefined;
    const any = this.search(from, to, latest, false, false);
    return any === undefined ? undefined : { edges: any, increasing: false };
  }

  private search(
    from: number,
    to: number,
    latest: number,
    mustsAlone: boolean,
    increasing: boolean,
  ): number[] | undefined {
    const { graph } = this;
    const { source, sourceLine, targetLine, nextIn } = graph.edges.columns;
    const part = graph.partOf(from);
    const isLoose = (node: number) => !increasing && !graph.isStrand(node);
    const deadlines = new Map<number, number>();
    const queue: Step[] = [
      { node: to, edge: 0, deadline: isLoose(to) ? Infinity : latest, next: undefined },
    ];
    let looked = 0;
    for (const step of queue) {
      for (let edge = graph.into[step.node]!; edge !== 0; edge = nextIn[edge]!) {
        if (looked++ > MOST_LOOKED_AT) return undefined;
        if (targetLine[edge]! > step.deadline) continue;
        if (mustsAlone && !isMust(graph.edges.relationOf(edge))) continue;
        const node = source[edge]!;
        if (node === from) return edgesOf({ node, edge, deadline: 0, next: step });
        if (graph.partOf(node) !== part) continue;
        const deadline = isLoose(node) ? Infinity : sourceLine[edge]!;
        if ((deadlines.get(node) ?? -1) >= deadline) continue;
        deadlines.set(node, deadline);
        queue.push({ node, edge, deadline, next: step });
      }
    }
    return undefined;
  }
}

function edgesOf(first: Step): number[] {
  const edges: number[] = [];
  for (let step: Step | undefined = first; step !== undefined; step = step.next) {
    if (step.edge !== 0) edges.push(step.edge);
  }
  return edges;
}
