/** Reports made by hand: the races of the examples, as an analysis is to find them. */
import type { Frame } from '../../server/src/detect/context/call-stacks.js';
import type { CauseStep, Race, RaceAccess, TraceReport } from '../../server/src/detect/report.js';

const PLAYER = 'org.racelens.musicplayer';

export function frame(owner: string, method: string, line: number, file?: string): Frame {
  const top = owner.split('.').at(-1)!.split('$')[0]!;
  return { class: owner, method, file: file ?? `${top}.java`, line };
}

export function access(more: Partial<RaceAccess> = {}): RaceAccess {
  const site = more.site ?? more.stack?.[0];
  return {
    op: more.line ?? 1,
    line: 1,
    kind: 'read',
    thread: '1',
    threadName: 'main',
    locks: [],
    causes: [],
    stack: site === undefined ? [] : [site],
    ...more,
  };
}

export function race(one: RaceAccess, other: RaceAccess, more: Partial<Race> = {}): Race {
  return {
    id: `${one.op}-${other.op}`,
    kind: 'data-race',
    category: 'multi-threaded',
    location: { object: 'o1', class: `${PLAYER}.DwFileAct`, field: 'isActivityDestroyed' },
    accesses: [one, other],
    verdict: 'unverified',
    group: 'g',
    filtered: false,
    why: 'Nothing orders the two.',
    ...more,
  };
}

export function report(races: readonly Race[], more: Partial<TraceReport> = {}): TraceReport {
  return {
    format: 'racetrace',
    model: 'android',
    operations: 23,
    threads: 2,
    queues: 1,
    tasks: 3,
    locations: 1,
    fields: 1,
    problems: [],
    races,
    ...more,
  };
}

const LAUNCH: CauseStep = {
  kind: 'fork',
  op: 37,
  line: 37,
  thread: '1',
  threadName: 'main',
  task: 'e1',
  callback: { kind: 'lifecycle', owner: `${PLAYER}.DwFileAct`, name: 'LAUNCH_ACTIVITY' },
  site: frame(`${PLAYER}.DwFileAct`, 'onResume', 24),
};

/** The read in the background: line 42 of back.racetrace. */
export const READ_IN_BACKGROUND = access({
  op: 42,
  line: 42,
  thread: '2',
  threadName: 'AsyncTask #1',
  site: frame(`${PLAYER}.FileDwTask`, 'doInBackground', 46),
  causes: [LAUNCH],
});

/** The read after the download: line 47 of back.racetrace. */
export const READ_AFTER = access({
  op: 47,
  line: 47,
  task: 'e2',
  callback: { kind: 'message', owner: `${PLAYER}.FileDwTask`, name: 'onPostExecute' },
  site: frame(`${PLAYER}.FileDwTask`, 'onPostExecute', 62),
  causes: [{ kind: 'post', op: 43, line: 43, thread: '2', threadName: 'AsyncTask #1' }, LAUNCH],
});

/** The write when the screen goes: line 53 of back.racetrace. */
export const WRITE = access({
  op: 53,
  line: 53,
  kind: 'write',
  task: 'e3',
  callback: { kind: 'lifecycle', owner: `${PLAYER}.DwFileAct`, name: 'onDestroy' },
  component: { kind: 'activity', class: `${PLAYER}.DwFileAct` },
  site: frame(`${PLAYER}.DwFileAct`, 'onDestroy', 41),
  causes: [{ kind: 'post', op: 51, line: 51, thread: '0', threadName: 'Binder Thread #1' }],
});

/** What back.racetrace of the music player holds: two races. */
export const BACK_REPORT = report([
  race(READ_IN_BACKGROUND, WRITE, {
    why: 'AsyncTask #1 reads it while the main looper may run onDestroy: nothing orders the two.',
  }),
  race(READ_AFTER, WRITE, {
    category: 'cross-posted',
    why: 'Both are tasks of the main looper, but nothing orders their posts.',
  }),
]);
