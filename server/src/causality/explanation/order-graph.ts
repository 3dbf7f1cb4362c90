/**
 * The happens-before relation of a trace as a graph to search in: one node for each synchronisation
 * operation and for each operation that is asked about, and the edges that lead into it. Program
 * order is a list of nodes for each segment. A rule that puts many operations before one (all signals
 * before an await) shares one list among all who come after, so that the graph stays linear in the
 * number of its nodes. Nodes are numbered in the order of the trace; every edge leads to a later node.
 */
import { OperationStore, type Columns } from '../../trace/batch.js';
import { RULES, type Rule } from '../android/rule.js';
import type { Segment } from '../android/segments.js';
import type { OpIndex } from './types.js';

export const NONE = -1;

export class OrderGraph {
  /** The operations behind the nodes. */
  readonly store = new OperationStore();
  /** Per node: its place in the trace, its segment, and the node before it in the same segment. */
  readonly positions: OpIndex[] = [];
  readonly segments: Segment[] = [];
  readonly previous: number[] = [];
  /** Per node: its first edge; the edges of a node stand together. */
  private readonly firstEdge: number[] = [];
  /** Per edge: a node, or ~cell for all that a list holds. */
  private readonly sources: number[] = [];
  private readonly rules: number[] = [];
  private readonly becauseFrom: OpIndex[] = [];
  private readonly becauseTo: OpIndex[] = [];
  /** Per cell of a list: a node, and the cell of those before it. */
  private readonly cellNode: number[] = [];
  private readonly cellRest: number[] = [];
  private readonly lastOfSegment = new Map<number, number>();

  get nodeCount(): number {
    return this.positions.length;
  }

  get edgeCount(): number {
    return this.sources.length;
  }

  get cellCount(): number {
    return this.cellNode.length;
  }

  /** The node of the newest operation. */
  get newest(): number {
    return this.positions.length - 1;
  }

  add(columns: Columns, index: number, position: OpIndex, segment: Segment): void {
    const node = this.store.add(columns, index);
    this.positions.push(position);
    this.segments.push(segment);
    this.previous.push(this.lastOfSegment.get(segment.id) ?? NONE);
    this.firstEdge.push(this.sources.length);
    this.lastOfSegment.set(segment.id, node);
  }

  /** An edge into the newest node. */
  addEdge(from: number, rule: Rule, because?: readonly [OpIndex, OpIndex]): void {
    this.sources.push(from);
    this.rules.push(RULES.indexOf(rule));
    this.becauseFrom.push(because?.[0] ?? NONE);
    this.becauseTo.push(because?.[1] ?? NONE);
  }

  /** Edges into the newest node from all that the list holds. */
  addEdges(list: number, rule: Rule): void {
    this.addEdge(~list, rule);
  }

  /** A list that holds the node besides what is in `rest` (NONE for nothing). */
  addToList(node: number, rest: number): number {
    this.cellRest.push(rest);
    return this.cellNode.push(node) - 1;
  }

  /** NONE where the operation has no node. */
  nodeAt(position: OpIndex): number {
    let low = 0;
    let high = this.positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return this.positions[low] === position ? low : NONE;
  }

  edgesOf(node: number): readonly [first: number, end: number] {
    return [this.firstEdge[node]!, this.firstEdge[node + 1] ?? this.sources.length];
  }

  /** The node that an edge comes from, or, below 0, ~list. */
  sourceOf(edge: number): number {
    return this.sources[edge]!;
  }

  ruleOf(edge: number): Rule {
    return RULES[this.rules[edge]!]!;
  }

  becauseOf(edge: number): readonly [OpIndex, OpIndex] | undefined {
    const from = this.becauseFrom[edge]!;
    return from === NONE ? undefined : [from, this.becauseTo[edge]!];
  }

  nodeOfCell(cell: number): number {
    return this.cellNode[cell]!;
  }

  restOfCell(cell: number): number {
    return this.cellRest[cell]!;
  }

  /** The nodes of a segment, in the order of the trace. */
  nodesOf(segment: number): number[] {
    const nodes: number[] = [];
    let node = this.lastOfSegment.get(segment) ?? NONE;
    for (; node !== NONE; node = this.previous[node]!) nodes.push(node);
    return nodes.reverse();
  }
}
