/**
 * Mends the order of the parts when an edge goes against it: searches forwards from the edge's target
 * and backwards from its source, a step at a time on the side that costs less, among the parts that
 * stand between the two. Whichever side ends first is moved; if they meet, the edge closes a cycle and
 * what lies on it becomes one part.
 *
 * A part that grew out of many transactions has very many edges. As the end of a search it is never
 * looked through: what comes before the edge's target, or behind its source, is not between the two.
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

/** One of the two searches. */
class Side {
  readonly parts: number[] = [];
  marks = new Int32Array(64);
  /** The steps that were taken: from a part to one that the search came to from it. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  done = 0;
  cost = 0;
  /** Where the other search begins. */
  end = 0;

  begin(part: number, end: number, stamp: number, size: number): void {
    if (size >= this.marks.length) this.marks = new Int32Array(size * 2);
    this.parts.length = 0;
    this.from.length = 0;
    this.to.length = 0;
    this.done = 0;
    this.cost = 0;
    this.end = end;
    this.add(part, stamp);
  }

  add(part: number, stamp: number): void {
    this.marks[part] = stamp;
    this.parts.push(part);
  }

  get isComplete(): boolean {
    return this.done === this.parts.length;
  }

  /** The next part to look through. */
  get next(): number {
    return this.parts[this.done]!;
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
    while (!forward.isComplete && !backward.isComplete) this.step();
    const complete = forward.isComplete ? forward : backward;
    const cycle = this.met ? partsOnWay(complete) : new Set<number>();
    const others = this.inOrder(complete.parts.filter((part) => !cycle.has(part)));
    const { order } = this.graph;
    if (complete === forward) order.moveBehind(others, first);
    else order.moveBefore(others, second);
    if (cycle.size > 0) this.graph.unite(complete.end, [...cycle]);
  }

  private begin(first: number, second: number): void {
    const { labels } = this.graph.order;
    this.stamp++;
    this.low = labels[second]!;
    this.high = labels[first]!;
    this.met = false;
    this.forward.begin(second, first, this.stamp, this.graph.size);
    this.backward.begin(first, second, this.stamp, this.graph.size);
  }

  private step(): void {
    const { graph, forward, backward } = this;
    const forwards = forward.cost + costOf(forward, graph.outOfPart);
    const backwards = backward.cost + costOf(backward, graph.intoPart);
    const { nextOut, nextIn, source, target } = graph.edges.columns;
    if (forwards < backwards) this.lookThrough(forward, graph.out, nextOut, target);
    else this.lookThrough(backward, graph.into, nextIn, source);
  }

  private lookThrough(side: Side, heads: Int32Array, next: Int32Array, ends: Int32Array): void {
    const { graph } = this;
    const part = side.next;
    side.done++;
    side.cost++;
    if (part === side.end) return;
    let member = part;
    do {
      for (let edge = heads[member]!; edge !== 0; edge = next[edge]!) {
        this.reach(side, part, graph.partOf(ends[edge]!));
      }
      member = graph.nextInPart[member]!;
    } while (member !== part);
  }

  private reach(side: Side, from: number, part: number): void {
    side.cost++;
    const label = this.graph.order.labels[part]!;
    if (part === from || label < this.low || label > this.high) return;
    side.from.push(from);
    side.to.push(part);
    if (side.marks[part] === this.stamp) return;
    side.add(part, this.stamp);
    if (part === side.end) this.met = true;
  }

  private inOrder(parts: readonly number[]): number[] {
    const { labels } = this.graph.order;
    return [...parts].sort((one, other) => labels[one]! - labels[other]!);
  }
}

/** What the next step of a side will cost. */
function costOf(side: Side, edges: Int32Array): number {
  return side.next === side.end ? 0 : edges[side.next]!;
}

/** The parts of a complete search from which a way leads to its end, which it has come to. */
function partsOnWay({ from, to, end }: Side): Set<number> {
  const before = new Map<number, number[]>();
  for (const [step, part] of to.entries()) {
    const known = before.get(part);
    if (known === undefined) before.set(part, [from[step]!]);
    else known.push(from[step]!);
  }
  const found = new Set([end]);
  for (const part of found) for (const other of before.get(part) ?? []) found.add(other);
  return found;
}
