/** The semantic check in tests: operations or text in, its problems out. */
import { BatchWriter, type Operation, type OperationSink } from '../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../server/src/trace/check/index.js';
import { type Problem, ProblemLog } from '../../server/src/trace/problems.js';
import type { CreateReader, TraceFormat } from '../../server/src/trace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export function checkOperations(
  tables: TraceTables,
  operations: readonly Operation[],
  format: TraceFormat = 'racetrace',
): Problem[] {
  const problems = new ProblemLog();
  const check = createSemanticCheck(tables, format, problems);
  const writer = new BatchWriter(check.sink);
  for (const operation of operations) writer.add(operation);
  writer.flush();
  check.end();
  return problems.list();
}

/** Reads a trace and gives what its reader and the check say of it. */
export function checkText(
  createReader: CreateReader,
  text: string,
): { reading: Problem[]; problems: Problem[] } {
  const reading = new ProblemLog();
  const problems = new ProblemLog();
  let sink: OperationSink = () => undefined;
  const reader = createReader((operations) => {
    sink(operations);
  }, reading);
  const check = createSemanticCheck(reader.tables, reader.format, problems);
  sink = check.sink;
  reader.push(new TextEncoder().encode(text));
  reader.end();
  check.end();
  return { reading: reading.list(), problems: problems.list() };
}
