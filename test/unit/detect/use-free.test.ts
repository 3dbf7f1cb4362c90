/** Use-free races: what is a use, which heuristic excuses what, and where it does not hold. */
import { describe, expect, it } from 'vitest';
import { analyseText, raceLines, type FindOptions } from '../../support/find-races.js';

const HEAD = `racetrace 1
process p1 org.app
thread t1 looper main p1
thread t2 worker A p1
thread t3 worker B p1
thread t4 looper other p1
queue q1 looper main
queue q2 looper other
class k1 org.app.Act
field f1 org.app.Act.pointer
field f2 org.app.Act.other
site s8 org.app.Act.use(Act.java:8)
site s10 org.app.Act.use(Act.java:10)
site s12 org.app.Act.use(Act.java:12)
site s20 org.app.Act.use(Act.java:20)
site s30 org.app.Act.free(Act.java:30)
site s40 org.app.Act.helper(Act.java:11)
stack x1 s10 s20
t1 init
t1 attach q1
t1 loop q1
t4 init
t4 attach q2
t4 loop q2
t2 init
t3 init
`;

/** The user's event e1 and the freeing event e2, unordered, both on main unless said otherwise. */
function events(use: string[], free: string[], thread = 't1', useFirst = true): string {
  const queue = thread === 't1' ? 'q1' : 'q2';
  const posts = ['t2 post e1 q1', `t3 post e2 ${queue}`];
  const one = ['t1 begin e1', ...use.map((line) => `t1 ${line}`), 't1 end e1'];
  const other = [
    `${thread} begin e2`,
    ...free.map((line) => `${thread} ${line}`),
    `${thread} end e2`,
  ];
  return HEAD + [...posts, ...(useFirst ? [...one, ...other] : [...other, ...one])].join('\n');
}

/** `use-free` for each one that counts, `excused` for each that does not, `data-race` for the rest. */
function kinds(text: string, options: FindOptions = {}): string[] {
  return analyseText(text, options).races.map(({ kind, filtered }) =>
    kind === 'use-free' && filtered ? 'excused' : kind,
  );
}

const FREE = ['write o1.f1 =null s30'];
const USE = ['read o1.f1 =o5 s20', 'deref o1.f1 =o5 s20'];

describe.each([true, false])('a use and a free, the use first: %s', (useFirst) => {
  const found = (use: string[], free: string[] = FREE, thread = 't1') =>
    kinds(events(use, free, thread, useFirst));

  it('race', () => {
    expect(found(USE)).toEqual(['use-free']);
  });

  it('need a dereference', () => {
    expect(found(['read o1.f1 =o5 s20'])).toEqual(['data-race']);
  });

  it('meet through the object where the dereference names no location', () => {
    expect(found(['read o1.f1 =o5 s20', 'deref =o5'])).toEqual(['use-free']);
    expect(found(['read o1.f1 =o5 s20', 'deref =o6'])).toEqual(['data-race']);
  });

  it('take the nearest read that saw the object', () => {
    const reads = ['read o1.f1 =o5 s20', 'read o1.f2 =o5 s20', 'deref =o5'];
    expect(found(reads)).toEqual(['data-race']);
    expect(found([reads[1]!, reads[0]!, reads[2]!])).toEqual(['use-free']);
  });

  it('remember what the read saw after the pointer has changed', () => {
    expect(found(['read o1.f1 =o5 s20', 'read o1.f1 =o6 s20', 'deref =o5'])).toEqual(['use-free']);
  });

  it('are not excused by a write of an object in place of null', () => {
    expect(found(USE, ['write o1.f1 =o7 s30'])).toEqual(['data-race']);
  });

  it('are excused by an allocation before the use in the same event', () => {
    const excused = found(['write o1.f1 =o5', ...USE]);
    expect(excused).toContain('excused');
    expect(excused).not.toContain('use-free');
    expect(found(['write o1.f1 =o5', 'write o1.f1 =null', ...USE])).toContain('use-free');
  });

  it('are excused by an allocation after the free in the same event', () => {
    expect(found(USE, [...FREE, 'write o1.f1 =o7'])).toEqual(['excused']);
    expect(found(USE, ['write o1.f1 =o7', ...FREE])).toEqual(['use-free']);
  });

  it('are excused only on the same looper', () => {
    expect(found(['write o1.f1 =o5', ...USE], FREE, 't4')).toContain('use-free');
    expect(found(USE, [...FREE, 'write o1.f1 =o7'], 't4')).toEqual(['use-free']);
    const guarded = ['read o1.f1 =o5 s8', 'branch o1.f1 =o5 nonnull holds region=8-22 s8', ...USE];
    expect(found(guarded)).toEqual(['excused']);
    expect(found(guarded, FREE, 't4')).toEqual(['use-free']);
  });

  it('do not race under a common lock', () => {
    const locked = (lines: string[]) => ['lock o9', ...lines, 'unlock o9'];
    expect(found(locked(USE), locked(FREE))).toEqual([]);
    expect(found(locked(USE), FREE)).toEqual(['use-free']);
  });

  it('may hold null already: a use that failed', () => {
    expect(found(['read o1.f1 =null s20', 'deref o1.f1 =null s20'])).toEqual(['use-free']);
  });
});

