/** What is measured: the engines of happens-before, and the race detector. The one place to plug in. */
import { AsyncClock } from '../../server/src/causality/asyncclock/async-clock.js';
import type { CausalClock } from '../../server/src/causality/clock.js';
import type { Model } from '../../server/src/causality/android/segments.js';
import { createTraceAnalysis } from '../../server/src/detect/analyse-trace.js';
import type { OperationSink } from '../../server/src/trace/batch.js';
import type { OpenTrace } from '../../server/src/trace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { EventRacerClock } from './eventracer/engine.js';

/** The thesis' window, in milliseconds. */
export const TWO_MINUTES = 120_000;

export type EngineName = 'AsyncClock' | 'AsyncClock, 2-minute window' | 'EventRacer-style';

export function createClock(engine: EngineName, tables: TraceTables, model: Model): CausalClock {
  switch (engine) {
    case 'AsyncClock':
      return new AsyncClock(tables, { model });
    case 'AsyncClock, 2-minute window':
      return new AsyncClock(tables, { model, window: TWO_MINUTES });
    case 'EventRacer-style':
      return new EventRacerClock(tables, model);
  }
}

export interface Detection {
  readonly sink: OperationSink;
  /** How many races there are. */
  finish(): number;
}

/** Looks for races in a trace, with the order that the clock gives: the first of each location. */
export function detectRaces(trace: OpenTrace, clock: CausalClock, model: Model): Detection {
  const analysis = createTraceAnalysis(trace, clock, { model });
  return { sink: analysis.sink, finish: () => analysis.finish().races.length };
}
