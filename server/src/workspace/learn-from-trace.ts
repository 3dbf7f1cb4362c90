/** From a trace to the samples of its handlers: reads the file and feeds the learner. Never throws on bad input. */
import { AsyncClock } from '../causality/asyncclock/async-clock.js';
import {
  createTraceLearner,
  type LearnedTrace,
} from '../detect/commutativity/learn/learn-trace.js';
import type { TraceConsumer } from '../trace/formats/index.js';
import { ProblemLog, type Problem } from '../trace/problems.js';
import { readTraceFile } from './trace-source.js';

export interface LearningOutcome {
  /** Undefined when the input is no trace at all. */
  readonly learned: LearnedTrace | undefined;
  readonly problems: readonly Problem[];
  readonly errors: number;
}

export async function learnFromTrace(
  file: string,
  isCancelled: () => boolean,
): Promise<LearningOutcome> {
  const problems = new ProblemLog();
  let finish = (): LearnedTrace | undefined => undefined;
  const consume: TraceConsumer = (reader) => {
    const model = reader.format === 'std' ? 'threads' : 'android';
    const clock = new AsyncClock(reader.tables, { model, problems, speculativeBinder: false });
    const learner = createTraceLearner(reader, clock);
    finish = () => learner.finish();
    return learner.sink;
  };
  await readTraceFile(file, consume, problems, { isCancelled });
  return { learned: finish(), problems: problems.list(), errors: problems.errors };
}
