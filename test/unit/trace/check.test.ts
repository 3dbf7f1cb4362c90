/** What is right and must not be told, what is told only once, and how formats differ. */
import { describe, expect, it } from 'vitest';
import { BatchWriter } from '../../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../../server/src/trace/check/index.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import { createEmExplorerReader } from '../../../server/src/trace/formats/em-explorer.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import { type Problem, ProblemLog } from '../../../server/src/trace/problems.js';
import { createTables } from '../../../server/src/trace/tables.js';
import { markedTrace } from '../../support/bad-traces.js';
import { checkText } from '../../support/check-trace.js';

/** What the check says of a racetrace in which the main looper runs already. */
function check(body: string, running = true): Problem[] {
  const { reading, problems } = checkText(createRacetraceReader, markedTrace(body, running).text);
  expect(reading).toEqual([]);
  return problems;
}

function codes(body: string, running = true): string[] {
  return check(body, running).map(({ severity, code }) => `${severity} ${code}`);
}

function std(text: string): string[] {
  return checkText(createStdReader, text).problems.map(({ line, code }) => `${line} ${code}`);
}

describe('threads', () => {
  it('of the framework need no fork, untracked ones no init', () => {
    expect(codes('t3 init\nt3 read f1\nt3 exit\nt2 join t3')).toEqual([]);
    expect(codes('t3 native-enter\nt3 post e1 q1\nt3 native-leave')).toEqual([]);
    expect(codes('t3 native-enter\nt3 native-leave\nt3 post e1 q1')).toEqual(['error not-begun']);
  });

  it('are told of once for a cause, and go on', () => {
    expect(codes('t3 read f1\nt3 read f1\nt3 lock o1\nt3 unlock o1\nt3 init\nt3 exit')).toEqual([
      'error not-begun',
    ]);
    expect(codes('t2 exit\nt2 read f1\nt2 lock o1\nt2 exit')).toEqual(['error after-exit']);
  });

  it('say what contradicts a second fork', () => {
    const forked = check('t2 fork t3\nt2 fork t3');
    expect(forked[0]?.related?.message).toBe('t3 is forked here');
    const ended = check('t3 init\nt3 exit\nt2 fork t3\nt3 init');
    expect(ended.map(({ related }) => related?.message)).toEqual(['t3 ends here']);
  });

  it('are told of once when they are forked too late', () => {
    expect(codes('t3 read f1\nt2 fork t3\nt3 init\nt3 exit')).toEqual(['error not-begun']);
  });

  it('that use an id again begin anew', () => {
    const life = 't3 init\nt3 attach q2\nt3 loop q2\nt3 exit\n';
    expect(codes(`${life}t2 fork t3\n${life}`)).toEqual(['error fork-of-known-thread']);
    expect(codes(`${life}${life}`)).toEqual(['error after-exit']);
  });

  it('do not join themselves', () => {
    expect(codes('t2 join t2')).toEqual(['error join-of-running-thread']);
  });
});

describe('threads in STD', () => {
  it('begin by acting and end by being joined', () => {
    expect(std('A|w(x)|1\nA|fork(B)|2\nB|r(x)|3\nA|join(B)|4\nC|r(x)|5\nC|join(B)|6\n')).toEqual(
      [],
    );
    expect(std('B|r(x)|1\nA|fork(B)|2\nB|r(x)|3\n')).toEqual(['2 fork-of-known-thread']);
    expect(std('A|join(A)|1\n')).toEqual(['1 join-of-running-thread']);
  });

  it('exclude each other by locks', () => {
    expect(std('A|acq(l)|1\nA|acq(l)|2\nA|rel(l)|3\nA|rel(l)|4\nB|acq(l)|5\nB|rel(l)|6\n')).toEqual(
      [],
    );
    expect(std('A|acq(l)|1\nB|acq(l)|2\nB|rel(l)|3\nA|rel(l)|4\n')).toEqual([
      '2 acquire-of-held-lock',
    ]);
    expect(std('A|rel(l)|1\n')).toEqual(['1 release-not-held']);
    expect(std('A|fork(B)|1\nB|acq(l)|2\nA|join(B)|3\nA|acq(l)|4\n')).toEqual(['3 exit-with-lock']);
  });
});

