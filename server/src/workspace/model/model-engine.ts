/**
 * From the files of a project to its model and its races. Keeps what it has read from one job to the
 * next; a job that is cancelled loses nothing: what it did not come to is taken up by the next.
 */
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import { Watch, type Budget } from '../../base/watch.js';
import { workClock } from '../../base/work-clock.js';
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
import { faultsOf, type Trial } from '../../static/fixes/mend.js';
import type { AnalyseStatically, StaticOptions, StaticReport } from '../../static/report.js';
import { readGuards } from '../../static/guards/read-guards.js';
import { readPreconditions } from '../../static/preconditions/read-preconditions.js';
import { stackOf } from '../jobs.js';
import { findFixes } from './find-fixes.js';
import { teamBudget, type TeamSettings } from '../team-settings.js';
import type { ModelJob, ModelProblem, ProjectModel, ProjectRaces } from './job.js';
import { inputKind } from './project-files.js';
import { ProjectInputs } from './project-inputs.js';
import { readTextNow } from './read-text.js';
import { readSpecs, specPaths } from './spec-files.js';
import type { Resources } from './resources.js';

/** Which part of the time that reading leaves the model may use, if races are looked for as well. */
const UNDERSTANDING = 0.6;

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
  /** What is known of the texts as they are; undefined after they changed. */
  private known: Known | undefined;

  constructor(
    private readonly resources: Resources,
    private readonly analyse: AnalyseStatically = analyseEdited(),
  ) {
    this.java = new JavaProgram(resources.parser, resources.library);
  }

  /** The model is told as soon as it is known, and then what is found; undefined where it was cancelled. */
  async update(
    job: ModelJob,
    publish: (model: ProjectModel) => void,
    isCancelled: () => boolean = () => false,
    tell?: StaticOptions['tell'],
  ): Promise<ProjectRaces | undefined> {
    const start = performance.now();
    const isNew = await this.take(job);
    const token = tokenOf(isCancelled);
    try {
      if (isNew || job.fixesOf === undefined || this.known === undefined) {
        this.known = undefined;
        if (job.onlyWords === true) {
          publish({ ...NOTHING_UNDERSTOOD, ...this.words(token), seconds: secondsSince(start) });
          return NOT_ASKED;
        }
        const { project, told, watch } = this.understand(job, token);
        if (token.isCancelled) return undefined;
        publish({ model: project.model, ...told, seconds: secondsSince(start) });
        if (!job.races) return NOT_ASKED;
        const races = this.search(project, watch, job.tellsSoFar === true ? tell : undefined);
        this.known = { project, races, budget: watch.budget! };
      }
      const { races } = this.known;
      return job.fixesOf === undefined ? races : this.withFixes(this.known, job.fixesOf, token);
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  }

  /** With the watch over what is left for the search. */
  private understand(job: ModelJob, token: CancellationToken) {
    const clock = workClock();
    const words = this.words(token);
    const budget = teamBudget(job.budget, job.isBudgetAsked === true ? [] : words.team);
    const watch = new Watch({ budget, token }, clock);
    const project = this.make(token, watch, job.races ? UNDERSTANDING : 1);
    const told = withPreconditions(withLimits(words, project, job), project, job);
    return { project, told, watch };
  }

  /** A fault of the search takes nothing from the model. */
  private search(
    project: UnderstoodProject,
    watch: Watch,
    tell?: StaticOptions['tell'],
  ): ProjectRaces {
    try {
      const options = { watch, ...(tell === undefined ? {} : { tell }) };
      return { report: this.analyse(project, options), failure: undefined };
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      return { report: undefined, failure: stackOf(error) };
    }
  }

  private withFixes(
    { races, budget }: Known,
    fixesOf: readonly string[],
    token: CancellationToken,
  ): ProjectRaces {
    const { report } = races;
    if (report === undefined) return races;
    const tried = {
      names: this.java.names,
      current: () => this.current(new Watch({ budget, token }), token),
      textOf: (path: string) => this.textOf(path),
      tryTexts: (texts: ReadonlyMap<string, string>) =>
        this.tried(texts, new Watch({ budget, token }), token),
    };
    return { ...races, fixes: findFixes(tried, report, fixesOf) };
  }

  private textOf(path: string): string | undefined {
    return this.inputs.openText(path) ?? readTextNow(path);
  }

  /** The project of the texts as they are, made again if others were tried meanwhile. */
  private current(watch: Watch, token: CancellationToken): UnderstoodProject {
    const known = this.known!;
    if (known.project === undefined) this.known = { ...known, project: this.make(token, watch) };
    return this.known!.project!;
  }

  private tried(
    texts: ReadonlyMap<string, string>,
    watch: Watch,
    token: CancellationToken,
  ): Trial | undefined {
    const before = [...texts.keys()].map((path) => [path, this.textOf(path) ?? ''] as const);
    this.known = { ...this.known!, project: undefined };
    try {
      this.setTexts(texts, token);
      const project = this.make(token, watch);
      const { report } = this.search(project, watch);
      return report === undefined ? undefined : trialOf(project, report);
    } finally {
      this.setTexts(before, NEVER);
    }
  }

  private setTexts(texts: Iterable<readonly [string, string]>, token: CancellationToken): void {
    for (const [path, text] of texts) {
      this.java.setText(path, text, this.inputs.openText(path) !== undefined, token);
    }
  }

  /** Is anything another than before? */
  private async take(job: ModelJob): Promise<boolean> {
    const { texts, removed } = await this.inputs.update(job);
    for (const path of removed) this.remove(path);
    for (const { path, text, isOpen } of texts) {
      if (inputKind(path) === 'java') this.unread.set(path, { text, isOpen });
      else {
        this.others.set(path, { path: modelPath(path), text });
        this.read = undefined;
      }
    }
    return texts.length + removed.length + this.unread.size > 0;
  }

  private remove(path: string): void {
    this.unread.delete(path);
    if (this.others.delete(path)) this.read = undefined;
    this.java.remove(modelPath(path));
  }

  /** Of all that was read. Who declares what is always found to its end. */
  private make(
    token: CancellationToken,
    watch: Watch,
    share: number = UNDERSTANDING,
  ): UnderstoodProject {
    const others = this.read!;
    const program = this.java.current((sources) => bindingClasses(others.bindings, sources));
    const members = this.java.bodiesOf(program, token);
    const skipped = [...this.inputs.skipped].map(([file, why]) => ({ file: modelPath(file), why }));
    const inputs = { ...others, program, members, skipped };
    return this.understanding.update(inputs, watch.until(share));
  }

  /** Reads what is new, and what the project says of findings. */
  private words(token: CancellationToken): Words {
    for (const [path, { text, isOpen }] of this.unread) {
      if (token.isCancelled) throw new CancelledError();
      this.java.setText(modelPath(path), text, isOpen, token);
      this.unread.delete(path);
    }
    const others = (this.read ??= readOthers([...this.others.values()]));
    const suppressions = [...this.java.suppressions, ...others.suppressions];
    const problems = [...this.ownProblems(), ...others.problems];
    return { problems, suppressions, team: others.team };
  }

  private ownProblems(): ModelProblem[] {
    const { problem } = this.resources;
    return problem === undefined ? [] : [{ file: 'library.bin', line: 0, message: problem }];
  }
}

