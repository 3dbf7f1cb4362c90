/**
 * The atomicity check in one mode: Algorithm 1 of the report, with the state of its rules. It is told
 * of tasks, accesses and what must come before what, makes the edges and hands on those that close a
 * cycle. Both modes are instances of it; they differ in their transactions alone.
 */
import type { Segment } from '../../causality/android/segments.js';
import type { Performer, Performers } from '../context/performers.js';
import { Cycles } from './cycles.js';
import { LastAccesses } from './last-accesses.js';
import { Relation, SourceList, type EdgeOp, type SourceOp } from './operations.js';
import type { AtomicityOptions } from './options.js';
import { Overlaps } from './overlaps.js';
import { Strands, type Strand } from './strands.js';
import { sweepGraph } from './sweep.js';
import { TransactionGraph } from './transaction-graph.js';
import { TransactionNodes, type PostedTask, type Transactions } from './transactions.js';

/** Where a thread stands. */
interface ThreadState {
  /** The transaction that its operations belong to; 0 if each stands for itself. */
  node: number;
  segment: number;
  strand: Strand;
  /** What the begin of the running task came after, should its transaction turn out to be another. */
  beginSources: SourceOp[];
  /** Blocks that their author says are atomic, one within another. */
  depth: number;
  /** The callbacks of components that ran in the running task, as pairs of numbers. */
  ran: { readonly callback: number; readonly component: number }[];
}

export type CreateTransactions = (nodes: TransactionNodes, overlaps: Overlaps) => Transactions;

const SWEEP_FROM = 4096;

export class Checker {
  readonly graph: TransactionGraph;
  readonly nodes: TransactionNodes;
  readonly cycles: Cycles;
  readonly transactions: Transactions;
  readonly overlaps: Overlaps;
  readonly strands: Strands;
  readonly accesses: LastAccesses;
  private readonly sources = new SourceList();
  private readonly threads: (ThreadState | undefined)[] = [];
  private readonly forget: boolean;
  private readonly sweepFrom: number;
  private sweepAt: number;
  private compactions = 0;

  constructor(
    performers: Performers,
    options: AtomicityOptions,
    create: CreateTransactions,
    private readonly noteLocation: (location: number) => void,
  ) {
    this.graph = new TransactionGraph(options.mostParallel);
    this.forget = options.forget ?? true;
    this.sweepFrom = options.sweepFrom ?? SWEEP_FROM;
    this.sweepAt = this.sweepFrom;
    this.nodes = new TransactionNodes(this.graph, this.forget);
    this.accesses = new LastAccesses(this.graph);
    this.overlaps = new Overlaps((part, whole) => {
      this.copyEdges(part, whole);
    });
    this.strands = new Strands(this.graph, this.forget, (source, node, op) => {
      this.addEdge(source, node, op, Relation.Order, 0);
    });
    this.transactions = create(this.nodes, this.overlaps);
    this.cycles = new Cycles(this.graph, performers, (node) => this.nodes.get(node));
  }

  /** The thread turns to a segment; tasks are begun by `begin`. */
  turnTo({ id, thread }: Segment): void {
    const state = this.stateOf(thread);
    if (state.segment === id) return;
    this.leave(state);
    state.segment = id;
    state.strand = this.strands.create();
    state.beginSources = [];
    state.depth = 0;
  }

  begin(thread: number, performer: Performer, posted: PostedTask | undefined): void {
    const state = this.stateOf(thread);
    const { callback, component } = performer;
    state.ran = component === 0 ? [] : [{ callback, component }];
    state.node = this.transactions.begin({ performer, thread, posted });
    if (posted !== undefined && posted.node !== 0) this.nodes.release(posted.node);
  }

  trigger(thread: number, performer: Performer, callback: number, component: number, op: EdgeOp) {
    const state = this.stateOf(thread);
    const isKnown = state.ran.some(
      (each) => each.callback === callback && each.component === component,
    );
    const node = isKnown ? undefined : this.transactions.trigger(performer, callback, component);
    if (node === undefined) return;
    state.ran.push({ callback, component });
    this.leave(state);
    state.node = node;
    for (const source of state.beginSources) this.follow(thread, source, op, Relation.Must, 0);
  }

  end(thread: number): void {
    const state = this.stateOf(thread);
    this.leave(state);
    for (const { callback, component } of state.ran) this.transactions.end(callback, component);
    state.ran = [];
  }

