/**
 * What every writer of a trace format is: a sink that turns operations into text.
 */
import type { OperationSink } from './batch.js';
import type { TraceTables } from './tables.js';

export interface TraceWriter {
  readonly sink: OperationSink;
  /** Writes what is still owed: the header of an empty trace, names that no operation uses. */
  end(): void;
  /** Operations that the format cannot say, by verb. */
  leftOut(): ReadonlyMap<string, number>;
}

export type CreateWriter = (tables: TraceTables, write: (text: string) => void) => TraceWriter;
