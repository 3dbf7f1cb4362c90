/** Reading traces in tests: text or bytes in, operations as plain objects out. */
import { operationAt, OperationStore, type Operation } from '../../server/src/trace/batch.js';
import { ProblemLog, type Problem } from '../../server/src/trace/problems.js';
import type { CreateReader } from '../../server/src/trace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export interface ReadTrace {
  readonly operations: Operation[];
  readonly tables: TraceTables;
  readonly problems: Problem[];
  readonly store: OperationStore;
}

/** Pushes the bytes in pieces of the given sizes, the last one as large as is left. */
export function readBytes(
  createReader: CreateReader,
  bytes: Uint8Array,
  cuts: readonly number[] = [],
): ReadTrace {
  const store = new OperationStore();
  const problems = new ProblemLog();
  const reader = createReader(store.append, problems);
  let at = 0;
  for (const cut of cuts) {
    reader.push(bytes.subarray(at, at + cut));
    at += cut;
  }
  if (at < bytes.length) reader.push(bytes.subarray(at));
  reader.end();
  const operations = Array.from({ length: store.length }, (_, index) =>
    operationAt(store.columns, index),
  );
  return { operations, tables: reader.tables, problems: problems.list(), store };
}

export function readText(createReader: CreateReader, text: string): ReadTrace {
  return readBytes(createReader, new TextEncoder().encode(text));
}
