/**
 * The races of longer random traces: each has a schedule that the semantic check accepts, or a reason. What
 * was refused once stands among these seeds: binder threads that take turns on one queue, messages that are
 * taken back, barriers that let others by, threads that stay in a wait.
 */
import { describe, expect, it } from 'vitest';
import { Verifier, type VerifiedPair } from '../../../../server/src/detect/verify/verifier.js';
import { analyseStore } from '../../../support/find-races.js';
import { leaningTrace } from '../../../support/leaning-traces.js';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
const TURNS = 1200;
const MOST_RACES = 12;

function* flipsOf(seed: number): Generator<VerifiedPair> {
  const { store, tables } = leaningTrace(seed, TURNS);
  const races = analyseStore(store, tables, { filter: false }).races.slice(0, MOST_RACES);
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const trace = { format: 'racetrace', tables, store } as const;
  const verifier = new Verifier(trace, { model: 'android', asked });
  for (const { accesses } of races) {
    const [one, other] = accesses.map(({ line }) => verifier.find({ line })!);
    yield verifier.verify(one!, other!);
  }
}

function problemOf({ flip, schedule }: VerifiedPair): string | undefined {
  if (flip.kind === 'gave-up') return 'gave up';
  if ('run' in flip && schedule === undefined) return 'refused by the check';
  return 'cycle' in flip && flip.cycle.length === 0 ? 'no reason' : undefined;
}

describe('the races of longer traces', () => {
  it('have a schedule that is accepted, or a reason', () => {
    const flips = SEEDS.flatMap((seed) => [...flipsOf(seed)].map((flip) => ({ seed, flip })));
    const wrong = flips.flatMap(({ seed, flip }) => {
      const problem = problemOf(flip);
      return problem === undefined
        ? []
        : `trace ${seed}, ${flip.first}, ${flip.second}: ${problem}`;
    });
    expect(wrong).toEqual([]);
    expect(flips.filter(({ flip }) => flip.flip.kind === 'flipped').length).toBeGreaterThan(50);
  });
});
