/** What belongs to one transaction: components, services with overlapping blocks, the variants of chapter 7. */
import { describe, expect, it } from 'vitest';
import { checkText, violationLines, type CheckOptions } from '../../../support/check-atomicity.js';

const HEADER = `racetrace 1
thread t1 looper main
thread t2 binder "Binder Thread #1"
thread t3 worker A
queue q1 looper main
field f1 org.app.Main.a
component i1 activity org.app.Main
component i2 service org.app.Work
component i3 receiver org.app.Ear
component i4 fragment org.app.Part
callback c1 lifecycle org.app.Main onCreate
callback c2 lifecycle org.app.Main onPause
callback c3 lifecycle org.app.Main onDestroy
callback c4 service org.app.Work onCreate
callback c5 service org.app.Work onStartCommand
callback c6 service org.app.Work onBind
callback c7 service org.app.Work onServiceConnected
callback c8 service org.app.Work onUnbind
callback c9 service org.app.Work onDestroy
callback c10 broadcast org.app.Ear onReceive
callback c11 lifecycle org.app.Part onAttach
callback c12 lifecycle org.app.Part onDetach
callback c13 ui org.app.Other onClick
t1 init
t1 attach q1
t1 loop q1
`;

/** Tasks, one after another: `c1 i1: write f1`, several operations with commas. */
function run(...tasks: string[]): string {
  const lines = tasks.flatMap((task, at) => {
    const [callback = '', operations = ''] = task.split(': ');
    const id = at + 1;
    const inside = operations.split(', ').map((operation) => `t1 ${operation}`);
    return [`t2 post e${id} q1 ${callback}`, `t1 begin e${id}`, ...inside, `t1 end e${id}`];
  });
  return HEADER + lines.join('\n');
}

/** Who is blamed by lifecycle, each once. */
function blamed(text: string, options: CheckOptions = {}): string[] {
  const { violations } = checkText(text, options);
  const found = violations.filter(({ mode }) => mode === 'lifecycle').map((each) => each.blamed);
  return [...new Set(found)].sort();
}

const CLICK = 'c13: write f1';

describe('components', () => {
  it('an activity and a fragment are each one transaction', () => {
    expect(blamed(run('c1 i1: write f1', CLICK, 'c2 i1: read f1'))).toEqual(['activity Main (i1)']);
    expect(blamed(run('c11 i4: write f1', CLICK, 'c12 i4: read f1'))).toEqual([
      'fragment Part (i4)',
    ]);
  });

  it('each reception of a receiver is one', () => {
    expect(blamed(run('c10 i3: write f1', CLICK, 'c10 i3: read f1'))).toEqual([]);
  });

  it('another instance, or one that comes after onDestroy, is another transaction', () => {
    expect(blamed(run('c1 i1: write f1', CLICK, 'c1 i9: read f1'))).toEqual([]);
    expect(blamed(run('c1 i1: write f1', 'c3 i1: read f1', CLICK, 'c1 i1: read f1'))).toEqual([]);
  });

  it('what a callback posts to its own thread is part of it', () => {
    const text = `${HEADER}t2 post e1 q1 c1 i1
t1 begin e1
t1 post e2 q1
t1 end e1
t1 begin e2
t1 write f1
t1 end e2
t3 init
t3 write f1
t2 post e3 q1 c2 i1
t1 begin e3
t1 read f1
t1 end e3`;
    expect(violationLines(text)).toEqual([
      'lifecycle 2 activity Main (i1): 32 write, 35 write, 38 read',
    ]);
  });

  it('what it posts to another thread, and what comes back, is not', () => {
    const text = `${HEADER.replace('queue q1', 'thread t4 looper back\nqueue q2 looper back\nqueue q1')}
t4 init
t4 attach q2
t4 loop q2
t2 post e1 q1 c1 i1
t1 begin e1
t1 write f1
t1 post e2 q2
t1 end e1
t4 begin e2
t4 write f1
t4 post e3 q1
t4 end e2
t1 begin e3
t1 read f1
t1 end e3`;
    expect(violationLines(text)).toEqual([]);
  });
});

describe('the blocks of a service', () => {
  it('onCreate and onDestroy belong to the started and to the bound service', () => {
    expect(blamed(run('c4 i2: write f1', CLICK, 'c5 i2: read f1'))).toEqual([
      'started service Work (i2)',
    ]);
    expect(blamed(run('c4 i2: write f1', CLICK, 'c6 i2: read f1'))).toEqual([
      'bound service Work (i2)',
    ]);
    expect(blamed(run('c5 i2: write f1', CLICK, 'c9 i2: read f1'))).toEqual([
      'started service Work (i2)',
    ]);
    expect(blamed(run('c4 i2: write f1', CLICK, 'c9 i2: read f1'))).toEqual(['service Work (i2)']);
  });

  it('onBind and onUnbind belong to every connection', () => {
    expect(blamed(run('c6 i2: write f1', CLICK, 'c7 i2: read f1'))).toEqual([
      'bound service Work (i2)',
    ]);
    expect(blamed(run('c7 i2: write f1', CLICK, 'c8 i2: read f1'))).toEqual([
      'bound service Work (i2)',
    ]);
  });

  it('two connections, and the started and the bound service, are not one', () => {
    expect(blamed(run('c7 i2: write f1', CLICK, 'c7 i2: read f1'))).toEqual([]);
    expect(blamed(run('c5 i2: write f1', CLICK, 'c7 i2: read f1'))).toEqual([]);
    expect(blamed(run('c6 i2: write f1', CLICK, 'c5 i2: read f1'))).toEqual([]);
  });

  it('one may come between the callbacks of another', () => {
    expect(blamed(run('c6 i2: write f1', 'c5 i2: write f1', 'c7 i2: read f1'))).toEqual([
      'bound service Work (i2)',
    ]);
  });
});

describe('the variants of chapter 7', () => {
  const served = run('c1 i1: write f1, enable c4 i2', CLICK, 'c4 i2: read f1');
  const paused = run('c1 i1: write f1', CLICK, 'c2 i1: read f1');

  it('a service belongs to the activity that enables it', () => {
    expect(blamed(served)).toEqual([]);
    expect(blamed(served, { serviceWithActivity: true })).toEqual(['activity Main (i1)']);
  });

  it('onPause and onDestroy stand outside', () => {
    expect(blamed(paused)).toEqual(['activity Main (i1)']);
    expect(blamed(paused, { pauseOutside: true })).toEqual([]);
  });
});

describe('priorities', () => {
  it('is 3 where part of the cycle is so in every run, and 4 where all of it is', () => {
    const text = `${HEADER}t2 post e1 q1 c1 i1
t1 begin e1
t1 fork t3
t3 init
t3 write f1
t1 read f1
t3 exit
t1 join t3
t1 end e1`;
    const { violations, serializable } = checkText(text);
    expect(new Set(violations.map(({ priority }) => priority))).toEqual(new Set([3]));
    expect(serializable).toBe(false);
    const all = checkText(text, { all: true }).violations.map(({ priority }) => priority);
    expect(new Set(all)).toEqual(new Set([3, 4]));
  });

  it('says so where the trace names no components', () => {
    const { modes, notes } = checkText(run(': write f1'));
    expect(modes).toEqual(['tree']);
    expect(notes).toEqual([
      'The trace names no components: tasks and what they post are the transactions (tree mode alone).',
    ]);
  });
});
