/**
 * The model of the project in the editor, and its races: made anew by a thread of its own whenever a
 * source changes, after a pause in typing. The model is told first; the races are told only if nothing
 * has changed since their job began. The last finished ones are shown meanwhile; a failure takes
 * nothing away.
 */
import type { CancellationToken } from '../../base/cancellation.js';
import type { Finding } from '../../findings/finding.js';
import type { StaticReport } from '../../static/report.js';
import type { FileChange } from '../java-files.js';
import { Scheduler, type Clock, type Outcome } from '../scheduler.js';
import { DEFAULT_SETTINGS, type Settings } from '../settings.js';
import type { Runner } from '../worker-runner.js';
import type {
  ModelJob,
  ModelPart,
  OpenSource,
  ProjectModel,
  ProjectRaces,
  ReadyFix,
} from './job.js';
import { isModelInput } from './project-files.js';

export type ModelRunner = Runner<ModelJob, ProjectRaces, ModelPart>;

export type FailedPart = 'model' | 'races' | 'fixes';

export interface ModelListener {
  readonly started: () => void;
  readonly changed: (model: ProjectModel) => void;
  /** Races of the sources as they are, of which more may come. */
  readonly foundSoFar: (findings: readonly Finding[]) => void;
  /** The races of the sources as they are; undefined if they are not to be looked for. */
  readonly searched: (report: StaticReport | undefined) => void;
  /** The model could not be made, or the races of it not be found, or what mends them. */
  readonly failed: (what: FailedPart, message: string) => void;
}

export type ModelSettings = Pick<Settings, 'java' | 'static' | 'hover' | 'codeLens'> & {
  readonly traces: Pick<Settings['traces'], 'preconditions' | 'detect'>;
};

/** There is one model: one key. */
const PROJECT = 'project';
/** The fixes of what the user looks at: the newest question counts. */
const FIXES = 'fixes';

export class ModelSchedule {
  private readonly scheduler: Scheduler<ModelJob, ProjectRaces>;
  private folders: readonly string[] = [];
  private settings: ModelSettings = DEFAULT_SETTINGS;
  private hasTraces = false;
  /** The job whose model was told. */
  private told: ModelJob | undefined;
  /** Were all races of some state of the sources known? */
  private wasSearched = false;
  /** The findings whose fixes were asked for last. */
  private asked = '';
  /** What mends findings, as far as it was asked; of the sources as they are. */
  private fixes: ReadonlyMap<string, readonly ReadyFix[]> = new Map();
  /** The files of learned preconditions, by the model that was told last. */
  private specs: readonly string[] = [];
  /** Other files that came or changed since the last job began. */
  private readonly seenMeanwhile = new Set<string>();
  /** What the last job that was done has not seen. */
  private changed: Set<string> | 'look again' = 'look again';

  constructor(
    private readonly runner: ModelRunner,
    private readonly listener: ModelListener,
    private readonly openSources: () => readonly OpenSource[],
    clock: Clock,
  ) {
    this.scheduler = new Scheduler({
      run: (job, token) => {
        this.seenMeanwhile.clear();
        return this.runner.run(job, token, (part) => {
          if (token.isCancelled) return;
          if ('soFar' in part) this.listener.foundSoFar(part.soFar);
          else this.tell(job, part);
        });
      },
      started: (key) => {
        if (key === PROJECT) this.listener.started();
      },
      publish: (key, job, outcome) => {
        if (key === PROJECT) this.publish(job, outcome);
        else this.publishFixes(job, outcome);
      },
      clock,
    });
  }

  setFolders(folders: readonly string[]): void {
    this.folders = folders;
    this.lookAgain();
  }

  setSettings(settings: ModelSettings): void {
    const before = this.settings;
    this.settings = settings;
    const { java, static: ofRaces, traces } = settings;
    const isSpecSame =
      traces.preconditions === before.traces.preconditions &&
      needsModel(settings) === needsModel(before);
    if (JSON.stringify(java) !== JSON.stringify(before.java)) this.lookAgain();
    else if (JSON.stringify(ofRaces) !== JSON.stringify(before.static) || !isSpecSame)
      this.submit(0);
  }

  /** Preconditions are read from the sources once there is something to hold against them. */
  setHasTraces(hasTraces: boolean): void {
    if (hasTraces === this.hasTraces) return;
    this.hasTraces = hasTraces;
    if (hasTraces) this.submit(0);
  }

  /** What is open has changed. */
  noteEdit(delay: number): void {
    this.submit(delay);
  }

