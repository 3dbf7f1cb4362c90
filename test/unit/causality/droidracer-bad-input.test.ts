/**
 * Where the original tool gives up (DROIDRACER.md section 3.4), we leave the rule out for that
 * operation, say so and go on; a log that contradicts itself is reported with what is involved.
 */
import { describe, expect, it } from 'vitest';
import {
  access,
  accessAt,
  fromBinder,
  mainLog,
  numbered,
  orderOf,
  readLog,
  runTask,
} from '../../support/droidracer-log.js';

function problemsOf(text: string): string[] {
  const trace = readLog(text);
  orderOf(trace);
  // The banner takes the first line: operation n stands on line n + 1, but for accesses before it.
  return trace.problems.list().map(({ line, code }) => `${line - 1} ${code}`);
}

const TASK = [...fromBinder(1), 'CALL tid:1 msg:1'];

describe('what DroidRacer gives up on', () => {
  it.each([
    [
      'a post to the front',
      mainLog('POST src:1 msg:1 dest:-1 delay:-1', ...runTask(1)),
      '5 front-post',
    ],
    [
      'a task before the loop',
      numbered([
        'START',
        'THREADINIT tid:1',
        'ATTACH-Q tid:1 queue:11',
        'POST src:1 msg:1 dest:-1 delay:0',
        ...runTask(1),
      ]),
      '5 call-before-loop',
    ],
    ['an access outside a task', mainLog(...access(1, 'READ')), '6 outside-task'],
    ['a lock outside a task', mainLog('LOCK tid:1 lock-obj:0x1'), '5 outside-task'],
    ['a fork outside a task', mainLog('FORK par-tid:1 child-tid:2'), '5 outside-task'],
    [
      'an event that was not enabled',
      mainLog(...TASK, 'TRIGGER-EVENT tid:1 view:1 event:0'),
      '9 trigger-without-enable',
    ],
    [
      'a native bracket in another',
      mainLog('NATIVE-ENTRY tid:3thread-name:B', 'NATIVE-ENTRY tid:3thread-name:B'),
      '6 native-entry-twice',
    ],
    ['an operation of an unknown thread', mainLog('WAIT tid:9'), '5 unknown-thread'],
    [
      'a fork of a live thread',
      mainLog(...TASK, 'FORK par-tid:1 child-tid:1'),
      '9 fork-of-live-thread',
    ],
    [
      'a release of a lock never taken',
      mainLog(...TASK, 'UNLOCK tid:1 lock-obj:0x1'),
      '9 unlock-without-lock',
    ],
    [
      'a second notify before the wait',
      mainLog('THREADINIT tid:2', 'NOTIFY tid:2 notifiedTid:1', 'NOTIFY tid:2 notifiedTid:1'),
      '7 notify-twice',
    ],
    [
      'a lifecycle callback that nothing leads to',
      mainLog(...TASK, 'TRIGGER-LIFECYCLE tid:1 component: id:9 state:STOP-ACT'),
      '9 lifecycle-out-of-order',
    ],
    [
      'a timer that was never set',
      mainLog('THREADINIT tid:2', 'TRIGGER-LIFECYCLE tid:2 component: id:9 state:RUN_TIMER_TASK'),
      '6 lifecycle-out-of-order',
    ],
    [
      'a reception outside a task',
      mainLog(
        'TRIGGER-BROADCAST tid:1 action:a component:5 intent:1 onRecLater:-1 state:ABC_ONRECEIVE',
      ),
      '5 reception-outside-task',
    ],
    [
      'a reception that was not put off',
      mainLog(
        ...TASK,
        'TRIGGER-BROADCAST tid:1 action:a component:5 intent:1 onRecLater:3 state:ABC_ONRECEIVE',
      ),
      '9 reception-not-put-off',
    ],
    [
      'an end of a task that does not run',
      mainLog(...TASK, 'RET tid:1 msg:2'),
      '9 end-of-other-task',
    ],
  ])('%s', (_title, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('every problem says what is left out', () => {
    const trace = readLog(mainLog(...TASK, 'UNLOCK tid:1 lock-obj:0x1', 'RET tid:1 msg:2'));
    orderOf(trace);
    expect(trace.problems.list().map(({ message }) => message)).toEqual([
      'The lock was never taken: this release orders nothing.',
      'Task 2 ends but was not running: the line is left out.',
    ]);
  });

  it('the rest is still ordered', () => {
    const trace = readLog(
      mainLog(
        ...TASK,
        ...access(1, 'WRITE'),
        'UNLOCK tid:1 lock-obj:0x1',
        'POST src:1 msg:2 dest:-1 delay:0',
        'RET tid:1 msg:1',
        ...runTask(2, ...access(2, 'READ')),
      ),
    );
    const order = orderOf(trace);
    expect(order.precedes(accessAt(trace, 1), accessAt(trace, 2))).toBe(true);
  });
});

describe('a log that contradicts itself', () => {
  // Task 1 is posted first, but runs after task 2, which enables what task 1 runs.
  const CYCLE = mainLog(
    ...fromBinder(7),
    'THREADINIT tid:2',
    'POST src:2 msg:1 dest:-1 delay:0',
    'POST src:2 msg:2 dest:-1 delay:0',
    ...runTask(2, 'ENABLE-LIFECYCLE tid:1 component: id:9 state:PAUSE-ACT'),
    ...runTask(1, 'TRIGGER-LIFECYCLE tid:1 component: id:9 state:PAUSE-ACT', ...access(1, 'READ')),
    ...runTask(7, ...access(2, 'WRITE')),
  );

  it('is reported with the operations involved', () => {
    const trace = readLog(CYCLE);
    orderOf(trace);
    const [problem, ...rest] = trace.problems.list();
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ line: 10, severity: 'error', code: 'order-cycle' });
    expect(problem!.message).toBe(
      'The trace contradicts itself: 9 before 10 (program-order) before 11 (post) before 12 ' +
        '(program-order) before 9 (enable). 9 operations stand in such a circle.',
    );
  });

  it('is still analysed', () => {
    const trace = readLog(CYCLE);
    const order = orderOf(trace);
    expect(order.unordered(accessAt(trace, 1), accessAt(trace, 2))).toBe(true);
  });
});

describe('a log beyond the limit', () => {
  const TASKS = Array.from({ length: 20 }, (_, at) => at + 1);
  const LONG = mainLog(
    ...TASKS.flatMap((task) => [...fromBinder(task), ...runTask(task, ...access(task, 'WRITE'))]),
  );

  it('is analysed as far as it goes, and says from where on it is not', () => {
    const trace = readLog(LONG);
    const order = orderOf(trace, 40);
    expect(order.size).toBe(40);
    const [problem, ...rest] = trace.problems.list();
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', code: 'too-large-for-droidracer' });
    expect(problem!.message).toContain('at most 40 operations');
    expect(problem!.message).toContain(`${trace.store.length - 46} operations are left out`);
    expect(order.unordered(accessAt(trace, 1), accessAt(trace, 2))).toBe(true);
  });

  it('is analysed whole within the limit', () => {
    const trace = readLog(LONG);
    expect(orderOf(trace).size).toBe(4 + 20 * 6);
    expect(trace.problems.total).toBe(0);
  });
});
