/** A project understood once, without an editor, and its races, if they are wanted. */
import type { Budget } from '../../static/report.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import type { ModelJob, ProjectModel, ProjectRaces } from './job.js';
import { ModelEngine } from './model-engine.js';
import { loadResources } from './resources.js';

export interface UnderstandRequest {
  readonly folders: readonly string[];
  readonly exclude: readonly string[];
  /** The folder with the parser and the table of libraries. */
  readonly resources: string;
  readonly races: Budget | undefined;
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
    races,
    isBudgetAsked,
    preconditions: asked,
    hasTraces = false,
  } = request;
  const engine = new ModelEngine(await loadResources(request.resources));
  let project: ProjectModel | undefined;
  const preconditions = asked ?? DEFAULT_SETTINGS.traces.preconditions;
  const arePreconditionsAsked = asked !== undefined;
  const job: ModelJob = {
    ...{ folders, exclude, open: [], changed: 'look again' },
    ...{ races, isBudgetAsked, preconditions, arePreconditionsAsked, hasTraces },
  };
  const searched = await engine.update(job, (model) => (project = model));
  // Nobody can cancel it, so both are there.
  return { project: project!, ...searched! };
}
