/** Dominators and loops against their plain definitions, on random graphs. */
import { describe, expect, it } from 'vitest';
import { Dominators } from '../../../../server/src/java/ir/dominators.js';
import type { Graph } from '../../../../server/src/java/ir/graph.js';
import { findLoops, innermostHeads } from '../../../../server/src/java/ir/loops.js';
import { chooser } from '../../../support/chooser.js';

function randomGraph(seed: number): Graph {
  const choose = chooser(seed);
  const size = 1 + choose(14);
  const ways = Array.from({ length: size }, () =>
    Array.from({ length: choose(4) }, () => choose(size)),
  );
  return { size, entry: 0, successors: (node) => ways[node]! };
}

/** What can be reached without passing `without`. */
function reached(graph: Graph, from: number, without: number): Set<number> {
  const found = new Set(from === without ? [] : [from]);
  for (const node of found) {
    for (const next of graph.successors(node)) if (next !== without) found.add(next);
  }
  return found;
}

function plainDominates(graph: Graph, a: number, b: number): boolean {
  const all = reached(graph, graph.entry, -1);
  return all.has(a) && all.has(b) && !reached(graph, graph.entry, a).has(b);
}

describe('dominators', () => {
  it('are on every way from the entry', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const graph = randomGraph(seed);
      const dominators = new Dominators(graph);
      for (let a = 0; a < graph.size; a++) {
        for (let b = 0; b < graph.size; b++) {
          const expected = plainDominates(graph, a, b);
          expect(dominators.dominates(a, b), `${seed}: ${a} over ${b}`).toBe(expected);
        }
      }
    }
  });

  it('have the nearest as the immediate one', () => {
    for (let seed = 0; seed < 500; seed++) {
      const graph = randomGraph(seed);
      const dominators = new Dominators(graph);
      dominators.immediate.forEach((nearest, node) => {
        const strict = Array.from({ length: graph.size }, (_, each) => each).filter(
          (each) => each !== node && dominators.dominates(each, node),
        );
        if (nearest === -1) expect(strict).toEqual([]);
        else for (const each of strict) expect(dominators.dominates(each, nearest)).toBe(true);
      });
    }
  });

  it.each([
    ['a long row of cases that all end in one place', (at: number, last: number) => [at + 1, last]],
    ['a long row of ways back to the start', (at: number) => [at + 1, 0]],
    ['a long row of exceptions to one handler', (at: number, last: number) => [last, at + 1]],
  ])('of %s are found in one go', (_, ways) => {
    const size = 200_000;
    const successors = (node: number) => (node < size - 1 ? ways(node, size - 1) : []);
    const dominators = new Dominators({ size, entry: 0, successors });
    expect(dominators.dominates(1, size - 2)).toBe(true);
    expect(dominators.immediate[size - 2]).toBe(size - 3);
  });
});

describe('loops', () => {
  it('are what reaches an edge back without its head', () => {
    for (let seed = 0; seed < 500; seed++) {
      const graph = randomGraph(seed);
      const dominators = new Dominators(graph);
      const loops = findLoops(graph, dominators);
      for (const { head, nodes } of loops) {
        for (const node of nodes) {
          // No block of a body is unreachable.
          if (node === head || !dominators.dominates(graph.entry, node)) continue;
          expect(dominators.dominates(head, node)).toBe(true);
          expect([...nodes].some((each) => graph.successors(each).includes(node))).toBe(true);
        }
      }
      const heads = innermostHeads(graph.size, loops);
      heads.forEach((head, node) => {
        const around = loops.filter(({ nodes }) => nodes.has(node));
        const smallest = around.sort((a, b) => a.nodes.size - b.nodes.size)[0];
        expect(head === -1).toBe(smallest === undefined);
        if (smallest !== undefined) {
          const found = loops.find((loop) => loop.head === head)!;
          expect(found.nodes.size).toBe(smallest.nodes.size);
        }
      });
    }
  });
});
