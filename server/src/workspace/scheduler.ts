/**
 * Decides what is analysed next. One job runs at a time; the newest job of a key replaces the one
 * that waits and cancels the one that runs; among those that wait, the one asked for last goes first.
 *
 * What may be relied on: the job submitted last for a key is the last that is published for it; a
 * job that was replaced or cancelled is never published; a key is settled when nothing of it waits
 * or runs. Time and work come from outside, so that tests decide both.
 */
import { CancellationSource, type CancellationToken } from '../base/cancellation.js';

export interface Clock {
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const SYSTEM_CLOCK: Clock = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

export type Outcome<Output> =
  | { readonly kind: 'done'; readonly value: Output }
  | { readonly kind: 'failed'; readonly message: string };

export interface SchedulerOptions<Input, Output> {
  /** Does the work; rejects when it fails. What it ends with after a cancellation is ignored. */
  readonly run: (input: Input, token: CancellationToken) => Promise<Output>;
  readonly started: (key: string, input: Input) => void;
  readonly publish: (key: string, input: Input, outcome: Outcome<Output>) => void;
  readonly clock: Clock;
}

interface WaitingJob<Input> {
  /** Taken when the job starts, so that it is the newest and is not kept while waiting. */
  readonly takeInput: () => Input;
  /** The higher, the sooner. */
  order: number;
  ready: boolean;
  readonly callOff: () => void;
}

interface RunningJob<Input> {
  readonly key: string;
  readonly input: Input;
  readonly source: CancellationSource;
}

export class Scheduler<Input, Output> {
  private readonly waiting = new Map<string, WaitingJob<Input>>();
  private readonly settledListeners = new Map<string, Set<() => void>>();
  private running: RunningJob<Input> | undefined;
  private order = 0;
  private disposed = false;

  constructor(private readonly options: SchedulerOptions<Input, Output>) {}

  /** Asks for a job after a delay; 0 means as soon as the worker is free. */
  submit(key: string, takeInput: () => Input, delay: number): void {
    if (this.disposed) return;
    this.drop(key);
    const ready = delay <= 0;
    const due = () => {
      this.due(key);
    };
    const callOff = ready ? () => undefined : this.options.clock.after(delay, due);
    this.waiting.set(key, { takeInput, order: ++this.order, ready, callOff });
    this.startNext();
  }

  /** Nobody wants this key any more. */
  cancel(key: string): void {
    this.drop(key);
    this.tellSettled();
  }

  /** The user looks at this key now: if it waits, it goes first. */
  prefer(key: string): void {
    const job = this.waiting.get(key);
    if (job !== undefined) job.order = ++this.order;
  }

  isPending(key: string): boolean {
    return this.waiting.has(key) || this.isWanted(key);
  }

  /** Resolves when nothing of the key waits or runs, or when the token is cancelled. */
  settled(key: string, token: CancellationToken): Promise<void> {
    if (!this.isPending(key) || token.isCancelled) return Promise.resolve();
    return new Promise((resolve) => {
      const listeners = this.settledListeners.get(key) ?? new Set();
      this.settledListeners.set(key, listeners);
      const forget = token.onCancelled(() => {
        listeners.delete(settle);
        resolve();
      });
      const settle = () => {
        forget();
        resolve();
      };
      listeners.add(settle);
    });
  }

  dispose(): void {
    this.disposed = true;
    for (const key of [...this.waiting.keys()]) this.drop(key);
    this.running?.source.cancel();
    this.tellSettled();
  }

  private drop(key: string): void {
    this.waiting.get(key)?.callOff();
    this.waiting.delete(key);
    if (this.running?.key === key) this.running.source.cancel();
  }

  private due(key: string): void {
    const job = this.waiting.get(key);
    if (job !== undefined) job.ready = true;
    this.startNext();
  }

  private startNext(): void {
    if (this.running !== undefined || this.disposed) return;
    const key = this.nextKey();
    if (key === undefined) return;
    const input = this.waiting.get(key)!.takeInput();
    this.waiting.delete(key);
    const job = { key, input, source: new CancellationSource() };
    this.running = job;
    this.options.started(key, input);
    void this.runToEnd(job);
  }

  private nextKey(): string | undefined {
    let best: string | undefined;
    let bestOrder = 0;
    for (const [key, job] of this.waiting) {
      if (!job.ready || job.order <= bestOrder) continue;
      best = key;
      bestOrder = job.order;
    }
    return best;
  }

  private async runToEnd(job: RunningJob<Input>): Promise<void> {
    const outcome = await this.outcomeOf(job);
    this.running = undefined;
    if (!job.source.token.isCancelled) this.options.publish(job.key, job.input, outcome);
    this.tellSettled();
    this.startNext();
  }

  private async outcomeOf(job: RunningJob<Input>): Promise<Outcome<Output>> {
    try {
      return { kind: 'done', value: await this.options.run(job.input, job.source.token) };
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  private isWanted(key: string): boolean {
    return this.running?.key === key && !this.running.source.token.isCancelled;
  }

  private tellSettled(): void {
    for (const [key, listeners] of [...this.settledListeners]) {
      if (this.isPending(key)) continue;
      this.settledListeners.delete(key);
      for (const listener of listeners) listener();
    }
  }
}
