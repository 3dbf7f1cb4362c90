/**
 * The happens-before graph of a trace, kept whole. A node is a run of operations of one segment into
 * which edges come only at its first operation and from which they go only at its last. Every node has
 * a vector clock over chains, for queries; nodes of a segment share it until edges come in.
 */
import { GrowingNumbers } from './growing-numbers.js';

/** Nodes count from 1; 0 is none. */
export type NodeId = number;

export class HappensBeforeGraph {
  /** Nodes so far. */
  size = 0;
  readonly chainOf = new GrowingNumbers();
  readonly tickOf = new GrowingNumbers();
  private readonly clocks: Uint32Array[] = [new Uint32Array(0)];
  /** The edges into node n are those from firstEdge[n] up to firstEdge[n + 1]. */
  private readonly firstEdge = new GrowingNumbers();
  private readonly edges = new GrowingNumbers();

  constructor() {
    this.firstEdge.set(1, 0);
  }

  /** Adds a node with edges from those before it. */
  add(chain: number, tick: number, clock: Uint32Array, before: readonly NodeId[]): NodeId {
    const node = ++this.size;
    this.chainOf.set(node, chain);
    this.tickOf.set(node, tick);
    this.clocks.push(clock);
    for (const each of before) this.edges.push(each);
    this.firstEdge.set(node + 1, this.edges.length);
    return node;
  }

  clock(node: NodeId): Uint32Array {
    return this.clocks[node]!;
  }

  /** Is the first node the second one, or before it? */
  reaches(first: NodeId, second: NodeId): boolean {
    const chain = this.chainOf.at(first);
    const tick = this.tickOf.at(first);
    if (chain === this.chainOf.at(second)) return tick <= this.tickOf.at(second);
    return (this.clocks[second]![chain] ?? 0) >= tick;
  }

  edgesFrom(node: NodeId): number {
    return this.firstEdge.at(node);
  }

  edgesTo(node: NodeId): number {
    return this.firstEdge.at(node + 1);
  }

  edge(at: number): NodeId {
    return this.edges.at(at);
  }
}

/** The clock with all that the node knows, itself included. */
export function joinNode(graph: HappensBeforeGraph, clock: Uint32Array, node: NodeId): Uint32Array {
  const other = graph.clock(node);
  const chain = graph.chainOf.at(node);
  const length = Math.max(clock.length, other.length, chain + 1);
  const joined = new Uint32Array(length);
  joined.set(clock);
  for (let at = 0; at < other.length; at++) if (other[at]! > joined[at]!) joined[at] = other[at]!;
  joined[chain] = Math.max(joined[chain]!, graph.tickOf.at(node));
  return joined;
}
