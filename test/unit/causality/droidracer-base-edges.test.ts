/**
 * The base edges of threads, queues, idle handlers and locks (DROIDRACER.md sections 3.1 and 3.3):
 * exactly these and no others. Operations are named by opId: 1 to 4 start the main looper, a task from
 * a binder thread takes three operations for its post and two for its call and return.
 */
import { describe, expect, it } from 'vitest';
import { edges, lifecycle, posted } from '../../support/base-edges.js';
import {
  fromBinder,
  mainLog,
  numbered,
  orderOf,
  readLog,
  runTask,
} from '../../support/droidracer-log.js';

describe('threads and queues', () => {
  const LOG = mainLog(
    'POST src:1 msg:1 dest:-1 delay:0',
    ...fromBinder(2),
    'NOTIFY tid:3 notifiedTid:1',
    ...fromBinder(3),
    ...runTask(
      1,
      'INSTANCE-INTENT tid:1 instance:9 intentId:1',
      lifecycle('ENABLE', 9, 'PAUSE-ACT'),
      'REMOVE_IDLE_HANDLER idler:7 queue:11',
    ),
    ...runTask(2),
    'FORK par-tid:1 child-tid:5',
    'THREADINIT tid:5',
  );

  it('START before what begins', () => {
    expect(edges(LOG, 'start')).toEqual(['1>2', '1>6', '1>10', '1>21']);
  });

  it('FORK before THREADINIT', () => {
    expect(edges(LOG, 'fork')).toEqual(['20>21']);
  });

  it('program order before the loop, in a task and in a native bracket, and nowhere else', () => {
    expect(edges(LOG, 'program-order')).toEqual([
      '2>3',
      '3>4',
      '6>7',
      '7>8',
      // Operation 11 posts a task that never runs.
      '10>12',
      '13>15',
      '15>17',
      '18>19',
    ]);
  });

  it('ATTACH-Q before LOOP, LOOP before every CALL', () => {
    const log = numbered([
      'START',
      'THREADINIT tid:1',
      'ATTACH-Q tid:1 queue:11',
      'POST src:1 msg:1 dest:-1 delay:0',
      'LOOP tid:1 queue:11',
      ...runTask(1),
    ]);
    expect(edges(log, 'loop')).toEqual(['3>5', '5>6']);
    expect(edges(LOG, 'loop')).toEqual(['4>13', '4>18']);
  });

  it('POST before CALL, the end of the posting task before CALL, ATTACH-Q before an own post', () => {
    const log = mainLog(
      ...posted(1, 'POST src:1 msg:2 dest:-1 delay:0'),
      ...runTask(2),
      'POST src:1 msg:3 dest:-1 delay:0',
      ...runTask(3),
    );
    expect(edges(log, 'post')).toEqual(['6>8', '9>11', '13>14']);
    expect(edges(log, 'parent-end')).toEqual(['10>11']);
    expect(edges(log, 'own-post')).toEqual(['3>13']);
  });

  it('NOTIFY before the next WAIT only', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      'NOTIFY tid:2 notifiedTid:1',
      ...posted(1, 'WAIT tid:1', 'WAIT tid:1'),
    );
    expect(edges(log, 'notify')).toEqual(['6>11']);
  });

  it('a post whose task never runs is no node', () => {
    const [run, dropped] = [1, 2].map((task) =>
      orderOf(readLog(mainLog(...fromBinder(task), ...runTask(1)))),
    );
    expect([run!.size, dropped!.size]).toEqual([9, 8]);
  });
});

describe('idle handlers', () => {
  it('ADD, the adding task, the previous run and LOOP before the run', () => {
    const idle = (task: number) => [
      `POST src:1 msg:${task} dest:-1 delay:0`,
      ...runTask(task, 'QUEUE_IDLE tid:1 idler:7 queue:11'),
    ];
    const log = mainLog(
      ...posted(1, 'ADD_IDLE_HANDLER idler:7 queue:11'),
      ...idle(2),
      ...idle(3),
      'REMOVE_IDLE_HANDLER idler:7 queue:11',
      ...idle(4),
    );
    expect(edges(log, 'idle')).toEqual([
      '4>11',
      '4>13',
      '4>15',
      '4>17',
      '4>20',
      '4>22',
      '9>11',
      '9>15',
      '10>11',
      '10>15',
      '14>15',
    ]);
  });

  it('of a handler that another thread’s task added, only the ADD', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      'ATTACH-Q tid:2 queue:22',
      'LOOP tid:2 queue:22',
      ...fromBinder(1),
      'CALL tid:2 msg:1',
      'ADD_IDLE_HANDLER idler:7 queue:22',
      'RET tid:2 msg:1',
      'POST src:1 msg:2 dest:-1 delay:0',
      ...runTask(2, 'QUEUE_IDLE tid:1 idler:7 queue:11'),
    );
    expect(edges(log, 'idle')).toEqual(['4>14', '4>16', '12>14']);
  });
});

describe('locks', () => {
  const lock = (thread: number) => `LOCK tid:${thread} lock-obj:0x9`;
  const unlock = (thread: number) => `UNLOCK tid:${thread} lock-obj:0x9`;
  const both = (thread: number) => [lock(thread), unlock(thread)];

  it('outside tasks the latest unlock of the last thread only', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      'THREADINIT tid:4',
      ...both(2),
      ...both(2),
      ...both(4),
      lock(2),
    );
    expect(edges(log, 'lock')).toEqual(['10>11', '12>13']);
  });

  it('all unlocks of the last thread that stand for no other', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      ...posted(1, ...both(1), ...both(1)),
      ...posted(2, ...both(1), 'POST src:1 msg:3 dest:-1 delay:0'),
      ...runTask(3, ...both(1)),
      lock(2),
    );
    // Of task 1 the later one; that of task 2 is dropped, because task 2 ends before task 3 begins.
    expect(edges(log, 'lock')).toEqual(['13>27', '25>27']);
  });

  it('an unlock before the loop is dropped when a task unlocks', () => {
    const log = numbered([
      'START',
      'THREADINIT tid:2',
      'THREADINIT tid:1',
      'ATTACH-Q tid:1 queue:11',
      ...both(1),
      'LOOP tid:1 queue:11',
      'POST src:1 msg:1 dest:-1 delay:0',
      ...runTask(1, ...both(1)),
      lock(2),
    ]);
    expect(edges(log, 'lock')).toEqual(['11>13']);
  });

  it('what a task has seen released comes before later tasks of its thread', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      ...both(2),
      ...posted(1, ...both(1)),
      ...posted(2, ...both(1)),
    );
    expect(edges(log, 'lock')).toEqual(['7>12', '7>19']);
  });

  it('a thread outside its tasks neither sees nor uses what was seen', () => {
    const log = numbered([
      'START',
      'THREADINIT tid:2',
      'THREADINIT tid:1',
      ...both(2),
      'ATTACH-Q tid:1 queue:11',
      ...both(1),
      ...both(1),
      'LOOP tid:1 queue:11',
      'POST src:1 msg:1 dest:-1 delay:0',
      ...runTask(1, ...both(1)),
    ]);
    expect(edges(log, 'lock')).toEqual(['5>7']);
    const seen = mainLog('THREADINIT tid:2', ...both(2), ...posted(1, ...both(1)), ...both(1));
    expect(edges(seen, 'lock')).toEqual(['7>12']);
  });
});
