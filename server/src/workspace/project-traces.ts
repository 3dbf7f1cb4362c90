/**
 * The traces whose races are shown: the project's own on disk and those that the editor has open,
 * which count as they are there. Each is analysed in a worker, one after the other; the newest
 * version wins, and a trace that goes takes its races with it. Traces are named by their uris.
 */
import { URI } from 'vscode-uri';
import type { CancellationToken } from '../base/cancellation.js';
import { EMPTY } from '../detect/noise/filter-data.js';
import type { TraceReport } from '../detect/report.js';
import type { RaceOutcome } from './analyse-races.js';
import type { FileChange } from './java-files.js';
import type { RaceJob } from './jobs.js';
import type { ProjectPreconditions } from './model/job.js';
import { Scheduler, type Clock, type Outcome } from './scheduler.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';
import type { OpenTrace } from './snapshot.js';
import { TraceFiles } from './trace-files.js';
import type { RaceRunner } from './worker-runner.js';

/** The races of one trace, and which version of it has them: 0 for a file on disk. */
export interface AnalysedTrace {
  readonly version: number;
  readonly report: TraceReport;
}

export interface RaceListener {
  /** The reports are others now. */
  readonly changed: (traces: ReadonlyMap<string, AnalysedTrace>) => void;
  /** An analysis failed: a fault of ours. */
  readonly failed: (uri: string, message: string) => void;
}

/** Races take longer than reading: they wait for a longer pause in typing. */
export const RACE_DELAY_MS = 400;

export class ProjectTraces {
  private readonly files = new TraceFiles();
  private readonly open = new Map<string, { trace: OpenTrace; edited: boolean }>();
  private readonly reports = new Map<string, AnalysedTrace>();
  private readonly scheduler: Scheduler<RaceJob, RaceOutcome>;
  private folders: readonly string[] = [];
  private preconditions: TracePreconditions = { spec: undefined, fromSource: [], guards: [] };
  /** By trace, those that its report was made with, as far as they speak of it. */
  private readonly held = new Map<string, string>();
  private settings: Settings['traces'] = DEFAULT_SETTINGS.traces;

  constructor(
    private readonly runner: RaceRunner,
    private readonly listener: RaceListener,
    clock: Clock,
  ) {
    this.scheduler = new Scheduler({
      run: (job, token) => this.runner.run(job, token),
      started: () => undefined,
      publish: (uri, job, outcome) => {
        this.publish(uri, job, outcome);
      },
      clock,
    });
  }

  setFolders(folders: readonly string[]): Promise<void> {
    this.folders = folders;
    return this.look();
  }

  /** If they are others, all begins anew. */
  async setSettings(settings: Settings['traces']): Promise<void> {
    const before = this.settings;
    this.settings = settings;
    if (JSON.stringify(before) === JSON.stringify(settings)) return;
    this.forgetAll();
    for (const uri of this.open.keys()) this.submit(uri, 0);
    await this.look();
  }

  /** Traces that these say something else of are looked at again; what is shown stays meanwhile. */
  setPreconditions({ spec, fromSource, guards }: TracePreconditions): void {
    this.preconditions = { spec, fromSource, guards };
    for (const [uri, { report }] of this.reports) this.renewIfOther(uri, report);
  }

  openTrace(trace: OpenTrace): void {
    const uri = normalUri(trace.uri);
    this.open.set(uri, { trace, edited: false });
    this.submit(uri, 0);
  }

  changeTrace(uri: string): void {
    const key = normalUri(uri);
    const entry = this.open.get(key);
    if (entry === undefined) return;
    entry.edited = true;
    this.submit(key, RACE_DELAY_MS);
  }

  closeTrace(uri: string): void {
    const key = normalUri(uri);
    const entry = this.open.get(key);
    if (entry === undefined) return;
    this.open.delete(key);
    if (!this.isOnDisk(key)) this.forget(key);
    else if (entry.edited || this.scheduler.isPending(key)) this.submit(key, 0);
  }

  async noteChange(path: string, change: FileChange): Promise<void> {
    if (this.files.noteChange(path, change)) this.follow(URI.file(path).toString(), change);
    if (change !== 'deleted') return;
    for (const gone of await this.files.forgetMissing()) {
      this.follow(URI.file(gone).toString(), 'deleted');
    }
  }

  /** Is there anything to hold preconditions against? */
  get areChecked(): boolean {
    const { enabled, detect } = this.settings;
    const hasTraces = this.files.paths.length + this.open.size > 0;
    return enabled && detect.includes('commutativity') && hasTraces;
  }

  /** Paths. */
  get filesOnDisk(): readonly string[] {
    return this.files.paths;
  }

