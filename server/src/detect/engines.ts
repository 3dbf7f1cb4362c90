/**
 * The engine of each causality model. `android` and `threads` look for races while they read, on
 * AsyncClock; `droidracer`, whose transitivity is conditional, keeps the trace and closes a graph.
 */
import { AsyncClock } from '../causality/asyncclock/async-clock.js';
import { OperationStore } from '../trace/batch.js';
import { createTraceAnalysis } from './analyse-trace.js';
import { analyseDroidRacer } from './droidracer/report.js';
import type { CreateRaceEngine } from './engine.js';
import { builtInFilter } from './noise/built-in-filter.js';
import { joinFilters } from './noise/filter-data.js';
import type { CausalityModel } from './report.js';

export type RaceEngines = Readonly<Partial<Record<CausalityModel, CreateRaceEngine>>>;

export const RACE_ENGINES: RaceEngines = {
  android: clockEngine('android'),
  threads: clockEngine('threads'),
  droidracer: (reader, problems, { all }, isCancelled) => {
    const store = new OperationStore();
    return {
      sink: store.append,
      end: () => analyseDroidRacer(store, reader, problems, { all, isCancelled }),
    };
  },
};

function clockEngine(model: 'android' | 'threads'): CreateRaceEngine {
  return ({ format, tables }, problems, { all, detect, filter, window, speculativeBinder }) => {
    const windowed = window === undefined ? {} : { window };
    const clock = new AsyncClock(tables, {
      model,
      problems,
      speculativeBinder: speculativeBinder ?? false,
      ...windowed,
    });
    const filters = joinFilters([builtInFilter(), filter]);
    const options = { model, all, detect, filter: filters };
    const analysis = createTraceAnalysis({ format, tables }, clock, options);
    const end = () => ({
      ...analysis.finish(),
      format,
      model,
      problems: problems.list(),
      ...windowed,
    });
    return { sink: analysis.sink, end };
  };
}
