/** Reachability of roots against a plain walk, on random call graphs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Code } from '../../../server/src/android/flow/code.js';
import type { CallGraph } from '../../../server/src/android/origins/call-graph.js';
import {
  computeReach,
  type Reach,
  type RootFacts,
} from '../../../server/src/android/origins/reach.js';

const SIZE = 12;
const codes = Array.from({ length: SIZE }, (_unused, id) => ({ id }) as unknown as Code);

function plainReach(edges: readonly (readonly [number, number])[], root: number): Set<number> {
  const reached = new Set([root]);
  for (const at of reached) for (const [from, to] of edges) if (from === at) reached.add(to);
  return reached;
}

function rootsOf(reach: Reach, code: Code): readonly number[] {
  return reach.numbers(reach.setOf(code));
}

/** The codes that one root reaches, on its own object and on others. */
function filteredWalk(graph: CallGraph, from: number, root: number, facts: RootFacts): Set<number> {
  const reached = new Set([`${from} own`]);
  for (const at of reached) {
    const [id, whose] = at.split(' ');
    for (const { to, only, onSelf } of graph[Number(id)]!) {
      const isOwn = whose === 'own' && onSelf !== undefined;
      if (only !== undefined && !facts.mayRunOn(root, only)) continue;
      if (isOwn && onSelf === 'virtual' && !facts.mayRun(root, to)) continue;
      reached.add(`${to.id} ${isOwn ? 'own' : 'other'}`);
    }
  }
  return new Set([...reached].map((each) => Number(each.split(' ')[0])));
}

describe('reach', () => {
  it('is that of a plain walk', () => {
    const node = fc.nat(SIZE - 1);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(node, node), { maxLength: 30 }),
        fc.uniqueArray(node),
        (edges, roots) => {
          const graph = codes.map((code) =>
            edges
              .filter(([from]) => from === code.id)
              .map(([, to]) => ({ to: codes[to]!, site: undefined })),
          ) as unknown as CallGraph;
          const reach = computeReach(
            graph,
            roots.map((root) => codes[root]!),
          );
          const plain = roots.map((root) => plainReach(edges, root));
          for (const code of codes) {
            const expected = roots
              .map((_root, index) => index)
              .filter((index) => plain[index]!.has(code.id));
            expect(rootsOf(reach, code)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('is that of a walk with each root by itself, where calls let only some pass', () => {
    const node = fc.nat(SIZE - 1);
    const edge = fc.record({
      from: node,
      to: node,
      only: fc.constantFrom(undefined, 'main', 'worker'),
      onSelf: fc.constantFrom(undefined, 'virtual', 'special'),
    });
    const facts: RootFacts = {
      mayRunOn: (root, kind) => (root % 2 === 0) === (kind === 'main'),
      mayRun: (root, { id }) => (root + id) % 3 !== 0,
      mayBe: () => true,
    };
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), fc.uniqueArray(node), (edges, roots) => {
        const graph = codes.map((code) =>
          edges
            .filter(({ from }) => from === code.id)
            .map(({ to, only, onSelf }) => ({ to: codes[to]!, only, onSelf })),
        ) as unknown as CallGraph;
        const reach = computeReach(
          graph,
          roots.map((root) => codes[root]!),
          facts,
        );
        const walks = roots.map((root, index) => filteredWalk(graph, root, index, facts));
        for (const code of codes) {
          const expected = [...walks.keys()].filter((index) => walks[index]!.has(code.id));
          expect(rootsOf(reach, code)).toEqual(expected);
        }
      }),
    );
  });

  it('walks a chain of a hundred thousand without recursion', () => {
    const long = Array.from({ length: 100_000 }, (_unused, id) => ({ id }) as unknown as Code);
    const graph = long.map((_code, id) =>
      id + 1 < long.length ? [{ to: long[id + 1]!, site: undefined }] : [],
    ) as unknown as CallGraph;
    expect(rootsOf(computeReach(graph, [long[0]!]), long.at(-1)!)).toEqual([0]);
  });
});
