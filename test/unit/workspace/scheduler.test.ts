import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CancellationSource } from '../../../server/src/base/cancellation.js';
import type { CancellationToken } from '../../../server/src/base/cancellation.js';
import { Scheduler, type Clock, type Outcome } from '../../../server/src/workspace/scheduler.js';

const NEVER = new CancellationSource().token;

class ManualClock implements Clock {
  private now = 0;
  private timers: { due: number; callback: () => void }[] = [];

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.now + milliseconds, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  advance(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter((timer) => timer.due <= this.now);
    this.timers = this.timers.filter((timer) => timer.due > this.now);
    for (const timer of due.sort((left, right) => left.due - right.due)) timer.callback();
  }
}

/** A scheduler whose jobs end when the test says so; a job is the number of its submission. */
function createBench() {
  const clock = new ManualClock();
  const published: { key: string; job: number; outcome: Outcome<number> }[] = [];
  const running: {
    job: number;
    token: CancellationToken;
    resolve: (value: number) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const started: number[] = [];
  const scheduler = new Scheduler<number, number>({
    run: (job, token) =>
      new Promise((resolve, reject) => {
        running.push({ job, token, resolve, reject });
      }),
    started: (_key, job) => {
      started.push(job);
    },
    publish: (key, job, outcome) => {
      published.push({ key, job, outcome });
    },
    clock,
  });
  const finish = async (how: 'resolve' | 'reject' = 'resolve') => {
    const job = running.shift();
    if (how === 'resolve') job?.resolve(job.job);
    else job?.reject(new Error(`job ${job.job} broke`));
    await flush();
  };
  return { clock, published, running, started, scheduler, finish };
}

function flush(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('the scheduler', () => {
  it('starts at once without a delay, and after a pause in typing with one', async () => {
    const { scheduler, clock, started, finish } = createBench();
    scheduler.submit('a', () => 1, 0);
    expect(started).toEqual([1]);
    await finish();
    scheduler.submit('b', () => 2, 150);
    clock.advance(149);
    scheduler.submit('b', () => 3, 150);
    clock.advance(149);
    expect(started).toEqual([1]);
    clock.advance(1);
    expect(started).toEqual([1, 3]);
  });

  it('runs one job at a time, the one asked for last first', async () => {
    const { scheduler, started, finish, running } = createBench();
    for (const [job, key] of ['a', 'b', 'c', 'd'].entries()) scheduler.submit(key, () => job, 0);
    scheduler.prefer('b');
    expect(running).toHaveLength(1);
    for (let count = 0; count < 4; count++) await finish();
    expect(started).toEqual([0, 1, 3, 2]);
  });

  it('cancels the running job of the same key and never publishes it', async () => {
    const { scheduler, running, finish, published } = createBench();
    scheduler.submit('a', () => 1, 0);
    scheduler.submit('a', () => 2, 0);
    expect(running[0]?.token.isCancelled).toBe(true);
    await finish();
    await finish();
    expect(published.map(({ job }) => job)).toEqual([2]);
  });

  it('leaves the running job of another key alone', () => {
    const { scheduler, running } = createBench();
    scheduler.submit('a', () => 1, 0);
    scheduler.submit('b', () => 2, 0);
    expect(running[0]?.token.isCancelled).toBe(false);
  });

  it('publishes a failure and goes on', async () => {
    const { scheduler, finish, published } = createBench();
    scheduler.submit('a', () => 1, 0);
    scheduler.submit('b', () => 2, 0);
    await finish('reject');
    await finish();
    expect(published).toEqual([
      { key: 'a', job: 1, outcome: { kind: 'failed', message: 'job 1 broke' } },
      { key: 'b', job: 2, outcome: { kind: 'done', value: 2 } },
    ]);
  });

  it('takes the input when the job starts', async () => {
    const { scheduler, finish, started } = createBench();
    let text = 1;
    scheduler.submit('a', () => 0, 0);
    scheduler.submit('b', () => text, 0);
    text = 2;
    await finish();
    expect(started).toEqual([0, 2]);
  });

  it('settles a key when its last job is published, cancelled, or no longer waited for', async () => {
    const { scheduler, finish, published } = createBench();
    scheduler.submit('a', () => 1, 0);
    const seen: number[] = [];
    const settled = scheduler.settled('a', NEVER).then(() => seen.push(published.length));
    scheduler.submit('a', () => 2, 0);
    await finish();
    expect(seen).toEqual([]);
    await finish();
    await settled;
    expect(seen).toEqual([1]);

    scheduler.submit('b', () => 3, 1000);
    const closed = scheduler.settled('b', NEVER);
    scheduler.cancel('b');
    await closed;

    scheduler.submit('c', () => 4, 1000);
    const source = new CancellationSource();
    const impatient = scheduler.settled('c', source.token);
    source.cancel();
    await impatient;
    expect(scheduler.isPending('c')).toBe(true);
  });

  it('does nothing more once disposed', async () => {
    const { scheduler, clock, running, finish, published, started } = createBench();
    scheduler.submit('a', () => 1, 0);
    scheduler.submit('b', () => 2, 10);
    const settled = scheduler.settled('b', NEVER);
    scheduler.dispose();
    await settled;
    expect(running[0]?.token.isCancelled).toBe(true);
    clock.advance(1000);
    await finish();
    scheduler.submit('c', () => 3, 0);
    expect(started).toEqual([1]);
    expect(published).toEqual([]);
  });
});

const KEYS = ['a', 'b', 'c'];
const command = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('submit'), fc.nat(2), fc.constantFrom(0, 150)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('advance'), fc.nat(2), fc.nat(300)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('finish'), fc.nat(2), fc.constantFrom(0, 1)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cancel'), fc.nat(2), fc.constant(0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('prefer'), fc.nat(2), fc.constant(0)) },
);

describe('the scheduler under random edits', () => {
  it('publishes the last version of every key, nothing older, nothing cancelled', async () => {
    const property = fc.asyncProperty(fc.array(command, { maxLength: 60 }), async (commands) => {
      const bench = createBench();
      const { scheduler, clock, running, published } = bench;
      const wanted = new Map<string, number>();
      const settled = new Set<number>();
      for (const [job, [what, index, amount]] of commands.entries()) {
        const key = KEYS[index]!;
        const before = published.length;
        const wantedBefore = new Map(wanted);
        if (what === 'submit') {
          wanted.set(key, job);
          scheduler.submit(key, () => job, amount);
          void scheduler.settled(key, NEVER).then(() => settled.add(job));
        } else if (what === 'advance') clock.advance(amount);
        else if (what === 'finish') await bench.finish(amount === 0 ? 'resolve' : 'reject');
        else if (what === 'prefer') scheduler.prefer(key);
        else {
          wanted.delete(key);
          scheduler.cancel(key);
        }
        expect(running.length).toBeLessThanOrEqual(1);
        for (const { key: shown, job: shownJob } of published.slice(before)) {
          expect(shownJob).toBe(wantedBefore.get(shown));
        }
      }
      clock.advance(1000);
      while (running.length > 0) await bench.finish();
      const last = new Map(published.map(({ key, job }) => [key, job]));
      for (const [key, job] of wanted) {
        expect(last.get(key)).toBe(job);
        expect(scheduler.isPending(key)).toBe(false);
      }
      for (const key of KEYS) {
        const jobs = published.filter((each) => each.key === key).map(({ job }) => job);
        expect(jobs).toEqual([...new Set(jobs)].sort((left, right) => left - right));
      }
      await flush();
      const submitted = commands.flatMap(([what], job) => (what === 'submit' ? [job] : []));
      expect([...settled].sort((left, right) => left - right)).toEqual(submitted);
    });
    await fc.assert(property, { numRuns: 300 });
  });
});
