/**
 * The statements of a body in an order in which they may run (seed 001 §2.3.1): blocks in topological
 * order, both sides of a branch one after the other, a loop before what stands behind it. A loop that starts, posts or waits is unrolled
 * once, so that what stands in it also comes after the start of the turn before, and a thread that is
 * started in it is started twice.
 */
import { BodyNotes } from '../../java/ir/body-notes.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { reversePostorder, type Graph } from '../../java/ir/graph.js';
import type { Loop } from '../../java/ir/loops.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';

const PLAIN = new BodyNotes<readonly number[]>();

/** Blocks in order; `synchronises` says which statements are a reason to unroll. */
export function linearBlocks(
  body: Body,
  synchronising: readonly StatementIndex[],
): readonly number[] {
  const flow = controlFlowOf(body);
  const order = plainOrder(body);
  if (synchronising.length === 0) return order;
  const blocks = new Set(synchronising.map((statement) => flow.blockOf(statement)));
  const unrolled = flow.loops.filter(({ nodes }) => [...blocks].some((block) => nodes.has(block)));
  return unrolled.length === 0 ? order : unroll(order, unrolled);
}

function plainOrder(body: Body): readonly number[] {
  let order = PLAIN.get(body);
  if (order === undefined) {
    const { graph, loops } = controlFlowOf(body);
    PLAIN.set(body, (order = [...reversePostorder(leavingFirst(graph, loops))]));
  }
  return order;
}

/**
 * With successors that leave a loop before those that stay in it: what is walked first comes last in the order, so a loop is
 * over before what stands behind it.
 */
function leavingFirst(graph: Graph, loops: readonly Loop[]): Graph {
  if (loops.length === 0) return graph;
  const around = Array.from({ length: graph.size }, (): Loop[] => []);
  for (const loop of loops) for (const node of loop.nodes) around[node]!.push(loop);
  const staysIn = (node: number, next: number): number =>
    around[node]!.filter(({ nodes }) => nodes.has(next)).length;
  const sorted = around.map((_loops, node) =>
    graph.successors(node).toSorted((a, b) => staysIn(node, a) - staysIn(node, b)),
  );
  return { ...graph, successors: (node) => sorted[node]! };
}

/** Loops outermost first: what is inside is unrolled in each of the two turns. */
function unroll(order: readonly number[], loops: readonly Loop[]): readonly number[] {
  const [loop, ...rest] = loops;
  if (loop === undefined) return order;
  const at = order.indexOf(loop.head);
  if (at < 0) return unroll(order, rest);
  const isInside = (block: number): boolean => loop.nodes.has(block);
  const inside = unroll(
    order.filter((block, index) => index >= at && isInside(block)),
    rest.filter(({ head }) => isInside(head)),
  );
  const outer = rest.filter(({ head }) => !isInside(head));
  const before = unroll(order.slice(0, at), outer);
  const after = unroll(
    order.slice(at).filter((block) => !isInside(block)),
    outer,
  );
  return [...before, ...inside, ...inside, ...after];
}
