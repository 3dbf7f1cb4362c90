/**
 * Runs jobs in a worker thread. The thread is started with the first job and kept. If it dies, the
 * job it had fails, once, and the next job gets a new thread. If a cancelled job does not stop soon,
 * the thread is ended: its result is not wanted, and the next job must not wait for it.
 */
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import {
  CancelledError,
  createSharedFlag,
  raiseFlag,
  type CancellationToken,
} from '../base/cancellation.js';
import type { Budget } from '../base/watch.js';
import type { RaceOutcome } from './analyse-races.js';
import type { TraceAnalysis } from './analyse-trace.js';
import type { JobAnswer, JobMessage, PartAnswer, RaceJob, TraceJob } from './jobs.js';
import { Assembler, isSliced, type Sliced } from './slices.js';

export interface Runner<Each, Output, Part = never> {
  /** `take` gets what is known before the end. */
  run(job: Each, token: CancellationToken, take?: (part: Part) => void): Promise<Output>;
  dispose(): Promise<void>;
}

export type TraceRunner = Runner<TraceJob, TraceAnalysis>;
export type RaceRunner = Runner<RaceJob, RaceOutcome>;

type Answer<Output, Part> = JobAnswer<Output> | PartAnswer<Part>;

/** As much of a worker thread as is used here. */
export interface JobThread {
  postMessage(message: JobMessage<unknown>): void;
  /** What comes back is of the kind that was asked for, in slices if it is large. */
  on(event: 'message', listener: (answer: Answer<never, never> | Sliced) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Longer than any single step of the analysis. */
const PATIENCE_MS = 3000;

interface CurrentJob<Output, Part> {
  readonly id: number;
  readonly take: (part: Part) => void;
  readonly resolve: (analysis: Output) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerRunner<Each, Output, Part = never> implements Runner<Each, Output, Part> {
  private thread: JobThread | undefined;
  private current: CurrentJob<Output, Part> | undefined;
  private lastId = 0;
  /** Answers that are being put together: those that come later wait for them. */
  private assembling: Promise<void> | undefined;

  constructor(
    /** For this job, and those that come while it lives. */
    private readonly createThread: (job: Each) => JobThread,
    private readonly patience = PATIENCE_MS,
  ) {}

  async run(
    job: Each,
    token: CancellationToken,
    take: (part: Part) => void = () => undefined,
  ): Promise<Output> {
    const id = ++this.lastId;
    const cancelled = createSharedFlag();
    let timer: NodeJS.Timeout | undefined;
    const forget = token.onCancelled(() => {
      raiseFlag(cancelled);
      timer = setTimeout(() => {
        this.abandon(id);
      }, this.patience);
    });
    try {
      return await new Promise<Output>((resolve, reject) => {
        this.current = { id, take, resolve, reject };
        this.thread ??= this.startThread(job);
        this.thread.postMessage({ id, job, cancelled });
      });
    } finally {
      this.current = undefined;
      forget();
      clearTimeout(timer);
    }
  }

  async dispose(): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    this.current?.reject(new CancelledError());
    await thread?.terminate();
  }

  private startThread(job: Each): JobThread {
    const thread = this.createThread(job);
    const assembler = new Assembler();
    let reason: string | undefined;
    thread.on('message', (message) => {
      if (this.assembling === undefined && !isSliced(message)) this.take(message);
      else this.takeInTurn(message, assembler);
    });
    thread.on('error', (error) => (reason = reasonOf(error)));
    thread.on('exit', (code) => {
      if (this.thread !== thread) return;
      this.thread = undefined;
      const message = reason ?? `it ended with code ${code}`;
      this.current?.reject(new Error(`The analysis thread stopped: ${message}`));
    });
    return thread;
  }

  private takeInTurn(message: Answer<Output, Part> | Sliced, assembler: Assembler): void {
    const before = this.assembling ?? Promise.resolve();
    const taken = before
      .then(() => (isSliced(message) ? assembler.assemble(message) : message))
      .then(
        (answer) => {
          this.take(answer as Answer<Output, Part>);
        },
        (error: unknown) => {
          // What comes later builds on it: the next job begins with a new thread.
          this.current?.reject(new Error(`An answer could not be read: ${String(error)}`));
          void this.dispose();
        },
      )
      .finally(() => {
        if (this.assembling === taken) this.assembling = undefined;
      });
    this.assembling = taken;
  }

  private take(answer: Answer<Output, Part>): void {
    if (answer.id !== this.current?.id) return;
    if (answer.kind === 'part') this.current.take(answer.part);
    else if (answer.kind === 'done') this.current.resolve(answer.analysis);
    else if (answer.kind === 'cancelled') this.current.reject(new CancelledError());
    else this.current.reject(new Error(answer.message));
  }

  private abandon(id: number): void {
    if (this.current?.id === id) void this.dispose();
  }
}

/**
 * For objects that live shortly. An analysis makes many of them; with less room those that it still needs are
 * copied again and again.
 */
export const YOUNG_MEBIBYTES = 192;

/** The thread that runs the bundled worker beside the running bundle. */
export function startWorkerThread(path: string, options: WorkerOptions = {}): JobThread {
  return new Worker(path, options);
}

const MIB = 1024 * 1024;
/** What is always done to its end needs memory past the budget, and so does what is told. */
const HEADROOM = 2;

/** Does a thread work beside one that answers a user, which goes first? */
export interface ThreadPlace {
  readonly isBeside: boolean;
}

/** The thread that understands a project; `folder` has the bundles. A large budget is given the memory that it says. */
export function startModelThread(
  folder: string,
  { mebibytes }: Budget,
  place: ThreadPlace,
): JobThread {
  const usual = getHeapStatistics().heap_size_limit / MIB;
  const resourceLimits = {
    maxYoungGenerationSizeMb: YOUNG_MEBIBYTES,
    maxOldGenerationSizeMb: Math.max(usual, mebibytes * HEADROOM),
  };
  return startWorkerThread(join(folder, 'model-worker.js'), { resourceLimits, workerData: place });
}

function reasonOf(error: Error & { readonly code?: string }): string {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return OUT_OF_MEMORY;
  return error.stack ?? error.message;
}

const OUT_OF_MEMORY =
  'it ran out of memory. Leave folders out that need not be looked at (racelens.java.exclude, ' +
  'exclude in racelens.json), or allow more (racelens.static.budgetMiB, --budget-mib)';
