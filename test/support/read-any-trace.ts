/** Reads a trace of any format, as the command line does, and keeps its operations. */
import { operationAt, OperationStore, type Operation } from '../../server/src/trace/batch.js';
import { AnyTraceReader, type TraceInput } from '../../server/src/trace/formats/index.js';
import { ProblemLog } from '../../server/src/trace/problems.js';
import type { TraceReader } from '../../server/src/trace/reader.js';

export interface AnyTrace {
  readonly reader: TraceReader;
  readonly store: OperationStore;
  readonly operations: readonly Operation[];
  readonly problems: ProblemLog;
}

export function readAny(text: string, input: TraceInput = {}): AnyTrace {
  const store = new OperationStore();
  const problems = new ProblemLog();
  const any = new AnyTraceReader(() => store.append, problems, input);
  any.push(new TextEncoder().encode(text));
  any.end();
  const operations = Array.from({ length: store.length }, (_, index) =>
    operationAt(store.columns, index),
  );
  return { reader: any.reader!, store, operations, problems };
}
