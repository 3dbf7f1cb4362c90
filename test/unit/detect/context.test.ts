/** What the report says of an access: its task, its stack, its locks, who posted it; and forgetting it. */
import { describe, expect, it } from 'vitest';
import { createPerformer, Performers } from '../../../server/src/detect/context/performers.js';
import { HeldLocks, Locksets } from '../../../server/src/detect/context/locksets.js';
import { analyseText } from '../../support/find-races.js';

const HEAD = `racetrace 1
thread t1 looper main
thread t2 worker "AsyncTask #1"
thread t3 worker B
queue q1 looper main
component i1 activity org.app.Act
callback c1 ui org.app.Act onClick
callback c2 message org.app.Act run
field f1 org.app.Act.count
site s1 org.app.Act.onClick(Act.java:10)
site s2 org.app.Act.add(Act.java:20)
site s3 org.app.Act.onClick(Act.java:12)
site s4 org.app.Act.run(Act.java:30)
object o9 lock
t1 init
t1 attach q1
t1 loop q1
t2 init
`;

const TRACE = `${HEAD}
t2 post e1 q1 c1 i1
t1 begin e1
t1 enter s1
t1 enter s2 s3
t1 lock o9
t1 write o1.f1 s2
t1 unlock o9
t1 leave s2
t1 post e2 q1 c2 delay=50 s3
t1 fork t3 s3
t1 leave
t1 end e1
t3 init
t3 write o1.f1 s4
t1 begin e2
t1 read o1.f1 s4
t1 end e2`;

describe('what is said of an access', () => {
  const { races } = analyseText(TRACE);
  const [thread, task] = races.flatMap(({ accesses }) => accesses);

  it('finds the race', () => {
    expect(races).toHaveLength(1);
    expect(races[0]!.category).toBe('multi-threaded');
  });

  it('names thread, callback and causes', () => {
    expect(thread).toMatchObject({ op: 33, line: 33, kind: 'write', thread: '3', threadName: 'B' });
    expect(thread!.task).toBeUndefined();
    expect(
      thread!.causes.map(({ kind, thread: by, task: of }) => `${kind} ${by} ${of ?? ''}`),
    ).toEqual(['fork 1 1', 'post 2 ']);
    expect(task).toMatchObject({ task: '2', callback: { kind: 'message', name: 'run' } });
    expect(task!.causes[0]).toMatchObject({
      kind: 'post',
      delay: 50,
      callback: { name: 'onClick' },
    });
    expect(task!.causes[0]!.site).toMatchObject({ line: 12 });
  });

  it('says why', () => {
    expect(races[0]!.why).toBe(
      'Thread B writes Act.count, and run of Act (e2) reads it. The first runs on thread B, ' +
        'started by onClick (e1); the second runs on the main looper, posted by onClick (e1); ' +
        'and nothing makes one wait for the other.',
    );
  });

  it('lists stack and locks', () => {
    const locked = TRACE.replace('t3 write', 't2 write o1.f1 s4\nt3 write');
    const write = analyseText(locked, { all: true })
      .races.flatMap(({ accesses }) => accesses)
      .find(({ task: of }) => of === '1')!;
    expect(write.locks).toEqual(['lock']);
    expect(write.component).toEqual({ kind: 'activity', class: 'org.app.Act' });
    expect(write.stack.map(({ method, line }) => `${method}:${line}`)).toEqual([
      'add:20',
      'onClick:12',
    ]);
    expect(write.site).toMatchObject({ method: 'add', line: 20 });
  });

  it('says that locks differ, where some are held', () => {
    const text = `${HEAD}t3 init\nt2 lock o9\nt2 write o1.f1\nt2 unlock o9\nt3 write o1.f1`;
    expect(analyseText(text).races[0]!.why).toMatch(/They hold no lock in common\.$/);
    expect(analyseText(text, { model: 'threads' }).races[0]!.why).not.toMatch(/lock/);
  });

  it('gives the user`s own events to the user', () => {
    const text = `${HEAD}t3 init
t2 post e1 q1 c1
t3 post e2 q1
t1 begin e1
t1 write o1.f1
t1 end e1
t1 begin e2
t1 write o1.f1
t1 end e2`;
    expect(analyseText(text).races[0]!.why).toContain(
      "The post of e1 comes from the user's onClick, by thread AsyncTask #1, the post of e2 from thread B.",
    );
  });
});

