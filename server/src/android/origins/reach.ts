/**
 * Which roots reach which code by calls: strongly connected components first, so that recursion costs
 * nothing, then sets of roots, handed from callers to callees. Most code is reached by the same roots
 * as its caller, so equal sets are kept once, and what is made of a set can be kept by its number.
 */
import { findComponents, type Components } from '../../base/components.js';
import { EMPTY_SET, SetPool, type SetId } from '../../base/set-pool.js';
import type { Code, CodeId } from '../flow/code.js';
import type { CallGraph } from './call-graph.js';

export interface Reach {
  /** Equal for codes that the same roots reach; EMPTY_SET where none does. */
  setOf(code: Code): SetId;
  /** Indexes into `roots`, ascending. */
  rootsOf(code: Code): readonly number[];
}

/** Is the code one of these, or called from one of them? */
export function reachedFrom(graph: CallGraph, roots: readonly Code[]): (code: Code) => boolean {
  const reached = new Set(roots);
  for (const { id } of reached) for (const { to } of graph[id]!) reached.add(to);
  return (code) => reached.has(code);
}

export function computeReach(graph: CallGraph, roots: readonly Code[]): Reach {
  const edges = graph.map((calls) => [...new Set(calls.map(({ to }) => to.id))]);
  const components = findComponents<CodeId>(edges.length, (id) => edges[id]!);
  const pool = new SetPool(roots.length);
  const sets = setsOf(components, edges, roots, pool);
  const setOf = ({ id }: Code): SetId => sets[components.of[id]!]!;
  return { setOf, rootsOf: (code) => pool.numbers(setOf(code)) };
}

/** By component. */
function setsOf(
  { of, count }: Components,
  edges: readonly (readonly CodeId[])[],
  roots: readonly Code[],
  pool: SetPool,
): SetId[] {
  const members: number[][] = Array.from({ length: count }, () => []);
  of.forEach((component, id) => members[component]!.push(id));
  const own: number[][] = Array.from({ length: count }, () => []);
  roots.forEach(({ id }, index) => own[of[id]!]!.push(index));
  const given: SetId[][] = Array.from({ length: count }, () => []);
  const sets = new Array<SetId>(count).fill(EMPTY_SET);
  // Components are numbered callees first, so callers come first from the end.
  for (let at = count - 1; at >= 0; at--) {
    const set = pool.union(own[at]!, given[at]!);
    sets[at] = set;
    given[at] = [];
    if (set === EMPTY_SET) continue;
    for (const id of members[at]!) {
      for (const to of edges[id]!) giveTo(given[of[to]!]!, set);
    }
  }
  return sets;
}

function giveTo(given: SetId[], set: SetId): void {
  if (given.at(-1) !== set) given.push(set);
}
