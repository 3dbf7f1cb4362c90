/**
 * The tasks that have ended on one looper, for ATOMIC: by chain, in the order of their begins. Of the
 * tasks of a chain whose begins are known only the last one's end may be unknown.
 */
import type { HappensBeforeGraph, NodeId } from './graph.js';

interface Run {
  readonly begin: NodeId;
  readonly end: NodeId;
}

export class LooperTasks {
  private readonly byChain = new Map<number, Run[]>();

  constructor(private readonly graph: HappensBeforeGraph) {}

  add(run: Run): void {
    const chain = this.graph.chainOf.at(run.begin);
    const runs = this.byChain.get(chain) ?? [];
    this.byChain.set(chain, runs);
    runs.push(run);
  }

  /** The ends of tasks whose begin this clock knows, but not the end. */
  forEachCut(clock: Uint32Array, visit: (end: NodeId) => void): void {
    const { tickOf } = this.graph;
    for (const [chain, runs] of this.byChain) {
      const known = clock[chain] ?? 0;
      const last = this.lastBegunBy(runs, known);
      if (last !== undefined && tickOf.at(last.end) > known) visit(last.end);
    }
  }

  private lastBegunBy(runs: readonly Run[], tick: number): Run | undefined {
    const { tickOf } = this.graph;
    let low = 0;
    let high = runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tickOf.at(runs[middle]!.begin) <= tick) low = middle + 1;
      else high = middle;
    }
    return runs[low - 1];
  }
}
