/**
 * From the text of a trace to its index: one pass reads, checks and stores. Looks between pieces
 * whether anybody still wants the result. Never throws on bad input: problems are in the index.
 */
import { OperationStore, type OperationSink } from '../trace/batch.js';
import { createSemanticCheck } from '../trace/check/index.js';
import { AnyTraceReader } from '../trace/formats/index.js';
import { buildTraceIndex, type TraceIndex } from '../trace/index/trace-index.js';
import { ProblemLog } from '../trace/problems.js';
import type { OpenTrace, TraceFormat } from '../trace/reader.js';
import { createTables } from '../trace/tables.js';
import { pushPieces } from './text-pieces.js';

export interface AnalyseOptions {
  /** Run the semantic check. */
  readonly check: boolean;
  /** Problems that are kept; the rest is counted. */
  readonly maximumProblems: number;
  /** The format if the content does not tell: an empty file, a header with a slip in it. */
  readonly fallbackFormat: TraceFormat;
  /** The file beside an EM-Explorer trace. */
  readonly dependences?: string;
}

/** Plain data, as it travels between threads. */
export interface TraceAnalysis {
  readonly index: TraceIndex;
  /** Problems met, also those that the index does not list. */
  readonly problemCount: number;
}

/** The analysis, or undefined if it was cancelled. */
export function analyseTrace(
  input: string | Uint8Array,
  options: AnalyseOptions,
  isCancelled: () => boolean,
): TraceAnalysis | undefined {
  const problems = new ProblemLog(options.maximumProblems);
  const store = new OperationStore();
  const ends: (() => void)[] = [];
  const consumer = (reader: OpenTrace): OperationSink => {
    if (!options.check) return store.append;
    const check = createSemanticCheck(reader.tables, reader.format, problems);
    ends.push(() => {
      check.end();
    });
    return (operations) => {
      store.append(operations);
      check.sink(operations);
    };
  };
  const any = new AnyTraceReader(consumer, problems, {
    expected: options.fallbackFormat,
    dependences: options.dependences ?? '',
  });
  if (!pushPieces(any, input, isCancelled)) return undefined;
  any.end();
  for (const end of ends) end();
  if (isCancelled()) return undefined;
  // A file that is no trace at all still has an index: an empty one, with the reason.
  const { format, tables } = any.reader ?? {
    format: options.fallbackFormat,
    tables: createTables(),
  };
  const index = buildTraceIndex(format, tables, store, problems.list());
  return { index, problemCount: problems.total };
}
