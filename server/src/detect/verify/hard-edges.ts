/**
 * What must come before what in every schedule, as flat columns: the edges of the relation that no queue,
 * looper or binder thread decides, and those that are needed for an operation to happen at all. A source
 * below 0 is ~list: all that a shared list of the graph holds.
 */
import type { OrderGraph } from '../../causality/explanation/order-graph.js';
import type { NeededEdges } from './needed-edges.js';

export interface HardEdges {
  /** By node, and one behind the last: its first edge; the edges into a node stand together. */
  readonly first: Int32Array;
  readonly source: Int32Array;
  readonly rule: (edge: number) => string;
}

/** What a queue, a looper or a binder thread decides, which each schedule decides anew. */
const DECIDED: ReadonlySet<string> = new Set([
  'FIFO',
  'PRIORITY',
  'ATFRONT',
  'ATOMIC',
  'BARRIER',
  'IPCHANDLE',
  'IPCASYNC',
]);

export function hardEdges(graph: OrderGraph, needed: NeededEdges): HardEdges {
  const { from, to, rule }: NeededEdges = { from: [], to: [], rule: [] };
  for (let node = 0; node < graph.nodeCount; node++) {
    const [start, end] = graph.edgesOf(node);
    for (let edge = start; edge < end; edge++) {
      if (DECIDED.has(graph.ruleOf(edge))) continue;
      from.push(graph.sourceOf(edge));
      to.push(node);
      rule.push(graph.ruleOf(edge));
    }
  }
  return edgeColumns(graph.nodeCount, {
    from: from.concat(needed.from),
    to: to.concat(needed.to),
    rule: rule.concat(needed.rule),
  });
}

/** Edges sorted by the node that they lead into. */
export function edgeColumns(nodeCount: number, edges: NeededEdges): HardEdges {
  const first = new Int32Array(nodeCount + 1);
  for (const to of edges.to) first[to + 1]!++;
  for (let node = 0; node < nodeCount; node++) first[node + 1]! += first[node]!;
  const source = new Int32Array(edges.to.length);
  const rules = new Uint8Array(source.length);
  const names = [...new Set(edges.rule)];
  const next = first.slice();
  for (const [at, to] of edges.to.entries()) {
    const place = next[to]!++;
    source[place] = edges.from[at]!;
    rules[place] = names.indexOf(edges.rule[at]!);
  }
  return { first, source, rule: (edge) => names[rules[edge]!]! };
}
