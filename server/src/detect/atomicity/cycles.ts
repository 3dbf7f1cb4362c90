/**
 * The cycles of one mode: found when an edge closes one (ReportCycleWithBlame), with the exact
 * operations (4.3), classified (4.4) and without duplicates (4.5): of cycles whose edges agree in tasks,
 * locations and kinds of access the first is kept, and the others counted.
 */
import type { Performer, Performers } from '../context/performers.js';
import { CycleSearch, type Way } from './cycle-search.js';
import { isMust, Relation, type EdgeOp, type SourceOp } from './operations.js';
import type { Transaction } from './transaction.js';
import type { TransactionGraph } from './transaction-graph.js';

export type Priority = 1 | 2 | 3 | 4;

/** An operation of a cycle, as it is kept until the report. */
export interface CycleOp extends Omit<SourceOp, 'performer'> {
  readonly performer: Performer;
  readonly transaction: Transaction | undefined;
  /** The location or lock that an edge at the operation is about; 0 for none. */
  readonly location: number;
  readonly isLock: boolean;
  /** What leads from it to the next operation; undefined if both are in one transaction. */
  leads: Relation | undefined;
}

export interface FoundCycle {
  readonly priority: Priority;
  readonly blamed: Transaction | undefined;
  /** Not it alone is to blame: others on the cycle are cut in two as well. */
  readonly shared: boolean;
  /** From the first operation of the blamed transaction to the one that closes the cycle. */
  readonly ops: readonly CycleOp[];
  /** How often it was seen. */
  count: number;
}

/** So many cycles are kept for a report; the rest is counted. */
const MOST_CYCLES = 1000;
/** So many that differ in what the blamed transaction did first are told of one edge. */
const MOST_BEGINNINGS = 16;
/** The mark of an edge that closed a cycle of which nothing more is said. */
const UNTOLD = -1;

export class Cycles {
  readonly found: FoundCycle[] = [];
  /** Edges that closed a cycle of which nothing more is said: too long, or too many. */
  untold = 0;
  private readonly known = new Map<string, FoundCycle>();
  private readonly search: CycleSearch;

  constructor(
    private readonly graph: TransactionGraph,
    private readonly performers: Performers,
    private readonly transactionOf: (node: number) => Transaction | undefined,
  ) {
    this.search = new CycleSearch(graph);
  }

  /** An edge that is there already comes again; if it closed a cycle, that is one more of its kind. */
  again(edge: number): boolean {
    const mark = this.graph.edges.columns.cycle[edge]!;
    if (mark === 0) return false;
    if (mark !== UNTOLD) this.found[mark - 1]!.count++;
    else this.untold++;
    return true;
  }

  /** The edge closes a cycle, with this operation as its source. */
  report(edge: number, source: SourceOp, op: EdgeOp): void {
    const { columns } = this.graph.edges;
    columns.cycle[edge] = UNTOLD;
    const ways = this.found.length < MOST_CYCLES ? this.waysRound(edge, source) : [];
    if (ways.length === 0) this.untold++;
    for (const way of ways) this.keep(edge, way, source, op);
  }

  private waysRound(closing: number, source: SourceOp): readonly Way[] {
    const { edges } = this.graph;
    const from = edges.columns.target[closing]!;
    const mustsAlone = isMust(edges.relationOf(closing));
    const direct = this.search.directEdges(from, source.node, source.line);
    if (direct.length > 0) return this.beginnings(closing, source, direct);
    const unavoidable = mustsAlone
      ? this.search.shortestWay(from, source.node, source.line, true)
      : undefined;
    const way = unavoidable ?? this.search.shortestWay(from, source.node, source.line, false);
    return way === undefined ? [] : [way];
  }

