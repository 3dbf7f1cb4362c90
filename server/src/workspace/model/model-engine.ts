/**
 * From the files of a project to its model and its races. Keeps what it has read from one job to the
 * next; a job that is cancelled loses nothing: what it did not come to is taken up by the next.
 */
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { Understanding } from '../../android/origins/understanding.js';
import { bindingClasses } from '../../android/layouts/binding-classes.js';
import { findBindings } from '../../android/layouts/bindings.js';
import { readProjectLayouts } from '../../android/layouts/project-layouts.js';
import { readProjectManifests, type TextFile } from '../../android/manifest/project-manifests.js';
import type { Suppression } from '../../findings/suppressions.js';
import { readConfigurations } from './configuration.js';
import { JavaProgram } from './java-program.js';
import { analyseEdited } from '../../static/analyse.js';
import type { AnalyseStatically, Budget } from '../../static/report.js';
import { stackOf } from '../jobs.js';
import { teamBudget, type TeamSettings } from '../team-settings.js';
import type { ModelJob, ModelProblem, ProjectModel, ProjectRaces } from './job.js';
import { inputKind } from './project-files.js';
import { ProjectInputs } from './project-inputs.js';
import type { Resources } from './resources.js';

export class ModelEngine {
  private readonly inputs = new ProjectInputs();
  private readonly java: JavaProgram;
  /** Java that was seen but not yet read. */
  private readonly unread = new Map<string, { readonly text: string; readonly isOpen: boolean }>();
  /** Manifests, layouts, build scripts, configurations. */
  private readonly others = new Map<string, TextFile>();
  /** What these say, the same objects until one of them changes. */
  private read: ReturnType<typeof readOthers> | undefined;
  private readonly understanding = new Understanding();

  constructor(
    private readonly resources: Resources,
    private readonly analyse: AnalyseStatically = analyseEdited(),
  ) {
    this.java = new JavaProgram(resources.parser, resources.library);
  }

  /** The model is told as soon as it is known; undefined where it was cancelled. */
  async update(
    job: ModelJob,
    publish: (model: ProjectModel) => void,
    isCancelled: () => boolean = () => false,
  ): Promise<ProjectRaces | undefined> {
    const start = performance.now();
    await this.take(job);
    const token = tokenOf(isCancelled);
    try {
      const { project, ...told } = this.make(token);
      if (token.isCancelled) return undefined;
      const seconds = Math.round(performance.now() - start) / 1000;
      publish({ model: project.model, ...told, seconds });
      if (job.races === undefined) return NOT_ASKED;
      const team = job.isBudgetAsked === true ? [] : told.team;
      return this.search(project, teamBudget(job.races, team), token);
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  }

  /** A fault of the search takes nothing from the model. */
  private search(
    project: UnderstoodProject,
    budget: Budget,
    token: CancellationToken,
  ): ProjectRaces {
    try {
      return { report: this.analyse(project, { token, budget }), failure: undefined };
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      return { report: undefined, failure: stackOf(error) };
    }
  }

  private async take(job: ModelJob): Promise<void> {
    const { texts, removed } = await this.inputs.update(job);
    for (const path of removed) this.remove(path);
    for (const { path, text, isOpen } of texts) {
      if (inputKind(path) === 'java') this.unread.set(path, { text, isOpen });
      else {
        this.others.set(path, { path: modelPath(path), text });
        this.read = undefined;
      }
    }
  }

  private remove(path: string): void {
    this.unread.delete(path);
    if (this.others.delete(path)) this.read = undefined;
    this.java.remove(modelPath(path));
  }

  private make(token: CancellationToken): {
    readonly project: UnderstoodProject;
    readonly problems: readonly ModelProblem[];
    readonly suppressions: readonly Suppression[];
    readonly team: readonly TeamSettings[];
  } {
    for (const [path, { text, isOpen }] of this.unread) {
      if (token.isCancelled) throw new CancelledError();
      this.java.setText(modelPath(path), text, isOpen, token);
      this.unread.delete(path);
    }
    const others = (this.read ??= readOthers([...this.others.values()]));
    const { bindings } = others;
    const program = this.java.current((sources) => bindingClasses(bindings, sources));
    const members = this.java.bodiesOf(program, token);
    const skipped = [...this.inputs.skipped].map(([file, why]) => ({ file: modelPath(file), why }));
    const project = this.understanding.update({ ...others, program, members, skipped });
    const suppressions = [...this.java.suppressions, ...others.suppressions];
    const problems = [...this.ownProblems(), ...others.problems];
    return { project, problems, suppressions, team: others.team };
  }

  private ownProblems(): ModelProblem[] {
    const { problem } = this.resources;
    return problem === undefined ? [] : [{ file: 'library.bin', line: 0, message: problem }];
  }
}

/** Manifests, layouts and configurations, and what is wrong in them. */
function readOthers(files: readonly TextFile[]) {
  const manifests = readProjectManifests(files);
  const layouts = readProjectLayouts(files);
  const bindings = findBindings(layouts, manifests);
  const configurations = files.filter(({ path }) => inputKind(path) === 'configuration');
  const { knowledge, suppressions, team, problems } = readConfigurations(configurations);
  return {
    manifests,
    layouts,
    bindings,
    knowledge,
    suppressions,
    team,
    problems: [...manifests.problems, ...layouts.problems, ...problems],
  };
}

const NOT_ASKED: ProjectRaces = { report: undefined, failure: undefined };

/** With slashes on every system. */
export function modelPath(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The worker can only look: nobody calls it back while it computes. */
function tokenOf(isCancelled: () => boolean): CancellationToken {
  return {
    get isCancelled() {
      return isCancelled();
    },
    onCancelled: () => () => undefined,
  };
}
