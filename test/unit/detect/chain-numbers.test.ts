/** How a clock numbers its chains is its own affair: the races that are told are the same. */
import { describe, expect, it } from 'vitest';
import type { CausalClock } from '../../../server/src/causality/clock.js';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import type { Columns, OperationStore } from '../../../server/src/trace/batch.js';
import { isAccess, Place } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { storeOf } from '../../support/arbitrary-trace.js';
import { raceLine } from '../../support/find-races.js';
import { plainOrder, PlainClock } from '../../support/plain-clock.js';
import { simulateTrace } from '../../support/trace-simulator.js';

/** Higher than any chain of the traces here. */
const LAST = 10_000;

/** The same order, with other numbers for the chains. */
class Renumbered implements CausalClock {
  readonly firstTicks = [];

  constructor(
    private readonly clock: CausalClock,
    private readonly renumber: (chain: number) => number,
  ) {}

  get chain(): number {
    return this.renumber(this.clock.chain);
  }

  get tick(): number {
    return this.clock.tick;
  }

  get segment(): number {
    return this.clock.segment;
  }

  step(columns: Columns, index: number): void {
    this.clock.step(columns, index);
  }

  stepRun(columns: Columns, index: number, to: number): number {
    return this.clock.stepRun(columns, index, to);
  }

  knows(chain: number, tick: number): boolean {
    return this.clock.knows(this.renumber(chain), tick);
  }
}

/** Everything happens to a single field, so that more accesses race than are kept. */
function crowded(seed: number): { store: OperationStore; tables: TraceTables } {
  const { tables, operations } = simulateTrace({ seed, turns: 700, times: 'none' });
  const field = { place: Place.Field, a: 1, b: 1 };
  const moved = operations.map((operation) =>
    isAccess(operation.kind) ? { ...operation, ...field } : operation,
  );
  return { store: storeOf(moved), tables };
}

function racesOf(store: OperationStore, tables: TraceTables, clock: CausalClock): string[] {
  const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
    model: 'android',
    filter: false,
  });
  analysis.sink({ ...store.columns, length: store.length });
  return analysis.finish().races.map(raceLine);
}

describe('numbers of chains', () => {
  it('do not matter for what is told', () => {
    let count = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { store, tables } = crowded(seed);
      const order = plainOrder(store, tables, 'android');
      const told = racesOf(store, tables, new PlainClock(order));
      // Its own inverse.
      const others = new Renumbered(new PlainClock(order), (chain) => LAST - chain);
      expect(racesOf(store, tables, others), `seed ${seed}`).toEqual(told);
      count += told.length;
    }
    expect(count).toBeGreaterThan(100);
  });
});