/** With where understanding stopped: of the project as a whole. */
function withLimits(words: Words, { model }: UnderstoodProject, { folders }: ModelJob): Words {
  const limits = model.coverage.limits.map((limit) => ({
    file: folders[0] ?? '',
    line: 0,
    message: `Understanding the sources stopped early: ${limit}`,
  }));
  return { ...words, problems: [...words.problems, ...limits] };
}

/** With what handlers take for granted, and what is wrong in the files that say so. */
function withPreconditions<Made extends Pick<ProjectModel, 'problems' | 'team'>>(
  made: Made,
  project: UnderstoodProject,
  job: ModelJob,
): Made & Pick<ProjectModel, 'preconditions'> {
  const { spec, files, problems } = readSpecs(specPaths(job, made.team), project);
  // Only a trace can be held against what the sources say.
  const hasTraces = job.hasTraces === true;
  const fromSource = hasTraces ? readPreconditions(project) : [];
  const guards = hasTraces ? readGuards(project) : [];
  const preconditions = { spec, files, fromSource, guards };
  return { ...made, problems: [...made.problems, ...problems], preconditions };
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

/** What the project's own files say of findings, and what is wrong in them. */
interface Words {
  readonly problems: readonly ModelProblem[];
  readonly suppressions: readonly Suppression[];
  readonly team: readonly TeamSettings[];
}

function secondsSince(start: number): number {
  return Math.round(performance.now() - start) / 1000;
}

/** What the last job found out. */
interface Known {
  /** Undefined while other texts are tried. */
  readonly project: UnderstoodProject | undefined;
  readonly races: ProjectRaces;
  /** What the search had. */
  readonly budget: Budget;
}

function trialOf(project: UnderstoodProject, { findings }: StaticReport): Trial {
  return { findings, faults: faultsOf(project) };
}

const NEVER: CancellationToken = { isCancelled: false, onCancelled: () => () => undefined };

const NOTHING_UNDERSTOOD: Pick<ProjectModel, 'model' | 'preconditions'> = {
  model: {
    origins: [],
    components: [],
    methods: [],
    originSets: [[]],
    calls: new Int32Array(),
    threadFacts: [],
    coverage: {
      ...{ files: 0, lines: 0, classes: 0, methods: 0, calls: 0, resolved: 0 },
      ...{ ownCalls: 0, ownResolved: 0, unresolved: [], skipped: [], limits: [] },
    },
  },
  preconditions: { spec: undefined, files: [], fromSource: [], guards: [] },
};

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
