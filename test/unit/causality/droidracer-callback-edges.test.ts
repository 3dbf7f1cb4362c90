/**
 * The base edges of enables and of the chains of activities (DROIDRACER.md section 3.1, items 9 to
 * 11): exactly these and no others. Operations are named by opId: 1 to 4 start the main looper.
 */
import { describe, expect, it } from 'vitest';
import { edges, lifecycle, posted } from '../../support/base-edges.js';
import { fromBinder, mainLog, orderOf, readLog } from '../../support/droidracer-log.js';

describe('enables', () => {
  it('the latest ENABLE-EVENT before TRIGGER-EVENT and its POST, again and again', () => {
    const log = mainLog(
      ...posted(1, 'ENABLE-EVENT tid:1 view:5 event:0', 'ENABLE-EVENT tid:1 view:5 event:0'),
      ...posted(2, 'TRIGGER-EVENT tid:1 view:5 event:0'),
      ...posted(3, 'TRIGGER-EVENT tid:1 view:5 event:0'),
    );
    expect(edges(log, 'enable')).toEqual(['10>13', '10>16', '10>19', '10>22']);
    // The first enable is no node.
    expect(orderOf(readLog(log)).size).toBe(22);
  });

  it('window focus likewise; a trigger without enable is tolerated', () => {
    const log = mainLog(
      ...posted(
        1,
        'TRIGGER-WINDOW-FOCUS tid:1 windowHash:7',
        'ENABLE-WINDOW-FOCUS tid:1 windowHash:7',
      ),
      ...posted(2, 'TRIGGER-WINDOW-FOCUS tid:1 windowHash:7'),
    );
    expect(edges(log, 'enable')).toEqual(['10>13', '10>16']);
    const trace = readLog(log);
    orderOf(trace);
    expect(trace.problems.list()).toEqual([]);
  });

  it('every ENABLE-LIFECYCLE since the last trigger of the same id and state', () => {
    const log = mainLog(
      ...posted(
        1,
        lifecycle('ENABLE', 9, 'PAUSE-ACT'),
        lifecycle('ENABLE', 9, 'PAUSE-ACT'),
        lifecycle('ENABLE', 8, 'PAUSE-ACT'),
        lifecycle('ENABLE', 9, 'STOP-ACT'),
      ),
      ...posted(2, lifecycle('TRIGGER', 9, 'PAUSE-ACT')),
      ...posted(3, lifecycle('ENABLE', 9, 'PAUSE-ACT'), lifecycle('TRIGGER', 9, 'PAUSE-ACT')),
    );
    expect(edges(log, 'enable')).toEqual(['9>15', '9>18', '10>15', '10>18', '24>21']);
  });

  it('a timer has no post', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      ...posted(1, lifecycle('ENABLE', 9, 'RUN_TIMER_TASK')),
      lifecycle('TRIGGER', 9, 'RUN_TIMER_TASK', 2),
    );
    expect(edges(log, 'enable')).toEqual(['10>12']);
  });

  it('LAUNCH and RESUME move to the instance, other states do not', () => {
    const states = ['LAUNCH-ACT', 'RESUME-ACT', 'PAUSE-ACT'];
    const log = mainLog(
      ...posted(1, ...states.map((state) => lifecycle('ENABLE', 4, state))),
      ...posted(
        2,
        'INSTANCE-INTENT tid:1 instance:9 intentId:4',
        ...states.map((state) => lifecycle('TRIGGER', 9, state)),
      ),
    );
    expect(edges(log, 'enable')).toEqual(['9>14', '9>18', '10>14', '10>19']);
  });

  it('of pending RESUMEs without an id, a RESUME takes the latest and leaves none', () => {
    const log = mainLog(
      ...posted(1, lifecycle('ENABLE', 0, 'RESUME-ACT'), lifecycle('ENABLE', 0, 'RESUME-ACT')),
      ...posted(2, lifecycle('TRIGGER', 9, 'RESUME-ACT')),
      ...posted(3, lifecycle('TRIGGER', 8, 'RESUME-ACT')),
    );
    expect(edges(log, 'enable')).toEqual(['10>13', '10>16']);
  });
});

describe('the chain of an activity', () => {
  const ALLOWED: Readonly<Record<string, readonly string[]>> = {
    'LAUNCH-ACT': [],
    'RESUME-ACT': ['LAUNCH-ACT', 'START-ACT', 'PAUSE-ACT', 'STOP-ACT', 'NEW_INTENT', 'RESULT-ACT'],
    'START-ACT': ['STOP-ACT'],
    'PAUSE-ACT': ['RESUME-ACT'],
    'STOP-ACT': ['PAUSE-ACT'],
    'DESTROY-ACT': ['STOP-ACT'],
    'RESULT-ACT': ['STOP-ACT', 'NEW_INTENT'],
    NEW_INTENT: ['RESULT-ACT', 'PAUSE-ACT', 'STOP-ACT'],
  };
  const STATES = Object.keys(ALLOWED);
  const between = (previous: string, state: string, id = 9) =>
    mainLog(
      ...posted(1, lifecycle('TRIGGER', 9, previous)),
      ...posted(2, lifecycle('TRIGGER', id, state)),
    );

  it.each(STATES.flatMap((state) => STATES.map((previous) => [previous, state] as const)))(
    '%s, then %s',
    (previous, state) => {
      const chain = ['6>12', '9>15', '10>14'];
      const expected = ALLOWED[state]!.includes(previous) ? chain : [];
      expect(edges(between(previous, state), 'lifecycle-chain')).toEqual(expected);
      expect(edges(between(previous, state, 8), 'lifecycle-chain')).toEqual([]);
    },
  );

  it('moves from the intent to the instance', () => {
    const log = mainLog(
      ...posted(1, lifecycle('TRIGGER', 4, 'LAUNCH-ACT')),
      ...posted(
        2,
        'INSTANCE-INTENT tid:1 instance:9 intentId:4',
        lifecycle('TRIGGER', 9, 'RESUME-ACT'),
      ),
    );
    expect(edges(log, 'lifecycle-chain')).toEqual(['6>12', '9>16', '10>14']);
  });

  it('an unexpected state becomes the current one', () => {
    const log = mainLog(
      ...posted(1, lifecycle('TRIGGER', 9, 'STOP-ACT')),
      ...posted(2, lifecycle('TRIGGER', 9, 'PAUSE-ACT')),
      ...posted(3, lifecycle('TRIGGER', 9, 'DESTROY-ACT')),
    );
    expect(edges(log, 'lifecycle-chain')).toEqual([]);
  });

  it('between threads only the triggers are chained', () => {
    const log = mainLog(
      'THREADINIT tid:2',
      'ATTACH-Q tid:2 queue:22',
      'LOOP tid:2 queue:22',
      ...posted(1, lifecycle('TRIGGER', 9, 'PAUSE-ACT')),
      ...fromBinder(2),
      'CALL tid:2 msg:2',
      lifecycle('TRIGGER', 9, 'STOP-ACT', 2),
    );
    expect(edges(log, 'lifecycle-chain')).toEqual(['12>18']);
  });

  it('within a task too', () => {
    const log = mainLog(
      ...posted(
        1,
        lifecycle('TRIGGER', 9, 'PAUSE-ACT'),
        'ENABLE-WINDOW-FOCUS tid:1 windowHash:7',
        lifecycle('TRIGGER', 9, 'STOP-ACT'),
      ),
    );
    expect(edges(log, 'lifecycle-chain')).toEqual(['9>11']);
  });
});
