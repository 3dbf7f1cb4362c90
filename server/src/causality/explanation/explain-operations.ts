/**
 * Why two operations of a trace are ordered, or are not, from the trace itself: it is read once, from
 * a file or from columns in memory, and nothing is kept of it but its synchronisation operations.
 */
import type { OperationSink } from '../../trace/batch.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Model } from '../android/segments.js';
import { Explainer } from './explainer.js';
import { OrderRecorder, type OperationReference } from './order-recorder.js';
import type { DescribeOperation, Explanation } from './types.js';

export interface ExplainRequest {
  readonly first: OperationReference;
  readonly second: OperationReference;
  readonly model: Model;
  readonly speculativeBinder?: boolean;
}

/** What a reader knows of the trace that it reads. */
export interface TraceSource {
  readonly format: TraceFormat;
  readonly tables: TraceTables;
}

export type ExplainResult =
  | { readonly explanation: Explanation; readonly describe: DescribeOperation }
  /** Operations that the trace does not have. */
  | { readonly missing: readonly OperationReference[] };

/** A run over the trace: `consume` is told of the source before the first operation, and takes them. */
export type RunOverTrace<Result> = (consume: (source: TraceSource) => OperationSink) => Result;

/** For a trace that is read as it comes; undefined if it could not be read at all. */
export async function explainOperations(
  run: RunOverTrace<Promise<unknown>>,
  request: ExplainRequest,
): Promise<ExplainResult | undefined> {
  const session = new Session(request);
  await run(session.consume);
  return session.result();
}

/** For a trace in memory. */
export function explainOperationsNow(
  run: RunOverTrace<void>,
  request: ExplainRequest,
): ExplainResult | undefined {
  const session = new Session(request);
  run(session.consume);
  return session.result();
}

type Pair = readonly [OperationReference, OperationReference];

/** Of many pairs in one run: their explanations in words; '' where an operation is not there. */
export async function explainPairs(
  run: RunOverTrace<Promise<unknown>>,
  pairs: readonly Pair[],
  model: Model,
): Promise<string[]> {
  const begun: { recorder: OrderRecorder; format: TraceFormat }[] = [];
  await run(({ format, tables }) => {
    const recorder = new OrderRecorder({ tables, asked: pairs.flat(), model });
    begun.push({ recorder, format });
    return recorder.sink;
  });
  const [only] = begun;
  return only === undefined ? pairs.map(() => '') : tellPairs(only.recorder, only.format, pairs);
}

function tellPairs(recorder: OrderRecorder, format: TraceFormat, pairs: readonly Pair[]): string[] {
  const explainer = new Explainer(recorder, format);
  return pairs.map((pair) => {
    const [first, second] = [recorder.find(pair[0]), recorder.find(pair[1])];
    if (first === undefined || second === undefined) return '';
    return explainer.explain(first, second)?.text ?? '';
  });
}

class Session {
  private recorder: OrderRecorder | undefined;
  private format: TraceFormat = 'racetrace';

  constructor(private readonly request: ExplainRequest) {}

  readonly consume = ({ format, tables }: TraceSource): OperationSink => {
    const { first, second, ...options } = this.request;
    this.format = format;
    this.recorder = new OrderRecorder({ tables, asked: [first, second], ...options });
    return this.recorder.sink;
  };

  result(): ExplainResult | undefined {
    const { recorder, request } = this;
    if (recorder === undefined) return undefined;
    const [first, second] = [recorder.find(request.first), recorder.find(request.second)];
    const missing = [request.first, request.second].filter(
      (reference) => recorder.find(reference) === undefined,
    );
    if (first === undefined || second === undefined) return { missing };
    const explainer = new Explainer(recorder, this.format);
    const explanation = explainer.explain(first, second);
    return explanation && { explanation, describe: explainer.describe };
  }
}
