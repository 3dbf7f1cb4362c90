/**
 * The figures of chapter 5 as traces: MyTracks' dataHub (5.1, 5.2 a), ConnectBot's resizeAllowed
 * (5.2 b), and what keeps a condition from being a precondition.
 */
import { describe, expect, it } from 'vitest';
import {
  conditionLines,
  conflictLines,
  holdAgainst,
  learnFrom,
} from '../../../support/commutativity/learn-and-detect.js';

const HEAD = `racetrace 1
process p1 com.google.tracks
thread t0 binder system p1
thread t1 looper main p1
thread t2 worker loader p1
queue q1 looper main
class k1 com.tracks.Act
class k2 com.tracks.Hub
field f1 com.tracks.Act.dataHub
field f2 com.tracks.Act.resizeAllowed
field f3 com.tracks.Act.columns
field f4 com.tracks.Act.rows
site s1 com.tracks.Act.onResume(Act.java:10)
site s2 com.tracks.Act.onUpdateResults(Act.java:20)
site s3 com.tracks.Act.onPause(Act.java:30)
callback c1 lifecycle com.tracks.Act onResume
callback c2 message com.tracks.Act onUpdateResults
callback c3 lifecycle com.tracks.Act onPause
callback c4 ui com.tracks.Act onLayout
t0 init
t1 init
t1 attach q1
t1 loop q1
t1 new o1 k1 s1
`;

/** onResume, and then, unordered, an event of the app and one of the platform. */
function run(resume: string[], update: string[], pause: string[], updateFirst = true): string {
  const one = ['t1 begin e2 c2', ...update.map((line) => `t1 ${line} s2`), 't1 end e2'];
  const other = ['t1 begin e3 c3', ...pause.map((line) => `t1 ${line} s3`), 't1 end e3'];
  return (
    HEAD +
    [
      't0 post e1 q1 c1',
      't1 begin e1 c1',
      ...resume.map((line) => `t1 ${line} s1`),
      't1 fork t2',
      't1 enable c3',
      't1 end e1',
      't2 init',
      't2 post e2 q1 c2',
      't0 post e3 q1 c3',
      ...(updateFirst ? [...one, ...other] : [...other, ...one]),
    ].join('\n')
  );
}

const SET = ['new o9 k2', 'write o1.f1 =o9'];
const USE = ['read o1.f1 =o9', 'deref o1.f1 =o9'];
const CLEAR = ['write o1.f1 =null'];

describe('Figure 5.1 and 5.2 a: dataHub', () => {
  const good = run(SET, USE, CLEAR);
  const spec = learnFrom([good, good]);

  it('is not null, as runs that went well show', () => {
    expect(conditionLines(spec)).toEqual(['com.tracks.Act.onUpdateResults: this.dataHub != null']);
  });

  it('onUpdateResults and onPause do not commute', () => {
    const report = holdAgainst(spec, good);
    expect(conflictLines(report)).toEqual([
      'REQ-KILL com.tracks.Act.onUpdateResults: this.dataHub != null: REQ e2, KILL e3',
    ]);
    expect(report.conflicts[0]).toMatchObject({
      recorded: 'this.dataHub = o9',
      reversed: 'this.dataHub = null',
    });
    expect(report.violations).toEqual([]);
  });

  it('the other order is a violation in this very run', () => {
    const bad = run(SET, ['read o1.f1 =null'], CLEAR, false);
    const report = holdAgainst(spec, bad);
    expect(report.violations.map(({ condition, killed }) => [condition, killed?.task])).toEqual([
      ['this.dataHub != null', '3'],
    ]);
    expect(conflictLines(report)).toEqual([
      'REQ-KILL com.tracks.Act.onUpdateResults: this.dataHub != null: KILL e3, REQ e2',
    ]);
    expect(report.conflicts[0]).toMatchObject({
      recorded: 'this.dataHub = null',
      reversed: 'this.dataHub = o9',
      why: expect.stringMatching(/It did not hold in this very run\.$/) as string,
    });
  });
});

