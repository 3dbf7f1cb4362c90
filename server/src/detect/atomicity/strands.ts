/**
 * What threads do outside of transactions: each operation is a unary transaction of its own (Velodrome's
 * INS-OUTSIDE), and they follow one another in program order. One node stands for a row of them as
 * long as they depend on nothing new: a way into a later one is a way into the first, so no cycle is
 * missed and none made up. Without anything that they depend on they need no node at all.
 */
import { createOp, type EdgeOp, type SourceList, type SourceOp } from './operations.js';
import type { TransactionGraph } from './transaction-graph.js';

/** A sequence of operations that program order orders: of a thread, or of a binder call. */
export interface Strand {
  readonly id: number;
  /** The node of its last operation; 0 for none that matters. */
  node: number;
  /** The last operation itself. */
  readonly last: EdgeOp;
  /** What has an edge into the strand: transactions, and of other strands the latest node. */
  readonly known: Map<number, number>;
  /** The compaction after which `known` was true. */
  knownSince: number;
}

export class Strands {
  private count = 0;
  /** The strand of a node, negative, and which node of it that is. */
  private readonly strandOf = new Map<number, number>();

  /** `merging`: one node for many operations; otherwise each has its own, as the definition says. */
  constructor(
    private readonly graph: TransactionGraph,
    private readonly merging: boolean,
    private readonly addEdge: (source: SourceOp, node: number, op: EdgeOp) => void,
  ) {}

  create(): Strand {
    return { id: -++this.count, node: 0, last: createOp(), known: new Map(), knownSince: 0 };
  }

  /** The node for an operation of the strand that depends on the sources; 0 if it needs none. */
  nodeFor(strand: Strand, sources: SourceList, op: EdgeOp, compactions: number): number {
    if (!this.graph.matters(strand.node)) strand.node = 0;
    if (strand.knownSince !== compactions) {
      strand.known.clear();
      strand.knownSince = compactions;
    }
    const isNew = !this.merging || this.isNews(strand, sources);
    if (isNew) this.begin(strand, op);
    for (let index = 0; index < sources.length; index++) this.learn(strand, sources.at(index).node);
    this.stay(strand, op);
    return strand.node;
  }

  /** A block that its author says is atomic stands between the operations of the strand. */
  putBlock(strand: Strand, node: number, op: EdgeOp): void {
    if (this.graph.matters(strand.node)) this.follow(strand, node, op);
    strand.node = node;
    this.stay(strand, op);
  }

  stay({ last }: Strand, op: EdgeOp): void {
    last.line = op.line;
    last.performer = op.performer;
    last.code = op.code;
    last.kind = op.kind;
  }

  renumber(renumbered: Int32Array): void {
    const old = [...this.strandOf];
    this.strandOf.clear();
    for (const [node, strand] of old) {
      const number = renumbered[node]!;
      if (number !== 0) this.strandOf.set(number, strand);
    }
  }

  private begin(strand: Strand, op: EdgeOp): void {
    const node = this.graph.addNode(true);
    this.strandOf.set(node, strand.id);
    if (strand.node !== 0) this.follow(strand, node, op);
    strand.node = node;
  }

  private follow(strand: Strand, node: number, op: EdgeOp): void {
    const { line, performer, code, kind } = strand.last;
    this.addEdge({ node: strand.node, line, performer, code, kind }, node, op);
  }

  private isNews(strand: Strand, sources: SourceList): boolean {
    const { node } = strand;
    if (node !== 0 && !this.graph.isStrand(node)) return true;
    for (let index = 0; index < sources.length; index++) {
      if (!this.knows(strand, sources.at(index).node)) return true;
    }
    return false;
  }

  private knows(strand: Strand, node: number): boolean {
    const other = this.strandOf.get(node);
    if (other === undefined) return strand.known.has(node);
    return other === strand.id || (strand.known.get(other) ?? 0) >= node;
  }

  /** Of the nodes of a strand later ones have higher numbers. */
  private learn(strand: Strand, node: number): void {
    const other = this.strandOf.get(node);
    if (other === undefined) strand.known.set(node, node);
    else strand.known.set(other, Math.max(strand.known.get(other) ?? 0, node));
  }
}
