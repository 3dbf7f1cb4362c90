/**
 * From a trace to the report of its races: reads the file, or the text that an editor has of it,
 * and feeds the engine of the model. Never throws on bad input: what is wrong is in the problems.
 */
import { CancelledError } from '../base/cancellation.js';
import { modelFor, type DetectOptions, type ModelChoice } from '../detect/engine.js';
import { RACE_ENGINES, type RaceEngines } from '../detect/engines.js';
import type { SourceGuard } from '../static/guards/source-guard.js';
import type { TraceReport } from '../detect/report.js';
import type { TraceConsumer } from '../trace/formats/index.js';
import { ProblemLog, type Problem } from '../trace/problems.js';
import type { OpenTrace, TraceFormat } from '../trace/reader.js';
import { explainRaces, type ReadAgain } from './explain-races.js';
import type { VisibleState } from '../detect/verify/visible-state.js';
import { verifyRaces } from './verify-races.js';
import { readTraceAside } from './reading/read-aside.js';
import { readTraceText, type readTraceFile } from './trace-source.js';

/** A file (`-` is standard input), or a text as an editor has it. */
export type RaceSource =
  | { readonly file: string }
  | {
      readonly text: string;
      readonly expected: TraceFormat;
      /** Of an EM-Explorer trace, what stands beside it. */
      readonly dependences?: string;
    };

/** Plain data, as it travels to the worker. */
export interface RaceOptions extends DetectOptions {
  readonly model: ModelChoice;
  /** The races are to be explained as well, for which the trace is read again. */
  readonly explain?: boolean;
  /** The races are to be verified as well, for which the trace is read again and kept. */
  readonly verify?: boolean;
  /** What the sources test before they access it, for traces without branches. */
  readonly guards?: readonly SourceGuard[];
  /** What the user can see besides views and preferences. */
  readonly visible?: VisibleState;
}

/** Plain data, as it travels back. */
export interface RaceOutcome {
  /** Undefined when the input is no trace at all, or no engine has its model. */
  readonly report: TraceReport | undefined;
  readonly problems: readonly Problem[];
  /** Problems that are errors, also those that are not listed. */
  readonly errors: number;
}

/** Finds the races of a trace; undefined when it was cancelled. */
export type AnalyseRaces = (
  source: RaceSource,
  options: RaceOptions,
  isCancelled: () => boolean,
) => Promise<RaceOutcome | undefined>;

export const analyseRaces: AnalyseRaces = (source, options, isCancelled) =>
  analyseRacesWith(
    { engines: RACE_ENGINES, readFile: readTraceAside },
    source,
    options,
    isCancelled,
  );

/** What finds the races, and where the operations of a file come from. */
export interface RaceTools {
  readonly engines: RaceEngines;
  readonly readFile: typeof readTraceFile;
}

export async function analyseRacesWith(
  { engines, readFile }: RaceTools,
  source: RaceSource,
  options: RaceOptions,
  isCancelled: () => boolean,
): Promise<RaceOutcome | undefined> {
  const problems = new ProblemLog();
  let finish = (): TraceReport | undefined => undefined;
  const consume: TraceConsumer = (reader) => {
    const engine = createEngine(engines, reader, problems, options, isCancelled);
    finish = () => engine?.end();
    return engine?.sink ?? (() => undefined);
  };
  const readSource = readerOf(source, readFile, isCancelled);
  await readSource(consume, problems);
  const report = unlessCancelled(() => (isCancelled() ? undefined : finish()));
  if (isCancelled()) return undefined;
  const read: ReadAgain = (consumer) => readSource(consumer, new ProblemLog());
  const explained =
    report !== undefined && options.explain === true ? await explainRaces(report, read) : report;
  if (isCancelled()) return undefined;
  const verified =
    explained !== undefined && options.verify === true && canReadAgain(source)
      ? await verifyRaces(explained, read, options)
      : explained;
  if (isCancelled()) return undefined;
  return { report: verified, problems: problems.list(), errors: problems.errors };
}

/** Standard input comes once. */
function canReadAgain(source: RaceSource): boolean {
  return !('file' in source) || source.file !== '-';
}

function createEngine(
  engines: RaceEngines,
  reader: OpenTrace,
  problems: ProblemLog,
  options: RaceOptions,
  isCancelled: () => boolean,
) {
  const model = modelFor(options.model, reader.format);
  const create = engines[model];
  if (create === undefined) {
    problems.error(0, 'no-engine', `The model ${model} is not built into this version.`);
  }
  return create?.(reader, problems, options, isCancelled);
}

type ReadSource = (consume: TraceConsumer, problems: ProblemLog) => Promise<void>;

function readerOf(
  source: RaceSource,
  readFile: RaceTools['readFile'],
  isCancelled: () => boolean,
): ReadSource {
  return async (consume, problems) => {
    if ('file' in source) await readFile(source.file, consume, problems, { isCancelled });
    else {
      const { text, ...input } = source;
      readTraceText(text, consume, problems, { ...input, isCancelled });
    }
  };
}

/** An engine may stop by an exception of its own; all others are bugs and go their way. */
function unlessCancelled<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof CancelledError) return undefined;
    throw error;
  }
}
