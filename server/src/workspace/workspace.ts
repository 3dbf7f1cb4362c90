/**
 * The state of a session: what is open, what is being analysed, what is known. Events come in
 * (documents, folders, settings, files), snapshots come out; everything else asks the last one.
 * The text of a document stays with the editor's side; it is read when an analysis starts.
 */
import type { CancellationToken } from '../base/cancellation.js';
import type { TraceFormat } from '../trace/reader.js';
import type { TraceAnalysis } from './analyse-trace.js';
import { JavaSources } from './java-sources.js';
import type { TraceJob } from './jobs.js';
import { Scheduler, type Clock, type Outcome } from './scheduler.js';
import type { Settings } from './settings.js';
import {
  EMPTY_SNAPSHOT,
  withoutTrace,
  withTrace,
  type FinishedTrace,
  type Snapshot,
} from './snapshot.js';
import type { TraceRunner } from './worker-runner.js';

/** A document that the editor has open. */
export interface OpenTrace {
  readonly uri: string;
  /** What it is taken for if its content does not tell. */
  readonly format: TraceFormat;
  /** The document as it is when asked. */
  readonly current: () => { readonly version: number; getText(): string } | undefined;
}

export interface WorkspaceListener {
  readonly reading: (uri: string, last: FinishedTrace | undefined) => void;
  readonly finished: (uri: string, trace: FinishedTrace) => void;
}

/** A pause in typing, and short enough to be done before the developer looks up. */
export const EDIT_DELAY_MS = 150;

export class Workspace {
  readonly javaSources = new JavaSources();
  private current = EMPTY_SNAPSHOT;
  private readonly open = new Map<string, OpenTrace>();
  private readonly scheduler: Scheduler<TraceJob, TraceAnalysis>;

  constructor(
    private readonly runner: TraceRunner,
    private readonly listener: WorkspaceListener,
    clock: Clock = SYSTEM_CLOCK,
  ) {
    this.scheduler = new Scheduler({
      run: (job, token) => this.runner.run(job, token),
      started: (uri) => {
        this.listener.reading(uri, this.current.traces.get(uri));
      },
      publish: (uri, job, outcome) => {
        this.publish(uri, job, outcome);
      },
      clock,
    });
  }

  get snapshot(): Snapshot {
    return this.current;
  }

  isOpen(uri: string): boolean {
    return this.open.has(uri);
  }

  openTrace(document: OpenTrace): void {
    this.open.set(document.uri, document);
    this.analyse(document, 0);
  }

  changeTrace(uri: string): void {
    const document = this.open.get(uri);
    if (document !== undefined) this.analyse(document, EDIT_DELAY_MS);
  }

  closeTrace(uri: string): void {
    if (!this.open.delete(uri)) return;
    this.scheduler.cancel(uri);
    this.current = withoutTrace(this.current, uri);
  }

  setFolders(folders: readonly string[]): void {
    this.current = { ...this.current, folders };
    this.javaSources.setFolders(folders);
  }

  /** Answers whether the analysis is told something else now: then all that is open begins anew. */
  setSettings(settings: Settings): boolean {
    const before = this.current.settings.trace;
    this.current = { ...this.current, settings };
    const { check, maximumProblems } = settings.trace;
    if (before.check === check && before.maximumProblems === maximumProblems) return false;
    for (const document of this.open.values()) this.analyse(document, 0);
    return true;
  }

  /** The user looks at this document. */
  prefer(uri: string): void {
    this.scheduler.prefer(uri);
  }

  /** Resolves when no analysis of the document is due, or when the token is cancelled. */
  settled(uri: string, token: CancellationToken): Promise<void> {
    return this.scheduler.settled(uri, token);
  }

  async dispose(): Promise<void> {
    this.scheduler.dispose();
    await this.runner.dispose();
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

const SYSTEM_CLOCK: Clock = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
