/** What the droidracer model reports of logs, racetraces and STD, as editor and command line get it. */
import { describe, expect, it } from 'vitest';
import {
  analyseDroidRacer,
  type DroidRacerAnalysisOptions,
} from '../../../server/src/detect/droidracer/report.js';
import type { TraceReport } from '../../../server/src/detect/report.js';
import { access, fromBinder, mainLog, readLog, runTask } from '../../support/droidracer-log.js';
import { readAny, type AnyTrace } from '../../support/read-any-trace.js';

function analyse(trace: AnyTrace, options: DroidRacerAnalysisOptions = {}): TraceReport {
  return analyseDroidRacer(trace.store, trace.reader, trace.problems, options);
}

/** The operations of each race, and its category. */
function pairs({ races }: TraceReport): string[] {
  return races.map(({ accesses: [one, other], category }) => `${one.op} ${other.op} ${category}`);
}

describe('the report of a DroidRacer log', () => {
  const LOG = mainLog(
    ...fromBinder(1),
    ...runTask(
      1,
      'ENABLE-EVENT tid:1 view:5 event:0',
      'POST src:1 msg:2 dest:-1 delay:50',
      'POST src:1 msg:3 dest:-1 delay:0',
    ),
    ...runTask(2, 'LOCK tid:1 lock-obj:0x7', ...access(1, 'WRITE'), 'UNLOCK tid:1 lock-obj:0x7'),
    ...runTask(3, ...access(2, 'READ')),
  );
  const report = analyse(readLog(LOG));

  it('has the counts of the tool', () => {
    const { format, model, operations, threads, queues, tasks, locations, fields } = report;
    expect([format, model]).toEqual(['droidracer', 'droidracer']);
    expect([operations, threads, queues, tasks, locations, fields]).toEqual([21, 0, 1, 3, 1, 1]);
    expect(report.problems).toEqual([]);
  });

  it('has both accesses, the read first, with their numbers, tasks and locks', () => {
    expect(pairs(report)).toEqual(['2 1 delayed']);
    const [{ location, accesses, verdict, filtered, group, id }] = report.races as [
      TraceReport['races'][0],
    ];
    expect(location).toEqual({ object: '0x00000001', class: 'La/B;', field: '8' });
    expect({ verdict, filtered, group }).toEqual({
      verdict: 'unverified',
      filtered: false,
      group: 'La/B;.8',
    });
    expect(id).toMatch(/^data-race-[0-9a-f]{12}$/);
    expect(accesses).toMatchObject([
      { op: 2, kind: 'read', thread: '1', task: '3', locks: [], stack: [] },
      { op: 1, kind: 'write', thread: '1', task: '2', locks: ['0x00000007'], stack: [] },
    ]);
    expect(accesses[0].site).toBeUndefined();
  });

  it('has the chain of posts behind each access', () => {
    const causes = report.races[0]!.accesses.map((each) => each.causes);
    expect(causes).toEqual([
      [
        { kind: 'post', op: 11, line: 12, thread: '1', task: '1' },
        { kind: 'post', op: 6, line: 7, thread: '3', threadName: 'Binder Thread #1' },
      ],
      [
        { kind: 'post', op: 10, line: 11, thread: '1', task: '1', delay: 50 },
        { kind: 'post', op: 6, line: 7, thread: '3', threadName: 'Binder Thread #1' },
      ],
    ]);
  });

  it('says why in one paragraph', () => {
    expect(report.races[0]!.why).toBe(
      'Thread 1, in task msg 3, reads B.8 of 0x00000001 (line 21); ' +
        'thread 1, in task msg 2, writes B.8 of 0x00000001 (line 16). ' +
        'Delayed: the two go back to different delayed posts. ' +
        'Task msg 2 is posted before task msg 3, but task msg 2 waits 50 ms and task msg 3 does not wait. ' +
        'No lock is held by both: line 16 holds 0x00000007, line 21 holds none.',
    );
  });

  it('gives the same ids again', () => {
    expect(analyse(readLog(LOG)).races.map(({ id }) => id)).toEqual(
      report.races.map(({ id }) => id),
    );
  });

  it('names the events of a co-enabled race', () => {
    const clicks = mainLog(
      ...fromBinder(1),
      ...runTask(1, ...[5, 6].map((view) => `ENABLE-EVENT tid:1 view:${view} event:0`)),
      ...fromBinder(2),
      ...fromBinder(3),
      ...runTask(2, 'TRIGGER-EVENT tid:1 view:5 event:0', ...access(1, 'WRITE')),
      ...runTask(3, 'TRIGGER-EVENT tid:1 view:6 event:0', ...access(2, 'WRITE')),
    );
    const { races } = analyse(readLog(clicks));
    expect(races.map(({ category }) => category)).toEqual(['co-enabled']);
    expect(races[0]!.accesses[0].callback).toEqual({ kind: 'ui', owner: '', name: 'click' });
    expect(races[0]!.why).toContain(
      'Co-enabled: the two go back to events that may come in either order: thread 1 is in click, ' +
        'which the platform calls (line 20); thread 1 is in click, which the platform calls (line 25).',
    );
  });
});

