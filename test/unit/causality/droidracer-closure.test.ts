/**
 * The rules of the closure (DROIDRACER.md section 3.2), each where no other rule gives the same order:
 * the first task is delayed wherever FIFO would do.
 */
import { describe, expect, it } from 'vitest';
import {
  access,
  accessAt,
  fromBinder,
  mainLog,
  operationOf,
  orderOf,
  readLog,
  runTask,
} from '../../support/droidracer-log.js';

/** Does access 1 come before access 2? Never the other way round. */
function ordered(...lines: string[]): boolean {
  const trace = readLog(mainLog(...lines));
  const order = orderOf(trace);
  expect(trace.problems.list()).toEqual([]);
  const [one, other] = [accessAt(trace, 1), accessAt(trace, 2)];
  expect(order.precedes(other, one)).toBe(false);
  return order.precedes(one, other);
}

const WRITE = access(1, 'WRITE');
const READ = access(2, 'READ');

describe('NOPRE', () => {
  const FOCUS = 'WINDOW-FOCUS tid:1 windowHash:5';

  it('the rest of a task comes before what one of its operations leads to', () => {
    const enabled = runTask(1, `ENABLE-${FOCUS}`, ...WRITE);
    const second = [...fromBinder(2), ...runTask(2, `TRIGGER-${FOCUS}`, ...READ)];
    expect(ordered(...fromBinder(1, 10), ...enabled, ...second)).toBe(true);
  });

  it('but not if that runs on another thread', () => {
    const LOOPER = ['THREADINIT tid:2', 'ATTACH-Q tid:2 queue:22', 'LOOP tid:2 queue:22'];
    const second = ['CALL tid:2 msg:2', ...access(2, 'READ', 2), 'RET tid:2 msg:2'];
    const post = 'POST src:1 msg:2 dest:-1 delay:0';
    expect(ordered(...LOOPER, ...fromBinder(1), ...runTask(1, post, ...WRITE), ...second)).toBe(
      false,
    );
  });
});

describe('transitivity', () => {
  const NOTIFY = 'NOTIFY tid:1 notifiedTid:2';
  const WORKER = 'THREADINIT tid:2';

  it('joins over another thread if the tasks are ordered', () => {
    const first = runTask(1, ...WRITE, NOTIFY, 'POST src:1 msg:2 dest:-1 delay:0');
    const second = runTask(2, 'WAIT tid:1', ...READ);
    const lines = [
      WORKER,
      ...fromBinder(1, 10),
      ...first,
      'WAIT tid:2',
      'NOTIFY tid:2 notifiedTid:1',
    ];
    expect(ordered(...lines, ...second)).toBe(true);
  });

  it('does not join two tasks of one thread that are not ordered', () => {
    const lines = [WORKER, ...fromBinder(1), ...fromBinder(2), ...runTask(1, ...WRITE, NOTIFY)];
    const second = runTask(2, 'WAIT tid:1', ...READ);
    expect(ordered(...lines, 'WAIT tid:2', 'NOTIFY tid:2 notifiedTid:1', ...second)).toBe(false);
  });

  it('joins two threads freely', () => {
    const lines = [WORKER, ...fromBinder(1), ...runTask(1, ...WRITE, NOTIFY), 'WAIT tid:2'];
    expect(ordered(...lines, ...access(2, 'READ', 2))).toBe(true);
  });

  it('joins what stands outside of tasks freely', () => {
    const first = ['THREADINIT tid:2', ...access(1, 'WRITE', 2), 'NOTIFY tid:2 notifiedTid:1'];
    expect(ordered(...first, ...fromBinder(1), ...runTask(1, 'WAIT tid:1', ...READ))).toBe(true);
  });

  it('reaches a CALL through its own POST, whatever the tasks', () => {
    const first = [WORKER, ...fromBinder(1, 10), ...runTask(1, ...WRITE, NOTIFY)];
    const posted = ['WAIT tid:2', 'POST src:2 msg:2 dest:-1 delay:0'];
    expect(ordered(...first, ...posted, ...runTask(2, ...READ))).toBe(true);
  });
});

describe('FIFO', () => {
  const both = (first: number, second: number) =>
    ordered(
      'THREADINIT tid:2',
      `POST src:2 msg:1 dest:-1 delay:${first}`,
      `POST src:2 msg:2 dest:-1 delay:${second}`,
      ...runTask(1, ...WRITE),
      ...runTask(2, ...READ),
    );

  it.each([
    [0, 0, true],
    [0, 10, true],
    [10, 0, false],
    [10, 10, true],
    [10, 20, true],
    [20, 10, false],
  ])('delays %d and %d: %s', (first, second, expected) => {
    expect(both(first, second)).toBe(expected);
  });

  it('needs the end of the first task', () => {
    const posts = [1, 2].map((task) => `POST src:2 msg:${task} dest:-1 delay:0`);
    const lines = ['THREADINIT tid:2', ...posts, 'CALL tid:1 msg:1', ...WRITE];
    expect(ordered(...lines, ...runTask(2, ...READ))).toBe(false);
  });
});

describe('broadcast order', () => {
  const broadcast = (state: string, intent = 1) =>
    `TRIGGER-BROADCAST tid:1 action:a component:5 intent:${intent} onRecLater:-1 state:ABC_${state}`;

  /** Are the receptions of tasks 2 and 3 ordered, and their posts? */
  function receptions(cause: readonly string[], first: string, second: string) {
    const lines = [
      ...fromBinder(1),
      ...runTask(1, ...cause),
      ...fromBinder(2, 50),
      ...fromBinder(3),
      ...runTask(2, first),
      ...runTask(3, second),
    ];
    const trace = readLog(mainLog(...lines));
    const order = orderOf(trace);
    const start = 4 + 3 + 2 + cause.length;
    const at = (opId: number) => operationOf(trace, opId);
    return {
      posts: order.precedes(at(start + 2), at(start + 5)),
      receptions: order.precedes(at(start + 8), at(start + 11)),
    };
  }

  it('receptions of two sends, and their posts, come in the order of the sends', () => {
    const sends = [broadcast('SEND_BROADCAST'), broadcast('SEND_BROADCAST', 2)];
    const [one, other] = [broadcast('ONRECEIVE'), broadcast('ONRECEIVE', 2)];
    expect(receptions(sends, one, other)).toEqual({ posts: true, receptions: true });
    expect(receptions(sends, other, one)).toEqual({ posts: false, receptions: false });
    expect(receptions(sends, one, one)).toEqual({ posts: false, receptions: false });
  });

  it('so do receptions of sticky registrations', () => {
    const register = broadcast('REGISTER_RECEIVER');
    const cause = [broadcast('SEND_STICKY_BROADCAST'), register, register];
    const on = broadcast('ONRECEIVE');
    expect(receptions(cause, on, on)).toEqual({ posts: true, receptions: true });
  });

  it('a sticky reception and another are not compared', () => {
    const cause = [
      broadcast('SEND_STICKY_BROADCAST'),
      broadcast('REGISTER_RECEIVER'),
      broadcast('SEND_BROADCAST', 2),
    ];
    const [one, other] = [broadcast('ONRECEIVE'), broadcast('ONRECEIVE', 2)];
    expect(receptions(cause, one, other)).toEqual({ posts: false, receptions: false });
  });
});
