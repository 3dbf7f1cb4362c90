/**
 * Base edges of what DroidRacer itself did not record: dependences of EM-Explorer, and the operations
 * of racetraces. Operations are named by line.
 */
import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../support/base-edges.js';
import { orderOf } from '../../support/droidracer-log.js';
import { readAny } from '../../support/read-any-trace.js';

const HEAD = `racetrace 1
thread t1 looper main
thread t2 worker A
thread t3 worker B
thread t4 binder "Binder #1"
queue q1 looper main
queue q2 binder pool
field f1 a.B.x volatile
callback c1 ui a.B onClick
callback c2 lifecycle a.B onPause
callback c3 lifecycle a.B onStop
component i1 activity a.B
t1 init
t1 attach q1
t1 loop q1
t2 init
t3 init
`;

/** The lines given are 18, 19, … */
function edges(lines: string, rule: string): string[] {
  const trace = readAny(HEAD + lines);
  const found = edgesOf(trace, rule);
  expect(trace.problems.list()).toEqual([]);
  return found;
}

describe('racetraces', () => {
  it('exit before join; without an exit, the last operation', () => {
    expect(edges('t2 nop\nt2 exit\nt3 join t2\n', 'join')).toEqual(['19>20']);
    expect(edges('t2 nop\nt3 join t2\n', 'join')).toEqual(['18>19']);
    expect(edges('t2 exit\nt2 nop\nt3 join t2\n', 'join')).toEqual(['18>20']);
  });

  it('every signal so far before await', () => {
    expect(edges('t2 signal h1\nt3 signal h1\nt2 signal h2\nt1 await h1\n', 'signal')).toEqual([
      '18>21',
      '19>21',
    ]);
  });

  it('the last schedule before fire, register before invoke', () => {
    expect(edges('t2 schedule h1\nt2 schedule h1\nt3 fire h1\n', 'timer')).toEqual(['19>20']);
    expect(edges('t2 register h1\nt3 invoke h1\nt3 invoke h2\n', 'listener')).toEqual(['18>19']);
  });

  it('a transaction step by step', () => {
    expect(edges('t2 transact b1\nt4 receive b1\nt4 reply b1\nt2 return b1\n', 'binder')).toEqual([
      '18>19',
      '20>21',
    ]);
  });

  it('every volatile write so far before a read; of one thread, the latest', () => {
    expect(
      edges(
        't2 write o1.f1\nt2 write o1.f1\nt3 write o1.f1\nt3 write o2.f1\nt1 read o1.f1\n',
        'volatile',
      ),
    ).toEqual(['19>22', '20>22']);
  });

  it('a notify that names no thread before the next wait on the monitor', () => {
    expect(edges('t2 notify o1\nt2 notify o2\nt3 wait o1\nt1 wait o1\n', 'notify')).toEqual([
      '18>20',
    ]);
  });

  it('two readers of a lock are not ordered, a writer is after both', () => {
    const shared = (thread: string) => `${thread} lock o1 shared\n${thread} unlock o1 shared\n`;
    const log = `${shared('t2')}${shared('t3')}t4 lock o1\nt4 unlock o1\n${shared('t2')}`;
    expect(edges(log, 'lock')).toEqual(['19>22', '21>22', '23>24']);
  });

  it('a callback named at the post comes after its last enable', () => {
    const log = 't2 enable c1 i1\nt2 enable c1 i1\nt3 post e1 q1 c1 i1\nt1 begin e1\nt1 end e1\n';
    expect(edges(log, 'enable')).toEqual(['19>20']);
  });

  it('lifecycle callbacks named at the post are chained', () => {
    const log =
      't3 post e1 q1 c2 i1\nt2 post e2 q1 c3 i1\nt1 begin e1\nt1 end e1\nt1 begin e2\nt1 end e2\n';
    // The end of the one before the begin of the other, the posts, and the begins as triggers.
    expect(edges(log, 'lifecycle-chain')).toEqual(['18>19', '20>22', '21>22']);
  });

  it('tasks of a binder pool stand in no line and need no loop', () => {
    const log =
      't4 init\nt4 attach q2\nt2 post e1 q2\nt2 post e2 q2\nt4 begin e1\nt4 end e1\nt4 begin e2\nt4 end e2\n';
    const trace = readAny(HEAD + log);
    const order = orderOf(trace);
    expect(trace.problems.list()).toEqual([]);
    expect(order.unordered(22, 23)).toBe(true);
  });

  it('of posts at a time the earlier time runs first, a front post is not compared', () => {
    const run = (first: string, second: string) => {
      const log = `t2 post e1 q1 ${first}\nt2 post e2 q1 ${second}\nt1 begin e1\nt1 end e1\nt1 begin e2\nt1 end e2\n`;
      const trace = readAny(HEAD + log);
      const order = orderOf(trace);
      const [end, begin] = [8, 9];
      return order.precedes(end, begin);
    };
    expect(run('at=5', 'at=6')).toBe(true);
    expect(run('at=6', 'at=5')).toBe(false);
    expect(run('at=5', 'delay=6')).toBe(false);
    expect(run('front', '')).toBe(false);
    expect(run('', 'front')).toBe(false);
    expect(run('', 'async')).toBe(false);
    expect(run('async', 'async')).toBe(true);
  });
});

describe('EM-Explorer', () => {
  const TRACE = `1 START
2 THREADINIT tid:1
3 THREADINIT tid:2
4 WRITE tid:1 obj:0x1 class:a; field:1
5 NOP tid:1
6 NOP tid:2
7 READ tid:2 obj:0x1 class:a; field:1
`;

  it('a dependence orders', () => {
    const read = (dependences: string) => readAny(TRACE, { expected: 'em-explorer', dependences });
    expect(edgesOf(read('src:5 dest:6'), 'dependence')).toEqual(['5>6']);
    expect(edgesOf(read(''), 'dependence')).toEqual([]);
  });

  it('delays of its posts are over when they happen', () => {
    const trace = readAny(`1 START
2 THREADINIT tid:1
3 ATTACH-Q tid:1 queue:5
4 LOOP tid:1 queue:5
5 THREADINIT tid:2
6 DELAY-POST src:2 msg:1 dest:1
7 POST src:2 msg:2 dest:1
8 CALL tid:1 msg:1
9 RET tid:1 msg:1
10 CALL tid:1 msg:2
11 RET tid:1 msg:2
`);
    expect(orderOf(trace).precedes(8, 9)).toBe(true);
  });
});
