/**
 * The state of a session: what is open, what is being analysed, what is known. Events come in
 * (documents, folders, settings, files), snapshots come out; everything else asks the last one.
 * The text of a document stays with the editor's side; it is read when an analysis starts.
 */
import { basename } from 'node:path';
import type { LineShift } from '../base/line-shift.js';
import type { CancellationToken } from '../base/cancellation.js';
import type { TraceAnalysis } from './analyse-trace.js';
import type { Finding } from '../findings/finding.js';
import { baselineEdits, type BaselineRequest, type NewText } from './baseline-files.js';
import { FoundNow } from './found-now.js';
import type { FileChange } from './java-files.js';
import { JavaSources } from './java-sources.js';
import { JavaTexts } from './java-texts.js';
import type { TraceJob } from './jobs.js';
import {
  learnProject,
  specToWrite,
  type LearnedProject,
  type LearnRunner,
} from './learn-project.js';
import {
  ModelSchedule,
  type FailedPart,
  type ModelListener,
  type ModelRunner,
} from './model/model-schedule.js';
import type { OpenSource, ProjectModel, ReadyFix } from './model/job.js';
import { NO_FINDINGS, type PlacedFindings } from './joined-findings.js';
import { ProjectFindings } from './project-findings.js';
import { changedFiles } from './shown-findings.js';
import { ProjectTraces, type AnalysedTrace, type RaceListener } from './project-traces.js';
import { Scheduler, SYSTEM_CLOCK, type Clock, type Outcome } from './scheduler.js';
import type { Settings } from './settings.js';
import {
  EMPTY_SNAPSHOT,
  withoutTrace,
  withTrace,
  type FinishedTrace,
  type OpenTrace,
  type Snapshot,
} from './snapshot.js';
import { TextMoment } from './text-moment.js';
import { teamTraces, type TeamSettings } from './team-settings.js';
import type { RaceRunner, TraceRunner } from './worker-runner.js';

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

export interface Runners {
  readonly traces: TraceRunner;
  readonly races: RaceRunner;
  readonly model: ModelRunner;
  readonly learning: LearnRunner;
}

/** What the editor has open of the project. */
export interface OpenSources {
  /** The text of a path, if it is open. */
  textOf(path: string): string | undefined;
  all(): readonly OpenSource[];
}

const NOTHING_OPEN: OpenSources = { textOf: () => undefined, all: () => [] };

const NOWHERE = 'The settings name no file for what is learned, or no folder is open.';
const NO_TRACES = 'There is no trace in the project to learn from.';

/** A pause in typing, and short enough to be done before the developer looks up. */
export const EDIT_DELAY_MS = 150;

export class Workspace {
  readonly javaSources = new JavaSources();
  private current = EMPTY_SNAPSHOT;
  private readonly open = new Map<string, OpenTrace>();
  private readonly scheduler: Scheduler<TraceJob, TraceAnalysis>;
  private readonly javaTexts: JavaTexts;
  private readonly races: ProjectTraces;
  private readonly findings: ProjectFindings;
  private readonly model: ModelSchedule;
  private reportsAreNew = false;
  private shown: FoundNow;
  /** The texts that the model is about. */
  private understoodAt: TextMoment;

  constructor(
    private readonly runners: Runners,
    private readonly listener: WorkspaceListener,
    private readonly openSources: OpenSources = NOTHING_OPEN,
    clock: Clock = SYSTEM_CLOCK,
  ) {
    this.understoodAt = this.moment();
    this.shown = new FoundNow(NO_FINDINGS, this.moment());
    this.scheduler = new Scheduler({
      run: (job, token) => this.runners.traces.run(job, token),
      started: (uri) => {
        this.listener.reading(uri, this.current.traces.get(uri));
      },
      publish: (uri, job, outcome) => {
        this.publish(uri, job, outcome);
      },
      clock,
    });
    this.javaTexts = new JavaTexts((path) => openSources.textOf(path));
    this.findings = new ProjectFindings({
      files: this.javaSources,
      texts: this.javaTexts,
      isSearching: () => this.model.isPending,
      publish: (found) => {
        this.show(found);
      },
      complain: (problem) => {
        this.listener.complain(problem);
      },
      clock,
    });
    this.races = new ProjectTraces(runners.races, this.raceListener(), clock);
    const open = () => openSources.all();
    this.model = new ModelSchedule(runners.model, this.modelListener(), open, clock);
  }

  get snapshot(): Snapshot {
    return this.current;
  }

  /** The last findings, where their lines are now: for a request that does not wait for the next. */
  get foundNow(): PlacedFindings {
    return this.shown.get();
  }

