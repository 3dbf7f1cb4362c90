/**
 * The model of the project in the editor: made anew by a thread of its own whenever a source changes,
 * after a pause in typing. The last finished model is shown meanwhile; a failure takes nothing away.
 */
import type { CancellationToken } from '../../base/cancellation.js';
import type { FileChange } from '../java-files.js';
import { Scheduler, type Clock, type Outcome } from '../scheduler.js';
import { DEFAULT_SETTINGS, type Settings } from '../settings.js';
import type { Runner } from '../worker-runner.js';
import type { ModelJob, OpenSource, ProjectModel } from './job.js';
import { isModelInput } from './project-files.js';

export type ModelRunner = Runner<ModelJob, ProjectModel>;

export interface ModelListener {
  readonly started: () => void;
  readonly changed: (model: ProjectModel) => void;
  readonly failed: (message: string) => void;
}

/** There is one model: one key. */
const PROJECT = 'project';

export class ModelSchedule {
  private readonly scheduler: Scheduler<ModelJob, ProjectModel>;
  private folders: readonly string[] = [];
  private settings: Settings['java'] = DEFAULT_SETTINGS.java;
  /** What the last job that was done has not seen. */
  private changed: Set<string> | 'look again' = 'look again';

  constructor(
    private readonly runner: ModelRunner,
    private readonly listener: ModelListener,
    private readonly openSources: () => readonly OpenSource[],
    clock: Clock,
  ) {
    this.scheduler = new Scheduler({
      run: (job, token) => this.runner.run(job, token),
      started: () => {
        this.listener.started();
      },
      publish: (_key, job, outcome) => {
        this.publish(job, outcome);
      },
      clock,
    });
  }

  setFolders(folders: readonly string[]): void {
    this.folders = folders;
    this.lookAgain();
  }

  setSettings(settings: Settings['java']): void {
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    this.lookAgain();
  }

  /** What is open has changed. */
  noteEdit(delay: number): void {
    this.submit(delay);
  }

  noteFile(path: string, change: FileChange, delay: number): void {
    // A folder that went is told as one path, whatever was in it.
    if (change === 'deleted') this.changed = 'look again';
    else if (!isModelInput(path)) return;
    else if (this.changed !== 'look again') this.changed.add(path);
    this.submit(delay);
  }

  settled(token: CancellationToken): Promise<void> {
    return this.scheduler.settled(PROJECT, token);
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
    if (this.folders.length === 0 && this.openSources().length === 0) return;
    this.scheduler.submit(PROJECT, () => this.job(), delay);
  }

  private job(): ModelJob {
    const { changed, folders } = this;
    const { exclude } = this.settings;
    const seen = changed === 'look again' ? changed : [...changed];
    return { folders, exclude, open: this.openSources(), changed: seen };
  }

  private publish(job: ModelJob, outcome: Outcome<ProjectModel>): void {
    if (outcome.kind === 'failed') {
      // The thread may have lost its state half way: it is to look at everything next time.
      this.changed = 'look again';
      this.listener.failed(outcome.message);
      return;
    }
    this.forget(job.changed);
    this.listener.changed(outcome.value);
  }

  /** What a finished job has seen. What came while it ran has replaced it, so nothing is lost. */
  private forget(seen: ModelJob['changed']): void {
    if (seen === 'look again') this.changed = new Set();
    else if (this.changed !== 'look again') for (const path of seen) this.changed.delete(path);
  }
}
