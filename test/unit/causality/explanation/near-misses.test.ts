/** Rules that come near, one small trace for each: what is missing is said in words. */
import { expect, it } from 'vitest';
import type { Options } from '../../../support/explain-trace.js';
import { explainMarked, RUNNING } from './marked-trace.js';

const BINDER = `t4 init\nt5 init\n`;

/** Two tasks on main, posted as given; the first runs first. */
function twoTasks(posts: string, first = 'e1', second = 'e2', inside = ['', '']): string {
  return `${RUNNING}${posts}
t1 begin ${first}
${inside[0]!}
t1 write f1 # first
t1 end ${first}
t1 begin ${second}
${inside[1]!}
t1 read f1 # second
t1 end ${second}`;
}

interface Case {
  readonly name: string;
  readonly body: string;
  /** `RULE: sentence`; others may stand beside it. */
  readonly near: string;
  readonly options?: Options;
}

const CASES: readonly Case[] = [
  {
    name: 'posts of two threads',
    body: twoTasks('t2 post e1 q1\nt3 post e2 q1'),
    near: 'FIFO: both tasks are posted to the main looper, but nothing orders the two posts: task e1 comes from thread Worker A (t2 post e1 q1), task e2 from thread Worker B (t3 post e2 q1)',
  },
  {
    name: 'a post of a thread and one of the platform',
    body: twoTasks(`${BINDER}t2 post e1 q1 c7\nt4 post e2 q1 c2 i1`),
    near: 'FIFO: both tasks are posted to the main looper, but nothing orders the two posts: task e1 update (Act) comes from thread Worker A (t2 post e1 q1 c7), task e2 onDestroy (Act) from the platform, by thread Binder 1 (t4 post e2 q1 c2 i1)',
  },
  {
    name: 'a post of a task and one from outside',
    body: `${RUNNING}t3 post e9 q1 c1 i1\nt1 begin e9\nt1 post e1 q1\nt1 end e9\nt2 post e2 q1 c3 i1\nt2 input e2 u1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 begin e2\nt1 read f1 # second\nt1 end e2`,
    near: 'FIFO: both tasks are posted to the main looper, but nothing orders the two posts: task e1 comes from task e9 onCreate (Act) on main (t1 post e1 q1), task e2 onClick (Act) from outside the app, the touch screen (t2 post e2 q1 c3 i1)',
  },
  {
    name: 'delays the wrong way',
    body: twoTasks('t2 post e1 q1 delay=200\nt2 post e2 q1 delay=100'),
    near: 'PRIORITY: task e1 is posted before task e2, but task e1 waits 200 ms, task e2 only 100 ms',
  },
  {
    name: 'a delay before none',
    body: twoTasks('t2 post e1 q1 delay=200\nt2 post e2 q1', 'e2', 'e1'),
    near: 'PRIORITY: task e1 is posted before task e2, but task e1 waits 200 ms, task e2 not at all',
  },
  {
    name: 'a delay and a time',
    body: twoTasks('t2 post e1 q1 delay=200\nt2 post e2 q1 at=1500'),
    near: 'PRIORITY: task e1 is posted before task e2, but task e1 is due 200 ms after its post, task e2 at the time 1.5 s: which comes first depends on the clock',
  },
  {
    name: 'times the wrong way',
    body: twoTasks('t2 post e1 q1 at=2000\nt2 post e2 q1 at=1500'),
    near: 'PRIORITY: task e1 is posted before task e2, but task e1 is due at 2 s, task e2 already at 1.5 s',
  },
  {
    name: 'asynchronous behind synchronous',
    body: twoTasks('t2 post e1 q1\nt2 post e2 q1 async'),
    near: 'PRIORITY: task e1 is posted before task e2, but task e2 is asynchronous: it passes task e1 wherever a sync barrier stands',
  },
  {
    name: 'front behind another',
    body: twoTasks('t2 post e1 q1\nt2 post e2 q1 front'),
    near: 'ATFRONT: task e1 is posted before task e2, but task e2 goes to the front of the queue: it overtakes task e1 if that still waits',
  },
  {
    name: 'front behind front',
    body: twoTasks('t2 post e1 q1 front\nt2 post e2 q1 front'),
    near: 'ATFRONT: task e1 is posted before task e2, but both go to the front of the queue, where the later one overtakes the earlier if that still waits',
  },
  {
    name: 'front, but posted too late',
    body: twoTasks('t2 post e2 q1\nt2 post e1 q1 front'),
    near: 'ATFRONT: task e1 goes to the front of the queue (t2 post e1 q1 front) after task e2 was posted, but nothing says that task e2 still waits then',
  },
  {
    name: 'a post that is not recorded',
    body: twoTasks('t2 post e1 q1'),
    near: 'FIFO: the post of task e2 was not recorded, so the order of the queue says nothing about it',
  },
  {
    name: 'a queue that is not recorded',
    body: twoTasks('t2 post e1 q1\nt2 post e2'),
    near: 'FIFO: the queue of task e2 was not recorded, so the order of the queue says nothing about it',
  },
  {
    name: 'two loopers',
    body: `${RUNNING}t6 init\nt6 attach q3\nt6 loop q3\nt2 post e1 q1\nt2 post e2 q3\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt6 begin e2\nt6 read f1 # second\nt6 end e2`,
    near: 'FIFO: task e1 goes to the main looper, task e2 to the other looper: a queue orders only its own tasks',
  },
  {
    name: 'a removed task',
    body: `${RUNNING}t2 post e1 q1 # first\nt3 remove e1\nt3 read f1 # second`,
    near: 'SEND: task e1 was taken out of its queue (t3 remove e1) and never ran, so there is no run that its post comes before',
  },
  {
    name: 'a task that has not begun',
    body: `${RUNNING}t2 post e1 q1 # first\nt3 read f1 # second`,
    near: 'SEND: task e1 has not begun when the trace ends, so there is no run that its post comes before',
  },
  {
    name: 'one looper',
    body: twoTasks('t2 post e1 q1\nt3 post e2 q1'),
    near: 'ATOMIC: thread main runs one task after the other, but neither waits for anything that the other does: either may be first',
  },
  {
    name: 'an asynchronous task and a barrier',
    body: `${RUNNING}t2 barrier e9 q1\nt2 post e1 q1 async\nt2 write f1 # first\nt2 unbarrier e9\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    near: 'BARRIER: a sync barrier stands in the main looper (t2 barrier e9 q1), but task e1 is asynchronous and passes it',
  },
  {
    name: 'a barrier and a post of another thread',
    body: `${RUNNING}t2 barrier e9 q1\nt3 post e1 q1\nt2 write f1 # first\nt2 unbarrier e9\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    near: 'BARRIER: a sync barrier stands in the main looper (t2 barrier e9 q1), but nothing orders it before the post of task e1 (t3 post e1 q1)',
  },
  {
    name: 'a barrier and a post at the front',
    body: `${RUNNING}t2 barrier e9 q1\nt2 post e1 q1 front\nt2 write f1 # first\nt2 unbarrier e9\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    near: 'BARRIER: a sync barrier stands in the main looper (t2 barrier e9 q1), but task e1 goes to the front, before it',
  },
  {
    name: 'a barrier and a post for a time',
    body: `${RUNNING}t2 barrier e9 q1\nt2 post e1 q1 at=5\nt2 write f1 # first\nt2 unbarrier e9\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    near: 'BARRIER: a sync barrier stands in the main looper (t2 barrier e9 q1), but task e1 is posted for a time of its own, which may be before it',
  },
  {
    name: 'an idle handler',
    body: `${RUNNING}t3 add-idle h1 q1\nt2 post e1 q1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 begin e2 h1\nt1 read f1 # second\nt1 end e2`,
    near: 'IDLE: task e2 runs an idle handler: it may run whenever its queue has nothing to do, and then also before what is not posted yet',
  },
  {
    name: 'a pool of binder threads',
    body: `${RUNNING}${BINDER}t4 attach q2\nt5 attach q2\nt4 loop q2\nt5 loop q2\nt2 post e1 q2\nt2 post e2 q2\nt4 begin e1\nt4 write f1 # first\nt4 end e1\nt5 begin e2\nt5 read f1 # second\nt5 end e2`,
    near: 'IPCHANDLE: task e1 and task e2 run on binder threads: a pool of binder threads takes its tasks in any order',
  },
  {
    name: 'two brackets of a binder thread',
    body: `${BINDER}t4 native-enter\nt4 write f1 # first\nt4 native-leave\nt4 native-enter\nt4 read f1 # second\nt4 native-leave`,
    near: 'PO: both run on thread Binder 1, but a binder thread does every piece of work on its own: its pool gives no order',
  },
  {
    name: 'a task and what the looper does between tasks',
    body: `${RUNNING}t2 post e1 q1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 read f1 # second`,
    near: 'LOOPEND: thread main does one of the two outside of its tasks, where only the beginning and the end of its loop order it',
  },
  {
    name: 'no join, and started before',
    body: `t1 init\nt1 fork t2\nt1 write f1 # first\nt2 init\nt2 read f1 # second`,
    near: 'FORK: thread Worker A was started by main (t1 fork t2), before the first',
  },
  {
    name: 'started by somebody else',
    body: `t1 init\nt2 init\nt2 write f1 # first\nt1 fork t3\nt3 init\nt3 read f1 # second`,
    near: 'FORK: thread Worker B was started by main (t1 fork t3), and nothing puts that after the first',
  },
  {
    name: 'a start that is not recorded',
    body: `${RUNNING}t2 write f1 # first\nt3 read f1 # second`,
    near: 'FORK: who started thread Worker B was not recorded',
  },
  {
    name: 'no join',
    body: `${RUNNING}t2 write f1 # first\nt3 read f1 # second`,
    near: 'JOIN: nothing waits for thread Worker A to end',
  },
  {
    name: 'a join that comes too late',
    body: `${RUNNING}t2 write f1 # first\nt3 read f1 # second\nt2 exit\nt3 join t2`,
    near: 'JOIN: the end of thread Worker A is waited for by Worker B (t3 join t2), but nothing puts that before the second',
  },
  {
    name: 'a signal that is awaited too late',
    body: `${RUNNING}t2 write f1 # first\nt2 signal h1\nt3 read f1 # second\nt3 await h1`,
    near: 'SIGNAL: thread Worker A signals h1 (t2 signal h1), but thread Worker B waits for it only after the second (t3 await h1)',
  },
  {
    name: 'a signal that is given too early',
    body: `${RUNNING}t2 signal h1\nt2 write f1 # first\nt3 await h1\nt3 read f1 # second`,
    near: 'SIGNAL: thread Worker A signals h1 (t2 signal h1) before the first, so who waits for it (t3 await h1) need not come after the first',
  },
  {
    name: 'a volatile field that was read too soon',
    body: `${RUNNING}t3 read f2\nt2 write f1 # first\nt2 write f2\nt3 read f1 # second`,
    near: 'VOLATILE: thread Worker A writes volatile static Act.flag (t2 write f2), but thread Worker B reads it before that (t3 read f2)',
  },
  {
    name: 'a monitor that is waited on too late',
    body: `${RUNNING}t2 write f1 # first\nt2 notify o1\nt3 read f1 # second\nt3 wait o1`,
    near: 'NOTIFY: thread Worker A notifies o1 (t2 notify o1), but thread Worker B waits on it only after the second (t3 wait o1)',
  },
  {
    name: 'a listener that is called too late',
    body: `${RUNNING}t2 write f1 # first\nt2 register h1\nt3 read f1 # second\nt3 invoke h1`,
    near: 'LISTENER: thread Worker A registers listener h1 (t2 register h1), but thread Worker B calls it only after the second (t3 invoke h1)',
  },
  {
    name: 'a timer that was set too early',
    body: `${RUNNING}t2 schedule h1\nt2 write f1 # first\nt3 fire h1\nt3 read f1 # second`,
    near: 'TIMER: thread Worker A sets timer h1 (t2 schedule h1) before the first, so who runs it (t3 fire h1) need not come after the first',
  },
  {
    name: 'a transaction that was sent too early',
    body: `${RUNNING}${BINDER}t2 transact b1\nt2 write f1 # first\nt4 receive b1\nt4 read f1 # second\nt4 reply b1`,
    near: 'CALL: thread Worker A sends transaction b1 (t2 transact b1) before the first, so who receives it (t4 receive b1) need not come after the first',
  },
  {
    name: 'a reply that was given too early',
    body: `${RUNNING}t3 receive b1\nt3 reply b1\nt3 write f1 # first\nt2 return b1\nt2 read f1 # second`,
    near: 'REPLY: thread Worker B replies to transaction b1 (t3 reply b1) before the first, so who gets the reply (t2 return b1) need not come after the first',
  },
  {
    name: 'a common lock',
    body: `${RUNNING}t2 lock o7\nt2 write f1 # first\nt2 unlock o7\nt3 lock o7\nt3 read f1 # second\nt3 unlock o7`,
    near: 'LOCK: both hold lock o7: it keeps them apart, but either may go first',
  },
  {
    name: 'a common lock, shared',
    body: `${RUNNING}t2 lock o7 shared\nt2 write f1 # first\nt2 unlock o7 shared\nt3 lock o7 shared\nt3 read f1 # second\nt3 unlock o7 shared`,
    near: 'LOCK: both hold lock o7, but only its shared side, which does not even keep them apart',
  },
  {
    name: 'locks of which none is common',
    body: `${RUNNING}t2 lock o7\nt2 write f1 # first\nt2 unlock o7\nt3 read f1 # second`,
    near: 'LOCK: no lock is held by both: the first holds o7, the second holds none',
    options: { model: 'threads' },
  },
  {
    name: 'a lock that is taken too late',
    body: `${RUNNING}t2 write f1 # first\nt2 lock o7\nt2 unlock o7\nt3 read f1 # second\nt3 lock o7\nt3 unlock o7`,
    near: 'LOCK: thread Worker A releases lock o7 (t2 unlock o7), but thread Worker B takes it only after the second (t3 lock o7)',
    options: { model: 'threads' },
  },
  {
    name: 'another instance',
    body: twoTasks('t2 post e1 q1 c1 i1\nt3 post e2 q1 c2 i2'),
    near: 'LIFECYCLE: callback onCreate (Act) is of activity Act (i1), onDestroy (Act) of activity Act (i2): a lifecycle orders only the callbacks of one instance',
  },
  {
    name: 'another component',
    body: twoTasks('t2 post e1 q1 c1 i1\nt3 post e2 q1 c5 i3'),
    near: 'LIFECYCLE: callback onCreate (Act) is of activity Act (i1), onBind (Svc) of service Svc (i3): a lifecycle orders only the callbacks of one instance',
  },
  {
    name: 'an instance that is not recorded',
    body: twoTasks('t2 post e1 q1 c1 i1\nt3 post e2 q1 c2'),
    near: 'LIFECYCLE: the trace does not say to which component instance onDestroy (Act) belongs, so no lifecycle orders it',
  },
  {
    name: 'a service that is started and bound',
    body: twoTasks('t2 post e1 q1 c4 i3\nt3 post e2 q1 c5 i3'),
    near: 'LIFECYCLE: the lifecycle of a service does not lead from onStartCommand (Svc) to onBind (Svc)',
  },
  {
    name: 'no enable',
    body: twoTasks('t2 post e1 q1\nt3 post e2 q1 c2 i1'),
    near: 'ENABLE: no enable of onDestroy (Act) was recorded, so nothing says what it must follow',
  },
  {
    name: 'an enable long before',
    body: twoTasks('t3 enable c2 i1\nt2 post e1 q1\nt3 post e2 q1 c2 i1'),
    near: 'ENABLE: the platform may call onDestroy (Act) at any time since it was enabled by Worker B (t3 enable c2 i1)',
  },
  {
    name: 'input and a click that is not recorded as such',
    body: twoTasks('t2 post e1 q1\nt2 input e1 u1\nt3 post e2 q1 c3 i1'),
    near: 'INPUT: task e1 is recorded as input from outside, task e2 onClick (Act) is not: only input is taken in the order in which it arrives',
  },
];

