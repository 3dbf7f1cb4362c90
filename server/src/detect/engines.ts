/**
 * The engine of each causality model. `android` and `threads` look for races while they read, on
 * AsyncClock; `droidracer`, whose transitivity is conditional, keeps the trace and closes a graph.
 */
import { AsyncClock } from '../causality/asyncclock/async-clock.js';
import type { Model } from '../causality/android/segments.js';
import { OperationStore } from '../trace/batch.js';
import { createTraceAnalysis } from './analyse-trace.js';
import { createAtomicityCheck } from './atomicity/create-check.js';
import { analyseDroidRacer } from './droidracer/report.js';
import type { CreateRaceEngine, DetectOptions } from './engine.js';
import { NO_SPEC, type Preconditions } from './commutativity/preconditions.js';
import { fieldNames } from './commutativity/events/variables.js';
import { readSpec } from './commutativity/spec/read-spec.js';
import type { Spec } from './commutativity/spec/spec.js';
import type { ProblemLog } from '../trace/problems.js';
import { builtInFilter } from './noise/built-in-filter.js';
import { joinFilters } from './noise/filter-data.js';
import type { CausalityModel } from './report.js';

export type RaceEngines = Readonly<Partial<Record<CausalityModel, CreateRaceEngine>>>;

export const RACE_ENGINES: RaceEngines = {
  android: withAtomicity('android', clockEngine('android')),
  threads: withAtomicity('threads', clockEngine('threads')),
  droidracer: withAtomicity('android', (reader, problems, { all }, isCancelled) => {
    const store = new OperationStore();
    return {
      sink: store.append,
      end: () => analyseDroidRacer(store, reader, problems, { all, isCancelled }),
    };
  }),
};

/** The atomicity check asks no clock: it is the same beside every model with tasks. */
function withAtomicity(model: Model, create: CreateRaceEngine): CreateRaceEngine {
  return (reader, problems, options, isCancelled) => {
    const engine = create(reader, problems, options, isCancelled);
    if (!options.detect.includes('atomicity')) return engine;
    const check = createAtomicityCheck(reader, model, { ...options.atomicity, all: options.all });
    return {
      sink: (operations) => {
        engine.sink(operations);
        check.sink(operations);
      },
      end: () => {
        const report = engine.end();
        return report === undefined ? undefined : { ...report, atomicity: check.finish() };
      },
    };
  };
}

function clockEngine(model: 'android' | 'threads'): CreateRaceEngine {
  return ({ format, tables }, problems, wanted) => {
    const { all, detect, filter, window, speculativeBinder } = wanted;
    const windowed = window === undefined ? {} : { window };
    const clock = new AsyncClock(tables, {
      model,
      problems,
      speculativeBinder: speculativeBinder ?? false,
      ...windowed,
    });
    const filters = joinFilters([builtInFilter(), filter]);
    const options = { model, all, detect, filter: filters, ...preconditionsOf(wanted, problems) };
    const analysis = createTraceAnalysis({ format, tables }, clock, options);
    const end = () => ({
      ...analysis.finish(),
      format,
      model,
      problems: problems.list(),
      fieldNames: fieldNames(tables),
      ...windowed,
    });
    return { sink: analysis.sink, end };
  };
}

function preconditionsOf(
  { detect, spec, fromSource = [] }: DetectOptions,
  problems: ProblemLog,
): { preconditions?: Preconditions } {
  if (!detect.includes('commutativity')) return {};
  const learned = spec === undefined ? NO_SPEC : specOf(spec, problems);
  if (learned === NO_SPEC && fromSource.length === 0) return {};
  return { preconditions: { spec: learned, fromSource } };
}

function specOf(text: string, problems: ProblemLog): Spec {
  const { spec, problem } = readSpec(text);
  if (spec !== undefined) return spec;
  problems.error(0, 'spec', `The learned preconditions cannot be used. ${problem}`);
  return NO_SPEC;
}