  /** Those of them that speak of a file. */
  findingsNowIn(path: string): readonly Finding[] {
    return this.shown.findingsIn(path);
  }

  /** Where a line of the model of the project is now, and the other way round. */
  modelShift(path: string): LineShift | undefined {
    return this.understoodAt.shiftOf(path);
  }

  isOpen(uri: string): boolean {
    return this.open.has(uri);
  }

  openTrace(document: OpenTrace): void {
    this.open.set(document.uri, document);
    this.analyse(document, 0);
    this.races.openTrace(document);
    this.noteTraces();
  }

  changeTrace(uri: string): void {
    const document = this.open.get(uri);
    if (document === undefined) return;
    this.analyse(document, EDIT_DELAY_MS);
    this.races.changeTrace(uri);
  }

  closeTrace(uri: string): void {
    if (!this.open.delete(uri)) return;
    this.scheduler.cancel(uri);
    this.current = withoutTrace(this.current, uri);
    this.races.closeTrace(uri);
  }

  setFolders(folders: readonly string[]): void {
    this.current = { ...this.current, folders };
    this.javaSources.setFolders(folders);
    this.findings.renew(0);
    void this.races.setFolders(folders).then(this.noteTraces);
    this.model.setFolders(folders);
  }

  /** The text of a Java file that is open has changed, or it was opened or closed. */
  changeJava(): void {
    this.findings.renew(EDIT_DELAY_MS);
    this.model.noteEdit(EDIT_DELAY_MS);
  }

  /** A file on disk, of whatever kind, has come, changed or gone. */
  async noteFile(path: string, change: FileChange): Promise<void> {
    this.model.noteFile(path, change, EDIT_DELAY_MS);
    if (this.team.some(({ baseline }) => baseline === path)) this.findings.renew(0);
    if (this.specFiles.includes(path)) this.model.noteSpec();
    if (path.endsWith('.java')) {
      this.javaTexts.forget(path);
      await this.javaSources.noteChange(path, change);
      this.findings.renew(EDIT_DELAY_MS);
    } else {
      await this.races.noteChange(path, change);
      this.noteTraces();
    }
  }

  /** Answers whether the analysis is told something else now: then all that is open begins anew. */
  setSettings(settings: Settings): boolean {
    const before = this.current.settings.trace;
    this.current = { ...this.current, settings };
    void this.races.setSettings(this.traceSettings).then(this.noteTraces);
    this.model.setSettings(settings);
    this.findings.setSettings(settings);
    const { check, maximumProblems } = settings.trace;
    if (before.check === check && before.maximumProblems === maximumProblems) return false;
    for (const document of this.open.values()) this.analyse(document, 0);
    return true;
  }

  /** Globs of the files besides sources that findings depend on. */
  get watched(): readonly string[] {
    const baselines = this.team.flatMap(({ baseline }) => baseline ?? []);
    const files = [...baselines, ...this.specFiles];
    const names = new Set(files.map((path) => `**/${basename(path)}`));
    return [...this.traceSettings.include, ...names];
  }

  /** What is to be written so that a baseline has all that is found now, or one finding more. */
  baselineEdits(add: BaselineRequest['add']): Promise<NewText[] | string> {
    const { folders, found } = this.current;
    const findings = [...found.findings, ...found.known];
    return baselineEdits({
      folders,
      team: this.team,
      findings,
      ...(add === undefined ? {} : { add }),
    });
  }

  private get team(): readonly TeamSettings[] {
    return this.current.project?.team ?? [];
  }

  /** Traces may have come or gone. */
  private readonly noteTraces = (): void => {
    this.model.setHasTraces(this.races.areChecked);
  };

  private get specFiles(): readonly string[] {
    return this.current.project?.preconditions.files ?? [];
  }

  private get traceSettings(): Settings['traces'] {
    return teamTraces(this.current.settings.traces, this.team);
  }

  /** Learns from traces, or from all of the project; throws CancelledError. */
  learn(
    given: readonly string[] | undefined,
    tell: (done: number, total: number, trace: string) => void,
    token: CancellationToken,
  ): Promise<LearnedProject> {
    const { folders, settings } = this.current;
    const output = specToWrite(this.specFiles, folders, settings.traces.preconditions);
    const traces = given ?? this.races.filesOnDisk;
    const problem = output === undefined ? NOWHERE : traces.length === 0 ? NO_TRACES : undefined;
    if (output === undefined || problem !== undefined) {
      return Promise.resolve({ learned: undefined, problems: [problem!] });
    }
    const progress = (done: number, trace: string) => {
      tell(done, traces.length, trace);
    };
    return learnProject({ traces, output, progress }, this.runners.learning, token);
  }

