/** The engine that the benchmark compares with says the same as the plain closure, of every pair. */
import { describe, expect, it } from 'vitest';
import { EventRacerClock } from '../../bench/eventracer/engine.js';
import { orderOfClock } from '../../support/causality-engines.js';
import { plainClosure } from '../../support/plain-closure.js';
import { randomCausalityTrace } from '../../support/random-causality-trace.js';

const SEEDS = 60;

function differences(seed: number, model: 'android' | 'threads', lost: number): string[] {
  const { store, tables } = randomCausalityTrace(seed, { turns: 1200, lost });
  const { columns, length } = store;
  const plain = plainClosure(columns, length, tables, { model });
  const precedes = orderOfClock(new EventRacerClock(tables, model), columns, length);
  const found: string[] = [];
  for (let second = 0; second < length; second++) {
    for (let first = 0; first < second; first++) {
      const [wanted, given] = [plain.precedes(first, second), precedes(first, second)];
      if (wanted !== given) found.push(`seed ${seed}: ${first} ${second} ${wanted} ${given}`);
    }
  }
  return found.slice(0, 3);
}

describe('the engine in the manner of EventRacer', () => {
  it.each(['android', 'threads'] as const)('agrees with the closure, model %s', (model) => {
    for (let seed = 1; seed <= SEEDS; seed++) expect(differences(seed, model, 0)).toEqual([]);
  });

  it('agrees where operations are missing', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      expect(differences(seed, 'android', 0.1)).toEqual([]);
    }
  });
});