describe('locks', () => {
  it('may be taken again, and shared', () => {
    expect(codes('t2 lock o1\nt2 lock o1\nt2 unlock o1\nt2 unlock o1\nt0 lock o1')).toEqual([]);
    expect(
      codes('t2 lock o1 shared\nt0 lock o1 shared\nt2 unlock o1 shared\nt0 unlock o1 shared'),
    ).toEqual([]);
    expect(codes('t2 lock o1\nt2 lock o1 shared\nt2 unlock o1\nt0 lock o1 shared')).toEqual([]);
  });

  it('are not taken from readers, nor by readers from a writer', () => {
    expect(codes('t2 lock o1 shared\nt0 lock o1')).toEqual(['error acquire-of-held-lock']);
    expect(codes('t2 lock o1\nt0 lock o1 shared\nt2 unlock o1')).toEqual([
      'error acquire-of-held-lock',
    ]);
  });

  it('are free while their holder waits', () => {
    const waiting =
      't2 lock o1\nt0 lock o1\nt0 notify o1 t2\nt0 unlock o1\nt2 wait o1\nt2 unlock o1';
    expect(codes(waiting)).toEqual([]);
    expect(codes(`${waiting}\nt2 unlock o1`)).toEqual(['error release-not-held']);
    const busy = 't2 lock o1\nt0 lock o1\nt0 notify o1 t2\nt0 unlock o1\nt2 read f1\nt2 wait o1';
    expect(codes(busy)).toEqual(['error acquire-of-held-lock']);
  });

  it('are not free when a wait returns while another works on', () => {
    const early = 't2 lock o1\nt0 lock o1\nt0 notify o1 t2\nt2 wait o1\nt0 unlock o1\nt2 unlock o1';
    expect(codes(early)).toEqual(['error acquire-of-held-lock']);
  });

  it('are judged when the trace ends: surely only if nothing speaks of monitors', () => {
    expect(codes('t2 lock o1\nt0 lock o1')).toEqual(['error acquire-of-held-lock']);
    expect(codes('t2 lock o1\nt0 lock o1\nt0 notify o1')).toEqual(['warning acquire-of-held-lock']);
  });

  it('say who holds what is released', () => {
    expect(check('t0 unlock o1')[0]).not.toHaveProperty('related');
    expect(check('t2 lock o1\nt0 unlock o1')[0]?.related?.message).toBe('t2 takes it here');
  });
});

describe('queues', () => {
  it('of binders have many threads, whose tasks overlap', () => {
    const pool =
      't0 attach q2\nt0 loop q2\nt2 attach q2\nt2 loop q2\nt1 post e1 q2\nt1 post e2 q2\n';
    expect(codes(`${pool}t0 begin e1\nt2 begin e2\nt0 read f1\nt0 end e1\nt2 end e2`)).toEqual([]);
    expect(codes(`${pool}t0 begin e2\nt2 begin e1\nt0 end e2`)).toEqual(['error fifo-broken']);
    expect(codes(`${pool}t0 begin e1\nt0 begin e2`)).toEqual(['error task-overlap']);
  });

  it('are told of once when nobody serves them', () => {
    const body =
      't1 init\nt2 init\nt2 post e1 q1\nt2 post e2 q1\nt1 loop q1\nt1 begin e1\nt1 end e1';
    expect(codes(body, false)).toEqual(['error post-without-queue', 'error loop-without-attach']);
  });

  it('take posts before they are looped on', () => {
    expect(
      codes('t1 init\nt1 attach q1\nt1 post e1 q1\nt1 loop q1\nt1 begin e1\nt1 end e1', false),
    ).toEqual([]);
  });

  it('of binders do not ask for tasks', () => {
    expect(codes('t0 attach q2\nt0 loop q2\nt0 read f1')).toEqual([]);
  });
});

