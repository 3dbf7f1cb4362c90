/**
 * How the cost of happens-before grows with the number of events: AsyncClock with and without its time
 * window, the engine in the manner of EventRacer and, as far as it goes, the plain closure, over the
 * same traces. What counts is the time of the engines, without that of making the trace.
 */
import { OperationStore, type OperationSink } from '../../../server/src/trace/batch.js';
import { plainClosure } from '../../support/plain-closure.js';
import { inChild, type InChild } from '../child.js';
import { createClock, type EngineName } from '../engines.js';
import { createAppTrace } from '../generators/app/app.js';
import { mixedEvents } from '../generators/app/shapes.js';
import { LastWrites } from '../last-writes.js';
import type { Figure, Measure } from '../measure.js';

interface EventsTask {
  readonly engine: EngineName;
  readonly events: number;
}

interface Timing {
  readonly milliseconds: number;
  readonly operations: number;
  /** Accesses that do not know the last write of their location: the same for all exact engines. */
  readonly unordered: number;
}

export function timeEvents({ engine, events }: EventsTask): Timing {
  let milliseconds = 0;
  let take: OperationSink = () => undefined;
  const trace = createAppTrace(mixedEvents(events), (operations) => {
    const start = performance.now();
    take(operations);
    milliseconds += performance.now() - start;
  });
  const clock = createClock(engine, trace.tables, 'android');
  const lastWrites = new LastWrites(trace.tables, clock);
  take = (operations) => {
    lastWrites.take(operations);
  };
  const operations = trace.write();
  return { milliseconds, operations, unordered: lastWrites.unordered };
}

export function timeClosure({ events }: { readonly events: number }): number {
  const store = new OperationStore();
  const trace = createAppTrace(mixedEvents(events), store.append);
  trace.write();
  const start = performance.now();
  plainClosure(store.columns, store.length, trace.tables, { model: 'android' });
  return performance.now() - start;
}

const ENGINES: readonly EngineName[] = [
  'AsyncClock',
  'AsyncClock, 2-minute window',
  'EventRacer-style',
];

/** The best of some processes; one that takes long is not repeated. */
function best(task: EventsTask): InChild<Timing> {
  let fastest = inChild<Timing>('timeEvents', task);
  for (let round = 1; round < 3 && fastest.result.milliseconds < 5000; round++) {
    const next = inChild<Timing>('timeEvents', task);
    if (next.result.milliseconds < fastest.result.milliseconds) fastest = next;
  }
  return fastest;
}

type Timings = ReadonlyMap<EngineName, readonly InChild<Timing>[]>;

function timeAll(sizes: readonly number[]): Timings {
  const times = ENGINES.map((engine) => {
    return [engine, sizes.map((events) => best({ engine, events }))] as const;
  });
  return new Map(times);
}

function timesOf(timings: Timings, sizes: readonly number[]): Figure[] {
  return sizes.flatMap((events, size) =>
    ENGINES.map((engine) => {
      const { result, peak } = timings.get(engine)![size]!;
      const name = `${events.toLocaleString('en')} events, ${engine}`;
      const time = `${(result.milliseconds / 1000).toFixed(2)} s`;
      return { name, value: `${time}, ${peak.toFixed(0)} MiB` };
    }),
  );
}

function closureTimes(sizes: readonly number[]): Figure[] {
  return sizes.map((events) => {
    const { result, peak } = inChild<number>('timeClosure', { events });
    const name = `${events.toLocaleString('en')} events, plain closure`;
    return { name, value: `${(result / 1000).toFixed(2)} s, ${peak.toFixed(0)} MiB` };
  });
}

function comparison(timings: Timings): Figure[] {
  const of = (engine: EngineName) => timings.get(engine)!.map(({ result }) => result);
  const growth = (engine: EngineName) =>
    (of(engine).at(-1)!.milliseconds / of(engine)[0]!.milliseconds).toFixed(1);
  const [ours, theirs] = [of('AsyncClock').at(-1)!, of('EventRacer-style').at(-1)!];
  const same = of('AsyncClock').every(
    ({ unordered }, size) => unordered === of('EventRacer-style')[size]!.unordered,
  );
  return [
    {
      name: 'AsyncClock is faster than EventRacer-style, at most events',
      value: `${(theirs.milliseconds / ours.milliseconds).toFixed(1)} times`,
      target: 'at least 10',
    },
    { name: 'same accesses unordered at every size', value: same ? 'yes' : 'NO', target: 'yes' },
    {
      name: 'growth from fewest to most, AsyncClock',
      value: growth('AsyncClock'),
      target: 'at most 30',
    },
    {
      name: 'growth with the window',
      value: growth('AsyncClock, 2-minute window'),
      target: 'at most 12',
    },
    { name: 'growth of EventRacer-style', value: growth('EventRacer-style') },
  ];
}

export const events: Measure = {
  name: 'events',
  about: 'happens-before of looper events: engines against each other, and how they grow',
  run({ quick }) {
    const sizes = quick ? [500, 1000, 2000, 5000] : [5000, 10_000, 20_000, 50_000];
    const timings = timeAll(sizes);
    const closure = closureTimes(quick ? [100, 200] : [250, 500, 1000]);
    return [...closure, ...timesOf(timings, sizes), ...comparison(timings)];
  },
};