describe('witnesses and all pairs', () => {
  // Every pair of tasks 1 to 3 races: delayed and cross-posted alike.
  const MANY = mainLog(
    ...[1, 2, 3].flatMap((task) => fromBinder(task, 10 * task)),
    ...[1, 2, 3].flatMap((task) => runTask(task, ...access(task, 'WRITE'))),
  );

  it('a location is told once in each category', () => {
    expect(pairs(analyse(readLog(MANY)))).toEqual(['1 2 delayed', '1 3 cross-posted']);
  });

  it('with `all`, every pair is told with the first category that it meets', () => {
    expect(pairs(analyse(readLog(MANY), { all: true }))).toEqual([
      '1 2 delayed',
      '1 3 delayed',
      '2 3 delayed',
    ]);
  });

  it('databases are counted and told only with `all`', () => {
    const touch = (number: number) => [
      `rwId:${number} WRITE tid:1 database:/a.db`,
      `ACCESS tid:1 accessId:${number}`,
    ];
    const log = mainLog(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...touch(1)),
      ...runTask(2, ...touch(2)),
    );
    expect(pairs(analyse(readLog(log)))).toEqual([]);
    const { races } = analyse(readLog(log), { all: true });
    expect(races.map(({ location }) => location)).toEqual([{ resource: '/a.db' }]);
  });
});

describe('the report of a racetrace', () => {
  const TEXT = `racetrace 1
process p1 app
thread t0 binder "Binder #1" p1
thread t1 looper main p1
thread t2 worker Loader p1
queue q1 looper main
field f1 app.A.items
site s1 app.A.onClick(A.java:10)
site s2 app.A.load(A.java:20)
site s3 app.A.start(A.java:5)
site s4 app.A.onPause(A.java:30)
callback c1 lifecycle app.A onPause
callback c2 lifecycle app.A onStop
component i1 activity app.A
t1 init
t1 attach q1
t1 loop q1
t0 native-enter
t0 post e1 q1
t0 native-leave
t1 begin e1
t1 fork t2 s3
t1 enter s1
t1 read o1.f1 s1
t1 leave s1
t1 end e1
t2 init
t2 enter s2
t2 write o1.f1 s2
t0 native-enter
t0 post e2 q1 c1 i1
t0 native-leave
t0 native-enter
t0 post e3 q1 c2 i1
t0 native-leave
t1 begin e2
t1 write o1.f1 s4
t1 end e2
t1 begin e3
t1 read o1.f1 s4
t1 end e3
`;
  const report = analyse(readAny(TEXT));

  it('has sites, stacks and forks', () => {
    expect(report.problems).toEqual([]);
    const race = report.races.find(({ accesses }) => accesses[0].site?.line === 10)!;
    expect(race.category).toBe('multi-threaded');
    expect(race.location).toEqual({ object: 'o1', class: 'app.A', field: 'items' });
    expect(race.accesses[1]).toMatchObject({
      op: 29,
      threadName: 'Loader',
      site: { class: 'app.A', method: 'load', file: 'A.java', line: 20 },
      causes: [
        { kind: 'fork', op: 22, task: '1', site: { line: 5 } },
        { kind: 'post', op: 19 },
      ],
    });
    expect(race.accesses[1].stack.map(({ method }) => method)).toEqual(['load']);
    expect(race.group).toBe('app.A.load(A.java:20) | app.A.onClick(A.java:10)');
  });

  it('knows the lifecycle of tasks that are named at their post', () => {
    const ops = report.races.map(({ accesses }) => accesses.map(({ op }) => op).join(' '));
    expect(ops).not.toContain('40 37');
    expect(ops).toContain('24 29');
  });

  it('has the callback and component of a task', () => {
    const paused = report.races.flatMap(({ accesses }) => accesses).find(({ op }) => op === 37)!;
    expect(paused).toMatchObject({
      callback: { kind: 'lifecycle', owner: 'app.A', name: 'onPause' },
      component: { kind: 'activity', class: 'app.A' },
    });
  });

  it('orders reads of a volatile field after all writes', () => {
    const text = `racetrace 1
thread t1 worker A
thread t2 worker B
thread t3 worker C
field f1 app.A.x
field f2 app.A.ready volatile
t1 init
t2 init
t3 init
t1 write o1.f1
t1 write o1.f2
t2 write o1.f2
t3 read o1.f2
t3 write o1.f1
`;
    expect(pairs(analyse(readAny(text)))).toEqual([]);
  });
});

describe('the report of STD', () => {
  it('orders by locks, forks and joins', () => {
    const text = `T0|w(V1)|1
T0|fork(T1)|2
T1|r(V1)|3
T1|acq(L)|4
T1|w(V2)|5
T1|rel(L)|6
T0|acq(L)|7
T0|w(V2)|8
T0|rel(L)|9
T1|w(V3)|10
T0|w(V3)|11
T1|w(V4)|12
T0|join(T1)|13
T0|w(V4)|14
`;
    const report = analyse(readAny(text));
    expect(pairs(report)).toEqual(['10 11 multi-threaded']);
    const { format, operations, threads, queues, locations } = report;
    expect([format, operations, threads, queues, locations]).toEqual(['std', 14, 2, 0, 4]);
    expect(report.problems).toEqual([]);
  });

  it('what a joined thread does later is not joined', () => {
    const text = 'T0|fork(T1)\nT1|w(V1)\nT0|join(T1)\nT1|w(V2)\nT0|w(V1)\nT0|w(V2)\n';
    expect(pairs(analyse(readAny(text)))).toEqual(['4 6 multi-threaded']);
  });

  it('nested locks are left with the outermost release', () => {
    const text =
      'T1|acq(L)\nT1|acq(L)\nT1|w(V1)\nT1|rel(L)\nT1|w(V2)\nT1|rel(L)\nT2|acq(L)\nT2|w(V2)\nT2|rel(L)\n';
    expect(pairs(analyse(readAny(text)))).toEqual([]);
  });
});