describe('tasks', () => {
  it('that overlap are told of once', () => {
    const body =
      't2 post e1 q1\nt2 post e2 q1\nt2 post e3 q1\nt1 begin e1\nt1 begin e2\nt1 end e2\n';
    expect(codes(`${body}t1 read f1\nt1 end e1\nt1 begin e3\nt1 end e3`)).toEqual([
      'error task-overlap',
    ]);
    expect(codes(`${body}t1 begin e3\nt1 end e3`)).toEqual(['error task-overlap']);
  });

  it('that end on another thread are over', () => {
    const body = 't2 post e1 q1\nt2 post e2 q1\nt1 begin e1\nt2 end e1\nt1 begin e2\nt1 end e2';
    expect(codes(body)).toEqual(['error end-without-begin']);
  });

  it('whose begin is missing do not hold up the others', () => {
    const body = 't2 post e1 q1\nt2 post e2 q1\nt1 end e1\nt1 begin e2\nt1 end e2';
    expect(codes(body)).toEqual(['error end-without-begin']);
  });

  it('that are posted twice may run twice', () => {
    const once = 't2 post e1 q1\nt2 post e1 q1\nt1 begin e1\nt1 end e1\n';
    expect(codes(`${once}t1 begin e1\nt1 end e1`)).toEqual(['error post-twice']);
  });

  it('that were never run are told of once by those that overtake them', () => {
    const posts = [1, 2, 3, 4, 5].map((task) => `t2 post e${task} q1`).join('\n');
    const runs = [2, 3, 4, 5].map((task) => `t1 begin e${task}\nt1 end e${task}`).join('\n');
    const problems = check(`${posts}\n${runs}`);
    expect(problems.map(({ message }) => message)).toEqual([
      'e2 begins, but e1 must run before it (rule FIFO)',
    ]);
  });

  it('of idle handlers wait for no turn', () => {
    const idle = 't1 add-idle h1 q1\nt2 post e1 q1\n';
    expect(codes(`${idle}t1 begin e2 h1\nt1 end e2\nt1 begin e1`)).toEqual([]);
    expect(codes(`${idle}t1 post e2 q1\nt1 begin e2\nt1 idle h1\nt1 end e2`)).toEqual([]);
    expect(codes(`${idle}t1 post e2 q1\nt1 begin e2\nt1 read f1\nt1 idle h1`)).toEqual([
      'error fifo-broken',
    ]);
    expect(codes(`${idle}t1 post e2 q1\nt1 begin e2`)).toEqual(['error fifo-broken']);
  });

  it('run again only if the timer has a period', () => {
    expect(codes('t2 schedule h2 period=5\nt2 fire h2\nt2 fire h2')).toEqual([]);
    expect(codes('t2 schedule h2 delay=5\nt2 fire h2\nt2 fire h2')).toEqual([
      'error fire-without-schedule',
    ]);
  });
});