describe('Figure 5.2 b: resizeAllowed', () => {
  it('is found true and false, so nobody takes it for granted', () => {
    const ALLOW = ['write o1.f2 =true'];
    const FORBID = ['write o1.f2 =false'];
    const read = (value: string) => [`read o1.f2 =${value}`];
    const first = run(ALLOW, read('true'), FORBID);
    const second = run(ALLOW, read('false'), FORBID, false);
    const spec = learnFrom([first, second]);
    expect(conditionLines(spec)).toEqual([]);
    expect(conflictLines(holdAgainst(spec, first))).toEqual([]);
  });
});

describe('predicates', () => {
  it('a pointer that the handler tests before it uses it is no precondition', () => {
    const tested = ['read o1.f1 =o9', 'branch o1.f1 =o9 nonnull holds', 'deref o1.f1 =o9'];
    const good = run(SET, tested, CLEAR);
    const spec = learnFrom(Array.from({ length: 8 }, () => good));
    expect(conditionLines(spec)).toEqual([
      'com.tracks.Act.onUpdateResults: this.dataHub != null (tested by handler)',
    ]);
    expect(conflictLines(holdAgainst(spec, good))).toEqual([]);
  });

  it('nor is what the dispatcher tests before it calls the handler', () => {
    const dispatched = [
      'read o1.f1 =o9',
      'branch o1.f1 =o9 nonnull holds',
      'trigger c4',
      'read o1.f1 =o9',
      'deref o1.f1 =o9',
    ];
    const good = run(SET, dispatched, CLEAR);
    const spec = learnFrom(Array.from({ length: 8 }, () => good));
    expect(conditionLines(spec)).toContain(
      'com.tracks.Act.onLayout: this.dataHub != null (tested by dispatcher)',
    );
    expect(conflictLines(holdAgainst(spec, good))).toEqual([]);
  });

  it('a test that comes after the use is none', () => {
    const late = ['read o1.f1 =o9', 'deref o1.f1 =o9', 'branch o1.f1 =o9 nonnull holds'];
    expect(conditionLines(learnFrom([run(SET, late, CLEAR)]))).toEqual([
      'com.tracks.Act.onUpdateResults: this.dataHub != null',
    ]);
  });
});

describe('two variables', () => {
  const size = (columns: number, rows: number) => [
    `write o1.f3 =${columns}`,
    `write o1.f4 =${rows}`,
  ];
  const use = (columns: number, rows: number) => [
    `read o1.f3 =${columns}`,
    `read o1.f4 =${rows}`,
    'relate o1.f3 o1.f4',
  ];
  const training = Array.from({ length: 10 }, (_, at) =>
    run(size(10 + at, 12 + 2 * at), use(10 + at, 12 + 2 * at), []),
  );

  it('are compared where the run compares them, and an event that breaks their order conflicts', () => {
    const spec = learnFrom(training);
    const lines = conditionLines(spec);
    expect(lines).toContain('com.tracks.Act.onUpdateResults: this.columns < this.rows');
    expect(lines).toContain('com.tracks.Act.onUpdateResults: this.rows == 2 * this.columns + -8');
    const other = run(size(20, 32), use(20, 32), size(40, 30));
    expect(conflictLines(holdAgainst(spec, other))).toContain(
      'REQ-KILL com.tracks.Act.onUpdateResults: this.columns < this.rows: REQ e2, KILL e3',
    );
  });

  it('are not compared otherwise', () => {
    const apart = training.map((text) => text.replaceAll(/.* relate .*\n/g, ''));
    expect(conditionLines(learnFrom(apart)).join()).not.toContain('this.columns < this.rows');
  });
});

describe('live-in data', () => {
  it('what the event has written itself is not required', () => {
    const own = ['write o1.f1 =o9', 'read o1.f1 =o9', 'deref o1.f1 =o9'];
    expect(conditionLines(learnFrom([run(SET, own, CLEAR)]))).toEqual([]);
  });
});

describe('a spec of another app', () => {
  it('is said to be one', () => {
    const good = run(SET, USE, CLEAR);
    const other = good.replaceAll('com.tracks.', 'org.other.');
    expect(holdAgainst(learnFrom([other]), good).notes.join()).toContain('another app');
  });
});
