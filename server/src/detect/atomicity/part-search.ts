/**
 * Mends the order of the parts when an edge goes against it: searches forwards from the edge's target
 * and backwards from its source, a step at a time on the side that has cost less, among the parts that
 * stand between the two. Whichever side ends first is moved; if they meet, the edge closes a cycle and
 * what lies on it becomes one part.
 */
import type { EdgeStore } from './edge-store.js';
import type { NodeOrder } from './node-order.js';

/** The graph, as far as the search needs it. */
export interface PartGraph {
  readonly size: number;
  readonly edges: EdgeStore;
  readonly order: NodeOrder;
  readonly out: Int32Array;
  readonly into: Int32Array;
  readonly nextInPart: Int32Array;
  readonly outOfPart: Int32Array;
  readonly intoPart: Int32Array;
  partOf(node: number): number;
  unite(part: number, others: readonly number[]): void;
}

class Side {
  readonly parts: number[] = [];
  marks = new Int32Array(64);
  done = 0;
  cost = 0;

  begin(part: number, stamp: number, size: number): void {
    if (size >= this.marks.length) this.marks = new Int32Array(size * 2);
    this.parts.length = 0;
    this.done = 0;
    this.cost = 0;
    this.add(part, stamp);
  }

  add(part: number, stamp: number): void {
    this.marks[part] = stamp;
    this.parts.push(part);
  }

  get isComplete(): boolean {
    return this.done === this.parts.length;
  }
}

export class PartSearch {
  private readonly forward = new Side();
  private readonly backward = new Side();
  private stamp = 0;
  private low = 0;
  private high = 0;
  private met = false;

  constructor(private readonly graph: PartGraph) {}

  /** An edge leads from `first` to `second`, which stands before it in the order. */
  putBefore(first: number, second: number): void {
    const { forward, backward } = this;
    this.begin(first, second);
    while (!this.met && !forward.isComplete && !backward.isComplete) {
      if (this.isForwardCheaper()) this.stepForward();
      else this.stepBackward();
    }
    if (this.met) this.closeCycle(first);
    else if (forward.isComplete) this.graph.order.moveBehind(this.inOrder(forward.parts), first);
    else this.graph.order.moveBefore(this.inOrder(backward.parts), second);
  }

  /** Counts what the next step will cost: a transaction that lasts long has very many edges. */
  private isForwardCheaper(): boolean {
    const { graph, forward, backward } = this;
    const forwards = forward.cost + graph.outOfPart[forward.parts[forward.done]!]!;
    const backwards = backward.cost + graph.intoPart[backward.parts[backward.done]!]!;
    return forwards < backwards;
  }

  private begin(first: number, second: number): void {
    const { labels } = this.graph.order;
    this.stamp++;
    this.low = labels[second]!;
    this.high = labels[first]!;
    this.met = false;
    this.forward.begin(second, this.stamp, this.graph.size);
    this.backward.begin(first, this.stamp, this.graph.size);
  }

  private closeCycle(first: number): void {
    while (!this.forward.isComplete) this.stepForward();
    while (!this.backward.isComplete) this.stepBackward();
    const { marks } = this.backward;
    const within = this.forward.parts.filter((part) => marks[part] === this.stamp);
    const behind = this.forward.parts.filter((part) => marks[part] !== this.stamp);
    this.graph.order.moveBehind(this.inOrder(behind), first);
    this.graph.unite(first, within);
  }

  private stepForward(): void {
    const { graph, forward } = this;
    const { nextOut, target } = graph.edges.columns;
    const part = forward.parts[forward.done++]!;
    let member = part;
    do {
      for (let edge = graph.out[member]!; edge !== 0; edge = nextOut[edge]!) {
        this.reach(graph.partOf(target[edge]!), forward, this.backward);
      }
      forward.cost++;
      member = graph.nextInPart[member]!;
    } while (member !== part);
  }

  private stepBackward(): void {
    const { graph, backward } = this;
    const { nextIn, source } = graph.edges.columns;
    const part = backward.parts[backward.done++]!;
    let member = part;
    do {
      for (let edge = graph.into[member]!; edge !== 0; edge = nextIn[edge]!) {
        this.reach(graph.partOf(source[edge]!), backward, this.forward);
      }
      backward.cost++;
      member = graph.nextInPart[member]!;
    } while (member !== part);
  }

  private reach(part: number, side: Side, other: Side): void {
    side.cost++;
    if (side.marks[part] === this.stamp) return;
    const label = this.graph.order.labels[part]!;
    if (label < this.low || label > this.high) return;
    side.add(part, this.stamp);
    if (other.marks[part] === this.stamp) this.met = true;
  }

  private inOrder(parts: readonly number[]): number[] {
    const { labels } = this.graph.order;
    return [...parts].sort((one, other) => labels[one]! - labels[other]!);
  }
}