describe('the order of a queue', () => {
  /** Posts with these options, e1 first; then the tasks begin in the given order. */
  function order(posts: readonly string[], begins: readonly number[], between = ''): string[] {
    const posted = posts.map((options, index) => `t2 post e${index + 1} q1 ${options}`).join('\n');
    const run = begins.map((task) => `t1 begin e${task}\nt1 end e${task}`).join('\n');
    return codes([posted, between, run].filter((part) => part !== '').join('\n'));
  }

  it.each([
    [
      ['', ''],
      [1, 2],
    ],
    [
      ['delay=50', ''],
      [2, 1],
    ],
    [
      ['delay=50', 'delay=20'],
      [2, 1],
    ],
    [
      ['', 'front'],
      [2, 1],
    ],
    [
      ['', 'front', 'front'],
      [3, 2, 1],
    ],
    [
      ['at=9', 'at=5'],
      [2, 1],
    ],
    [
      ['at=9', ''],
      [1, 2],
    ],
    [
      ['at=9', ''],
      [2, 1],
    ],
    [
      ['delay=20', 'delay=50', ''],
      [3, 1, 2],
    ],
  ])('%j may run as %j', (posts, begins) => {
    expect(order(posts, begins)).toEqual([]);
  });

  it.each([
    [
      ['', ''],
      [2, 1],
    ],
    [
      ['delay=20', 'delay=20'],
      [2, 1],
    ],
    [
      ['delay=20', 'delay=50'],
      [2, 1],
    ],
    [
      ['', 'delay=50'],
      [2, 1],
    ],
    [
      ['', 'front'],
      [1, 2],
    ],
    [
      ['front', ''],
      [2, 1],
    ],
    [
      ['front', 'front'],
      [1, 2],
    ],
    [
      ['front', 'at=1'],
      [2, 1],
    ],
    [
      ['at=9', 'at=5'],
      [1, 2],
    ],
    [
      ['at=5', 'at=5'],
      [2, 1],
    ],
  ])('%j cannot run as %j', (posts, begins) => {
    expect(order(posts, begins)).toEqual(['error fifo-broken']);
  });

  it('lets asynchronous tasks pass what a barrier stops', () => {
    const barrier = 't1 barrier e9 q1\n';
    expect(codes(`${barrier}t2 post e1 q1\nt2 post e2 q1 async\nt1 begin e2\nt1 end e2`)).toEqual(
      [],
    );
    const before = `t2 post e1 q1\n${barrier}t2 post e2 q1 async\nt1 begin e2\nt1 end e2`;
    expect(codes(before)).toEqual(['error fifo-broken']);
    const asynchronous = `${barrier}t2 post e1 q1 async\nt2 post e2 q1 async\nt1 begin e2\nt1 end e2`;
    expect(codes(asynchronous)).toEqual(['error fifo-broken']);
    expect(codes(`${barrier}t2 post e1 q1 front\nt1 begin e1\nt1 end e1`)).toEqual([]);
    expect(codes(`${barrier}t2 post e1 q1\nt1 unbarrier e9\nt1 begin e1\nt1 end e1`)).toEqual([]);
  });

  it('uses the times that are recorded, as far as they are certain', () => {
    const late =
      'time 100\nt2 post e1 q1 delay=1000\ntime 200\nt2 post e2 q1\ntime 300\nt2 read f1\n';
    expect(codes(`${late}time 1200\nt1 begin e1\nt1 end e1`)).toEqual(['error fifo-broken']);
    expect(codes(`${late}time 1200\nt1 begin e2\nt1 end e2`)).toEqual([]);
    const close = 'time 100\nt2 post e1 q1 delay=200\ntime 300\nt2 post e2 q1 delay=50\n';
    expect(codes(`${close}time 400\nt1 begin e2\nt1 end e2`)).toEqual([]);
  });
});

describe('times', () => {
  it('make a begin too early only when that is certain', () => {
    const posted = 'time 100\nt2 post e1 q1 delay=200\n';
    expect(codes(`${posted}time 150\nt1 begin e1\ntime 299\nt1 end e1`)).toEqual([
      'error begin-too-early',
    ]);
    expect(codes(`${posted}time 150\nt1 begin e1\ntime 300\nt1 end e1`)).toEqual([]);
    expect(codes(`${posted}t1 begin e1\ntime 150\nt1 end e1`)).toEqual(['error begin-too-early']);
    expect(codes(`${posted}time 150\nt1 begin e1\nt1 end e1`)).toEqual(['warning begin-too-early']);
    expect(codes(`${posted}t1 begin e1\nt1 end e1`)).toEqual([]);
    expect(codes('t2 post e1 q1 delay=200\nt1 begin e1\nt1 end e1')).toEqual([]);
  });
});

describe('waiting', () => {
  it('is ended by a notify that names nobody', () => {
    expect(codes('t0 notify o7\nt2 wait o7')).toEqual([]);
    expect(codes('t0 notify\nt2 wait o7')).toEqual([]);
    expect(codes('t0 notify o7\nt2 wait')).toEqual([]);
    expect(codes('t0 notify o8\nt2 wait o7')).toEqual(['warning wait-without-notify']);
  });

  it('follows a transaction through', () => {
    expect(codes('t2 transact b1\nt0 receive b1\nt0 reply b1\nt2 return b1')).toEqual([]);
    expect(codes('t2 transact b1\nt0 receive b1\nt0 receive b1')).toEqual([
      'error receive-without-transact',
    ]);
    expect(codes('t2 transact b1\nt2 return b1\nt2 return b1')).toEqual([
      'error return-without-reply',
      'error return-without-reply',
    ]);
  });
});

