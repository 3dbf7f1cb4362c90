/** The traces of the benchmark can happen, are the same every time, and have the shape they claim. */
import { describe, expect, it } from 'vitest';
import { OperationStore, type OperationSink } from '../../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../../server/src/trace/check/index.js';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { Flag, OpKind, isAccess } from '../../../server/src/trace/operations.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { EventRacerClock } from '../../bench/eventracer/engine.js';
import { createAppTrace } from '../../bench/generators/app/app.js';
import type { AppParameters } from '../../bench/generators/app/machine.js';
import { mixedEvents, tableShape } from '../../bench/generators/app/shapes.js';
import { writeStdLines } from '../../bench/generators/std.js';
import { orderOfClock } from '../../support/causality-engines.js';
import { checkText } from '../../support/check-trace.js';
import { plainClosure } from '../../support/plain-closure.js';

function generate(parameters: AppParameters): { store: OperationStore; tables: TraceTables } {
  const store = new OperationStore();
  const trace = createAppTrace(parameters, store.append);
  expect(trace.write()).toBe(store.length);
  return { store, tables: trace.tables };
}

function problemsOf({ store, tables }: ReturnType<typeof generate>): unknown[] {
  const problems = new ProblemLog();
  const check = createSemanticCheck(tables, 'racetrace', problems);
  const { columns, length } = store;
  check.sink({ ...columns, length });
  check.end();
  return problems.list();
}

/** How many operations pass a test. */
function count({ columns, length }: OperationStore, test: (index: number) => boolean): number {
  return Array.from(columns.kind.subarray(0, length)).filter((_, index) => test(index)).length;
}

describe('app traces', () => {
  it('can happen', () => {
    expect(problemsOf(generate(mixedEvents(1500)))).toEqual([]);
    expect(problemsOf(generate(tableShape(1500, 30_000)))).toEqual([]);
  });

  it('are the same every time', () => {
    const one = generate(mixedEvents(200)).store.toColumns();
    expect(generate(mixedEvents(200)).store.toColumns()).toEqual(one);
  });

  it('have every kind of post, inputs, and times that go on', () => {
    const { store } = generate(mixedEvents(2000));
    const { kind, flags, time } = store.columns;
    const posts = (flag: Flag) =>
      count(store, (index) => kind[index] === OpKind.Post && (flags[index]! & flag) !== 0);
    for (const flag of [Flag.Delayed, Flag.AtTime, Flag.Front, Flag.Async]) {
      expect(posts(flag), Flag[flag]).toBeGreaterThan(20);
    }
    expect(count(store, (index) => kind[index] === OpKind.Input)).toBeGreaterThan(100);
    expect(time[store.length - 1]).toBeGreaterThan(40_000);
  });

  it('have the shape of Table 4.1 where that is asked for', () => {
    const { store, tables } = generate(tableShape(5000, 200_000));
    const { kind } = store.columns;
    const ofKind = (wanted: OpKind) => count(store, (index) => kind[index] === wanted);
    const accesses = count(store, (index) => isAccess(kind[index]!));
    expect(accesses).toBeGreaterThan(190_000);
    expect(ofKind(OpKind.Begin) + ofKind(OpKind.Receive)).toBeGreaterThan(5550);
    // 540,000 synchronisation operations for 50,000 events.
    expect(store.length - accesses).toBeGreaterThan(50_000);
    expect(store.length - accesses).toBeLessThan(58_000);
    // With the one that hands in inputs, and the row for none.
    expect(tables.threads.filter((thread) => thread.kind === 'worker')).toHaveLength(132);
  });

  it('are ordered by the engine that is compared with as by the closure', () => {
    const { store, tables } = generate(mixedEvents(120));
    const { columns, length } = store;
    const plain = plainClosure(columns, length, tables, { model: 'android' });
    const precedes = orderOfClock(new EventRacerClock(tables), columns, length);
    for (let second = 0; second < length; second++) {
      for (let first = 0; first < second; first++) {
        const same = plain.precedes(first, second) === precedes(first, second);
        if (!same) expect.fail(`${first} and ${second}`);
      }
    }
  });
});

describe('STD traces', () => {
  const parameters = { operations: 20_000, threads: 20, locks: 50, variables: 2000 };

  it('can happen', () => {
    const lines: string[] = [];
    writeStdLines(parameters, (line) => lines.push(line));
    const { reading, problems } = checkText(createStdReader, lines.join(''));
    expect([...reading, ...problems]).toEqual([]);
    expect(Math.abs(lines.length - parameters.operations)).toBeLessThan(50);
  });

  it('take, fork and join', () => {
    const kinds = new Set<number>();
    const sink: OperationSink = ({ kind, length }) => {
      for (const each of kind.subarray(0, length)) kinds.add(each);
    };
    const reader = createStdReader(sink, new ProblemLog());
    writeStdLines(parameters, (line) => {
      reader.push(new TextEncoder().encode(line));
    });
    reader.end();
    for (const kind of [OpKind.Fork, OpKind.Join, OpKind.Lock, OpKind.Unlock, OpKind.Write]) {
      expect(kinds.has(kind)).toBe(true);
    }
  });
});