  /** The transaction for a task that is posted now; it goes on at least until that task begins. */
  nodeToPost(thread: number): number {
    const { node, depth } = this.stateOf(thread);
    if (node === 0 || depth > 0 || !this.transactions.holdsPosts(node)) return 0;
    this.nodes.use(node);
    return node;
  }

  enterBlock(thread: number, performer: Performer, op: EdgeOp): void {
    const state = this.stateOf(thread);
    if (state.node !== 0) {
      if (state.depth > 0) state.depth++;
      return;
    }
    state.depth = 1;
    state.node = this.nodes.create({ kind: 'block', performer, component: 0 });
    this.strands.putBlock(state.strand, state.node, op);
  }

  leaveBlock(thread: number, op: EdgeOp): void {
    const state = this.stateOf(thread);
    if (state.depth === 0 || --state.depth > 0) return;
    this.strands.stay(state.strand, op);
    this.leave(state);
  }

  /** INS-READ-LIFE. */
  read(thread: number, location: number, op: EdgeOp): void {
    const { accesses, sources } = this;
    const state = this.stateOf(thread);
    if (state.node !== 0 && accesses.readAgain(location, state.node, op)) return;
    sources.clear();
    accesses.sourcesOfRead(location, this.last(state), sources);
    const node = this.place(state, sources, op);
    this.addEdges(node, op, location);
    accesses.keepRead(location, node, state.node === 0 ? state.strand.id : node, op);
  }

  /** INS-WRITE-LIFE. */
  write(thread: number, location: number, op: EdgeOp): void {
    const { accesses, sources } = this;
    const state = this.stateOf(thread);
    if (state.node !== 0 && accesses.writeAgain(location, state.node, op)) return;
    sources.clear();
    accesses.sourcesOfWrite(location, this.last(state), sources);
    const node = this.place(state, sources, op);
    this.addEdges(node, op, location);
    accesses.keepWrite(location, node, op);
  }

  /** An operation of the thread comes after the source. */
  follow(thread: number, source: SourceOp, op: EdgeOp, relation: Relation, about: number): void {
    if (!this.graph.matters(source.node)) return;
    const state = this.stateOf(thread);
    if (source.node === this.last(state)) return;
    this.sources.clear();
    this.sources.add().node = source.node;
    const node = this.place(state, this.sources, op);
    this.addOverlapping(source, node, op, relation, about);
  }

  followMust(thread: number, source: SourceOp, op: EdgeOp): void {
    this.follow(thread, source, op, Relation.Must, 0);
  }

  /** The operation that begins a task comes after the source. */
  followToBegin(thread: number, source: SourceOp, op: EdgeOp): void {
    if (!this.graph.matters(source.node)) return;
    this.stateOf(thread).beginSources.push({ ...source });
    this.follow(thread, source, op, Relation.Must, 0);
  }

  /** The node under which the thread's operation at hand counts; 0 for none that matters. */
  nodeOf(thread: number, op: EdgeOp): number {
    const state = this.stateOf(thread);
    if (state.node !== 0) return state.node;
    this.sources.clear();
    return this.place(state, this.sources, op);
  }

  /** The last operation of a thread outside of transactions, if that matters to anybody. */
  lastOf(thread: number): SourceOp | undefined {
    const state = this.threads[thread];
    if (state === undefined || !this.graph.matters(state.strand.node)) return undefined;
    return { node: state.strand.node, ...state.strand.last };
  }

  /** Sweeps if that is worth while. `references` tells nodes that others hold and takes new numbers. */
  sweepIfDue(locations: number, references: References): void {
    if (!this.forget || this.graph.size < this.sweepAt) return;
    const renumbered = sweepGraph(this.graph, this.nodes.alive(), (tell) => {
      this.accesses.forEachNode(tell);
      for (const state of this.threads) if (state !== undefined) tell(state.strand.node);
      references.forEachNode(tell);
    });
    this.compactions++;
    for (const state of this.threads) if (state !== undefined) renumberState(state, renumbered);
    const { accesses, strands, nodes, overlaps, transactions } = this;
    for (const each of [accesses, strands, nodes, overlaps, transactions, references]) {
      each.renumber(renumbered);
    }
    this.sweepAt = Math.max(this.sweepFrom, 2 * this.graph.size, locations >> 2);
  }