describe('nesting', () => {
  it('is counted within a task', () => {
    const run = 't2 post e1 q1\nt2 post e2 q1\nt1 begin e1\nt1 enter s1\nt1 end e1\nt1 begin e2\n';
    expect(codes(`${run}t1 leave\nt1 end e2`)).toEqual(['warning leave-without-enter']);
    expect(codes(`${run}t1 enter s1\nt1 leave\nt1 end e2`)).toEqual([]);
  });

  it('goes on around the tasks of a looper', () => {
    const body =
      't1 init\nt1 enter s1\nt1 attach q1\nt1 loop q1\nt1 post e1 q1\nt1 begin e1\nt1 end e1\nt1 leave';
    expect(codes(body, false)).toEqual([]);
  });
});

describe('published logs', () => {
  it('give warnings only', () => {
    const log = '1 START\n2 THREADINIT tid:1\n3 ATTACH-Q tid:1\t queue:9\n4 CALL tid:1\t msg:1\n';
    const { problems } = checkText(createDroidRacerReader, log);
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning begin-without-post',
      'warning begin-before-loop',
    ]);
    expect(problems[0]?.message).toBe('task 1 begins, but it was never posted (rule BEGIN)');
  });

  it('may have posts that never ran', () => {
    const log = '1 START\n2 THREADINIT tid:1\n3 POST src:1 msg:1 dest:-1 delay:0\n';
    expect(checkText(createDroidRacerReader, log).problems).toEqual([]);
  });

  it('may depend on what an ended thread did, before the next begins', () => {
    const log =
      '1 START\n2 THREADINIT tid:1\n3 FORK par-tid:1 child-tid:2\n4 THREADEXIT tid:1\n5 THREADINIT tid:2\n';
    const dependences = [{ before: 4, after: 5 }];
    const { reading, problems } = checkText(
      (sink, problems) => createEmExplorerReader(sink, problems, dependences),
      log,
    );
    expect([...reading, ...problems]).toEqual([]);
  });

  it('may have delays of unknown length', () => {
    const start = '1 START\n2 THREADINIT tid:1\n3 ATTACH-Q tid:1 queue:9\n4 LOOP tid:1 queue:9\n';
    const calls = '7 CALL tid:1 msg:2\n8 RET tid:1 msg:2\n';
    const delayed = `${start}5 DELAY-POST src:1 msg:1 dest:1\n6 POST src:1 msg:2 dest:1\n${calls}`;
    const plain = `${start}5 POST src:1 msg:1 dest:1\n6 POST src:1 msg:2 dest:1\n${calls}`;
    const codesOf = (log: string) =>
      checkText(createEmExplorerReader, log).problems.map(({ code }) => code);
    expect(codesOf(delayed)).toEqual([]);
    expect(codesOf(plain)).toEqual(['fifo-broken']);
  });
});

describe('cost', () => {
  it('does not grow with the square of what waits', () => {
    const tables = createTables();
    tables.threads.push({ label: '1', kind: 'looper', name: 'main', process: 0 });
    tables.queues.push({ label: '1', kind: 'looper', name: 'main' });
    const problems = new ProblemLog();
    const check = createSemanticCheck(tables, 'racetrace', problems);
    const writer = new BatchWriter(check.sink);
    let line = 0;
    const add = (kind: OpKind, a: number, b = 0, flags = 0, amount = 0) => {
      writer.add({ kind, thread: 1, line: ++line, a, b, flags, amount });
    };
    const count = 100_000;
    add(OpKind.Init, 0);
    add(OpKind.Attach, 0, 1);
    add(OpKind.Loop, 0, 1);
    // The last to be posted has the shortest delay and runs first, save one that runs before all.
    for (let task = 1; task <= count; task++) add(OpKind.Post, task, 1, Flag.Delayed, count - task);
    add(OpKind.Post, count + 1, 1, Flag.Delayed, count);
    for (const task of [count + 1, ...Array.from({ length: count }, (_, index) => count - index)]) {
      add(OpKind.Begin, task);
      add(OpKind.End, task);
    }
    writer.flush();
    check.end();
    expect(problems.list().map(({ code, related }) => `${code} ${related?.line}`)).toEqual([
      'fifo-broken 4',
    ]);
  });
});
