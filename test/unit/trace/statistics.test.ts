import { describe, expect, it } from 'vitest';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import type { OperationSink } from '../../../server/src/trace/batch.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { CreateReader } from '../../../server/src/trace/reader.js';
import { createStatistics, type TraceStatistics } from '../../../server/src/trace/statistics.js';

function count(createReader: CreateReader, text: string): TraceStatistics {
  let sink: OperationSink = () => undefined;
  const reader = createReader((operations) => {
    sink(operations);
  }, new ProblemLog());
  const counter = createStatistics(reader);
  sink = counter.sink;
  reader.push(new TextEncoder().encode(text));
  reader.end();
  return counter.result();
}

describe('the counts of a trace', () => {
  it('of STD have every thread that acts, also one that only reads and writes', () => {
    const text = 'T0|acq(L)|1\nT0|rel(L)|2\nT1|w(V)|3\nT2|r(V)|4\nT2|r(W)|4\n';
    expect(count(createStdReader, text)).toMatchObject({
      ...{ operations: 5, threads: 3, queues: 0, locations: 2, fields: 2, locks: 1, sites: 4 },
    });
  });

  it('of racetrace have threads with and without a queue apart', () => {
    const text = `racetrace 1
thread t1 looper main
thread t2 worker w
queue q1 looper main
field f1 A.b
time 100
t1 init
t2 init
t1 attach q1
t1 loop q1
t2 post e1 q1
t2 post e2 q1
time 150
t1 begin e1
t1 write o1.f1
t1 write o2.f1
t1 end e1
`;
    expect(count(createRacetraceReader, text)).toMatchObject({
      ...{ operations: 10, threads: 1, queues: 1, tasks: 1, tasksNotRun: 1 },
      ...{ locations: 2, fields: 1, span: 50 },
    });
  });
});
