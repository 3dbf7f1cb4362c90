/**
 * A trace with the shape of Table 4.1's average (50,000 looper events, 6,500 binder events, 540,000
 * synchronisation operations) and 20 million accesses: the peak of memory, and the rate. Making the
 * trace is part of the process, so its memory counts; its time does not.
 */
import type { OperationSink } from '../../../server/src/trace/batch.js';
import { inChild } from '../child.js';
import { createClock, detectRaces, type EngineName } from '../engines.js';
import { createAppTrace } from '../generators/app/app.js';
import { tableShape } from '../generators/app/shapes.js';
import { perSecond, type Figure, type Measure } from '../measure.js';

interface TableTask {
  readonly engine: EngineName;
  readonly events: number;
  readonly accesses: number;
}

interface Outcome {
  readonly milliseconds: number;
  readonly operations: number;
  readonly races: number;
}

/** Table 4.1's average of memory accesses. */
const TABLE_ACCESSES = 120_000_000;

export function timeTableShape({ engine, events, accesses }: TableTask): Outcome {
  let milliseconds = 0;
  let take: OperationSink = () => undefined;
  const trace = createAppTrace(tableShape(events, accesses), (operations) => {
    const start = performance.now();
    take(operations);
    milliseconds += performance.now() - start;
  });
  const clock = createClock(engine, trace.tables, 'android');
  const detection = detectRaces({ format: 'racetrace', tables: trace.tables }, clock, 'android');
  take = detection.sink;
  const operations = trace.write();
  return { milliseconds, operations, races: detection.finish() };
}

function figuresFor(task: TableTask): Figure[] {
  const { result, peak } = inChild<Outcome>('timeTableShape', task);
  const { milliseconds, operations, races } = result;
  const inTable = (TABLE_ACCESSES / task.accesses) * milliseconds;
  const rate = perSecond(operations, milliseconds);
  const found = `${races.toLocaleString('en')} races`;
  return [
    {
      name: `${task.engine}, time`,
      value: `${(milliseconds / 1000).toFixed(1)} s, ${rate}, ${found}`,
    },
    {
      name: `${task.engine}, for 120 million accesses at this rate`,
      value: `${(inTable / 1000).toFixed(0)} s`,
    },
    {
      name: `${task.engine}, peak memory`,
      value: `${peak.toFixed(0)} MiB`,
      target: 'under 500 MiB',
    },
  ];
}

export const tableShapeMeasure: Measure = {
  name: 'table-shape',
  about: 'a trace like the average of Table 4.1: memory, and operations a second',
  run({ quick }) {
    const [events, accesses] = quick ? [5000, 1_000_000] : [50_000, 20_000_000];
    const engines: readonly EngineName[] = ['AsyncClock', 'AsyncClock, 2-minute window'];
    return engines.flatMap((engine) => figuresFor({ engine, events, accesses }));
  },
};
