/** AsyncClock and the plain closure agree on every pair of random traces, optimised or not. */
import { describe, expect, it } from 'vitest';
import { AsyncClock } from '../../../server/src/causality/asyncclock/async-clock.js';
import {
  ALL_ON,
  type AsyncClockOptions,
} from '../../../server/src/causality/asyncclock/options.js';
import { orderOfClock } from '../../support/causality-engines.js';
import { plainClosure } from '../../support/plain-closure.js';
import { randomCausalityTrace } from '../../support/random-causality-trace.js';

/** More are run by hand: SEEDS=5000 npx vitest run test/unit/causality/asyncclock.test.ts */
const SEEDS = Number(process.env['SEEDS'] ?? 40);
const FIRST = Number(process.env['FIRST'] ?? 1);

function disagreements(seed: number, lost: number, options: AsyncClockOptions): string[] {
  const { store, tables } = randomCausalityTrace(seed, {
    turns: 400,
    lost,
    timed: options.window !== undefined,
  });
  const { columns, length } = store;
  const closure = plainClosure(columns, length, tables, options);
  const order = orderOfClock(new AsyncClock(tables, options), columns, length);
  const wrong: string[] = [];
  for (let second = 0; second < length; second++) {
    for (let first = 0; first < second; first++) {
      const expected = closure.precedes(first, second);
      if (expected === order(first, second)) continue;
      wrong.push(`seed ${seed}: ${first} ${expected ? 'precedes' : 'does not precede'} ${second}`);
    }
  }
  return wrong;
}

/** Where the clock stands after each operation at which a run may end: in runs, or step by step. */
function epochs(seed: number, lost: number, options: AsyncClockOptions, inRuns: boolean): string[] {
  const { store, tables } = randomCausalityTrace(seed, { turns: 400, lost });
  const { columns, length } = store;
  const clock = new AsyncClock(tables, options);
  const seen: string[] = [];
  for (let index = 0; index < length;) {
    let next = index + 1;
    if (inRuns) next = clock.stepRun(columns, index, length);
    else clock.step(columns, index);
    const { chain, tick, segment, firstTicks } = clock;
    for (; index < next; index++) seen.push([chain, tick, segment, ...firstTicks].join(' '));
  }
  return seen;
}

const switches = Object.keys(ALL_ON) as (keyof typeof ALL_ON)[];
const VARIANTS: readonly (readonly [string, AsyncClockOptions])[] = [
  ['all on', { model: 'android' }],
  ['threads', { model: 'threads' }],
  ['a time window', { model: 'android', window: 100 }],
  ['a time window with long steps', { model: 'android', window: 300 }],
  ['a short time window', { model: 'android', window: 10 }],
  ['speculative binder order', { model: 'android', speculativeBinder: true }],
  ...switches.map(
    (each) => [`without ${each}`, { model: 'android', optimise: { [each]: false } }] as const,
  ),
];

describe.each(VARIANTS)('AsyncClock, %s', (_name, options) => {
  it.each([
    ['whole', 0],
    ['damaged', 0.08],
  ])('knows what the plain closure knows of %s traces', (_kind, lost) => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      expect(disagreements(seed, lost, options).slice(0, 5)).toEqual([]);
    }
  });

  it('says the same of a run as of its operations one by one', () => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      const lost = seed % 2 === 0 ? 0 : 0.08;
      expect(epochs(seed, lost, options, true)).toEqual(epochs(seed, lost, options, false));
    }
  });
});
