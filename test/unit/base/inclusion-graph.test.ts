/** The solver of inclusion constraints against a plain one, on random constraints that come bit by bit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InclusionGraph, WALKS_PER_NODE } from '../../../server/src/base/inclusion-graph.js';

const NODES = 12;
const OBJECTS = 90;

type Step =
  | { readonly kind: 'add'; readonly node: number; readonly object: number }
  | { readonly kind: 'connect'; readonly from: number; readonly to: number }
  /** For each object of the node, an edge from the node that the object names. */
  | { readonly kind: 'watch'; readonly node: number; readonly to: number }
  | { readonly kind: 'propagate'; readonly steps: number };

const node = fc.nat(NODES - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), node, object: fc.nat(OBJECTS - 1) }),
  fc.record({ kind: fc.constant('connect' as const), from: node, to: node }),
  fc.record({ kind: fc.constant('watch' as const), node, to: node }),
  fc.record({ kind: fc.constant('propagate' as const), steps: fc.nat(50) }),
);

/** Even objects alone, where the filter is 1. */
function passes(filter: number, object: number): boolean {
  return filter === 0 || object % 2 === 0;
}

/** All constraints again and again until nothing is new. */
function plainSets(filters: readonly number[], steps: readonly Step[]): Set<number>[] {
  const sets = filters.map(() => new Set<number>());
  const put = (to: number, object: number): void => {
    if (passes(filters[to]!, object)) sets[to]!.add(object);
  };
  const include = (from: number, to: number): void => {
    for (const object of [...sets[from]!]) put(to, object);
  };
  const total = (): number => sets.reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before !== total();) {
    before = total();
    for (const each of steps) {
      if (each.kind === 'add') put(each.node, each.object);
      else if (each.kind === 'connect') include(each.from, each.to);
      else if (each.kind === 'watch') {
        for (const object of [...sets[each.node]!]) include(object % NODES, each.to);
      }
    }
  }
  return sets;
}

function solvedGraph(
  filters: readonly number[],
  steps: readonly Step[],
  withCircles: boolean,
): InclusionGraph<number, number> {
  const graph = new InclusionGraph<number, number>(
    passes,
    (_kind, to, _nothing, object) => {
      graph.connect(object % NODES, to);
    },
    withCircles ? WALKS_PER_NODE : Infinity,
  );
  graph.addNodes(filters);
  for (const each of steps) {
    if (each.kind === 'add') graph.add(each.node, each.object);
    else if (each.kind === 'connect') graph.connect(each.from, each.to);
    else if (each.kind === 'watch') graph.watch(each.node, 0, each.to, 0);
    else graph.propagate(each.steps);
  }
  while (graph.propagate(Infinity));
  return graph;
}

function sorted(objects: Iterable<number>): number[] {
  return [...objects].sort((a, b) => a - b);
}

describe('the inclusion graph', () => {
  it.each([true, false])('holds what a plain one holds (circles joined: %s)', (withCircles) => {
    const filters = fc.array(fc.nat(1), { minLength: NODES, maxLength: NODES });
    fc.assert(
      fc.property(filters, fc.array(step, { maxLength: 200 }), (types, steps) => {
        const plain = plainSets(types, steps);
        const graph = solvedGraph(types, steps, withCircles);
        for (let at = 0; at < NODES; at++) {
          expect(sorted(graph.objects(at))).toEqual(sorted(plain[at]!));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('knows what is fed by what', () => {
    const edges = fc.array(fc.tuple(node, node), { maxLength: 20 });
    fc.assert(
      fc.property(edges, fc.array(node), (pairs, seeds) => {
        const steps = pairs.map(([from, to]) => ({ kind: 'connect' as const, from, to }));
        const graph = solvedGraph(new Array<number>(NODES).fill(0), steps, true);
        const fed = new Set(seeds);
        for (const at of fed) for (const [from, to] of pairs) if (from === at) fed.add(to);
        const isFed = graph.fedBy(seeds);
        for (let at = 0; at < NODES; at++) expect(isFed(at)).toBe(fed.has(at));
      }),
    );
  });
});
