/**
 * The state of a session: what is open, what is being analysed, what is known. Events come in
 * (documents, folders, settings, files), snapshots come out; everything else asks the last one.
 */
import type { LineShift } from '../base/line-shift.js';
import type { CancellationToken } from '../base/cancellation.js';
import type { Finding } from '../findings/finding.js';
import { baselineEdits, type BaselineRequest, type NewText } from './baseline-files.js';
import type { FileChange } from './java-files.js';
import { JavaSources } from './java-sources.js';
import { JavaTexts } from './java-texts.js';
import {
  learnProject,
  specToWrite,
  type LearnedProject,
  type LearnRequest,
} from './learn-project.js';
import { ModelSchedule, type ModelListener } from './model/model-schedule.js';
import { NOTHING_OPEN, type OpenSources } from './open-sources.js';
import type { ReadyFix } from './model/job.js';
import type { PlacedFindings } from './joined-findings.js';
import { ProjectFindings } from './project-findings.js';
import { ShownFindings } from './shown-findings.js';
import { ProjectTraces, type AnalysedTrace, type RaceListener } from './project-traces.js';
import { OpenTraces } from './open-traces.js';
import { SYSTEM_CLOCK, type Clock } from './scheduler.js';
import type { Settings } from './settings.js';
import {
  EMPTY_SNAPSHOT,
  withoutTrace,
  withTrace,
  type OpenTrace,
  type Snapshot,
} from './snapshot.js';
import { TextMoment } from './text-moment.js';
import { isBaseline, specFilesOf, teamOf, traceSettingsOf } from './team-words.js';
import type { Runners } from './runners.js';
import type { WorkspaceListener } from './workspace-listener.js';

/** A pause in typing, and short enough to be done before the developer looks up. */
export const EDIT_DELAY_MS = 150;

export class Workspace {
  readonly javaSources = new JavaSources();
  private current = EMPTY_SNAPSHOT;
  private readonly open: OpenTraces;
  private readonly javaTexts: JavaTexts;
  private readonly races: ProjectTraces;
  private readonly findings: ProjectFindings;
  private readonly model: ModelSchedule;
  private readonly shown: ShownFindings;
  /** The texts that the model is about. */
  private understoodAt: TextMoment;

  constructor(
    private readonly runners: Runners,
    private readonly listener: WorkspaceListener,
    private readonly openSources: OpenSources = NOTHING_OPEN,
    clock: Clock = SYSTEM_CLOCK,
  ) {
    this.understoodAt = this.moment();
    this.shown = new ShownFindings(this.moment());
    this.open = this.openTraces(clock);
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
    return this.shown.now.get();
  }

  /** Those of them that speak of a file. */
  findingsNowIn(path: string): readonly Finding[] {
    return this.shown.now.findingsIn(path);
  }

  /** Where a line of the model of the project is now, and the other way round. */
  modelShift(path: string): LineShift | undefined {
    return this.understoodAt.shiftOf(path);
  }

  isOpen(uri: string): boolean {
    return this.open.has(uri);
  }

  openTrace(document: OpenTrace): void {
    this.open.add(document);
    this.races.openTrace(document);
    this.noteTraces();
  }

  changeTrace(uri: string): void {
    if (this.open.change(uri, EDIT_DELAY_MS)) this.races.changeTrace(uri);
  }

  closeTrace(uri: string): void {
    if (!this.open.remove(uri)) return;
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
    if (isBaseline(this.current, path)) this.findings.renew(0);
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
    void this.races.setSettings(traceSettingsOf(this.current)).then(this.noteTraces);
    this.model.setSettings(settings);
    this.findings.setSettings(settings);
    const { check, maximumProblems } = settings.trace;
    if (before.check === check && before.maximumProblems === maximumProblems) return false;
    this.open.analyseAll();
    return true;
  }

  /** What is to be written so that a baseline has all that is found now, or one finding more. */
  baselineEdits(add: BaselineRequest['add']): Promise<NewText[] | string> {
    const { folders, found } = this.current;
    const findings = [...found.findings, ...found.known];
    return baselineEdits({
      folders,
      team: teamOf(this.current),
      findings,
      ...(add === undefined ? {} : { add }),
    });
  }

  /** Traces may have come or gone. */
  private readonly noteTraces = (): void => {
    this.model.setHasTraces(this.races.areChecked);
  };

  /** Learns from traces, or from all of the project; throws CancelledError. */
  learn(
    given: readonly string[] | undefined,
    progress: LearnRequest['progress'],
    token: CancellationToken,
  ): Promise<LearnedProject> {
    const { folders, settings } = this.current;
    const output = specToWrite(specFilesOf(this.current), folders, settings.traces.preconditions);
    const traces = given ?? this.races.filesOnDisk;
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
    this.open.prefer(uri);
    this.races.prefer(uri);
  }

  /** Resolves when no analysis of the document is due, or when the token is cancelled. */
  settled(uri: string, token: CancellationToken): Promise<void> {
    return this.open.settled(uri, token);
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
    this.findings.dispose();
    const { learning } = this.runners;
    await Promise.all([this.open, learning, this.races, this.model].map((each) => each.dispose()));
  }

  private openTraces(clock: Clock): OpenTraces {
    return new OpenTraces({
      runner: this.runners.traces,
      settings: () => this.current.settings.trace,
      last: (uri) => this.current.traces.get(uri),
      started: (uri) => {
        this.listener.reading(uri, this.current.traces.get(uri));
      },
      finished: (uri, trace) => {
        this.current = withTrace(this.current, uri, trace);
        this.listener.finished(uri, trace);
      },
      clock,
    });
  }

  private raceListener(): RaceListener {
    return {
      changed: (traces) => {
        const reports = [...traces].map(([uri, { report }]) => [uri, report] as const);
        this.shown.noteReports();
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
        void this.races.setSettings(traceSettingsOf(this.current)).then(this.noteTraces);
        this.races.setPreconditions(project.preconditions);
        this.listener.understood(project);
      },
      foundSoFar: (findings) => {
        this.findings.setFoundSoFar(findings);
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
    this.current = { ...this.current, found };
    const changed = this.shown.take(found, this.moment());
    this.listener.counted();
    if (changed !== undefined) this.listener.found(changed);
  }

  private moment(): TextMoment {
    return new TextMoment(this.openSources.all(), (path) => this.openSources.textOf(path));
  }
}