  noteFile(path: string, change: FileChange, delay: number): void {
    const isInput = isModelInput(path);
    // A folder that went is told as one path, whatever was in it.
    if (change === 'deleted') this.changed = 'look again';
    else if (!isInput) this.seenMeanwhile.add(path);
    else if (this.changed !== 'look again') this.changed.add(path);
    if (change === 'deleted' || isInput || this.specs.includes(path)) this.submit(delay);
  }

  /** Ends what is under way or due; the next change begins anew. */
  callOff(): void {
    this.scheduler.cancel(PROJECT);
  }

  /** Is a newer model, or are newer races, to be expected? */
  get isPending(): boolean {
    return this.scheduler.isPending(PROJECT);
  }

  settled(token: CancellationToken): Promise<void> {
    return this.scheduler.settled(PROJECT, token);
  }

  /** What mends a finding; undefined where it is not known yet. */
  fixesOf(finding: string): readonly ReadyFix[] | undefined {
    return this.fixes.get(finding);
  }

  /** Has it found out what mends these findings; resolves when it is, or cannot be, known. */
  findFixes(findings: readonly string[], token: CancellationToken): Promise<void> {
    const unknown = findings.filter((finding) => !this.fixes.has(finding));
    if (unknown.length === 0 || this.isPending) return Promise.resolve();
    if (JSON.stringify(unknown) !== this.asked || !this.scheduler.isPending(FIXES)) {
      this.asked = JSON.stringify(unknown);
      this.scheduler.submit(FIXES, () => ({ ...this.job(), fixesOf: unknown }), 0);
    }
    return this.scheduler.settled(FIXES, token);
  }

  async dispose(): Promise<void> {
    this.scheduler.dispose();
    await this.runner.dispose();
  }

  private lookAgain(): void {
    this.changed = 'look again';
    this.submit(0);
  }

  private submit(delay: number): void {
    this.fixes = new Map();
    this.scheduler.cancel(FIXES);
    if (this.folders.length === 0 && this.openSources().length === 0) this.stop();
    else this.scheduler.submit(PROJECT, () => this.job(), delay);
  }

  /** There is nothing to look at any more. */
  private stop(): void {
    this.scheduler.cancel(PROJECT);
    if (this.told === undefined) return;
    this.told = undefined;
    this.listener.searched(undefined);
  }

  private job(): ModelJob {
    const { changed, folders } = this;
    const { exclude } = this.settings.java;
    const seen = changed === 'look again' ? changed : [...changed];
    const { preconditions } = this.settings.traces;
    const { enabled: races, budgetSeconds: seconds, budgetMiB: mebibytes } = this.settings.static;
    const budget = { seconds, mebibytes };
    const tellsSoFar = !this.wasSearched;
    const wanted = { budget, races, tellsSoFar, preconditions, hasTraces: this.hasTraces };
    const about = { folders, exclude, open: this.openSources(), changed: seen, ...wanted };
    return needsModel(this.settings) ? about : { ...about, onlyWords: true };
  }

  private tell(job: ModelJob, model: ProjectModel): void {
    this.told = job;
    this.forget(job.changed);
    this.specs = model.preconditions.files;
    this.listener.changed(model);
    // It may have been read before it changed: only now is it known that it was read.
    if (this.specs.some((path) => this.seenMeanwhile.has(path))) this.submit(0);
  }

  private publish(job: ModelJob, outcome: Outcome<ProjectRaces>): void {
    if (outcome.kind === 'failed') {
      // The thread may have lost its state half way: it is to look at everything next time.
      this.changed = 'look again';
      this.listener.failed(this.told === job ? 'races' : 'model', outcome.message);
      return;
    }
    const { report, failure } = outcome.value;
    this.wasSearched ||= report !== undefined;
    if (failure === undefined) this.listener.searched(report);
    else this.listener.failed('races', failure);
  }

  private publishFixes({ fixesOf = [] }: ModelJob, outcome: Outcome<ProjectRaces>): void {
    const found = outcome.kind === 'done' ? outcome.value.fixes : undefined;
    const fixes = fixesOf.map((id) => [id, found?.get(id) ?? []] as const);
    this.fixes = new Map([...this.fixes, ...fixes]);
    if (outcome.kind === 'failed') this.listener.failed('fixes', outcome.message);
  }

  /** What a job has seen. What came while it ran has replaced it, so nothing is lost. */
  private forget(seen: ModelJob['changed']): void {
    if (seen === 'look again') this.changed = new Set();
    else if (this.changed !== 'look again') for (const path of seen) this.changed.delete(path);
  }
}

/** Races of the sources, hovers, lenses over callbacks and learned preconditions ask who runs what. */
function needsModel({ static: ofRaces, hover, codeLens, traces }: ModelSettings): boolean {
  const isAsked = ofRaces.enabled || hover.enabled || codeLens.origins;
  return isAsked || traces.detect.includes('commutativity');
}
