import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { CancellationSource, isRaised } from '../../../server/src/base/cancellation.js';
import type { TraceAnalysis } from '../../../server/src/workspace/analyse-trace.js';
import type { JobAnswer, JobMessage, TraceJob } from '../../../server/src/workspace/jobs.js';
import { WorkerRunner, type JobThread } from '../../../server/src/workspace/worker-runner.js';

const JOB: TraceJob = {
  uri: 'file:///a.racetrace',
  version: 1,
  text: '',
  options: { check: true, maximumProblems: 1, fallbackFormat: 'racetrace' },
};
const NEVER = new CancellationSource().token;
const ANALYSIS = { problemCount: 7 } as TraceAnalysis;

class FakeThread extends EventEmitter implements JobThread {
  readonly messages: JobMessage[] = [];
  terminated = false;

  postMessage(message: JobMessage): void {
    this.messages.push(message);
  }

  answer(rest: Partial<JobAnswer>): void {
    this.emit('message', { id: this.messages.at(-1)?.id, ...rest });
  }

  terminate(): Promise<void> {
    this.terminated = true;
    queueMicrotask(() => this.emit('exit', 1));
    return Promise.resolve();
  }
}

function createBench(patience?: number) {
  const threads: FakeThread[] = [];
  const create = () => {
    threads.push(new FakeThread());
    return threads.at(-1)!;
  };
  return { threads, runner: new WorkerRunner(create, patience) };
}

describe('the runner of the worker thread', () => {
  it('starts one thread, with the first job, and keeps it', async () => {
    const { threads, runner } = createBench();
    expect(threads).toHaveLength(0);
    for (let count = 0; count < 3; count++) {
      const result = runner.run(JOB, NEVER);
      threads[0]!.answer({ kind: 'done', analysis: ANALYSIS });
      expect(await result).toBe(ANALYSIS);
    }
    expect(threads).toHaveLength(1);
  });

  it('hands over what is known before the end, of its own job only', async () => {
    const thread = new FakeThread();
    const runner = new WorkerRunner<TraceJob, TraceAnalysis, string>(() => thread);
    const parts: string[] = [];
    const result = runner.run(JOB, NEVER, (part) => parts.push(part));
    thread.emit('message', { id: 1, kind: 'part', part: 'first' });
    thread.emit('message', { id: 7, kind: 'part', part: 'of another job' });
    thread.emit('message', { id: 1, kind: 'part', part: 'second' });
    thread.answer({ kind: 'done', analysis: ANALYSIS });
    expect(await result).toBe(ANALYSIS);
    thread.emit('message', { id: 1, kind: 'part', part: 'too late' });
    expect(parts).toEqual(['first', 'second']);
  });

  it('takes a new thread after an answer that cannot be read', async () => {
    const { threads, runner } = createBench();
    const result = runner.run(JOB, NEVER);
    const broken = { path: ['findings'], kept: [-1], bytes: new Uint8Array([1]), ends: [1] };
    threads[0]!.emit('message', { rest: {}, lists: [broken] });
    await expect(result).rejects.toThrow('An answer could not be read');
    const next = runner.run(JOB, NEVER);
    expect(threads[0]!.terminated).toBe(true);
    threads[1]!.answer({ kind: 'done', analysis: ANALYSIS });
    expect(await next).toBe(ANALYSIS);
  });

  it('raises the shared flag when cancelled', async () => {
    const { threads, runner } = createBench();
    const source = new CancellationSource();
    const result = runner.run(JOB, source.token);
    const { cancelled } = threads[0]!.messages[0]!;
    expect(isRaised(cancelled)).toBe(false);
    source.cancel();
    expect(isRaised(cancelled)).toBe(true);
    threads[0]!.answer({ kind: 'cancelled' });
    await expect(result).rejects.toThrow('cancelled');
  });

  it('fails a job that failed, and keeps the thread', async () => {
    const { threads, runner } = createBench();
    const result = runner.run(JOB, NEVER);
    threads[0]!.answer({ kind: 'failed', message: 'a bug' });
    await expect(result).rejects.toThrow('a bug');
    void runner.run(JOB, NEVER);
    expect(threads).toHaveLength(1);
  });

  it('fails the job of a thread that dies, and gives the next job a new thread', async () => {
    const { threads, runner } = createBench();
    const result = runner.run(JOB, NEVER);
    threads[0]!.emit('error', new Error('out of memory'));
    threads[0]!.emit('exit', 1);
    await expect(result).rejects.toThrow(/The analysis thread stopped: .*out of memory/);
    const next = runner.run(JOB, NEVER);
    threads[1]!.answer({ kind: 'done', analysis: ANALYSIS });
    expect(await next).toBe(ANALYSIS);
  });

  it('says what to do about a thread that runs out of memory, which is one failed job', async () => {
    const hoard = 'const all = []; for (;;) all.push(Array.from({ length: 999 }, Math.random));';
    const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
    const idle = "require('node:worker_threads').parentPort.on('message', () => { hoard(); });";
    const code = `function hoard() { ${hoard} } ${idle}`;
    const runner = new WorkerRunner<TraceJob, TraceAnalysis>(
      () => new Worker(code, { eval: true, resourceLimits: limits }),
    );
    const said = /The analysis thread stopped: it ran out of memory.*racelens\.java\.exclude/;
    await expect(runner.run(JOB, NEVER)).rejects.toThrow(said);
    await expect(runner.run(JOB, NEVER)).rejects.toThrow(said);
  });

  it('gives the next job a new thread also if the old one died between jobs', async () => {
    const { threads, runner } = createBench();
    const result = runner.run(JOB, NEVER);
    threads[0]!.answer({ kind: 'done', analysis: ANALYSIS });
    await result;
    threads[0]!.emit('exit', 1);
    const next = runner.run(JOB, NEVER);
    threads[1]!.answer({ kind: 'done', analysis: ANALYSIS });
    expect(await next).toBe(ANALYSIS);
  });

  it('ends a thread whose cancelled job does not stop', async () => {
    const { threads, runner } = createBench(5);
    const source = new CancellationSource();
    const result = runner.run(JOB, source.token);
    source.cancel();
    await expect(result).rejects.toThrow('cancelled');
    expect(threads[0]!.terminated).toBe(true);
    const next = runner.run(JOB, NEVER);
    threads[1]!.answer({ kind: 'done', analysis: ANALYSIS });
    expect(await next).toBe(ANALYSIS);
  });

  it('ignores an answer to an older job', async () => {
    const { threads, runner } = createBench();
    const first = runner.run(JOB, NEVER);
    threads[0]!.answer({ kind: 'done', analysis: ANALYSIS });
    await first;
    const other = { problemCount: 8 } as TraceAnalysis;
    const second = runner.run(JOB, NEVER);
    threads[0]!.answer({ kind: 'done', analysis: ANALYSIS, id: 1 });
    threads[0]!.answer({ kind: 'done', analysis: other });
    expect(await second).toBe(other);
  });

  it('ends its thread when disposed', async () => {
    const { threads, runner } = createBench();
    const result = runner.run(JOB, NEVER);
    await Promise.all([runner.dispose(), expect(result).rejects.toThrow('cancelled')]);
    expect(threads[0]!.terminated).toBe(true);
  });
});