  /** Ends the analysis of the sources that is under way or due; what was found before stays. */
  stopAnalysis(): void {
    if (!this.model.isPending) return;
    this.model.callOff();
    this.findings.renew(0);
    this.listener.stopped();
  }

  /** The user looks at this document. */
  prefer(uri: string): void {
    this.scheduler.prefer(uri);
    this.races.prefer(uri);
  }

  /** Resolves when no analysis of the document is due, or when the token is cancelled. */
  settled(uri: string, token: CancellationToken): Promise<void> {
    return this.scheduler.settled(uri, token);
  }

  /** Resolves when the races of an open trace are known, or when the token is cancelled. */
  racesSettled(uri: string, token: CancellationToken): Promise<void> {
    return this.races.settled(uri, token);
  }

  /** Resolves when the findings stand on the sources as they are, or when cancelled. */
  findingsSettled(token: CancellationToken): Promise<void> {
    return this.findings.settled(token);
  }

  /** Resolves when the model is that of the sources as they are, or when cancelled. */
  modelSettled(token: CancellationToken): Promise<void> {
    return this.model.settled(token);
  }

  /** Resolves when it is known what mends these findings, or cannot be known now, or when cancelled. */
  findFixes(findings: readonly string[], token: CancellationToken): Promise<void> {
    return this.model.findFixes(findings, token);
  }

  /** The changes that mend a finding; undefined where that was not found out yet. */
  fixesOf(finding: string): readonly ReadyFix[] | undefined {
    return this.model.fixesOf(finding);
  }

  /** The races of a trace, as far as they are known. */
  racesOf(uri: string): AnalysedTrace | undefined {
    return this.races.analysisOf(uri);
  }

  async dispose(): Promise<void> {
    this.scheduler.dispose();
    this.findings.dispose();
    const { traces, learning } = this.runners;
    await Promise.all([traces, learning, this.races, this.model].map((each) => each.dispose()));
  }

  private raceListener(): RaceListener {
    return {
      changed: (traces) => {
        const reports = [...traces].map(([uri, { report }]) => [uri, report] as const);
        this.reportsAreNew = true;
        this.findings.setReports(new Map(reports));
      },
      failed: (uri, message) => {
        this.listener.failed(uri, message);
      },
    };
  }

  private modelListener(): ModelListener {
    return {
      started: () => {
        this.listener.understanding();
      },
      changed: (project) => {
        this.current = { ...this.current, project };
        this.understoodAt = this.moment();
        this.findings.setProject(project);
        void this.races.setSettings(this.traceSettings).then(this.noteTraces);
        this.races.setPreconditions(project.preconditions);
        this.listener.understood(project);
      },
      searched: (report) => {
        this.findings.setStatic(report);
        this.listener.searched(report?.limits ?? []);
      },
      failed: (what, message) => {
        // Nothing newer is to be expected: what still stands is shown.
        if (what !== 'fixes') this.findings.renew(0);
        this.listener.notUnderstood(what, message);
      },
    };
  }

  private show(found: PlacedFindings): void {
    const files = changedFiles(this.current.found, found);
    this.current = { ...this.current, found };
    this.shown = new FoundNow(found, this.moment());
    this.listener.counted();
    // Nobody is to look again if there is nothing else to see. The races of a trace that is open
    // are seen there too, and go while it is analysed.
    const isTraceNew = this.reportsAreNew && found.findings.length > 0;
    this.reportsAreNew = false;
    if (files.size > 0 || isTraceNew) this.listener.found(files);
  }

  private moment(): TextMoment {
    return new TextMoment(this.openSources.all(), (path) => this.openSources.textOf(path));
  }

  private analyse(document: OpenTrace, delay: number): void {
    this.scheduler.submit(document.uri, () => this.jobFor(document), delay);
  }

  private jobFor(document: OpenTrace): TraceJob {
    const { check, maximumProblems } = this.current.settings.trace;
    const now = document.current();
    return {
      uri: document.uri,
      version: now?.version ?? 0,
      text: now?.getText() ?? '',
      options: { check, maximumProblems, fallbackFormat: document.format },
    };
  }

  private publish(uri: string, job: TraceJob, outcome: Outcome<TraceAnalysis>): void {
    const trace: FinishedTrace =
      outcome.kind === 'done'
        ? { version: job.version, analysis: outcome.value, failure: undefined }
        : {
            version: job.version,
            analysis: this.current.traces.get(uri)?.analysis,
            failure: outcome.message,
          };
    this.current = withTrace(this.current, uri, trace);
    this.listener.finished(uri, trace);
  }
}
