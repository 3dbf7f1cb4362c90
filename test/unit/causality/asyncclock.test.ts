/** AsyncClock and the plain closure agree on every pair of random traces, optimised or not. */
import { describe, expect, it } from 'vitest';
import { AsyncClock } from '../../../server/src/causality/asyncclock/async-clock.js';
import {
  ALL_ON,
  type AsyncClockOptions,
} from '../../../server/src/causality/asyncclock/options.js';
import { BatchWriter, OperationStore, type Columns } from '../../../server/src/trace/batch.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { orderOfClock } from '../../support/causality-engines.js';
import { plainClosure } from '../../support/plain-closure.js';
import { simulateTrace } from '../../support/trace-simulator.js';

const SEEDS = Number(process.env['SEEDS'] ?? 60);
const FIRST = Number(process.env['FIRST'] ?? 1);

function columnsOf(seed: number, turns: number): [Columns, number, TraceTables] {
  const { tables, operations } = simulateTrace({ seed, turns, times: false } as never);
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const operation of operations) writer.copy(operation);
  writer.flush();
  return [store.columns, store.length, tables];
}

function disagreements(seed: number, options: AsyncClockOptions): string[] {
  const [columns, length, tables] = columnsOf(seed, 300);
  const closure = plainClosure(columns, length, tables, options);
  const order = orderOfClock(new AsyncClock(tables, options), columns, length);
  const wrong: string[] = [];
  for (let second = 0; second < length; second++) {
    for (let first = 0; first < second; first++) {
      const expected = closure.precedes(first, second);
      if (expected !== order(first, second)) {
        wrong.push(
          `seed ${seed}: ${first} ${expected ? 'precedes' : 'does not precede'} ${second}`,
        );
      }
    }
  }
  return wrong;
}

const switches = Object.keys(ALL_ON) as (keyof typeof ALL_ON)[];
const VARIANTS: readonly (readonly [string, AsyncClockOptions])[] = [
  ['all on', { model: 'android' }],
  ['threads', { model: 'threads' }],
  ['speculative binder order', { model: 'android', speculativeBinder: true }],
  ...switches.map(
    (each) => [`without ${each}`, { model: 'android', optimise: { [each]: false } }] as const,
  ),
];

describe.each(VARIANTS)('AsyncClock, %s', (_name, options) => {
  it('knows what the plain closure knows', () => {
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      expect(disagreements(seed, options).slice(0, 5)).toEqual([]);
    }
  });
});
