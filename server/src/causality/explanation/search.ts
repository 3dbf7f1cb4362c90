/**
 * Ways back through the graph: breadth first from a node, so that each way is a shortest one. A step
 * of program order leads from an operation to any earlier one of its segment at once. Nothing is
 * visited twice, neither nodes nor the cells of shared lists, so a search is linear in the graph.
 */
import type { Rule } from '../android/rule.js';
import { NONE, type OrderGraph } from './order-graph.js';

/** A step of a way, between nodes; `edge` is NONE for program order. */
export interface NodeEdge {
  readonly from: number;
  readonly to: number;
  readonly edge: number;
}

export interface SearchLimits {
  /** The search ends when it gets here. */
  readonly until?: number;
  /** Only edges that were there before this one. */
  readonly edgesBefore?: number;
  /** Only these rules, and program order. */
  readonly rules?: ReadonlySet<Rule>;
}

export class WaysBack {
  /** Steps from each node to the start; NONE for no way. */
  readonly distance: Int32Array;
  private readonly next: Int32Array;
  private readonly by: Int32Array;
  private readonly seenInOrder: Uint8Array;
  private readonly seenCells: Uint8Array;
  private readonly waiting: number[] = [];

  constructor(
    private readonly graph: OrderGraph,
    readonly start: number,
    private readonly limits: SearchLimits = {},
  ) {
    this.distance = new Int32Array(graph.nodeCount).fill(NONE);
    this.next = new Int32Array(graph.nodeCount);
    this.by = new Int32Array(graph.nodeCount);
    this.seenInOrder = new Uint8Array(graph.nodeCount);
    this.seenCells = new Uint8Array(graph.cellCount);
    this.search();
  }

  leadsTo(node: number): boolean {
    return this.distance[node] !== NONE;
  }

  /** The steps from the node to where the search started. */
  from(node: number): readonly NodeEdge[] {
    const way: NodeEdge[] = [];
    if (!this.leadsTo(node)) return way;
    for (let at = node; at !== this.start; at = this.next[at]!) {
      way.push({ from: at, to: this.next[at]!, edge: this.by[at]! });
    }
    return way;
  }

  private search(): void {
    const until = this.limits.until ?? NONE;
    this.distance[this.start] = 0;
    this.waiting.push(this.start);
    for (const node of this.waiting) {
      if (node === until) return;
      this.stepInOrder(node);
      this.stepOverEdges(node);
    }
  }

  /** Those before the first one that was seen this way have been seen this way too. */
  private stepInOrder(node: number): void {
    const { previous } = this.graph;
    for (let at = previous[node]!; at !== NONE; at = previous[at]!) {
      if (this.seenInOrder[at] === 1) return;
      this.seenInOrder[at] = 1;
      this.visit(at, node, NONE);
    }
  }

  private stepOverEdges(node: number): void {
    const { edgesBefore = Infinity, rules } = this.limits;
    const [first, end] = this.graph.edgesOf(node);
    for (let edge = first; edge < end && edge < edgesBefore; edge++) {
      if (rules !== undefined && !rules.has(this.graph.ruleOf(edge))) continue;
      const source = this.graph.sourceOf(edge);
      if (source >= 0) this.visit(source, node, edge);
      else this.visitList(~source, node, edge);
    }
  }

  private visitList(list: number, node: number, edge: number): void {
    for (let cell = list; cell !== NONE; cell = this.graph.restOfCell(cell)) {
      if (this.seenCells[cell] === 1) return;
      this.seenCells[cell] = 1;
      this.visit(this.graph.nodeOfCell(cell), node, edge);
    }
  }

  private visit(node: number, next: number, edge: number): void {
    if (this.distance[node] !== NONE || node < (this.limits.until ?? 0)) return;
    this.distance[node] = this.distance[next]! + 1;
    this.next[node] = next;
    this.by[node] = edge;
    this.waiting.push(node);
  }
}
