/** Reachability of roots against a plain walk, on random call graphs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Code } from '../../../server/src/android/flow/code.js';
import type { CallGraph } from '../../../server/src/android/origins/call-graph.js';
import { computeReach } from '../../../server/src/android/origins/reach.js';

const SIZE = 12;
const codes = Array.from({ length: SIZE }, (_unused, id) => ({ id }) as unknown as Code);

function plainReach(edges: readonly (readonly [number, number])[], root: number): Set<number> {
  const reached = new Set([root]);
  for (const at of reached) for (const [from, to] of edges) if (from === at) reached.add(to);
  return reached;
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
            expect(reach.rootsOf(code)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('walks a chain of a hundred thousand without recursion', () => {
    const long = Array.from({ length: 100_000 }, (_unused, id) => ({ id }) as unknown as Code);
    const graph = long.map((_code, id) =>
      id + 1 < long.length ? [{ to: long[id + 1]!, site: undefined }] : [],
    ) as unknown as CallGraph;
    expect(computeReach(graph, [long[0]!]).rootsOf(long.at(-1)!)).toEqual([0]);
  });
});
