/** Why the droidracer model orders two operations, or does not. */
import { describe, expect, it } from 'vitest';
import { explainDroidRacer } from '../../../server/src/causality/droidracer/explanation/explain.js';
import type { Explanation, OrderEdge } from '../../../server/src/causality/explanation/types.js';
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

/** Of accesses 1 and 2 of the log, unless said otherwise. */
function explain(text: string, ops?: readonly [number, number]): Explanation {
  const trace = readLog(text);
  const order = orderOf(trace);
  const [first, second] = ops
    ? ops.map((opId) => operationOf(trace, opId))
    : [1, 2].map((rwId) => accessAt(trace, rwId));
  return explainDroidRacer(order, trace.store, trace.reader.tables, first!, second!);
}

function rules(edges: readonly OrderEdge[]): string[] {
  return edges.map(({ rule }) => rule);
}

function missing({ near }: Explanation, rule: string): string {
  return near.find((each) => each.rule === rule)?.missing ?? '';
}

describe('two operations that are ordered', () => {
  const POSTED = mainLog(
    ...fromBinder(1),
    ...runTask(1, ...access(1, 'WRITE'), 'POST src:1 msg:2 dest:-1 delay:0'),
    ...runTask(2, ...access(2, 'READ')),
  );

  it('have a shortest chain of rules', () => {
    const { relation, chain, text } = explain(POSTED);
    expect(relation).toBe('before');
    expect(rules(chain)).toEqual(['program-order', 'post', 'program-order']);
    expect(text).toBe(
      'The first comes before the second: thread 1 posts task msg 2 to queue 11 (line 12).',
    );
  });

  it('are told the other way round too', () => {
    expect(explain(POSTED, [13, 9])).toMatchObject({ relation: 'after' });
    expect(explain(POSTED, [13, 9]).text).toMatch(/^The second comes before the first: /);
  });

  it('may be one and the same', () => {
    expect(explain(POSTED, [9, 9])).toMatchObject({ relation: 'same', chain: [] });
  });

  it('have reasons for what the queue derives', () => {
    const { chain, text } = explain(
      mainLog(
        'THREADINIT tid:2',
        'POST src:2 msg:1 dest:-1 delay:0',
        'POST src:2 msg:2 dest:-1 delay:0',
        ...runTask(1, ...access(1, 'WRITE')),
        ...runTask(2, ...access(2, 'READ')),
      ),
    );
    expect(rules(chain)).toEqual(['program-order', 'fifo', 'program-order']);
    expect(rules(chain[1]!.reason!)).toEqual(['program-order']);
    expect(text).toContain('task msg 1 ends before task msg 2 begins');
  });

  it('name no-preemption where the first task leads to the post of the second', () => {
    const { chain } = explain(
      mainLog(
        ...fromBinder(1),
        ...runTask(1, 'ENABLE-EVENT tid:1 view:5 event:0', ...access(1, 'WRITE')),
        'POST src:1 msg:2 dest:-1 delay:0',
        ...runTask(2, 'TRIGGER-EVENT tid:1 view:5 event:0', ...access(2, 'READ')),
      ),
    );
    expect(rules(chain)).toEqual(['program-order', 'no-preemption', 'program-order']);
    expect(rules(chain[1]!.reason!)).toEqual(['enable']);
  });
});

