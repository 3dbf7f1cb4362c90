/**
 * A project understood once, without an editor, and its races, if they are wanted. In a thread of its own, as
 * in the editor: one that runs out of memory ends with a sentence and leaves the program as it is.
 */
import { CancellationSource } from '../../base/cancellation.js';
import type { Budget } from '../../base/watch.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { startModelThread, WorkerRunner } from '../worker-runner.js';
import type { ModelJob, ProjectModel, ProjectRaces } from './job.js';
import type { ModelRunner } from './model-schedule.js';

export interface UnderstandRequest {
  readonly folders: readonly string[];
  readonly exclude: readonly string[];
  /** The folder with the bundles, the parser and the table of libraries. */
  readonly resources: string;
  readonly budget: Budget;
  readonly races: boolean;
  readonly isBudgetAsked: boolean;
  /** A file of learned preconditions that was asked for; undefined: what the project says. */
  readonly preconditions?: string | undefined;
  /** Traces will be looked at as well. */
  readonly hasTraces?: boolean;
}

export interface SearchedProject extends ProjectRaces {
  readonly project: ProjectModel;
}

export async function understandOnce(request: UnderstandRequest): Promise<SearchedProject> {
  const {
    folders,
    exclude,
    budget,
    races,
    isBudgetAsked,
    preconditions: asked,
    hasTraces = false,
  } = request;
  const runner: ModelRunner = new WorkerRunner(() =>
    startModelThread(request.resources, budget, { isBeside: false }),
  );
  let project: ProjectModel | undefined;
  const preconditions = asked ?? DEFAULT_SETTINGS.traces.preconditions;
  const arePreconditionsAsked = asked !== undefined;
  const job: ModelJob = {
    ...{ folders, exclude, open: [], changed: 'look again' },
    ...{ budget, races, isBudgetAsked, preconditions, arePreconditionsAsked, hasTraces },
  };
  try {
    const { token } = new CancellationSource();
    const searched = await runner.run(job, token, (part) => {
      if ('model' in part) project = part;
    });
    // Nobody can cancel it, so the model was told.
    return { project: project!, ...searched };
  } finally {
    await runner.dispose();
  }
}