  /**
   * Of the edges that lead straight on, those that matter: what cannot be avoided before what can, if
   * the closing edge cannot be either; else accesses before locks and causes, of the closing edge's
   * location before others. Of edges from one operation the one that needs no further operation.
   */
  private beginnings(closing: number, source: SourceOp, direct: readonly number[]): Way[] {
    const { edges } = this.graph;
    const { location, sourceLine, targetLine } = edges.columns;
    const wanted = isMust(edges.relationOf(closing))
      ? [isMustEdge, anyEdge]
      : [isDataOf(location[closing]!), isDataEdge, anyEdge];
    const relation = (edge: number) => edges.relationOf(edge);
    const chosen = wanted
      .map((want) => direct.filter((edge) => want(relation(edge), location[edge]!)))
      .find((some) => some.length > 0)!;
    const short = new Set(
      chosen.filter((edge) => targetLine[edge] === source.line).map((edge) => sourceLine[edge]),
    );
    return chosen
      .filter((edge) => targetLine[edge] === source.line || !short.has(sourceLine[edge]))
      .slice(0, MOST_BEGINNINGS)
      .map((edge) => ({ edges: [edge], increasing: true }));
  }

  private keep(closing: number, way: Way, source: SourceOp, op: EdgeOp): void {
    const { columns } = this.graph.edges;
    const key = this.keyOf([...way.edges, closing]);
    const known = this.known.get(key);
    if (known !== undefined) {
      known.count++;
      return;
    }
    const ops = this.opsOf(way.edges, closing, source, op);
    const blamed = this.transactionOf(columns.target[closing]!);
    const priority = this.priorityOf([...way.edges, closing], ops);
    const cycle = { priority, blamed, shared: !way.increasing, ops, count: 1 };
    this.known.set(key, cycle);
    this.found.push(cycle);
    if (columns.cycle[closing] === UNTOLD) columns.cycle[closing] = this.found.length;
  }

  private keyOf(edges: readonly number[]): string {
    const { columns } = this.graph.edges;
    const serial = (row: number) => this.performers.get(row).serial;
    return edges
      .map((edge) =>
        [
          serial(columns.sourcePerformer[edge]!),
          serial(columns.targetPerformer[edge]!),
          columns.location[edge]!,
          columns.kinds[edge]!,
        ].join(),
      )
      .join(' ');
  }

  /** Program order within a thread is not told: the operations before and after it are. */
  private opsOf(way: readonly number[], closing: number, source: SourceOp, op: EdgeOp): CycleOp[] {
    const { edges } = this.graph;
    const ops: CycleOp[] = [];
    for (const edge of [...way, closing]) {
      const relation = edges.relationOf(edge);
      if (relation === Relation.Order) continue;
      const from = edge === closing ? source : edges.sourceOp(edge);
      const target = edges.targetOp(edge);
      const to = edge === closing ? { ...target, line: op.line, code: op.code } : target;
      const location = edges.columns.location[edge]!;
      if (ops.at(-1)?.line !== from.line) ops.push(this.opOf(from, location, relation));
      ops.at(-1)!.leads = relation;
      ops.push(this.opOf(to, location, relation));
    }
    return ops;
  }

  private opOf(op: SourceOp, location: number, relation: Relation): CycleOp {
    const { node, line, code, kind } = op;
    const performer = this.performers.get(op.performer);
    const transaction = this.transactionOf(node);
    const isLock = relation === Relation.Lock;
    return { node, line, code, kind, performer, transaction, location, isLock, leads: undefined };
  }

  private priorityOf(edges: readonly number[], ops: readonly CycleOp[]): Priority {
    const relations = edges.map((edge) => this.graph.edges.relationOf(edge));
    const must = relations.some(isMust) || this.hasProgramOrder(ops);
    if (relations.every(isMust)) return 4;
    if (must) return 3;
    const [first] = ops;
    return ops.every(({ performer }) => performer.thread === first!.performer.thread) ? 1 : 2;
  }

  /** A node that stands for many single operations is entered by one and left by a later one. */
  private hasProgramOrder(ops: readonly CycleOp[]): boolean {
    return ops
      .slice(1, -1)
      .some(({ leads, node }) => leads === undefined && this.graph.isStrand(node));
  }
}

function isMustEdge(relation: Relation): boolean {
  return isMust(relation);
}

function isDataEdge(relation: Relation): boolean {
  return relation === Relation.Data;
}

function isDataOf(wanted: number): (relation: Relation, location: number) => boolean {
  return (relation, location) => relation === Relation.Data && location === wanted;
}

function anyEdge(): boolean {
  return true;
}
