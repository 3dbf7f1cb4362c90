/**
 * What every reader of a trace format is: bytes are pushed in as they arrive, operations come out in
 * batches, names go to the tables, mistakes to the problem log. A reader never throws and keeps
 * nothing that grows with the file, except where its own header says why it must.
 */
import type { OperationSink } from './batch.js';
import type { ProblemLog } from './problems.js';
import type { TraceTables } from './tables.js';

/** As CONTRACT.md names them; EM-Explorer's traces are a dialect of DroidRacer's. */
export type TraceFormat = 'racetrace' | 'droidracer' | 'em-explorer' | 'std';

/** What is known of a trace before its first operation; the tables grow while it is read. */
export interface OpenTrace {
  readonly format: TraceFormat;
  readonly tables: TraceTables;
}

export interface TraceReader extends OpenTrace {
  /** Takes the next bytes (UTF-8); they may end in the middle of a line and are not kept. */
  push(bytes: Uint8Array): void;
  /** No more bytes: hands over what is left. */
  end(): void;
}

export type CreateReader = (sink: OperationSink, problems: ProblemLog) => TraceReader;
