/** Learns from one trace: its samples, handler by handler, as a spec that others can be joined with. */
import type { CausalClock } from '../../../causality/clock.js';
import type { Operations, OperationSink } from '../../../trace/batch.js';
import { LocationIndex } from '../../../trace/locations.js';
import { isAccess, OpKind } from '../../../trace/operations.js';
import type { OpenTrace } from '../../../trace/reader.js';
import { Execution } from '../../context/execution.js';
import { AbstractTypes } from '../events/abstract-types.js';
import { EventWatch } from '../events/watch-events.js';
import { emptySpec, type HandlerSpec, type Spec } from '../spec/spec.js';
import { SampleCollector } from './collect-samples.js';
import type { Sample } from './sample.js';

export interface LearnedTrace {
  readonly samples: readonly Sample[];
  /** Values of shared data that handlers found; none if the trace does not record values. */
  readonly values: number;
}

export interface TraceLearner {
  readonly sink: OperationSink;
  finish(): LearnedTrace;
}

export function createTraceLearner({ tables }: OpenTrace, clock: CausalClock): TraceLearner {
  const locations = new LocationIndex(tables);
  const execution = new Execution(tables, clock, false);
  const collector = new SampleCollector(tables, new AbstractTypes());
  const watch = new EventWatch(tables, execution, locations, collector);
  collector.attach(watch);
  const take = (operations: Operations, index: number): void => {
    clock.step(operations, index);
    if (isAccess(operations.kind[index]!)) {
      watch.access(operations, index, locations.of(operations, index));
      return;
    }
    execution.step(operations, index);
    watch.step(operations, index);
    if (operations.kind[index] === OpKind.Relate) collector.relate(operations, index);
  };
  return {
    sink: (operations) => {
      for (let index = 0; index < operations.length; index++) take(operations, index);
    },
    finish: () => {
      watch.finish();
      return { samples: collector.finish(), values: collector.values };
    },
  };
}

/** What the samples of one trace teach. */
export function specOfSamples(samples: readonly Sample[]): Spec {
  const handlers = new Map<string, HandlerSpec>();
  for (const sample of samples) {
    const spec = handlers.get(sample.handler) ?? emptySpec(sample.handler);
    handlers.set(sample.handler, spec);
    spec.stats.add(sample);
  }
  return { traces: 1, handlers };
}
