import { describe, expect, it } from 'vitest';
import { CancellationSource } from '../../../server/src/base/cancellation.js';
import type { ModelJob, ProjectModel } from '../../../server/src/workspace/model/job.js';
import { ModelSchedule } from '../../../server/src/workspace/model/model-schedule.js';
import { MODEL } from '../../support/android-model.js';

const NEVER = new CancellationSource().token;
const PROJECT: ProjectModel = { model: MODEL, problems: [], seconds: 0 };
const JAVA = { exclude: ['**/old/**'] };

/** Everything that is due happens at once; jobs are answered a moment later. */
function createBench() {
  const jobs: ModelJob[] = [];
  const events: string[] = [];
  let failure: string | undefined;
  const runner = {
    run: async (job: ModelJob) => {
      jobs.push(job);
      await new Promise(setImmediate);
      if (failure !== undefined) throw new Error(failure);
      return PROJECT;
    },
    dispose: () => Promise.resolve(),
  };
  const listener = {
    started: () => events.push('started'),
    changed: () => events.push('changed'),
    failed: (message: string) => events.push(`failed: ${message}`),
  };
  const clock = {
    after: (_milliseconds: number, callback: () => void) => {
      const timer = setTimeout(callback, 0);
      return () => {
        clearTimeout(timer);
      };
    },
  };
  const schedule = new ModelSchedule(
    runner,
    listener,
    () => [{ path: '/app/A.java', text: 'class A {}' }],
    clock,
  );
  return { schedule, jobs, events, fail: (message?: string) => (failure = message) };
}

describe('the schedule of the model', () => {
  it('looks at everything first, then at what changed', async () => {
    const { schedule, jobs, events } = createBench();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    schedule.noteFile('/app/B.java', 'created', 1);
    schedule.noteFile('/app/notes.txt', 'created', 1);
    await schedule.settled(NEVER);
    expect(jobs.map(({ changed }) => changed)).toEqual(['look again', ['/app/B.java']]);
    expect(jobs[0]).toMatchObject({ folders: ['/app'], open: [{ path: '/app/A.java' }] });
    expect(events).toEqual(['started', 'changed', 'started', 'changed']);
  });

  it('looks again when something went, since it may have been a folder', async () => {
    const { schedule, jobs } = createBench();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    schedule.noteFile('/app/old', 'deleted', 1);
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.changed).toBe('look again');
  });

  it('keeps what a job that failed has not seen, and says so once', async () => {
    const { schedule, jobs, events, fail } = createBench();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    fail('a bug');
    schedule.noteEdit(1);
    await schedule.settled(NEVER);
    fail(undefined);
    schedule.noteEdit(1);
    await schedule.settled(NEVER);
    expect(jobs.map(({ changed }) => changed)).toEqual(['look again', [], 'look again']);
    expect(events.filter((event) => event.startsWith('failed'))).toEqual(['failed: a bug']);
  });

  it('takes a newer edit for the one that runs, and loses no file of either', async () => {
    const { schedule, jobs, events } = createBench();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    schedule.noteFile('/app/B.java', 'changed', 0);
    schedule.noteFile('/app/C.java', 'changed', 0);
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.changed).toEqual(['/app/B.java', '/app/C.java']);
    expect(events.filter((event) => event === 'changed')).toHaveLength(2);
  });

  it('begins anew with other settings, and not with the same', async () => {
    const { schedule, jobs } = createBench();
    schedule.setFolders(['/app']);
    schedule.setSettings(JAVA);
    await schedule.settled(NEVER);
    schedule.setSettings({ ...JAVA });
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.exclude).toEqual(JAVA.exclude);
    expect(jobs.length).toBeLessThanOrEqual(2);
  });
});
