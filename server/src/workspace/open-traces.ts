/**
 * The traces that the editor has open, read and checked as they are typed. The text of a document stays with the
 * editor's side; it is read when an analysis starts.
 */
import type { CancellationToken } from '../base/cancellation.js';
import type { TraceAnalysis } from './analyse-trace.js';
import type { TraceJob } from './jobs.js';
import { Scheduler, type Clock, type Outcome } from './scheduler.js';
import type { Settings } from './settings.js';
import type { FinishedTrace, OpenTrace } from './snapshot.js';
import type { TraceRunner } from './worker-runner.js';

export interface OpenTracesOptions {
  readonly runner: TraceRunner;
  readonly settings: () => Settings['trace'];
  readonly started: (uri: string) => void;
  /** What was last known of a trace, which a failure takes nothing from. */
  readonly last: (uri: string) => FinishedTrace | undefined;
  readonly finished: (uri: string, trace: FinishedTrace) => void;
  readonly clock: Clock;
}

export class OpenTraces {
  private readonly open = new Map<string, OpenTrace>();
  private readonly scheduler: Scheduler<TraceJob, TraceAnalysis>;

  constructor(private readonly options: OpenTracesOptions) {
    this.scheduler = new Scheduler({
      run: (job, token) => this.options.runner.run(job, token),
      started: options.started,
      publish: (uri, job, outcome) => {
        this.publish(uri, job, outcome);
      },
      clock: options.clock,
    });
  }

  has(uri: string): boolean {
    return this.open.has(uri);
  }

  add(document: OpenTrace): void {
    this.open.set(document.uri, document);
    this.analyse(document, 0);
  }

  /** Its text is another; answers whether it is one of ours. */
  change(uri: string, delay: number): boolean {
    const document = this.open.get(uri);
    if (document !== undefined) this.analyse(document, delay);
    return document !== undefined;
  }

  /** Answers whether it was one of ours. */
  remove(uri: string): boolean {
    const isOurs = this.open.delete(uri);
    if (isOurs) this.scheduler.cancel(uri);
    return isOurs;
  }

  analyseAll(): void {
    for (const document of this.open.values()) this.analyse(document, 0);
  }

  prefer(uri: string): void {
    this.scheduler.prefer(uri);
  }

  settled(uri: string, token: CancellationToken): Promise<void> {
    return this.scheduler.settled(uri, token);
  }

  async dispose(): Promise<void> {
    this.scheduler.dispose();
    await this.options.runner.dispose();
  }

  private analyse(document: OpenTrace, delay: number): void {
    this.scheduler.submit(document.uri, () => this.jobFor(document), delay);
  }

  private jobFor(document: OpenTrace): TraceJob {
    const { check, maximumProblems } = this.options.settings();
    const now = document.current();
    return {
      uri: document.uri,
      version: now?.version ?? 0,
      text: now?.getText() ?? '',
      options: { check, maximumProblems, fallbackFormat: document.format },
    };
  }

  private publish(uri: string, { version }: TraceJob, outcome: Outcome<TraceAnalysis>): void {
    const { last, finished } = this.options;
    const trace: FinishedTrace =
      outcome.kind === 'done'
        ? { version, analysis: outcome.value, failure: undefined }
        : { version, analysis: last(uri)?.analysis, failure: outcome.message };
    finished(uri, trace);
  }
}