  prefer(uri: string): void {
    this.scheduler.prefer(normalUri(uri));
  }

  /** Resolves when the races of the trace are known, or when the token is cancelled. */
  settled(uri: string, token: CancellationToken): Promise<void> {
    return this.scheduler.settled(normalUri(uri), token);
  }

  analysisOf(uri: string): AnalysedTrace | undefined {
    return this.reports.get(normalUri(uri));
  }

  async dispose(): Promise<void> {
    this.scheduler.dispose();
    await this.runner.dispose();
  }

  /** Looks for traces on disk: new ones are analysed, those that are gone forgotten. */
  private async look(): Promise<void> {
    const before = this.files.paths;
    const { enabled, include } = this.settings;
    this.files.configure(this.folders, enabled ? include : []);
    await this.files.walk();
    for (const path of before) {
      const uri = URI.file(path).toString();
      if (!this.files.has(path) && !this.open.has(uri)) this.forget(uri);
    }
    // What is asked for last is done first, and people expect the order of their folders.
    for (const path of [...this.files.paths].reverse()) {
      const uri = URI.file(path).toString();
      if (!this.reports.has(uri) && !this.scheduler.isPending(uri)) this.submit(uri, 0);
    }
  }

  private follow(uri: string, change: FileChange): void {
    if (this.open.has(uri)) return;
    if (change === 'deleted') this.forget(uri);
    else this.submit(uri, RACE_DELAY_MS);
  }

  private submit(uri: string, delay: number): void {
    if (this.settings.enabled) this.scheduler.submit(uri, () => this.jobFor(uri), delay);
  }

  private jobFor(uri: string): RaceJob {
    const { model, detect, atomicity, visible } = this.settings;
    const { spec, fromSource, guards } = this.preconditions;
    const ofSpec = spec === undefined ? {} : { spec };
    const asked = { model, detect, atomicity, visible, ...WHAT_IS_SHOWN };
    const options = { ...asked, ...ofSpec, fromSource, guards };
    const open = this.open.get(uri)?.trace;
    const now = open?.current();
    if (open === undefined || now === undefined) {
      return { uri, version: 0, source: { file: URI.parse(uri).fsPath }, options };
    }
    const source = { text: now.getText(), expected: open.format };
    return { uri, version: now.version, source, options };
  }

  private publish(uri: string, { version, options }: RaceJob, outcome: Outcome<RaceOutcome>): void {
    if (outcome.kind === 'failed') {
      // The last good report stays: a fault of ours takes nothing away.
      this.listener.failed(uri, outcome.message);
      return;
    }
    const { report } = outcome.value;
    if (report === undefined) this.reports.delete(uri);
    else {
      this.reports.set(uri, { version, report });
      const { spec, fromSource = [], guards = [] } = options;
      this.held.set(uri, heldAgainst({ spec, fromSource, guards }, report));
      this.renewIfOther(uri, report);
    }
    this.listener.changed(this.reports);
  }

  private renewIfOther(uri: string, report: TraceReport): void {
    if (this.held.get(uri) !== heldAgainst(this.preconditions, report)) this.submit(uri, 0);
  }

  private forget(uri: string): void {
    this.scheduler.cancel(uri);
    this.held.delete(uri);
    if (this.reports.delete(uri)) this.listener.changed(this.reports);
  }

  private forgetAll(): void {
    for (const uri of [...this.reports.keys()]) this.forget(uri);
    for (const path of this.files.paths) this.scheduler.cancel(URI.file(path).toString());
  }

  private isOnDisk(uri: string): boolean {
    const { scheme, fsPath } = URI.parse(uri);
    return scheme === 'file' && this.files.has(fsPath);
  }
}

type TracePreconditions = Pick<ProjectPreconditions, 'spec' | 'fromSource' | 'guards'>;

/** What of it can matter for a trace: an edit of some handler is no reason to look at all traces again. */
function heldAgainst(
  { spec, fromSource, guards }: TracePreconditions,
  { fieldNames }: TraceReport,
): string {
  const fields = new Set(fieldNames);
  // Lines move as one types; that a field is tested somewhere, seldom.
  const tested = new Set(guards.filter(({ field }) => fields.has(field)).map(({ field }) => field));
  return JSON.stringify([spec, fromSource.filter(({ x }) => fields.has(x.part)), [...tested]]);
}

/** One race per location and category; a project's own filter file comes with its configuration. */
const WHAT_IS_SHOWN = {
  all: false,
  filter: EMPTY,
  explain: true,
  verify: true,
} as const;

/** Editors write uris in their own ways; a file has one name here. */
export function normalUri(uri: string): string {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? URI.file(parsed.fsPath).toString() : uri;
}
