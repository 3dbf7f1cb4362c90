/**
 * What must come before what in every schedule, as flat columns: the edges of the relation that no queue,
 * looper or binder thread decides, and those that are needed for an operation to happen at all. A source
 * below 0 is ~list: all that a shared list of the graph holds.
 */
import type { OrderGraph } from '../../causality/explanation/order-graph.js';
import { RULES } from '../../causality/android/rule.js';
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
  const first = countEdges(graph, needed);
  const source = new Int32Array(first[graph.nodeCount]!);
  const rules = new Uint8Array(source.length);
  const names: string[] = [...RULES];
  const next = first.slice();
  const add = (to: number, from: number, rule: string): void => {
    const known = names.indexOf(rule);
    const at = next[to]!++;
    source[at] = from;
    rules[at] = known >= 0 ? known : names.push(rule) - 1;
  };
  forEachHard(graph, add);
  for (const [at, to] of needed.to.entries()) add(to, needed.from[at]!, needed.rule[at]!);
  return { first, source, rule: (edge) => names[rules[edge]!]! };
}

function forEachHard(
  graph: OrderGraph,
  visit: (to: number, source: number, rule: string) => void,
): void {
  for (let node = 0; node < graph.nodeCount; node++) {
    const [start, end] = graph.edgesOf(node);
    for (let edge = start; edge < end; edge++) {
      const rule = graph.ruleOf(edge);
      if (!DECIDED.has(rule)) visit(node, graph.sourceOf(edge), rule);
    }
  }
}

/** By node: how many edges lead into those before it. */
function countEdges(graph: OrderGraph, needed: NeededEdges): Int32Array {
  const first = new Int32Array(graph.nodeCount + 1);
  forEachHard(graph, (to) => first[to + 1]!++);
  for (const to of needed.to) first[to + 1]!++;
  for (let node = 0; node < graph.nodeCount; node++) first[node + 1]! += first[node]!;
  return first;
}
