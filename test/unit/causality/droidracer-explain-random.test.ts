/** Explanations of random logs: what they claim holds in the relation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainDroidRacer } from '../../../server/src/causality/droidracer/explanation/explain.js';
import type { OrderEdge } from '../../../server/src/causality/explanation/types.js';
import { chooser } from '../../support/chooser.js';
import { orderOf, readLog } from '../../support/droidracer-log.js';
import { randomDroidRacerLog } from '../../support/random-droidracer-log.js';

describe('explanations of random logs', () => {
  it('have chains whose steps hold and meet, and causes that come before both', () => {
    const seeds = fc.integer({ min: 1, max: 2 ** 31 });
    fc.assert(
      fc.property(seeds, fc.integer({ min: 10, max: 60 }), (seed, turns) => {
        const choose = chooser(seed);
        const trace = readLog(randomDroidRacerLog(choose, turns));
        const order = orderOf(trace);
        for (let round = 0; round < 12; round++) {
          const [one, other] = [choose(trace.store.length), choose(trace.store.length)];
          const found = explainDroidRacer(order, trace.store, trace.reader.tables, one, other);
          const expected =
            one === other
              ? 'same'
              : order.precedes(one, other)
                ? 'before'
                : order.precedes(other, one)
                  ? 'after'
                  : 'unordered';
          expect(found.relation).toBe(expected);
          const [from, to] = expected === 'before' ? [one, other] : [other, one];
          if (found.chain.length > 0) expectWay(found.chain, from, to);
          expect(found.chain.length > 0).toBe(expected === 'before' || expected === 'after');
          if (found.cause === undefined) continue;
          expectWay(found.ways[0], found.cause, one);
          expectWay(found.ways[1], found.cause, other);
          expect(order.precedes(found.cause, one) && order.precedes(found.cause, other)).toBe(true);
        }

        function expectWay(way: readonly OrderEdge[], from: number, to: number): void {
          expect([way[0]!.from, way.at(-1)!.to]).toEqual([from, to]);
          for (const [at, edge] of way.entries()) {
            if (at > 0) expect(edge.from).toBe(way[at - 1]!.to);
            expect(order.precedes(edge.from, edge.to)).toBe(true);
            if (edge.because) expect(order.precedes(...edge.because)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
