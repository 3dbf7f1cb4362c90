/**
 * Which roots reach which code by calls: sets of roots, handed from callers to callees. Strongly connected
 * components come first, so that most recursion costs nothing. Most code is reached by the same roots as
 * its caller, so equal sets are kept once, and what is made of a set can be kept by its number.
 *
 * Not every call hands on all roots. A call that only one kind of thread makes hands on those that run
 * there. And a root that comes to code by calls on its own object (`this.load()` in a superclass) goes on
 * to the method that its own class has, not to those of its sisters. What callers decide besides is told by
 * contexts (contexts.ts); so there are two nodes for each context of a code: what runs on the root's own
 * object, and what runs on any other.
 */
import { findComponents } from '../../base/components.js';
import { getOrMake } from '../../base/multi-map.js';
import { EMPTY_SET, SetPool, type SetId } from '../../base/set-pool.js';
import { Watch } from '../../base/watch.js';
import type { Code, Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { CallGraph } from './call-graph.js';
import type { Held } from './holders.js';
import {
  plainContexts,
  ReachNodes,
  type ContextStrategy,
  type Filter,
  type NodeNumber,
  type Passage,
} from './reach-nodes.js';
import type { ThreadKind } from './thread-comparisons.js';

export interface Reach {
  /** Equal for codes that the same roots reach; EMPTY_SET where none does. */
  setOf(code: Code): SetId;
  /** Those of the numbers of a set, ascending. */
  numbers(set: SetId): readonly number[];
  /** Those that come to the statement: on one of these objects if only they are meant, and where the variable
   * may hold what is meant. */
  setAt(site: Site, own?: ReadonlySet<FlowObject>, held?: Held): SetId;
  /** Those that may come to the statement on an object that runs this method when it is called. */
  setRunning(site: Site, method: Code): SetId;
}

/** What is known of roots, by their numbers. */
export interface RootFacts {
  mayRunOn(root: number, kind: ThreadKind): boolean;
  /** May the object of the root run this method when it is called? */
  mayRun(root: number, method: Code): boolean;
  /** May the object of the root be one of these? */
  mayBe(root: number, objects: ReadonlySet<FlowObject>): boolean;
}

const ANY_ROOT: RootFacts = {
  mayRunOn: () => true,
  mayRun: () => true,
  mayBe: () => true,
};

/** Is the code one of these, or called from one of them? */
export function reachedFrom(graph: CallGraph, roots: readonly Code[]): (code: Code) => boolean {
  const reached = new Set(roots);
  for (const { id } of reached) for (const { to } of graph[id]!) reached.add(to);
  return (code) => reached.has(code);
}

/** All callers of a code are one. */
export function computeReach(
  graph: CallGraph,
  roots: readonly Code[],
  facts: RootFacts = ANY_ROOT,
  watch: Watch = new Watch(),
): Reach {
  const contexts = plainContexts();
  return reachInContexts(
    graph,
    roots.map((code) => contexts.plain(code)),
    contexts,
    facts,
    watch.unlimited,
  )!;
}

/** `starts`: in which context each root begins. undefined where it may not go on to the end. */
export function reachInContexts<Context extends { readonly code: Code }>(
  graph: CallGraph,
  starts: readonly Context[],
  contexts: ContextStrategy<Context>,
  facts: RootFacts,
  watch: Watch,
): Reach | undefined {
  const nodes = new ReachNodes(graph, contexts, starts, watch);
  const passing = new Passing(new SetPool(starts.length), facts);
  const { pool } = passing;
  const sets = solve(
    nodes.all.map(({ passages }) => passages),
    starts.map((start) => nodes.node(start, true)),
    passing,
    watch,
  );
  if (watch.end !== undefined) return undefined;
  const joined = nodes.ofCode.map((own) => pool.union([], own.map(sets)));
  const liveAt = ({ code, statement }: Site): NodeNumber[] =>
    nodes.ofCode[code.id]!.filter((node) => contexts.isLive(nodes.all[node]!.context, statement));
  const running = (node: NodeNumber, method: Code): SetId => {
    const { isOwn, context } = nodes.all[node]!;
    if (isOwn) return passing.through(sets(node), { only: undefined, method });
    return contexts.mayRun(context, method) ? sets(node) : EMPTY_SET;
  };
  const being = (node: NodeNumber, own: ReadonlySet<FlowObject>): SetId => {
    const { isOwn, context } = nodes.all[node]!;
    if (!contexts.mayBe(context, own)) return EMPTY_SET;
    return isOwn ? passing.being(sets(node), own) : sets(node);
  };
  return {
    setOf: ({ id }) => joined[id]!,
    numbers: (set) => pool.numbers(set),
    setAt: (site, own, held) =>
      pool.union(
        [],
        liveAt(site)
          .filter((node) => held === undefined || contexts.mayHold(nodes.all[node]!.context, held))
          .map((node) => (own === undefined ? sets(node) : being(node, own))),
      ),
    setRunning: (site, method) =>
      pool.union(
        [],
        liveAt(site).map((node) => running(node, method)),
      ),
  };
}

/** The roots of a set that come through a call. */
class Passing {
  readonly #kept = new Map<ThreadKind | undefined, Map<Code | undefined, (SetId | undefined)[]>>();

  constructor(
    readonly pool: SetPool,
    private readonly facts: RootFacts,
  ) {}

  through(set: SetId, filter: Filter | undefined): SetId {
    if (filter === undefined || set === EMPTY_SET) return set;
    const { only, method } = filter;
    const ofKind = getOrMake(this.#kept, only, () => new Map<Code | undefined, SetId[]>());
    const kept = getOrMake(ofKind, method, (): (SetId | undefined)[] => []);
    return (kept[set] ??= this.pool.union(
      this.pool.numbers(set).filter((root) => this.#passes(root, filter)),
      [],
    ));
  }

  being(set: SetId, own: ReadonlySet<FlowObject>): SetId {
    const numbers = this.pool.numbers(set);
    return this.pool.union(
      numbers.filter((root) => this.facts.mayBe(root, own)),
      [],
    );
  }

  #passes(root: number, { only, method }: Filter): boolean {
    const { facts } = this;
    if (only !== undefined && !facts.mayRunOn(root, only)) return false;
    return method === undefined || facts.mayRun(root, method);
  }
}

/**
 * By node. Circles of calls that let all pass are one; where calls with a filter make circles, what comes
 * later is handed on again until nothing is new.
 */
function solve(
  passages: readonly (readonly Passage[])[],
  roots: readonly NodeNumber[],
  passing: Passing,
  watch: Watch,
): (node: NodeNumber) => SetId {
  const open = passages.map((each) => each.filter(({ filter }) => filter === undefined));
  const { of, count } = findComponents(passages.length, (node) => open[node]!.map(({ to }) => to));
  const members: number[][] = Array.from({ length: count }, () => []);
  of.forEach((component, node) => members[component]!.push(node));
  const sets = new Array<SetId>(count).fill(EMPTY_SET);
  const isNew = new Uint8Array(count);
  const give = (component: number, set: SetId): void => {
    const joined = passing.pool.join(sets[component]!, set);
    if (joined === sets[component]) return;
    sets[component] = joined;
    isNew[component] = 1;
  };
  roots.forEach((node, index) => {
    give(of[node]!, passing.pool.union([index], []));
  });
  // Components are numbered callees first, so callers come first from the end.
  for (let again = true; again;) {
    again = false;
    for (let at = count - 1; at >= 0; at--) {
      if (isNew[at] === 0 || watch.isOver()) continue;
      isNew[at] = 0;
      for (const node of members[at]!) {
        for (const { to, filter } of passages[node]!) {
          const target = of[to]!;
          if (target === at && filter === undefined) continue;
          give(target, passing.through(sets[at]!, filter));
          if (target > at && isNew[target] === 1) again = true;
        }
      }
      if (isNew[at] === 1) again = true;
    }
  }
  return (node) => sets[of[node]!]!;
}
