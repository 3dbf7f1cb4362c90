/**
 * Flips against all schedules of small random programs: a schedule is found exactly where there is one,
 * and without locks and priority tags exactly the pairs that the model does not order have one.
 */
import { describe, expect, it } from 'vitest';
import { BatchWriter, operationAt, OperationStore } from '../../../../server/src/trace/batch.js';
import { OpKind } from '../../../../server/src/trace/operations.js';
import { ENGINES } from '../../../support/causality-engines.js';
import { checkOperations } from '../../../support/check-trace.js';
import { prepareTrace } from '../../../support/flip-trace.js';
import { MIXES, PLAIN } from '../../../support/schedules/mixes.js';
import type { Program } from '../../../support/schedules/program.js';
import { randomProgram, type Features } from '../../../support/schedules/random-program.js';
import { randomSchedule, searchSchedules } from '../../../support/schedules/search.js';
import { Random } from '../../../support/simulator/random.js';

const MOST_STATES = 20_000;
const PROGRAMS = Number(process.env['SEEDS'] ?? 40);
/** Long enough for every delay of the program, one after another. */
const CLOCK_STOPS = 9;

interface Pair {
  readonly found: string;
  readonly exists: string;
  readonly text: string;
  readonly problems: readonly string[];
  /** By the model. */
  readonly ordered: boolean;
}

function* pairsOf(features: Features): Generator<Pair> {
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const program = randomProgram(seed, features);
    const schedule = randomSchedule(program, new Random(seed));
    if (!removalsWork(program, schedule)) continue;
    const happened = schedule.reduce((set, step) => set | (1 << step), 0);
    const search = searchSchedules(program, MOST_STATES, happened, {
      clockStarts: 0,
      clockStops: CLOCK_STOPS,
      removalsWork: true,
    });
    if (search === undefined) continue;
    const store = storeOf(program, schedule);
    const prepared = prepareTrace(store, program.tables);
    const { columns, length } = store;
    const precedes = ENGINES[1]!.order(columns, length, program.tables, { model: 'android' });
    const before = errorsOf(program, store, schedule.keys());
    for (const [later, second] of schedule.entries()) {
      for (const [earlier, first] of schedule.slice(0, later).entries()) {
        const flip = prepared.flip(earlier, later);
        const text = `program ${seed}, ${textOf(program, first)} and ${textOf(program, second)}`;
        const exists = search.reversed(first, second)
          ? 'flipped'
          : search.without(first, second)
            ? 'stuck'
            : 'ordered';
        const problems = 'run' in flip ? errorsOf(program, store, flip.run.order) : [];
        const fresh = problems.filter((each) => !before.includes(each));
        const ordered = precedes(earlier, later);
        yield { found: flip.kind, exists, text, problems: fresh, ordered };
      }
    }
  }
}

/** A remove that takes nothing back is a problem of the trace, and says nothing of other schedules. */
function removalsWork({ operations }: Program, schedule: readonly number[]): boolean {
  const waiting = new Set<number>();
  return schedule.every((step) => {
    const { kind, a } = operations[step]!;
    if (kind === OpKind.Post) waiting.add(a);
    else if (kind === OpKind.Begin) waiting.delete(a);
    return kind !== OpKind.Remove || waiting.delete(a);
  });
}

function storeOf(program: Program, schedule: readonly number[]): OperationStore {
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const [index, step] of schedule.entries()) {
    writer.add({ ...program.operations[step]!, line: index + 1, number: step });
  }
  writer.flush();
  return store;
}

function errorsOf({ tables }: Program, store: OperationStore, order: Iterable<number>): string[] {
  const operations = [...order].map((op) => operationAt(store.columns, op));
  return checkOperations(tables, operations)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
}

function textOf({ operations }: Program, step: number): string {
  const { kind, thread, a } = operations[step]!;
  return `${OpKind[kind]} ${a} of thread ${thread}`;
}

describe('flips of all pairs of small programs', () => {
  it.each([['nothing else', PLAIN], ...MIXES] as const)(
    'are found exactly where a schedule has them, with %s',
    (_, features) => {
      const pairs = [...pairsOf(features)];
      const wrong = pairs.filter(({ found, exists }) => found !== exists);
      expect(wrong.map(({ text, found, exists }) => `${text}: ${found}, not ${exists}`)).toEqual(
        [],
      );
      expect(pairs.flatMap(({ problems }) => problems)).toEqual([]);
      expect(pairs.length).toBeGreaterThan(500);
      const reversed = pairs.filter(({ found, ordered }) => ordered && isFound(found));
      expect(reversed.map(({ text }) => text)).toEqual([]);
    },
  );

  it('are exactly the pairs that the model does not order, without locks and priority tags', () => {
    const pairs = [...pairsOf(PLAIN)];
    const wrong = pairs.filter(({ found, ordered }) => ordered === isFound(found));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

function isFound(found: string): boolean {
  return found === 'flipped' || found === 'stuck';
}
