/** The engine against the definition written out plainly, on random logs, pair by pair. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDroidRacerOrder } from '../../../server/src/causality/droidracer/order.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { chooser } from '../../support/chooser.js';
import { plainDroidRacer } from '../../support/plain-droidracer.js';
import { randomDroidRacerLog } from '../../support/random-droidracer-log.js';
import { readText } from '../../support/read-trace.js';

function compareOn(seed: number, turns: number): { differing: string[]; ordered: number } {
  const text = randomDroidRacerLog(chooser(seed), turns);
  const trace = readText(createDroidRacerReader, text);
  expect(trace.problems).toEqual([]);
  const order = buildDroidRacerOrder(trace.store, trace.tables, 'droidracer', new ProblemLog());
  const plain = plainDroidRacer(trace.operations, trace.tables);
  expect(order.size).toBe(plain.size);
  const differing: string[] = [];
  let ordered = 0;
  for (const first of trace.operations.keys()) {
    for (const second of trace.operations.keys()) {
      const expected = plain.precedes(first, second);
      if (expected) ordered++;
      if (order.precedes(first, second) === expected) continue;
      const [one, other] = [first, second].map((index) => trace.operations[index]!.line);
      differing.push(`line ${one!} before line ${other!}: plainly ${expected}`);
    }
  }
  return { differing, ordered };
}

describe('the droidracer relation', () => {
  it('is the plainly written one, for every pair of random logs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.integer({ min: 10, max: 70 }),
        (seed, turns) => {
          expect(compareOn(seed, turns).differing).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is compared on logs that order a good part of their pairs', () => {
    expect(compareOn(7, 70).ordered).toBeGreaterThan(500);
  });
});
