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
import type { DescribeOperation } from '../causality/explanation/types.js';
import { modelFor, type ModelChoice } from '../detect/engine.js';
import type { CausalityModel } from '../detect/report.js';
import { OperationStore } from '../trace/batch.js';
import { operationNumbered } from '../trace/index/lines.js';
import { buildTraceIndex, type TraceIndex } from '../trace/index/trace-index.js';
import { ProblemLog } from '../trace/problems.js';
import type { TraceFormat, TraceReader } from '../trace/reader.js';
import { siteText } from '../trace/tables.js';
import { sentence } from '../trace/words/sentences.js';
import { PLAIN_STYLE } from '../trace/words/style.js';
import { readTraceFile } from './trace-source.js';

export interface ExplainedFile {
  readonly model: CausalityModel;
  /** Undefined when the file is no trace at all. */
  readonly result: ExplainResult | undefined;
}

/** The operations are given by their own numbers: CONTRACT.md's `op`. */
export async function explainFile(
  file: string,
  operations: readonly [number, number],
  choice: ModelChoice,
  problems: ProblemLog,
): Promise<ExplainedFile> {
  if (file === '-' || choice === 'droidracer')
    return explainStored(file, operations, choice, problems);
  const format = choice === 'auto' ? await formatOf(file) : 'racetrace';
  const model = modelFor(choice, format);
  if (model === 'droidracer') return explainStored(file, operations, model, problems);
  const run = (consume: (reader: TraceReader) => OperationStore['append']) =>
    readTraceFile(file, consume, problems);
  return { model, result: await explainOperations(run, requestFor(operations, model)) };
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
  [first, second]: readonly [number, number],
  model: 'android' | 'threads',
): ExplainRequest {
  return { first: { number: first }, second: { number: second }, model };
}

async function explainStored(
  file: string,
  operations: readonly [number, number],
  choice: ModelChoice,
  problems: ProblemLog,
): Promise<ExplainedFile> {
  const store = new OperationStore();
  const reader = await readTraceFile(file, () => store.append, problems);
  const model = modelFor(choice, reader?.format ?? 'racetrace');
  if (reader === undefined) return { model, result: undefined };
  if (model === 'droidracer') {
    return { model, result: explainInDroidRacer(store, reader, operations, problems) };
  }
  const all = { ...store.columns, length: store.length };
  const run = (consume: (source: TraceReader) => OperationStore['append']) => {
    consume(reader)(all);
  };
  return { model, result: explainOperationsNow(run, requestFor(operations, model)) };
}

function explainInDroidRacer(
  store: OperationStore,
  { format, tables }: TraceReader,
  operations: readonly [number, number],
  problems: ProblemLog,
): ExplainResult {
  const index = buildTraceIndex(format, tables, store, []);
  const [first, second] = operations.map((number) => operationOf(index, number)) as [
    number,
    number,
  ];
  const missing = operations.filter((_, at) => [first, second][at]! < 0);
  if (missing.length > 0) return { missing: missing.map((number) => ({ number })) };
  const order = buildDroidRacerOrder(store, tables, format, problems);
  const explanation = explainDroidRacer(order, store, tables, first, second);
  return { explanation, describe: describer(index) };
}

/** An access has the number before an operation of another kind; -1 if there is neither. */
function operationOf(index: TraceIndex, number: number): number {
  const access = operationNumbered(index, number, true);
  return access >= 0 ? access : operationNumbered(index, number, false);
}

function describer(index: TraceIndex): DescribeOperation {
  const { columns, tables } = index;
  return (op) => {
    const [line, number, site] = [columns.line[op]!, columns.number[op]!, columns.site[op]!];
    const place = number === line ? `line ${line}` : `operation ${number} (line ${line})`;
    const what = sentence({ index, style: PLAIN_STYLE }, op);
    return { place, what, site: site === 0 ? '' : siteText(tables.sites[site]!) };
  };
}
