/**
 * Which roots reach which code by calls: sets of roots, handed from callers to callees. Strongly connected
 * components come first, so that most recursion costs nothing. Most code is reached by the same roots as
 * its caller, so equal sets are kept once, and what is made of a set can be kept by its number.
 *
 * Not every call hands on all roots. A call that only one kind of thread makes hands on those that run
 * there. And a root that comes to code by calls on its own object (`this.load()` in a superclass) goes on
 * to the method that its own class has, not to those of its sisters. So there are two nodes for each code:
 * what runs on the root's own object, and what runs on any other.
 */
import { findComponents } from '../../base/components.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { EMPTY_SET, SetPool, type SetId } from '../../base/set-pool.js';
import type { Code } from '../flow/code.js';
import type { CallEdge, CallGraph } from './call-graph.js';
import type { ThreadKind } from './thread-regions.js';

export interface Reach {
  /** Equal for codes that the same roots reach; EMPTY_SET where none does. */
  setOf(code: Code): SetId;
  /** Indexes into `roots`, ascending. */
  rootsOf(code: Code): readonly number[];
  /** Those that may reach the code on an object that runs this method when it is called. */
  rootsRunning(code: Code, method: Code): readonly number[];
}

/** What is known of roots, by their numbers. */
export interface RootFacts {
  mayRunOn(root: number, kind: ThreadKind): boolean;
  /** May the object of the root run this method when it is called? */
  mayRun(root: number, method: Code): boolean;
}

const ANY_ROOT: RootFacts = { mayRunOn: () => true, mayRun: () => true };

/** Is the code one of these, or called from one of them? */
export function reachedFrom(graph: CallGraph, roots: readonly Code[]): (code: Code) => boolean {
  const reached = new Set(roots);
  for (const { id } of reached) for (const { to } of graph[id]!) reached.add(to);
  return (code) => reached.has(code);
}

export function computeReach(
  graph: CallGraph,
  roots: readonly Code[],
  facts: RootFacts = ANY_ROOT,
): Reach {
  const passing = new Passing(new SetPool(roots.length), facts);
  const { pool } = passing;
  const sets = solve(passagesOf(graph), roots, passing);
  const others = graph.length;
  const joined = graph.map((_calls, id) => pool.union([], [sets(id), sets(id + others)]));
  const setOf = ({ id }: Code): SetId => joined[id]!;
  return {
    setOf,
    rootsOf: (code) => pool.numbers(setOf(code)),
    rootsRunning: ({ id }, method) => {
      const own = passing.through(sets(id), { only: undefined, method });
      return pool.numbers(pool.union([], [own, sets(id + others)]));
    },
  };
}

/** What a call lets pass; undefined for all. */
interface Filter {
  readonly only: ThreadKind | undefined;
  /** The root's own object must run this. */
  readonly method: Code | undefined;
}

interface Passage {
  readonly to: number;
  readonly filter: Filter | undefined;
}

/** By node: first all codes on the root's own object, then all on others. */
function passagesOf(graph: CallGraph): Passage[][] {
  const others = graph.length;
  const calls = graph.map(distinct);
  const own = calls.map((each) => each.map((call) => passageOf(call, call.onSelf, others)));
  const rest = calls.map((each) => each.map((call) => passageOf(call, undefined, others)));
  return [...own, ...rest];
}

function passageOf({ to, only }: CallEdge, onSelf: CallEdge['onSelf'], others: number): Passage {
  const method = onSelf === 'virtual' ? to : undefined;
  const filter = only === undefined && method === undefined ? undefined : { only, method };
  return { to: onSelf === undefined ? to.id + others : to.id, filter };
}

function distinct(calls: readonly CallEdge[]): readonly CallEdge[] {
  if (calls.length < 2) return calls;
  const byCode = new Map<Code, CallEdge[]>();
  return calls.filter((call) => {
    const known = byCode.get(call.to);
    if (known?.some(({ only, onSelf }) => only === call.only && onSelf === call.onSelf))
      return false;
    addTo(byCode, call.to, call);
    return true;
  });
}

/** The roots of a set that come through a call. */
class Passing {
  readonly #kept = new Map<string, (SetId | undefined)[]>();

  constructor(
    readonly pool: SetPool,
    private readonly facts: RootFacts,
  ) {}

  through(set: SetId, filter: Filter | undefined): SetId {
    if (filter === undefined || set === EMPTY_SET) return set;
    const { only, method } = filter;
    const key = `${only} ${method?.id}`;
    const kept = getOrMake(this.#kept, key, (): (SetId | undefined)[] => []);
    return (kept[set] ??= this.pool.union(
      this.pool.numbers(set).filter((root) => this.#passes(root, filter)),
      [],
    ));
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
  roots: readonly Code[],
  passing: Passing,
): (node: number) => SetId {
  const open = passages.map((each) =>
    each.filter(({ filter }) => filter === undefined).map(({ to }) => to),
  );
  const { of, count } = findComponents(passages.length, (node) => open[node]!);
  const members: number[][] = Array.from({ length: count }, () => []);
  of.forEach((component, node) => members[component]!.push(node));
  const sets = new Array<SetId>(count).fill(EMPTY_SET);
  const isNew = new Uint8Array(count);
  const give = (component: number, numbers: readonly number[], set: SetId): void => {
    const joined = passing.pool.union(numbers, [sets[component]!, set]);
    if (joined === sets[component]) return;
    sets[component] = joined;
    isNew[component] = 1;
  };
  roots.forEach(({ id }, index) => {
    give(of[id]!, [index], EMPTY_SET);
  });
  // Components are numbered callees first, so callers come first from the end.
  for (let again = true; again;) {
    again = false;
    for (let at = count - 1; at >= 0; at--) {
      if (isNew[at] === 0) continue;
      isNew[at] = 0;
      for (const node of members[at]!) {
        for (const { to, filter } of passages[node]!) {
          const target = of[to]!;
          if (target === at && filter === undefined) continue;
          give(target, [], passing.through(sets[at]!, filter));
          if (target > at && isNew[target] === 1) again = true;
        }
      }
      if (isNew[at] === 1) again = true;
    }
  }
  return (node) => sets[of[node]!]!;
}
