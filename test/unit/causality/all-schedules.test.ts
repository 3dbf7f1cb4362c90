/**
 * The engines against all schedules of small random programs. What they call ordered must never be
 * seen the other way round, whatever the program does; and without locks and priority tags they must
 * call ordered all that never is.
 */
import { describe, expect, it } from 'vitest';
import { BatchWriter, OperationStore } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { ENGINES, type CausalityEngine } from '../../support/causality-engines.js';
import { MIXES, PLAIN } from '../../support/schedules/mixes.js';
import type { Program } from '../../support/schedules/program.js';
import { randomProgram, type Features } from '../../support/schedules/random-program.js';
import { randomSchedule, searchSchedules } from '../../support/schedules/search.js';
import { Random } from '../../support/simulator/random.js';

/** A program with more states than this is left out. */
const MOST_STATES = 20_000;
const PROGRAMS = 60;

interface Pair {
  readonly ordered: boolean;
  /** Some schedule does the later one without the earlier one. */
  readonly reversible: boolean;
  readonly text: string;
}

/** Every two operations of one schedule of each program. */
function* pairsOf(features: Features, engine: CausalityEngine): Generator<Pair> {
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const program = randomProgram(seed, features);
    const schedule = randomSchedule(program, new Random(seed));
    const happened = schedule.reduce((set, step) => set | (1 << step), 0);
    const search = searchSchedules(program, MOST_STATES, happened);
    if (search === undefined) continue;
    const precedes = orderOf(program, schedule, engine);
    for (const [later, second] of schedule.entries()) {
      for (const [earlier, first] of schedule.slice(0, later).entries()) {
        const text = `program ${seed}, ${textOf(program, first)} and ${textOf(program, second)}`;
        const reversible = search.without(first, second);
        yield { ordered: precedes(earlier, later), reversible, text };
      }
    }
  }
}

function orderOf(program: Program, schedule: readonly number[], { order }: CausalityEngine) {
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const [index, step] of schedule.entries()) {
    writer.add({ ...program.operations[step]!, line: index + 1, number: step });
  }
  writer.flush();
  return order(store.columns, store.length, program.tables, { model: 'android' });
}

function textOf({ operations }: Program, step: number): string {
  const { kind, thread, a } = operations[step]!;
  return `${OpKind[kind]} ${a} of thread ${thread}`;
}

describe.each(ENGINES)('$name', (engine) => {
  it('orders exactly what no schedule reverses, without locks and priority tags', () => {
    const pairs = [...pairsOf(PLAIN, engine)];
    expect(pairs.filter(({ ordered, reversible }) => ordered === reversible)).toEqual([]);
    expect(pairs.filter(({ ordered }) => ordered).length).toBeGreaterThan(4_000);
    expect(pairs.filter(({ ordered }) => !ordered).length).toBeGreaterThan(2_000);
  });

  it.each(MIXES)('orders nothing that a schedule reverses, with %s', (_, features) => {
    const pairs = [...pairsOf(features, engine)];
    expect(pairs.filter(({ ordered, reversible }) => ordered && reversible)).toEqual([]);
    expect(pairs.filter(({ ordered }) => ordered).length).toBeGreaterThan(4_000);
  });
});
