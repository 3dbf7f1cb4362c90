/**
 * Why two operations of a trace file are ordered, or are not, in any of the models. A file is read as
 * a stream and nothing of it kept but what orders; `droidracer` needs all of it, and standard input
 * cannot be read twice, so these two are held in memory.
 */
import { explainDroidRacer } from '../causality/droidracer/explanation/explain.js';
import { buildDroidRacerOrder } from '../causality/droidracer/order.js';
import {
  explainOperations,
  explainOperationsNow,
  type ExplainRequest,
  type ExplainResult,
} from '../causality/explanation/explain-operations.js';
import type { OperationReference } from '../causality/explanation/order-recorder.js';
import { modelFor, type ModelChoice } from '../detect/engine.js';
import type { CausalityModel } from '../detect/report.js';
import { OperationStore } from '../trace/batch.js';
import { operationNumbered, operationOfLine } from '../trace/index/lines.js';
import { buildTraceIndex, type TraceIndex } from '../trace/index/trace-index.js';
import { ProblemLog } from '../trace/problems.js';
import type { OpenTrace, TraceFormat } from '../trace/reader.js';
import { describeOperation } from '../trace/words/description.js';
import { PLAIN_STYLE } from '../trace/words/style.js';
import { readTraceFile } from './trace-source.js';

export interface ExplainedFile {
  readonly model: CausalityModel;
  /** Undefined when the file is no trace at all. */
  readonly result: ExplainResult | undefined;
}

export interface ExplainOptions {
  readonly model: ModelChoice;
  /** IPCHANDLE and IPCASYNC as well. */
  readonly speculativeBinder?: boolean;
}

/** An operation by its own number, which is CONTRACT.md's `op`, or by its line. */
export type NumberedOperation = Exclude<OperationReference, { index: number }>;
type Pair = readonly [NumberedOperation, NumberedOperation];

export async function explainFile(
  file: string,
  operations: Pair,
  options: ExplainOptions,
  problems: ProblemLog,
): Promise<ExplainedFile> {
  const format = options.model === 'auto' && file !== '-' ? await formatOf(file) : 'racetrace';
  const model = modelFor(options.model, format);
  if (file === '-' || model === 'droidracer') {
    return explainStored(file, operations, options, problems);
  }
  const run = (consume: (reader: OpenTrace) => OperationStore['append']) =>
    readTraceFile(file, consume, problems);
  return { model, result: await explainOperations(run, requestFor(operations, model, options)) };
}

/** What the beginning of the file tells; what is wrong with it is told by the reading proper. */
async function formatOf(file: string): Promise<TraceFormat> {
  let isKnown = false;
  const consume = () => {
    isKnown = true;
    return () => undefined;
  };
  const isCancelled = () => isKnown;
  const reader = await readTraceFile(file, consume, new ProblemLog(), { isCancelled });
  return reader?.format ?? 'racetrace';
}

function requestFor(
  [first, second]: Pair,
  model: 'android' | 'threads',
  { speculativeBinder = false }: ExplainOptions,
): ExplainRequest {
  return { first, second, model, speculativeBinder };
}

async function explainStored(
  file: string,
  operations: Pair,
  options: ExplainOptions,
  problems: ProblemLog,
): Promise<ExplainedFile> {
  const store = new OperationStore();
  const reader = await readTraceFile(file, () => store.append, problems);
  const model = modelFor(options.model, reader?.format ?? 'racetrace');
  if (reader === undefined) return { model, result: undefined };
  if (model === 'droidracer') {
    return { model, result: explainInDroidRacer(store, reader, operations, problems) };
  }
  const all = { ...store.columns, length: store.length };
  const run = (consume: (source: OpenTrace) => OperationStore['append']) => {
    consume(reader)(all);
  };
  return { model, result: explainOperationsNow(run, requestFor(operations, model, options)) };
}

function explainInDroidRacer(
  store: OperationStore,
  { format, tables }: OpenTrace,
  operations: Pair,
  problems: ProblemLog,
): ExplainResult {
  const index = buildTraceIndex(format, tables, store, []);
  const [first, second] = [operationOf(index, operations[0]), operationOf(index, operations[1])];
  const missing = operations.filter((_, at) => [first, second][at]! < 0);
  if (missing.length > 0) return { missing };
  const order = buildDroidRacerOrder(store, tables, format, problems);
  const explanation = explainDroidRacer(order, store, tables, first, second);
  const wording = { index, style: PLAIN_STYLE };
  return { explanation, describe: (op) => describeOperation(wording, op) };
}

/** An access has the number before an operation of another kind; -1 if there is neither. */
function operationOf(index: TraceIndex, asked: NumberedOperation): number {
  if ('line' in asked) return operationOfLine(index, asked.line);
  const { number } = asked;
  const access = operationNumbered(index, number, true);
  return access >= 0 ? access : operationNumbered(index, number, false);
}
