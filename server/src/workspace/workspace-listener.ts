/** What a workspace tells whoever shows it. */
import type { ProjectModel } from './model/job.js';
import type { FailedPart } from './model/model-schedule.js';
import type { FinishedTrace } from './snapshot.js';

export interface WorkspaceListener {
  readonly reading: (uri: string, last: FinishedTrace | undefined) => void;
  readonly finished: (uri: string, trace: FinishedTrace) => void;
  /** The findings are others now, in these files. */
  readonly found: (paths: ReadonlySet<string>) => void;
  /** The races of a trace cannot be told, because of a fault of ours. */
  readonly failed: (uri: string, message: string) => void;
  /** The project is being understood anew. */
  readonly understanding: () => void;
  readonly understood: (project: ProjectModel) => void;
  /** The project cannot be understood, or its races not be found, because of a fault of ours. */
  readonly notUnderstood: (what: FailedPart, message: string) => void;
  /** The sources have been looked through for races; where the search stopped, in words. */
  readonly searched: (limits: readonly string[]) => void;
  /** The analysis of the sources was stopped by the user. */
  readonly stopped: () => void;
  /** Something in the project's own files is wrong. */
  readonly complain: (problem: string) => void;
  /** The findings were put together anew, be they others or not. */
  readonly counted: () => void;
}
