/**
 * The graph of transactions (H of the report) with its strongly connected parts kept up to date as
 * edges come: a topological order of the parts, mended locally by a search from both ends (after Pearce
 * and Kelly, and Haeupler and others), and parts united when an edge closes a cycle. An edge within a
 * part closes a cycle; so a cycle is known at once, and longer ones after a report are not missed (4.2.2).
 */
import { Crowds } from './crowds.js';
import { EdgeStore } from './edge-store.js';
import { NodeOrder } from './node-order.js';
import { Relation, type EdgeOp, type SourceOp } from './operations.js';
import { PartSearch } from './part-search.js';

/** A node stands for single operations of a thread, which no transaction holds together. */
const STRAND = 1;
/** It can never be part of a cycle any more. */
const DEAD = 2;

/** More than are ever told of one pair. */
const MOST_PARALLEL = 4096;

export class TransactionGraph {
  /** Nodes so far; ids run from 1 to this, and begin anew with each compaction. */
  size = 0;
  readonly edges = new EdgeStore();
  readonly order = new NodeOrder();
  /** The first edge out of and into each node. */
  out = new Int32Array(64);
  into = new Int32Array(64);
  /** The next node of the same part, round in a circle. */
  nextInPart = new Int32Array(64);
  /** How many edges lead out of and into a whole part. */
  outOfPart = new Int32Array(64);
  intoPart = new Int32Array(64);
  private parents = new Int32Array(64);
  private flags = new Uint8Array(64);
  private readonly search = new PartSearch(this);
  private readonly crowds: Crowds;

  /** `mostParallel`: so many edges of one pair of nodes are kept. */
  constructor(mostParallel = MOST_PARALLEL) {
    this.crowds = new Crowds(mostParallel);
  }

  addNode(isStrand: boolean): number {
    const node = ++this.size;
    if (node >= this.flags.length) this.grow();
    this.out[node] = 0;
    this.into[node] = 0;
    this.nextInPart[node] = node;
    this.outOfPart[node] = 0;
    this.intoPart[node] = 0;
    this.parents[node] = node;
    this.flags[node] = isStrand ? STRAND : 0;
    this.order.append(node);
    return node;
  }

  isStrand(node: number): boolean {
    return (this.flags[node]! & STRAND) !== 0;
  }

  /** Is it a node that can still be part of a cycle? */
  matters(node: number): boolean {
    return node !== 0 && (this.flags[node]! & DEAD) === 0;
  }

  /** INS-EXIT-EXTENDED: what is over and follows nothing is in no cycle. */
  retire(node: number): void {
    if (this.into[node] === 0) this.flags[node]! |= DEAD;
  }

  partOf(node: number): number {
    const { parents } = this;
    let root = node;
    while (parents[root] !== root) root = parents[root]!;
    for (let at = node; at !== root;) {
      const next = parents[at]!;
      parents[at] = root;
      at = next;
    }
    return root;
  }

  /** Are there so many edges from the one to the other that a further one says nothing more? */
  isCrowded(from: number, to: number): boolean {
    return this.crowds.isFull(from, to);
  }

  /** Adds an edge that the store does not have; answers its id. */
  addEdge(
    source: SourceOp,
    node: number,
    target: EdgeOp,
    relation: Relation,
    location: number,
  ): number {
    const edge = this.edges.add(source, node, target, relation, location);
    this.link(edge);
    this.connect(source.node, node);
    return edge;
  }

  /** Are both in one part: does each lead to the other? */
  areInCycle(one: number, other: number): boolean {
    return this.partOf(one) === this.partOf(other);
  }

  /** Makes one part, in the place of `part`, of it and all others. */
  unite(part: number, others: readonly number[]): void {
    for (const other of others) {
      if (other === part) continue;
      this.parents[other] = part;
      this.order.remove(other);
      this.outOfPart[part]! += this.outOfPart[other]!;
      this.intoPart[part]! += this.intoPart[other]!;
      const next = this.nextInPart[part]!;
      this.nextInPart[part] = this.nextInPart[other]!;
      this.nextInPart[other] = next;
    }
  }

  /** Keeps the nodes that are marked, under new numbers; answers those, 0 for who goes. */
  compact(keep: Uint8Array): Int32Array {
    const renumbered = this.renumber(keep);
    const ordered = this.order.list().map((part) => this.partMembers(part, renumbered));
    const flags = this.flags.slice(0, this.size + 1);
    const kept = renumbered.reduce((highest, each) => Math.max(highest, each), 0);
    for (let node = 1; node <= this.size; node++) {
      const number = renumbered[node]!;
      if (number !== 0) this.flags[number] = flags[node]!;
    }
    this.size = kept;
    this.edges.compact(renumbered);
    this.order.clear();
    this.crowds.clear();
    for (const members of ordered) this.putPart(members);
    for (const column of [this.out, this.into, this.outOfPart, this.intoPart]) {
      column.fill(0, 0, kept + 1);
    }
    for (let edge = 1; edge <= this.edges.size; edge++) this.link(edge);
    return renumbered;
  }

  private renumber(keep: Uint8Array): Int32Array {
    const renumbered = new Int32Array(this.size + 1);
    let last = 0;
    for (let node = 1; node <= this.size; node++) {
      if (keep[node] !== 0) renumbered[node] = ++last;
    }
    return renumbered;
  }

  private partMembers(part: number, renumbered: Int32Array): number[] {
    const members: number[] = [];
    let at = part;
    do {
      if (renumbered[at] !== 0) members.push(renumbered[at]!);
      at = this.nextInPart[at]!;
    } while (at !== part);
    return members;
  }

  private putPart(members: readonly number[]): void {
    const [first] = members;
    if (first === undefined) return;
    this.order.append(first);
    for (const [index, member] of members.entries()) {
      this.parents[member] = first;
      this.nextInPart[member] = members[index + 1] ?? first;
    }
  }

  private link(edge: number): void {
    const { source, target, nextOut, nextIn } = this.edges.columns;
    nextOut[edge] = this.out[source[edge]!]!;
    this.out[source[edge]!] = edge;
    nextIn[edge] = this.into[target[edge]!]!;
    this.into[target[edge]!] = edge;
    this.outOfPart[this.partOf(source[edge]!)]!++;
    this.intoPart[this.partOf(target[edge]!)]!++;
    this.crowds.note(this.edges, source[edge]!, target[edge]!, edge);
  }

  private connect(from: number, to: number): void {
    const first = this.partOf(from);
    const second = this.partOf(to);
    if (first === second || this.order.isBefore(first, second)) return;
    this.search.putBefore(first, second);
  }

  private grow(): void {
    const length = this.flags.length * 2;
    const wider = (old: Int32Array) => {
      const grown = new Int32Array(length);
      grown.set(old);
      return grown;
    };
    this.out = wider(this.out);
    this.into = wider(this.into);
    this.nextInPart = wider(this.nextInPart);
    this.outOfPart = wider(this.outOfPart);
    this.intoPart = wider(this.intoPart);
    this.parents = wider(this.parents);
    const flags = new Uint8Array(length);
    flags.set(this.flags);
    this.flags = flags;
  }
}