/** Figure 3.8: the branch at line 10; a use at line 20 lies in the region or not. */
describe('if-guard, Figure 3.8', () => {
  const guarded = (branch: string, site = 's20', read = 's10') =>
    kinds(
      events(
        [
          `read o1.f1 =o5 ${read}`,
          `branch o1.f1 ${branch} s10`,
          `read o1.f1 =o5 ${site}`,
          `deref o1.f1 =o5 ${site}`,
        ],
        FREE,
      ),
    );

  it.each([
    ['if-eqz forward', '=o5 null region=10-25'],
    ['if-eqz backward', '=o5 null region=10-'],
    ['if-nez forward', '=o5 nonnull holds region=15-'],
    ['if-nez backward', '=o5 nonnull holds region=20-25'],
    ['if-eq forward', '=o5 same holds region=15-'],
    ['if-eq backward', '=o5 same holds region=20-25'],
  ])('%s: a use in the region is safe', (_name, branch) => {
    expect(guarded(branch)).toEqual(['excused']);
  });

  it.each([
    ['if-eqz forward', '=o5 null region=10-19'],
    ['if-eqz backward', '=o5 null region=21-'],
    ['if-nez forward', '=o5 nonnull holds region=21-'],
    ['if-nez backward', '=o5 nonnull holds region=5-10'],
    ['if-eq', '=o5 same holds region=5-10'],
    ['no region', '=o5 nonnull holds'],
    ['if-eqz that found null', '=o5 null holds region=10-25'],
    ['if-nez that found null', '=o5 nonnull region=10-25'],
    ['if-eq of different objects', '=o5 same region=10-25'],
    ['another test', '=o5 true holds region=10-25'],
    ['two nulls', '=null same holds region=10-25'],
  ])('%s: a use outside, or a test that says nothing, is not', (_name, branch) => {
    expect(guarded(branch)).toEqual(['use-free']);
  });

  it('guards its own method only', () => {
    expect(guarded('=o5 nonnull holds region=10-25', 's40')).toEqual(['use-free']);
  });

  const use = (...lines: string[]) => kinds(events(lines, FREE));
  const BRANCH = 'branch o1.f1 =o5 nonnull holds region=11-15 s10';

  it('looks at the dereference if the read stands before the branch', () => {
    expect(use('read o1.f1 =o5 s10', BRANCH, 'deref =o5 s12')).toEqual(['excused']);
    expect(use('read o1.f1 =o5 s10', BRANCH, 'deref =o5 s20')).toEqual(['use-free']);
    expect(use('read o1.f1 =o5 s10', BRANCH, 'deref =o5 s12', 'deref =o5 s20')).toEqual([
      'use-free',
    ]);
  });

  it('trusts a read in the region wherever it is dereferenced', () => {
    expect(use('read o1.f1 =o5 s10', BRANCH, 'read o1.f1 =o5 s12', 'deref =o5 s20')).toEqual([
      'excused',
    ]);
  });

  it('guards its own pointer only', () => {
    expect(use('branch o1.f2 =o5 nonnull holds region=11-25 s10', ...USE)).toEqual(['use-free']);
  });

  it('forgets the branch when it goes the other way, or the pointer is set to null', () => {
    const again = 'branch o1.f1 =null nonnull region=16-17 s10';
    expect(use(BRANCH, again, 'read o1.f1 =o5 s12', 'deref =o5 s12')).toEqual(['use-free']);
    expect(use(BRANCH, 'write o1.f1 =null', 'read o1.f1 =o5 s12', 'deref =o5 s12')).toContain(
      'use-free',
    );
  });

  it('ends with the run of its method', () => {
    const inside = ['read o1.f1 =o5 s12', 'deref =o5 s12'];
    expect(use('enter s8', BRANCH, ...inside, 'leave')).toEqual(['excused']);
    expect(use('enter s8', BRANCH, 'leave', 'enter s8', ...inside)).toEqual(['use-free']);
    expect(use('enter s8', BRANCH, 'enter s8', ...inside)).toEqual(['use-free']);
  });

  it('ends with the event', () => {
    const text = events([BRANCH], ['nop']);
    const next = [
      't2 post e5 q1',
      't3 post e6 q1',
      't1 begin e5',
      't1 read o1.f1 =o5 s12',
      't1 deref =o5 s12',
      't1 end e5',
    ];
    const free = ['t1 begin e6', 't1 write o1.f1 =null', 't1 end e6'];
    expect(kinds([text, ...next, ...free].join('\n'))).toEqual(['use-free']);
  });
});

