/** The analysis of a trace in tests: text or operations in, the report out, on the plain clock. */
import {
  createTraceAnalysis,
  type AnalysisResult,
  type TraceAnalysisOptions,
} from '../../server/src/detect/analyse-trace.js';
import type { Race } from '../../server/src/detect/report.js';
import type { OperationStore } from '../../server/src/trace/batch.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { plainOrder, PlainClock } from './plain-clock.js';
import { readText } from './read-trace.js';

export type FindOptions = Partial<TraceAnalysisOptions>;

export function analyseStore(
  store: OperationStore,
  tables: TraceTables,
  options: FindOptions = {},
): AnalysisResult {
  const model = options.model ?? 'android';
  const clock = new PlainClock(plainOrder(store, tables, model));
  const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
    ...options,
    model,
  });
  analysis.sink({ ...store.columns, length: store.length });
  return analysis.finish();
}

export function analyseText(text: string, options: FindOptions = {}): AnalysisResult {
  const { store, tables, problems } = readText(createRacetraceReader, text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return analyseStore(store, tables, options);
}

/** A race in one line: `use-free cross-posted in-thread o1.f1 12 write e6 | 30 read e3 [filtered]`. */
export function raceLine(race: Race): string {
  const { kind, category, violation, location, accesses, filtered } = race;
  const what = location.resource ?? `${location.object ?? ''}.${location.field ?? ''}`;
  const sides = accesses.map(
    ({ line, kind: access, task, thread }) =>
      `${line} ${access} ${task === undefined ? `t${thread}` : `e${task}`}`,
  );
  return [kind, category, violation, what, sides.join(' | '), filtered ? 'filtered' : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}

export function raceLines(text: string, options: FindOptions = {}): string[] {
  return analyseText(text, options).races.map(raceLine);
}
