import { describe, expect, it } from 'vitest';
import { CancellationSource } from '../../../server/src/base/cancellation.js';
import type { StaticReport } from '../../../server/src/static/report.js';
import type { ModelJob, ProjectModel } from '../../../server/src/workspace/model/job.js';
import {
  ModelSchedule,
  type ModelListener,
  type ModelRunner,
  type ModelSettings,
} from '../../../server/src/workspace/model/model-schedule.js';
import { DEFAULT_SETTINGS } from '../../../server/src/workspace/settings.js';
import { MODEL } from '../../support/android-model.js';

const NEVER = new CancellationSource().token;
const PROJECT: ProjectModel = {
  model: MODEL,
  problems: [],
  suppressions: [],
  team: [],
  preconditions: { spec: undefined, files: [], fromSource: [], guards: [] },
  seconds: 0,
};
const OTHER: ModelSettings = { ...DEFAULT_SETTINGS, java: { exclude: ['**/old/**'] } };
const REPORT: StaticReport = { findings: [], safe: [], limits: [], seconds: 0 };

/** Everything that is due happens at once; jobs are answered a moment later. */
function createBench(project = PROJECT) {
  const jobs: ModelJob[] = [];
  const events: string[] = [];
  let failure: string | undefined;
  let lateFailure: string | undefined;
  let tellsParts = false;
  const runner: ModelRunner = {
    run: async (job, _token, take) => {
      jobs.push(job);
      await new Promise(setImmediate);
      if (failure !== undefined) throw new Error(failure);
      take?.(project);
      await new Promise(setImmediate);
      if (job.races && tellsParts) take?.({ soFar: [] });
      if (lateFailure !== undefined) throw new Error(lateFailure);
      return { report: job.races ? REPORT : undefined, failure: undefined };
    },
    dispose: () => Promise.resolve(),
  };
  const listener: ModelListener = {
    started: () => events.push('started'),
    changed: () => events.push('changed'),
    foundSoFar: (findings) => events.push(`${findings.length} so far`),
    searched: (report) => events.push(report === undefined ? 'not searched' : 'searched'),
    failed: (what, message) => events.push(`${what} failed: ${message}`),
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
  return {
    schedule,
    jobs,
    events,
    fail: (message?: string) => (failure = message),
    tellParts: () => (tellsParts = true),
    failLate: (message?: string) => (lateFailure = message),
  };
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
    expect(events).toEqual(['started', 'changed', 'searched', 'started', 'changed', 'searched']);
  });

  it('looks again when something went, since it may have been a folder', async () => {
    const { schedule, jobs } = createBench();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    schedule.noteFile('/app/old', 'deleted', 1);
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.changed).toBe('look again');
  });

  it('reads a spec again that came before anybody knew that it is one', async () => {
    const preconditions = { ...PROJECT.preconditions, files: ['/app/spec.json'] };
    const { schedule, jobs, events } = createBench({ ...PROJECT, preconditions });
    schedule.setFolders(['/app']);
    schedule.noteFile('/app/spec.json', 'created', 1);
    schedule.noteFile('/app/other.json', 'created', 1);
    await schedule.settled(NEVER);
    expect(jobs).toHaveLength(2);
    expect(events).toEqual(['started', 'changed', 'started', 'changed', 'searched']);
    schedule.noteFile('/app/other.json', 'changed', 1);
    expect(schedule.isPending).toBe(false);
    schedule.noteFile('/app/spec.json', 'changed', 1);
    await schedule.settled(NEVER);
    expect(jobs).toHaveLength(3);
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
    expect(events.filter((event) => event.includes('failed'))).toEqual(['model failed: a bug']);
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

  it('tells no races of a text that has changed while they were looked for', async () => {
    const { schedule, events } = createBench();
    schedule.setFolders(['/app']);
    await new Promise(setImmediate);
    expect(events).toEqual(['started', 'changed']);
    schedule.noteEdit(1);
    await schedule.settled(NEVER);
    expect(events).toEqual(['started', 'changed', 'started', 'changed', 'searched']);
  });

  it('tells races as they come, but none of a text that has changed', async () => {
    const { schedule, events, tellParts } = createBench();
    tellParts();
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    expect(events).toEqual(['started', 'changed', '0 so far', 'searched']);
    events.length = 0;
    schedule.noteEdit(0);
    await new Promise(setImmediate);
    schedule.noteEdit(1);
    await schedule.settled(NEVER);
    expect(events.filter((event) => event.includes('so far'))).toHaveLength(1);
  });

  it('keeps the model when the thread is lost while it looks for races', async () => {
    const { schedule, jobs, events, failLate } = createBench();
    failLate('out of memory');
    schedule.setFolders(['/app']);
    await schedule.settled(NEVER);
    expect(events).toEqual(['started', 'changed', 'races failed: out of memory']);
    failLate(undefined);
    schedule.noteEdit(1);
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.changed).toBe('look again');
    expect(events.at(-1)).toBe('searched');
  });

  it('begins anew with other settings, and not with the same', async () => {
    const { schedule, jobs } = createBench();
    schedule.setFolders(['/app']);
    schedule.setSettings(OTHER);
    await schedule.settled(NEVER);
    schedule.setSettings({ ...OTHER });
    await schedule.settled(NEVER);
    expect(jobs.at(-1)?.exclude).toEqual(OTHER.java.exclude);
    expect(jobs.length).toBeLessThanOrEqual(2);
  });

  it('looks for races within the budget of the settings, or not at all', async () => {
    const { schedule, jobs, events } = createBench();
    schedule.setFolders(['/app']);
    const ofRaces = { enabled: true, budgetSeconds: 5, budgetMiB: 200 };
    schedule.setSettings({ ...DEFAULT_SETTINGS, static: ofRaces });
    await schedule.settled(NEVER);
    expect(jobs.at(-1)).toMatchObject({ races: true, budget: { seconds: 5, mebibytes: 200 } });
    schedule.setSettings({ ...DEFAULT_SETTINGS, static: { ...ofRaces, enabled: false } });
    await schedule.settled(NEVER);
    expect(jobs.at(-1)).toMatchObject({ races: false, changed: [] });
    expect(events.at(-1)).toBe('not searched');
  });

  it('understands the project only as long as anybody asks who runs what', async () => {
    const { schedule, jobs } = createBench();
    schedule.setFolders(['/app']);
    const { traces, static: ofRaces } = DEFAULT_SETTINGS;
    const quiet = {
      ...DEFAULT_SETTINGS,
      static: { ...ofRaces, enabled: false },
      hover: { enabled: false },
      codeLens: { enabled: true, origins: false },
      traces: { ...traces, detect: ['races' as const] },
    };
    schedule.setSettings(quiet);
    await schedule.settled(NEVER);
    expect(jobs.at(-1)).toMatchObject({ onlyWords: true, races: false });
    schedule.setSettings({ ...quiet, hover: { enabled: true } });
    await schedule.settled(NEVER);
    expect(jobs.at(-1)).not.toHaveProperty('onlyWords');
  });
});
