/**
 * Steps of a search as edges of the answer. A rule of the queue follows from the order of a pair,
 * which is explained in turn from the edges that were known before: so no reason goes in a circle.
 */
import { NONE, type OrderGraph } from './order-graph.js';
import { WaysBack, type NodeEdge } from './search.js';
import type { OrderEdge } from './types.js';

/** How deep reasons of reasons go, and how many are looked for in one answer. */
const DEEPEST = 3;
const MOST_REASONS = 24;

export class EdgeWriter {
  private left = MOST_REASONS;

  constructor(private readonly graph: OrderGraph) {}

  write(way: readonly NodeEdge[], depth = DEEPEST): OrderEdge[] {
    return way.map((step) => this.edgeOf(step, depth));
  }

  private edgeOf({ from, to, edge }: NodeEdge, depth: number): OrderEdge {
    const { positions } = this.graph;
    const ends = { from: positions[from]!, to: positions[to]! };
    if (edge === NONE) return { ...ends, rule: 'PO' };
    const rule = this.graph.ruleOf(edge);
    const because = this.graph.becauseOf(edge);
    if (because === undefined) return { ...ends, rule };
    const reason = this.reasonOf(edge, because, depth);
    return { ...ends, rule, because, ...(reason.length > 0 && { reason }) };
  }

  private reasonOf(edge: number, pair: readonly [number, number], depth: number): OrderEdge[] {
    const [first, second] = pair.map((position) => this.graph.nodeAt(position));
    if (first === undefined || second === undefined || first === NONE || second === NONE) return [];
    if (depth === 0 || this.left-- <= 0) return [];
    const ways = new WaysBack(this.graph, second, { until: first, edgesBefore: edge });
    return this.write(ways.from(first), depth - 1);
  }
}
