/** Who runs the jobs of a workspace: each in a thread of its own, so that none waits for another. */
import type { LearnRunner } from './learn-project.js';
import type { ModelRunner } from './model/model-schedule.js';
import type { RaceRunner, TraceRunner } from './worker-runner.js';

export interface Runners {
  readonly traces: TraceRunner;
  readonly races: RaceRunner;
  readonly model: ModelRunner;
  readonly learning: LearnRunner;
}
