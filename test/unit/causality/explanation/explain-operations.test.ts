/** From a trace to an answer in one run over it, and what is kept of the trace meanwhile. */
import { describe, expect, it } from 'vitest';
import {
  explainOperations,
  explainOperationsNow,
  type ExplainRequest,
  type TraceSource,
} from '../../../../server/src/causality/explanation/explain-operations.js';
import { Explainer } from '../../../../server/src/causality/explanation/explainer.js';
import { OrderRecorder } from '../../../../server/src/causality/explanation/order-recorder.js';
import type { OperationSink } from '../../../../server/src/trace/batch.js';
import { BatchWriter } from '../../../../server/src/trace/batch.js';
import { createDroidRacerReader } from '../../../../server/src/trace/formats/droidracer.js';
import { createRacetraceReader } from '../../../../server/src/trace/formats/racetrace/reader.js';
import { createStdReader } from '../../../../server/src/trace/formats/std.js';
import { OpKind, Place } from '../../../../server/src/trace/operations.js';
import { createTables } from '../../../../server/src/trace/tables.js';
import { explainTrace } from '../../../support/explain-trace.js';
import { randomCausalityTrace } from '../../../support/random-causality-trace.js';
import { readText, type ReadTrace } from '../../../support/read-trace.js';
import { Random } from '../../../support/simulator/random.js';

const TEXT = `racetrace 1
thread t1 worker one
thread t2 worker two
t1 init
t1 fork t2
t2 init`;

const FORKED: ExplainRequest = { first: { number: 5 }, second: { number: 6 }, model: 'android' };

function inMemory({ store, tables }: ReadTrace, format: TraceSource['format'] = 'racetrace') {
  return (consume: (source: TraceSource) => OperationSink) => {
    consume({ format, tables })({ ...store.columns, length: store.length });
  };
}

describe('one run over the trace', () => {
  it('answers for a trace in memory and for one that is read as it comes', async () => {
    const run = inMemory(readText(createRacetraceReader, TEXT));
    const now = explainOperationsNow(run, FORKED);
    const later = await explainOperations(async (consume) => {
      await Promise.resolve();
      run(consume);
    }, FORKED);
    expect(now).toMatchObject({ explanation: { relation: 'before', chain: [{ rule: 'FORK' }] } });
    expect(later).toMatchObject({ explanation: { relation: 'before', first: 1, second: 2 } });
  });

  it('says which operations the trace does not have', () => {
    const run = inMemory(readText(createRacetraceReader, TEXT));
    const asked = { ...FORKED, second: { number: 99 } };
    expect(explainOperationsNow(run, asked)).toEqual({ missing: [{ number: 99 }] });
  });

  it('has no answer where nothing could be read', () => {
    expect(explainOperationsNow(() => undefined, FORKED)).toBeUndefined();
  });

  it('asks for the access where an access and a line have the same number', () => {
    const trace = readText(createRacetraceReader, TEXT);
    const tables = trace.tables;
    const recorder = new OrderRecorder({ tables, model: 'android', asked: [{ number: 3 }] });
    const writer = new BatchWriter(recorder.sink);
    writer.add({ kind: OpKind.Init, thread: 1, line: 3 });
    writer.add({ kind: OpKind.Read, thread: 1, line: 9, number: 3, place: Place.Static, b: 1 });
    writer.flush();
    expect(recorder.find({ number: 3 })).toBe(1);
    expect(new Explainer(recorder, 'droidracer').describe(1).place).toBe('operation 3 (line 9)');
  });
});

it('explains DroidRacer logs, where accesses are asked for by rwId', () => {
  const log = `1 START
2 THREADINIT tid:1
3 THREADINIT tid:2
rwId:1 WRITE tid:1 obj:0x1 class:La; field:8
4 ACCESS tid:1 accessId:1
5 NOTIFY tid:1 notifiedTid:2
6 WAIT tid:2
rwId:2 READ tid:2 obj:0x1 class:La; field:8
7 ACCESS tid:2 accessId:2
`;
  const run = inMemory(readText(createDroidRacerReader, log), 'droidracer');
  const asked = { first: { number: 1 }, second: { number: 2 }, model: 'android' } as const;
  const result = explainOperationsNow(run, asked);
  expect(result).toMatchObject({ explanation: { relation: 'before' } });
  if (result !== undefined && 'explanation' in result) {
    expect(result.explanation.chain.map(({ rule }) => rule)).toEqual(['PO', 'NOTIFY', 'PO']);
    expect(result.describe(result.explanation.first).place).toBe('operation 1 (line 4)');
  }
});

