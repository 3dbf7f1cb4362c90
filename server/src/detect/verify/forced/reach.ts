/**
 * Everything that comes before a node, or after it, by rules and by edges that were added, within a stretch of
 * the trace, with the way there. A circle never leaves the stretch between the ends of the edges that lead back.
 */
import { NONE } from '../../../causality/explanation/order-graph.js';
import type { HardEdges } from '../hard-edges.js';
import { PLAIN_STEP, stepOf, type OrderWeb } from './order-web.js';
import type { SharedLists } from './shared-lists.js';

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Steps besides the rules, by number, between nodes and joins. */
export interface AddedSteps {
  readonly ends: readonly { readonly from: number; readonly to: number }[];
  readonly into: Pick<SharedLists, 'get'>;
  readonly outOf: Pick<SharedLists, 'get'>;
  /** So many of them count. */
  readonly most: number;
}

/** One step of a way from node to node: by what was added, or by a rule. */
export type WayStep =
  | { readonly from: number; readonly to: number; readonly added: readonly number[] }
  | { readonly from: number; readonly to: number; readonly rule: string };

export interface Way {
  readonly steps: readonly WayStep[];
  /** The added steps before its first node, where it starts at a join. */
  readonly lead: readonly number[];
}

export type Direction = 'back' | 'on';

/** Vertices behind those of the web, for joins of a search. What would need more is not followed: less is proven, nothing wrongly. */
export const MOST_JOINS = 1024;

export class Reach {
  /** The nodes that were reached. */
  readonly nodes: number[] = [];
  private readonly passes: Int32Array;
  private pass = 0;
  /** By vertex: the next one towards the start, and by which step. */
  private readonly towards: Int32Array;
  private readonly by: Int32Array;
  private readonly open: number[] = [];
  private stretch: Stretch = { from: 0, to: 0 };

  constructor(
    private readonly web: OrderWeb,
    private readonly direction: Direction,
  ) {
    this.passes = new Int32Array(web.size + MOST_JOINS);
    this.towards = new Int32Array(this.passes.length);
    this.by = new Int32Array(this.passes.length);
  }

  search(start: number, added: AddedSteps, stretch: Stretch, isWhole: boolean): void {
    this.pass++;
    this.nodes.length = 0;
    this.stretch = stretch;
    this.visit(start, NONE, PLAIN_STEP);
    for (let vertex = this.open.pop(); vertex !== undefined; vertex = this.open.pop()) {
      this.goByAdded(vertex, added);
      if (vertex >= this.web.size) continue;
      // What is noted last is gone on from first: so rules are preferred to what was added.
      if (this.direction === 'back') this.goBack(vertex, isWhole);
      else this.goOn(vertex, isWhole);
    }
  }

  has(node: number): boolean {
    return this.passes[node] === this.pass;
  }

  /** The added steps on the way between the start and a node. */
  *stepsOf(node: number): Generator<number> {
    for (let at = node; this.towards[at] !== NONE; at = this.towards[at]!) {
      if (this.by[at]! < PLAIN_STEP) yield addedBy(this.by[at]!);
    }
  }

  /** From the start on to a node. */
  wayOf(node: number): Way {
    const { web, towards, by } = this;
    const vertices: number[] = [];
    for (let at = node; at !== NONE; at = towards[at]!) vertices.push(at);
    const lead: number[] = [];
    const steps: WayStep[] = [];
    let from = NONE;
    let added: number[] = [];
    let rule = 'PO';
    for (const vertex of vertices.reverse()) {
      const step = towards[vertex] === NONE ? PLAIN_STEP : by[vertex]!;
      if (step < PLAIN_STEP) added.push(addedBy(step));
      else if (step !== PLAIN_STEP) rule = web.ruleOf(step);
      if (vertex >= web.nodeCount) continue;
      if (from === NONE) lead.push(...added);
      else steps.push(added.length > 0 ? { from, to: vertex, added } : { from, to: vertex, rule });
      from = vertex;
      added = [];
      rule = 'PO';
    }
    return { lead, steps };
  }

  private visit(vertex: number, towards: number, by: number): void {
    const { web, stretch, passes, pass } = this;
    if (passes[vertex] === pass) return;
    const isNode = vertex < web.nodeCount;
    if (vertex < web.size) {
      const node = isNode ? vertex : web.skeleton.graph.nodeOfCell(vertex - web.nodeCount);
      if (node < stretch.from || node > stretch.to) return;
    }
    passes[vertex] = pass;
    this.towards[vertex] = towards;
    this.by[vertex] = by;
    this.open.push(vertex);
    if (isNode) this.nodes.push(vertex);
  }

  private goByAdded(vertex: number, { ends, into, outOf, most }: AddedSteps): void {
    const isBack = this.direction === 'back';
    for (const step of (isBack ? into : outOf).get(vertex) ?? []) {
      if (step >= most) continue;
      this.visit(isBack ? ends[step]!.from : ends[step]!.to, vertex, PLAIN_STEP - 1 - step);
    }
  }

  private goBack(vertex: number, isWhole: boolean): void {
    const { web } = this;
    const { graph, steps, segmentOf, placeOf, hard, last } = web.skeleton;
    if (vertex >= web.nodeCount) {
      const cell = vertex - web.nodeCount;
      this.visit(graph.nodeOfCell(cell), vertex, PLAIN_STEP);
      const rest = graph.restOfCell(cell);
      if (rest !== NONE) this.visit(web.nodeCount + rest, vertex, PLAIN_STEP);
      return;
    }
    const place = placeOf[vertex]!;
    if (place > 0) this.visit(steps[segmentOf[vertex]!]![place - 1]!, vertex, PLAIN_STEP);
    this.goBackBy(hard, vertex, false);
    if (isWhole) this.goBackBy(last, vertex, true);
  }

  private goBackBy({ first, source }: HardEdges, node: number, isLast: boolean): void {
    for (let edge = first[node]!, end = first[node + 1]!; edge < end; edge++) {
      const from = source[edge]!;
      this.visit(from >= 0 ? from : this.web.nodeCount + ~from, node, stepOf(edge, isLast));
    }
  }

  private goOn(vertex: number, isWhole: boolean): void {
    const { firstAfter, after, afterBy, skeleton, nodeCount } = this.web;
    for (let at = firstAfter[vertex]!, end = firstAfter[vertex + 1]!; at < end; at++) {
      const by = afterBy[at]!;
      if (isWhole || by === PLAIN_STEP || by % 2 === 0) this.visit(after[at]!, vertex, by);
    }
    if (vertex >= nodeCount) return;
    const next = skeleton.steps[skeleton.segmentOf[vertex]!]![skeleton.placeOf[vertex]! + 1];
    if (next !== undefined) this.visit(next, vertex, PLAIN_STEP);
  }
}

/** The number of an added step, which is kept below those of rules. */
function addedBy(by: number): number {
  return PLAIN_STEP - 1 - by;
}
