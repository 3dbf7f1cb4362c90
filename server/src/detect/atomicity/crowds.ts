/**
 * Two transactions that live long (an activity, a service) can have edges between them for every pair of their
 * tasks. Of those the first ones say all that can be said: whoever comes later closes a cycle with them as
 * well. So of one pair of transactions so many edges are kept, and memory follows what is alive, not how long it
 * lives. Whether there is a cycle does not depend on the others.
 */
import type { EdgeStore } from './edge-store.js';

/** So many edges out of a node are not worth counting by where they lead. */
const FEW = 1024;

export class Crowds {
  /** Edges out of each node that has more than a few, by where they lead. */
  private readonly targets = new Map<number, Map<number, number>>();
  private outs = new Int32Array(64);

  /** `most`: so many edges of one pair of nodes are kept. */
  constructor(private readonly most: number) {}

  isFull(source: number, target: number): boolean {
    return (this.targets.get(source)?.get(target) ?? 0) >= this.most;
  }

  /** An edge was added to the end of the store; `first` is the first one out of its source. */
  note(edges: EdgeStore, source: number, target: number, first: number): void {
    if (source >= this.outs.length) this.grow(source);
    const count = ++this.outs[source]!;
    const known = this.targets.get(source);
    if (known !== undefined) known.set(target, (known.get(target) ?? 0) + 1);
    else if (count >= Math.min(FEW, this.most))
      this.targets.set(source, countTargets(edges, first));
  }

  clear(): void {
    this.targets.clear();
    this.outs.fill(0);
  }

  private grow(node: number): void {
    const grown = new Int32Array(2 ** Math.ceil(Math.log2(node + 1)) * 2);
    grown.set(this.outs);
    this.outs = grown;
  }
}

function countTargets({ columns }: EdgeStore, first: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let edge = first; edge !== 0; edge = columns.nextOut[edge]!) {
    const target = columns.target[edge]!;
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
