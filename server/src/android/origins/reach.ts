/**
 * Which roots reach which code by calls: strongly connected components first, so that recursion costs
 * nothing, then sets of roots, handed from callers to callees. Most code is reached by the same roots
 * as its caller, so equal sets are kept once, and what is made of a set can be kept by its number.
 * A call that only one kind of thread makes hands on the roots that run there.
 */
import { getOrMake } from '../../base/multi-map.js';
import { findComponents, type Components } from '../../base/components.js';
import { EMPTY_SET, SetPool, type SetId } from '../../base/set-pool.js';
import type { Code, CodeId } from '../flow/code.js';
import type { CallEdge, CallGraph } from './call-graph.js';
import type { ThreadKind } from './thread-regions.js';

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

/** May the root, by its number, run on such a thread? */
type MayRunOn = (root: number, kind: ThreadKind) => boolean;

export function computeReach(
  graph: CallGraph,
  roots: readonly Code[],
  mayRunOn: MayRunOn = () => true,
): Reach {
  const edges = graph.map((calls) => [...askedOf(calls)].map(([to, only]) => ({ to, only })));
  const components = findComponents<CodeId>(edges.length, (id) => edges[id]!.map(({ to }) => to));
  const pool = new SetPool(roots.length);
  const sets = setsOf(components, edges, roots, new Passing(pool, mayRunOn));
  const setOf = ({ id }: Code): SetId => sets[components.of[id]!]!;
  return { setOf, rootsOf: (code) => pool.numbers(setOf(code)) };
}

/** What is called with and without a question is called. */
function askedOf(calls: readonly CallEdge[]): Map<CodeId, ThreadKind | undefined> {
  const asked = new Map<CodeId, ThreadKind | undefined>();
  for (const { to, only } of calls) {
    asked.set(to.id, asked.has(to.id) && asked.get(to.id) !== only ? undefined : only);
  }
  return asked;
}

/** The roots of a set that come through a call. */
class Passing {
  readonly #kept = new Map<ThreadKind, (SetId | undefined)[]>();

  constructor(
    readonly pool: SetPool,
    private readonly mayRunOn: MayRunOn,
  ) {}

  through(set: SetId, only: ThreadKind | undefined): SetId {
    if (only === undefined) return set;
    const kept = getOrMake(this.#kept, only, (): (SetId | undefined)[] => []);
    return (kept[set] ??= this.pool.union(
      this.pool.numbers(set).filter((root) => this.mayRunOn(root, only)),
      [],
    ));
  }
}

interface Call {
  readonly to: CodeId;
  readonly only: ThreadKind | undefined;
}

/** By component. */
function setsOf(
  { of, count }: Components,
  edges: readonly (readonly Call[])[],
  roots: readonly Code[],
  passing: Passing,
): SetId[] {
  const members: number[][] = Array.from({ length: count }, () => []);
  of.forEach((component, id) => members[component]!.push(id));
  const own: number[][] = Array.from({ length: count }, () => []);
  roots.forEach(({ id }, index) => own[of[id]!]!.push(index));
  const given: SetId[][] = Array.from({ length: count }, () => []);
  const sets = new Array<SetId>(count).fill(EMPTY_SET);
  // Components are numbered callees first, so callers come first from the end.
  for (let at = count - 1; at >= 0; at--) {
    const set = passing.pool.union(own[at]!, given[at]!);
    sets[at] = set;
    given[at] = [];
    if (set === EMPTY_SET) continue;
    for (const id of members[at]!) {
      for (const { to, only } of edges[id]!) {
        giveTo(given[of[to]!]!, passing.through(set, only));
      }
    }
  }
  return sets;
}

function giveTo(given: SetId[], set: SetId): void {
  if (given.at(-1) !== set) given.push(set);
}