it('explains STD traces, which have neither init nor exit', () => {
  const std = `T0|w(x)|1\nT0|fork(T1)|2\nT1|r(x)|3\nT1|w(x)|4\nT0|join(T1)|5\nT0|r(x)|6\nT0|acq(l)|7`;
  const run = inMemory(readText(createStdReader, std), 'std');
  const rules = (first: number, second: number) => {
    const asked = {
      first: { number: first },
      second: { number: second },
      model: 'threads',
    } as const;
    const result = explainOperationsNow(run, asked);
    if (result === undefined || !('explanation' in result)) return undefined;
    return result.explanation.chain.map(({ rule }) => rule);
  };
  expect(rules(1, 3)).toEqual(['PO', 'FORK']);
  expect(rules(3, 6)).toEqual(['JOIN', 'PO']);
  expect(rules(4, 5)).toEqual(['JOIN']);
});

describe('what is kept of a trace', () => {
  it('asked for alone, two operations have the same answer as among all', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const trace = randomCausalityTrace(seed, { lost: 0.05 });
      const { store, tables } = trace;
      const { explainer } = explainTrace(trace);
      const random = new Random(seed);
      for (let count = 0; count < 20; count++) {
        const [one, other] = [random.below(store.length), random.below(store.length)];
        const asked = [{ index: one }, { index: other }];
        const recorder = new OrderRecorder({ tables, model: 'android', asked });
        recorder.sink({ ...store.columns, length: store.length });
        const alone = new Explainer(recorder, 'racetrace').explain(one, other)!;
        const among = explainer.explain(one, other)!;
        expect(alone.relation).toBe(among.relation);
        expect(alone.chain).toHaveLength(among.chain.length);
        expect(alone.near).toEqual(among.near);
      }
    }
  });

  it('grows with the synchronisation operations, not with the accesses', () => {
    const sizes = [10, 1000].map((accesses) => {
      const { graph } = recordAccesses(accesses);
      return [graph.nodeCount, graph.edgeCount, graph.cellCount];
    });
    expect(sizes[1]).toEqual(sizes[0]);
  });

  it('grows linearly where each of many signals comes before each of many waits', () => {
    const sizes = [100, 1000].map((count) => {
      const { graph } = recordSignals(count);
      return graph.nodeCount + graph.edgeCount + graph.cellCount;
    });
    expect(sizes[1]! / sizes[0]!).toBeLessThan(10.5);
  });
});

/** Workers, a looper with tasks and what it does between them, and a binder thread: all with accesses. */
function recordAccesses(accesses: number): OrderRecorder {
  const tables = createTables();
  for (const kind of ['worker', 'looper', 'binder'] as const) {
    tables.threads.push({ label: kind, kind, name: kind, process: 0 });
  }
  tables.queues.push({ label: '1', kind: 'looper', name: 'main' });
  const asked = [{ number: 1 }, { number: 2 }];
  const recorder = new OrderRecorder({ tables, model: 'android', asked });
  const writer = new BatchWriter(recorder.sink);
  let line = 0;
  const add = (kind: OpKind, thread: number, more = {}) => {
    writer.add({ kind, thread, line: ++line, ...more });
  };
  const access = (thread: number) => {
    for (let count = 0; count < accesses; count++) {
      add(OpKind.Write, thread, { place: Place.Static, b: 1 });
    }
  };
  for (const thread of [1, 2, 3]) add(OpKind.Init, thread);
  add(OpKind.Loop, 2, { b: 1 });
  for (let task = 1; task <= 5; task++) {
    add(OpKind.Post, 1, { a: task, b: 1 });
    add(OpKind.Begin, 2, { a: task });
    access(2);
    add(OpKind.End, 2, { a: task });
    for (const thread of [1, 2, 3]) access(thread);
  }
  add(OpKind.Exit, 2);
  writer.flush();
  return recorder;
}

function recordSignals(count: number): OrderRecorder {
  const tables = createTables();
  for (const name of ['one', 'other']) {
    tables.threads.push({ label: name, kind: 'worker', name, process: 0 });
  }
  const recorder = new OrderRecorder({ tables, model: 'android', asked: [] });
  const writer = new BatchWriter(recorder.sink);
  for (let at = 0; at < count; at++) {
    writer.add({ kind: OpKind.Signal, thread: 1, line: 2 * at + 1, a: 7 });
    writer.add({ kind: OpKind.Await, thread: 2, line: 2 * at + 2, a: 7 });
  }
  writer.flush();
  return recorder;
}