  mark(performers: Uint8Array): void {
    this.graph.edges.mark(performers);
    this.accesses.forEachNode((_node, performer) => {
      performers[performer] = 1;
    });
    for (const state of this.threads) {
      if (state === undefined) continue;
      performers[state.strand.last.performer] = 1;
      for (const { performer } of state.beginSources) performers[performer] = 1;
    }
  }

  private leave(state: ThreadState): void {
    if (state.node !== 0) this.nodes.release(state.node);
    state.node = 0;
  }

  /** The node that no operation of the thread depends on, being its own. */
  private last(state: ThreadState): number {
    return state.node === 0 && this.forget ? state.strand.node : state.node;
  }

  private place(state: ThreadState, sources: SourceList, op: EdgeOp): number {
    if (state.node !== 0) return state.node;
    return this.strands.nodeFor(state.strand, sources, op, this.compactions);
  }

  private addEdges(node: number, op: EdgeOp, location: number): void {
    const { sources } = this;
    for (let index = 0; index < sources.length; index++) {
      this.addOverlapping(sources.at(index), node, op, Relation.Data, location);
    }
  }

  private addOverlapping(
    source: SourceOp,
    node: number,
    op: EdgeOp,
    relation: Relation,
    location: number,
  ): void {
    const { overlaps } = this;
    if (overlaps.isEmpty) {
      this.addEdge(source, node, op, relation, location);
      return;
    }
    if (overlaps.overlap(source.node, node)) return;
    for (const from of overlaps.of(source.node) ?? [source.node]) {
      for (const to of overlaps.of(node) ?? [node]) {
        this.addEdge({ ...source, node: from }, to, op, relation, location);
      }
    }
  }

  private addEdge(
    source: SourceOp,
    node: number,
    op: EdgeOp,
    relation: Relation,
    location: number,
  ): void {
    const { graph, cycles } = this;
    if (source.node === node || !graph.matters(source.node)) return;
    let edge = graph.edges.find(source, node, op, relation, location);
    if (edge === 0) {
      if (graph.isCrowded(source.node, node)) {
        if (!graph.isStrand(node) && graph.areInCycle(source.node, node)) cycles.untold++;
        return;
      }
      edge = graph.addEdge(source, node, op, relation, location);
      if (location !== 0 && relation === Relation.Data) this.noteLocation(location);
    } else if (cycles.again(edge) || !graph.edges.comesAnew(edge, source)) return;
    // A single operation has nothing after it yet: no way leads from it.
    if (!graph.isStrand(node) && graph.areInCycle(source.node, node)) {
      cycles.report(edge, source, op);
    }
  }

  /** The transaction has had all edges of its part from the beginning. */
  private copyEdges(part: number, whole: number): void {
    const { graph } = this;
    const { edges } = graph;
    for (let edge = graph.out[part]!; edge !== 0; edge = edges.columns.nextOut[edge]!) {
      const target = edges.targetOp(edge);
      if (this.overlaps.overlap(target.node, whole)) continue;
      this.copyEdge({ ...edges.sourceOp(edge), node: whole }, target, edge);
    }
    for (let edge = graph.into[part]!; edge !== 0; edge = edges.columns.nextIn[edge]!) {
      const source = edges.sourceOp(edge);
      if (this.overlaps.overlap(source.node, whole)) continue;
      this.copyEdge(source, { ...edges.targetOp(edge), node: whole }, edge);
    }
  }

  private copyEdge(source: SourceOp, target: SourceOp, like: number): void {
    const { edges } = this.graph;
    const relation = edges.relationOf(like);
    const location = edges.columns.location[like]!;
    if (edges.find(source, target.node, target, relation, location) !== 0) return;
    this.graph.addEdge(source, target.node, target, relation, location);
  }

  private stateOf(thread: number): ThreadState {
    const known = this.threads[thread];
    if (known !== undefined) return known;
    const strand = this.strands.create();
    return (this.threads[thread] = {
      node: 0,
      segment: 0,
      strand,
      beginSources: [],
      depth: 0,
      ran: [],
    });
  }
}

/** Others that hold nodes of this graph. */
export interface References {
  forEachNode(tell: (node: number) => void): void;
  renumber(renumbered: Int32Array): void;
}

function renumberState(state: ThreadState, renumbered: Int32Array): void {
  state.node = renumbered[state.node]!;
  state.strand.node = renumbered[state.strand.node]!;
  for (const source of state.beginSources) source.node = renumbered[source.node]!;
}