describe('two operations that are not', () => {
  it('were posted by nobody in order', () => {
    const found = explain(
      mainLog(
        ...fromBinder(1),
        ...fromBinder(2),
        ...runTask(1, ...access(1, 'WRITE')),
        ...runTask(2, ...access(2, 'READ')),
      ),
    );
    expect(found).toMatchObject({ relation: 'unordered', chain: [] });
    expect(missing(found, 'fifo')).toBe(
      'both tasks are posted to the queue of thread 1, but nothing orders the two posts: ' +
        'task msg 1 by Binder Thread #1 (line 7), task msg 2 by Binder Thread #1 (line 10)',
    );
    expect(missing(found, 'no-preemption')).toBe(
      'nothing that task msg 1 does must come before task msg 2 was posted (line 10)',
    );
    expect(found.text).toMatch(/^Nothing orders the two\. Both tasks are posted to the queue/);
  });

  it('have a nearest common cause and a way to either side', () => {
    const { cause, ways, text } = explain(
      mainLog(
        ...fromBinder(9),
        ...runTask(9, 'POST src:1 msg:1 dest:-1 delay:9', 'POST src:1 msg:2 dest:-1 delay:0'),
        ...runTask(2, ...access(2, 'READ')),
        ...runTask(1, ...access(1, 'WRITE')),
      ),
    );
    expect(cause).toBe(8);
    expect(ways.map(rules)).toEqual([
      ['post', 'program-order'],
      ['program-order', 'post', 'program-order'],
    ]);
    expect(text).toContain('Both go back to line 10, where thread 1, in task msg 9, posts task');
  });

  it('have delays the other way', () => {
    const found = explain(
      mainLog(
        'THREADINIT tid:2',
        'POST src:2 msg:1 dest:-1 delay:50',
        'POST src:2 msg:2 dest:-1 delay:0',
        ...runTask(1, ...access(1, 'WRITE')),
        ...runTask(2, ...access(2, 'READ')),
      ),
    );
    expect(missing(found, 'fifo')).toBe(
      'task msg 1 is posted before task msg 2, but task msg 1 waits 50 ms and task msg 2 does not wait',
    );
  });

  it('are refused by conditional transitivity', () => {
    const found = explain(
      mainLog(
        'THREADINIT tid:2',
        ...fromBinder(1),
        ...fromBinder(2),
        ...runTask(1, ...access(1, 'WRITE'), 'NOTIFY tid:1 notifiedTid:2'),
        'WAIT tid:2',
        'NOTIFY tid:2 notifiedTid:1',
        ...runTask(2, 'WAIT tid:1', ...access(2, 'READ')),
      ),
    );
    expect(found.relation).toBe('unordered');
    expect(missing(found, 'transitivity')).toBe(
      'line 14 comes before line 18 and that before line 22, but both are in tasks of ' +
        'thread 1, and DroidRacer joins such steps only if task msg 1 must end before task msg 2 begins',
    );
  });

  it('hold a lock, which orders nothing on one thread', () => {
    const found = explain(
      mainLog(
        ...fromBinder(1),
        ...fromBinder(2),
        ...runTask(
          1,
          'LOCK tid:1 lock-obj:0x7',
          ...access(1, 'WRITE'),
          'UNLOCK tid:1 lock-obj:0x7',
        ),
        ...runTask(2, 'LOCK tid:1 lock-obj:0x7', ...access(2, 'READ'), 'UNLOCK tid:1 lock-obj:0x7'),
      ),
    );
    expect(missing(found, 'lock')).toBe(
      'both hold lock 0x00000007, but a lock orders nothing between two tasks of one thread',
    );
  });

  it('hold different locks on different threads, one of which was forked early', () => {
    const found = explain(
      mainLog(
        ...fromBinder(1),
        'CALL tid:1 msg:1',
        'FORK par-tid:1 child-tid:2',
        'LOCK tid:1 lock-obj:0x7',
        ...access(1, 'WRITE'),
        'UNLOCK tid:1 lock-obj:0x7',
        'RET tid:1 msg:1',
        'THREADINIT tid:2',
        ...access(2, 'READ', 2),
      ),
    );
    expect(missing(found, 'lock')).toBe(
      'no lock is held by both: line 12 holds 0x00000007, line 17 holds none',
    );
    expect(missing(found, 'fork')).toBe(
      'thread 2 was started by thread 1, in task msg 1 (line 10), which need not come after line 12',
    );
  });

  it('have a handover at the wrong place', () => {
    const found = explain(
      mainLog(
        'THREADINIT tid:2',
        'THREADINIT tid:4',
        'NOTIFY tid:2 notifiedTid:4',
        ...access(1, 'WRITE', 2),
        'WAIT tid:4',
        ...access(2, 'READ', 4),
      ),
    );
    expect(missing(found, 'notify')).toBe(
      'thread 4 (line 11) waits for thread 2 (line 8), but before line 9',
    );
  });

  it('are callbacks of two activities, enabled before', () => {
    const found = explain(
      mainLog(
        ...fromBinder(1),
        ...runTask(
          1,
          'ENABLE-LIFECYCLE tid:1 component:A id:8 state:PAUSE-ACT',
          'ENABLE-LIFECYCLE tid:1 component:B id:9 state:PAUSE-ACT',
        ),
        ...fromBinder(2),
        ...fromBinder(3),
        ...runTask(
          2,
          'TRIGGER-LIFECYCLE tid:1 component:A id:8 state:PAUSE-ACT',
          ...access(1, 'READ'),
        ),
        ...runTask(
          3,
          'TRIGGER-LIFECYCLE tid:1 component:B id:9 state:PAUSE-ACT',
          ...access(2, 'WRITE'),
        ),
      ),
    );
    expect(missing(found, 'lifecycle-chain')).toBe(
      'PAUSE-ACT (A) and PAUSE-ACT (B) are of two instances: a lifecycle orders only the callbacks of one',
    );
    expect(missing(found, 'enable')).toBe(
      'the platform may call PAUSE-ACT (B) at any time since it was enabled by thread 1, in task msg 1 (line 11)',
    );
  });

  it('are not part of the graph', () => {
    const found = explain(
      mainLog(...fromBinder(1), ...runTask(1, 'POST src:1 msg:2 dest:-1 delay:0')),
      [6, 9],
    );
    expect(found.relation).toBe('unordered');
    expect(missing(found, 'node')).toMatch(/^line 10 is not part of DroidRacer's graph/);
  });
});
