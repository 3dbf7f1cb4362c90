/** Explanations in tests: a trace, two operations by their lines, and the answer. */
import type { Model } from '../../server/src/causality/android/segments.js';
import { Explainer } from '../../server/src/causality/explanation/explainer.js';
import { OrderRecorder } from '../../server/src/causality/explanation/order-recorder.js';
import type { Explanation } from '../../server/src/causality/explanation/types.js';
import type { OperationStore } from '../../server/src/trace/batch.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { readText } from './read-trace.js';

export interface ExplainedTrace {
  readonly explainer: Explainer;
  readonly recorder: OrderRecorder;
  /** Between two operations, by line. */
  readonly between: (first: number, second: number) => Explanation;
}

interface Trace {
  readonly store: OperationStore;
  readonly tables: TraceTables;
}

export interface Options {
  readonly model?: Model;
  readonly speculativeBinder?: boolean;
}

export function explainText(text: string, options: Options = {}): ExplainedTrace {
  return explainTrace(readText(createRacetraceReader, text), options);
}

/** Every operation may be asked about. */
export function explainTrace({ store, tables }: Trace, options: Options = {}): ExplainedTrace {
  const asked = Array.from({ length: store.length }, (_, index) => ({ index }));
  const recorder = new OrderRecorder({ tables, model: 'android', asked, ...options });
  recorder.sink({ ...store.columns, length: store.length });
  const explainer = new Explainer(recorder, 'racetrace');
  const at = (line: number) => store.columns.line.subarray(0, store.length).indexOf(line);
  const between = (first: number, second: number) => {
    const explanation = explainer.explain(at(first), at(second));
    if (explanation === undefined) throw new Error(`no operation at ${first} or ${second}`);
    return explanation;
  };
  return { explainer, recorder, between };
}