describe('use-free races in the report', () => {
  it('are not told again as data races', () => {
    const text = events(['read o1.f1 =o5 s10', ...USE], FREE);
    expect(raceLines(text)).toEqual([
      'use-free cross-posted in-thread o1.pointer 31 read e1 | 35 write e2',
    ]);
    expect(raceLines(text, { all: true })).toEqual([
      'data-race cross-posted o1.pointer 30 read e1 | 35 write e2',
      'use-free cross-posted in-thread o1.pointer 31 read e1 | 35 write e2',
    ]);
  });

  it('are told as data races if they are not wanted', () => {
    expect(kinds(events(USE, FREE), { detect: ['races'] })).toEqual(['data-race']);
    expect(kinds(events(USE, FREE), { detect: ['use-free'] })).toEqual(['use-free']);
    expect(kinds(events(['read o1.f1 =o5 s10'], FREE), { detect: ['use-free'] })).toEqual([]);
  });

  it('say what may happen', () => {
    const [race] = analyseText(events(USE, FREE)).races;
    expect(race!.why).toBe(
      'Task e1 uses Act.pointer, and task e2 sets it to null. ' +
        'The post of e1 comes from thread A, the post of e2 from thread B. ' +
        'Both run on the main looper, and nothing orders the two posts so that one must run first. ' +
        'If the pointer is set to null before it is used, the use fails with a null pointer.',
    );
  });

  it('find a use whose dereference comes after the free of another thread', () => {
    const lines = ['t2 read o1.f1 =o5 s20', 't3 write o1.f1 =null', 't2 deref =o5 s20'];
    expect(kinds(HEAD + lines.join('\n'))).toEqual(['use-free']);
  });

  it('come one for a pointer and category, and all with `all`', () => {
    const text = events([...USE, ...USE], [...FREE, ...FREE]);
    expect(kinds(text)).toEqual(['use-free']);
    expect(kinds(text, { all: true })).toEqual(['use-free', 'use-free', 'use-free', 'use-free']);
  });

  it('prefer a harmful pair to an excused one', () => {
    const guarded = [
      `branch o1.f1 =o5 nonnull holds region=11-15 s10`,
      'read o1.f1 =o5 s12',
      'deref =o5 s12',
    ];
    expect(kinds(events([...guarded, ...USE], FREE))).toEqual(['use-free']);
    expect(kinds(events([...USE, ...guarded], FREE))).toEqual(['use-free']);
  });
});
