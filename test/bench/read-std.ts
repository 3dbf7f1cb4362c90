/** Reads an STD file into a sink that wants to know the tables before the first operation comes. */
import type { OperationSink } from '../../server/src/trace/batch.js';
import { createStdReader } from '../../server/src/trace/formats/std.js';
import { ProblemLog } from '../../server/src/trace/problems.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { readChunks } from './read-chunks.js';

export function readStd(file: string, createSink: (tables: TraceTables) => OperationSink): void {
  let sink: OperationSink = () => undefined;
  const reader = createStdReader((operations) => {
    sink(operations);
  }, new ProblemLog());
  sink = createSink(reader.tables);
  readChunks(file, (bytes) => {
    reader.push(bytes);
  });
  reader.end();
}