describe('ids', () => {
  const ids = (text: string) => analyseText(text, { all: true }).races.map(({ id }) => id);
  const two = (first: string, second: string) => `${HEAD}t3 init\nt2 ${first}\nt3 ${second}`;

  it('do not depend on what came first, nor on other operations, nor on the number of an object', () => {
    const [one] = ids(two('write o1.f1 s1', 'read o1.f1 s4'));
    const [other] = ids(two('nop\nt2 read o1.f1 s4', 'write o1.f1 s1'));
    const [third] = ids(two('write o2.f1 s1', 'read o2.f1 s4'));
    expect([other, third]).toEqual([one, one]);
  });

  it('differ by sites, kinds and, without sites, operations', () => {
    const all = [
      ...ids(two('write o1.f1 s1', 'read o1.f1 s4')),
      ...ids(two('write o1.f1 s1', 'read o1.f1 s3')),
      ...ids(two('write o1.f1 s1', 'write o1.f1 s4')),
      ...ids(two('write o1.f1', 'write o1.f1 s4')),
      ...ids(two('nop\nt2 write o1.f1', 'write o1.f1 s4')),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are numbered where several races have the same sites', () => {
    const [first, second] = ids(`${two('write o1.f1 s1', 'read o1.f1 s4')}\nt3 read o1.f1 s4`);
    expect(second).toBe(`${first!}-2`);
  });
});

describe('performers', () => {
  it('are forgotten when they are over and no access that is kept names them', () => {
    const performers = new Performers();
    const all = Array.from({ length: 5000 }, (_, index) => createPerformer(index + 1, 1));
    for (const performer of all) performers.idOf(performer);
    for (const performer of all.slice(10)) performer.alive = false;
    const named = all[100]!;
    performers.sweepIfDue(0, (marks) => {
      marks[named.id] = 1;
    });
    expect(performers.count).toBe(11);
    expect(performers.get(named.id)).toBe(named);
    expect(performers.idOf(createPerformer(1, 1))).toBeLessThanOrEqual(5000);
  });
});

describe('locks that are held', () => {
  it('are counted as often as they are taken, and told apart by side', () => {
    const sets = new Locksets();
    const held = new HeldLocks(sets);
    held.lock(1, false);
    held.lock(1, false);
    held.lock(2, true);
    const both = held.set;
    held.unlock(1, false);
    expect(held.set).toBe(both);
    held.unlock(1, false);
    expect(sets.locksOf(held.set)).toEqual([2]);
    held.unlock(2, false);
    expect(sets.locksOf(held.set)).toEqual([2]);
    held.unlock(2, true);
    expect(held.set).toBe(0);
  });

  it('exclude unless both hold the shared side', () => {
    const sets = new Locksets();
    const setOf = (...locks: [number, boolean][]) => {
      const held = new HeldLocks(sets);
      for (const [lock, shared] of locks) held.lock(lock, shared);
      return held.set;
    };
    expect(sets.exclude(setOf([1, false]), setOf([1, false]))).toBe(true);
    expect(sets.exclude(setOf([1, true]), setOf([1, false]))).toBe(true);
    expect(sets.exclude(setOf([1, true]), setOf([1, true]))).toBe(false);
    expect(sets.exclude(setOf([1, false]), setOf([2, false]))).toBe(false);
    expect(sets.isWithin(setOf([1, true]), setOf([1, false]))).toBe(true);
    expect(sets.isWithin(setOf([1, false]), setOf([1, true]))).toBe(false);
    expect(sets.isWithin(setOf([1, false]), setOf([2, false], [1, false]))).toBe(true);
  });
});