it.each(CASES)('$name', ({ body, near, options = {} }) => {
  const found = explainMarked(body, options);
  expect(found.explanation.relation).toBe('unordered');
  expect(found.near).toContain(near);
});

it('asked the other way round, the sentences speak of the other one', () => {
  const { near } = explainMarked(
    `${RUNNING}t2 write f1 # second\nt2 signal h1\nt3 read f1 # first\nt3 await h1`,
  );
  expect(near[0]).toContain('waits for it only after the first (t3 await h1)');
});

it('the paragraph says what is missing and where both come from', () => {
  const { explanation } = explainMarked(
    `t1 init\nt1 fork t2 s1\nt1 fork t3\nt2 init\nt3 init\nt2 write f1 # first\nt3 read f1 # second`,
  );
  expect(explanation.text).toBe(
    'Nothing orders the two. Nothing waits for thread Worker A to end. ' +
      'Thread Worker B was started by main (line 28), and nothing puts that after the first. ' +
      'Both go back to line 27, where main starts Worker A. ' +
      'To the first: main starts Worker A (Act.java:12). To the second: main starts Worker B.',
  );
});

it('two operations without a common cause', () => {
  const { explanation } = explainMarked(`t2 init # first\nt3 init # second`);
  expect(explanation.cause).toBeUndefined();
  expect(explanation.text).toMatch(/They have no common cause in this trace\.$/);
});

it('one operation twice', () => {
  const { between } = explainMarked(`t2 init # first\nt3 init # second`);
  expect(between(26, 26)).toMatchObject({ relation: 'same', chain: [], near: [] });
});
