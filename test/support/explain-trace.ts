/** Explanations in tests: a trace as text, two operations by their lines, and the answer. */
import { Explainer } from '../../server/src/causality/explanation/explainer.js';
import { OrderRecorder } from '../../server/src/causality/explanation/order-recorder.js';
import type { Explanation } from '../../server/src/causality/explanation/types.js';
import type { Model } from '../../server/src/causality/android/segments.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import { PlainQueueEdges } from './plain-queue-edges.js';
import { readText, type ReadTrace } from './read-trace.js';

export interface ExplainedTrace {
  readonly trace: ReadTrace;
  readonly explainer: Explainer;
  readonly recorder: OrderRecorder;
  /** Between two operations, by line. */
  between(first: number, second: number): Explanation;
}

export function explainText(text: string, model: Model = 'android'): ExplainedTrace {
  const trace = readText(createRacetraceReader, text);
  return explainTrace(trace, model);
}

/** Every operation may be asked about. */
export function explainTrace(trace: ReadTrace, model: Model = 'android'): ExplainedTrace {
  const { store, tables } = trace;
  const asked = Array.from({ length: store.length }, (_, index) => ({ index }));
  const queueEdges = (...args: ConstructorParameters<typeof PlainQueueEdges>) =>
    new PlainQueueEdges(...args);
  const recorder = new OrderRecorder({ tables, model, asked, queueEdges });
  recorder.sink({ ...store.columns, length: store.length });
  const explainer = new Explainer(recorder, 'racetrace');
  const at = (line: number) => trace.operations.findIndex((operation) => operation.line === line);
  const between = (first: number, second: number) => {
    const explanation = explainer.explain(at(first), at(second));
    if (explanation === undefined) throw new Error(`no operation at ${first} or ${second}`);
    return explanation;
  };
  return { trace, explainer, recorder, between };
}
