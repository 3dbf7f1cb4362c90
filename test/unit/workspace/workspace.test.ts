import { describe, expect, it } from 'vitest';
import {
  CancellationSource,
  CancelledError,
  createSharedFlag,
  raiseFlag,
} from '../../../server/src/base/cancellation.js';
import { answerJob, type TraceJob } from '../../../server/src/workspace/jobs.js';
import type { ModelRunner } from '../../../server/src/workspace/model/model-schedule.js';
import { DEFAULT_SETTINGS } from '../../../server/src/workspace/settings.js';
import { clampLine } from '../../../server/src/workspace/snapshot.js';
import type { LearnRunner } from '../../../server/src/workspace/learn-project.js';
import type { RaceRunner, TraceRunner } from '../../../server/src/workspace/worker-runner.js';
import { Workspace } from '../../../server/src/workspace/workspace.js';
import { PLAYER } from '../../lsp/traces.js';

const URI = 'file:///one.racetrace';
const NEVER = new CancellationSource().token;

/** Does the jobs in this thread, a moment later. */
class LocalRunner implements TraceRunner {
  readonly jobs: TraceJob[] = [];
  failure: string | undefined;

  async run(job: TraceJob, token: Parameters<TraceRunner['run']>[1]) {
    this.jobs.push(job);
    const cancelled = createSharedFlag();
    token.onCancelled(() => {
      raiseFlag(cancelled);
    });
    await new Promise(setImmediate);
    if (this.failure !== undefined) throw new Error(this.failure);
    const answer = answerJob({ id: 1, job, cancelled });
    if (answer.kind === 'done') return answer.analysis;
    throw answer.kind === 'cancelled' ? new CancelledError() : new Error(answer.message);
  }

  dispose(): Promise<void> {
    return Promise.resolve();
  }
}

/** Finds no races. */
const NO_RACES: RaceRunner = {
  run: () => Promise.resolve({ report: undefined, problems: [], errors: 0 }),
  dispose: () => Promise.resolve(),
};

/** Understands nothing. */
const NO_MODEL: ModelRunner = {
  run: () => Promise.reject(new CancelledError()),
  dispose: () => Promise.resolve(),
};

/** Learns nothing. */
const NO_LEARNING: LearnRunner = {
  run: () => Promise.reject(new CancelledError()),
  dispose: () => Promise.resolve(),
};

function createBench() {
  const runner = new LocalRunner();
  const events: string[] = [];
  const workspace = new Workspace(
    { traces: runner, races: NO_RACES, model: NO_MODEL, learning: NO_LEARNING },
    {
      reading: (uri, last) => events.push(`reading ${uri} ${last?.version ?? '-'}`),
      finished: (uri, { version }) => events.push(`finished ${uri} ${version}`),
      found: () => events.push('found'),
      failed: (uri) => events.push(`failed ${uri}`),
      understanding: () => undefined,
      understood: () => undefined,
      notUnderstood: () => undefined,
      searched: () => undefined,
      complain: () => undefined,
      stopped: () => undefined,
      counted: () => undefined,
    },
  );
  const document = { version: 1, text: PLAYER, getText: () => document.text };
  const open = () => {
    workspace.openTrace({ uri: URI, format: 'racetrace', current: () => document });
  };
  const edit = (text: string) => {
    document.version++;
    document.text = text;
    workspace.changeTrace(URI);
  };
  return { runner, events, workspace, document, open, edit };
}

describe('the workspace', () => {
  it('answers from the last finished snapshot while a newer one is made', async () => {
    const { workspace, events, open, edit } = createBench();
    open();
    await workspace.settled(URI, NEVER);
    const before = workspace.snapshot;
    expect(before.traces.get(URI)).toMatchObject({ version: 1, failure: undefined });
    edit(`${PLAYER}t1 frobnicate\n`);
    expect(workspace.snapshot).toBe(before);
    await workspace.settled(URI, NEVER);
    expect(before.traces.get(URI)?.analysis?.problemCount).toBe(0);
    expect(workspace.snapshot.traces.get(URI)).toMatchObject({
      version: 2,
      analysis: { problemCount: 1 },
    });
    expect(events).toEqual([
      `reading ${URI} -`,
      `finished ${URI} 1`,
      `reading ${URI} 1`,
      `finished ${URI} 2`,
    ]);
  });

  it('keeps the last good result when an analysis fails', async () => {
    const { workspace, runner, open, edit } = createBench();
    open();
    await workspace.settled(URI, NEVER);
    const good = workspace.snapshot.traces.get(URI)?.analysis;
    runner.failure = 'a bug';
    edit(PLAYER);
    await workspace.settled(URI, NEVER);
    const trace = workspace.snapshot.traces.get(URI);
    expect(trace).toMatchObject({ version: 2, failure: 'a bug' });
    expect(trace?.analysis).toBe(good);
  });

  it('forgets what is closed, also while it is read', async () => {
    const { workspace, events, open } = createBench();
    open();
    workspace.closeTrace(URI);
    await workspace.settled(URI, NEVER);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(workspace.isOpen(URI)).toBe(false);
    expect(workspace.snapshot.traces.size).toBe(0);
    expect(events).toEqual([`reading ${URI} -`]);
    workspace.changeTrace(URI);
    expect(events).toHaveLength(1);
  });

  it('analyses anew when the settings of the analysis change, and only then', async () => {
    const { workspace, runner, open } = createBench();
    open();
    await workspace.settled(URI, NEVER);
    const trace = { ...DEFAULT_SETTINGS.trace, server: 'verbose' as const };
    expect(workspace.setSettings({ ...DEFAULT_SETTINGS, trace })).toBe(false);
    expect(runner.jobs).toHaveLength(1);
    expect(workspace.setSettings({ ...DEFAULT_SETTINGS, trace: { ...trace, check: false } })).toBe(
      true,
    );
    await workspace.settled(URI, NEVER);
    expect(runner.jobs.map(({ options }) => options.check)).toEqual([true, false]);
    expect(workspace.snapshot.settings.trace.server).toBe('verbose');
  });

  it('keeps traces when folders change', async () => {
    const { workspace, open } = createBench();
    open();
    await workspace.settled(URI, NEVER);
    workspace.setFolders(['/a']);
    expect(workspace.snapshot.folders).toEqual(['/a']);
    expect(workspace.snapshot.traces.size).toBe(1);
  });
});

describe('a line of a file', () => {
  it('is clamped to the text that is there', () => {
    expect([0, 1, 5, 6, 99].map((line) => clampLine(line, 5))).toEqual([0, 0, 4, 4, 4]);
    expect(clampLine(3, 0)).toBe(0);
  });
});

describe('cancellation', () => {
  it('calls each listener once, also one that comes late, and none that was forgotten', () => {
    const source = new CancellationSource();
    const calls: string[] = [];
    source.token.onCancelled(() => calls.push('early'));
    const forget = source.token.onCancelled(() => calls.push('forgotten'));
    forget();
    expect(source.token.isCancelled).toBe(false);
    source.cancel();
    source.cancel();
    source.token.onCancelled(() => calls.push('late'));
    expect(source.token.isCancelled).toBe(true);
    expect(calls).toEqual(['early', 'late']);
  });
});
