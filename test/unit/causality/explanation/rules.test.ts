/** Every rule of docs/causality.md: the chain between two operations that it orders names it. */
import { expect, it } from 'vitest';
import { RULES, type Rule } from '../../../../server/src/causality/android/rule.js';
import {
  RULE_MEANINGS,
  ruleMeaning,
} from '../../../../server/src/causality/explanation/rule-meanings.js';
import type { Options } from '../../../support/explain-trace.js';
import { explainMarked, RUNNING } from './marked-trace.js';

interface Case {
  readonly body: string;
  /** Rules of the chain, program order left out. */
  readonly chain: readonly Rule[];
  readonly options?: Options;
}

const TWO_POSTS = (one: string, other: string) => `${RUNNING}
t2 post e1 q1 ${one}
t2 post e2 q1 ${other}
t1 begin e1
t1 write f1 # first
t1 end e1
t1 begin e2
t1 write f1 # second
t1 end e2`;

const CASES: Readonly<Record<Rule, Case>> = {
  PO: { body: `${RUNNING}t2 read f1 # first\nt2 nop\nt2 write f1 # second`, chain: [] },
  START: {
    body: `t4 init # first\nt4 native-enter\nt4 read f1 # second\nt4 native-leave`,
    chain: ['START'],
  },
  FORK: {
    body: `t1 init\nt1 write f1 # first\nt1 fork t2\nt2 init\nt2 read f1 # second`,
    chain: ['FORK'],
  },
  JOIN: {
    body: `t1 init\nt1 fork t2\nt2 init\nt2 write f1 # first\nt2 exit\nt1 join t2\nt1 read f1 # second`,
    chain: ['JOIN'],
  },
  SIGNAL: {
    body: `${RUNNING}t2 write f1 # first\nt2 signal h1\nt3 await h1\nt3 read f1 # second`,
    chain: ['SIGNAL'],
  },
  NOTIFY: {
    body: `${RUNNING}t2 write f1 # first\nt2 notify o1 t3\nt3 wait o1\nt3 read f1 # second`,
    chain: ['NOTIFY'],
  },
  LISTENER: {
    body: `${RUNNING}t2 write f1 # first\nt2 register h1\nt3 invoke h1\nt3 read f1 # second`,
    chain: ['LISTENER'],
  },
  TIMER: {
    body: `${RUNNING}t2 write f1 # first\nt2 schedule h1\nt3 fire h1\nt3 read f1 # second`,
    chain: ['TIMER'],
  },
  CALL: {
    body: `${RUNNING}t4 init\nt2 write f1 # first\nt2 transact b1\nt4 receive b1\nt4 read f1 # second\nt4 reply b1`,
    chain: ['CALL'],
  },
  REPLY: {
    body: `${RUNNING}t4 init\nt2 transact b1\nt4 receive b1\nt4 write f1 # first\nt4 reply b1\nt2 return b1\nt2 read f1 # second`,
    chain: ['REPLY'],
  },
  VOLATILE: {
    body: `${RUNNING}t2 write f1 # first\nt2 write f2\nt3 read f2\nt3 read f1 # second`,
    chain: ['VOLATILE'],
  },
  ATTACH: {
    body: `t2 init\nt1 init\nt1 write f1 # first\nt1 attach q1\nt2 post e1 q1\nt2 read f1 # second`,
    chain: ['ATTACH'],
  },
  SEND: {
    body: `${RUNNING}t2 write f1 # first\nt2 post e1 q1\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    chain: ['SEND'],
  },
  LOOPBEGIN: {
    body: `t2 init\nt1 init\nt1 attach q1\nt1 write f1 # first\nt1 loop q1\nt2 post e1 q1\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    chain: ['LOOPBEGIN'],
  },
  LOOPEND: {
    body: `${RUNNING}t2 post e1 q1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 exit # second`,
    chain: ['LOOPEND'],
  },
  IDLE: {
    body: `${RUNNING}t2 write f1 # first\nt2 add-idle h1 q1\nt1 begin e1 h1\nt1 read f1 # second\nt1 end e1`,
    chain: ['IDLE'],
  },
  ENABLE: {
    body: `${RUNNING}t4 init\nt2 write f1 # first\nt2 enable c3 i1\nt4 native-enter\nt4 post e1 q1 c3 i1 # second\nt4 native-leave`,
    chain: ['ENABLE'],
  },
  LIFECYCLE: {
    body: `${RUNNING}t2 post e1 q1 c1 i1\nt3 post e2 q1 c2 i1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 begin e2\nt1 read f1 # second\nt1 end e2`,
    chain: ['LIFECYCLE'],
  },
  INPUT: {
    body: `${RUNNING}t2 post e1 q1\nt2 input e1 u1\nt3 post e2 q1\nt3 input e2 u1\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 begin e2\nt1 read f1 # second\nt1 end e2`,
    chain: ['INPUT'],
  },
  LOCK: {
    body: `${RUNNING}t2 lock o1\nt2 write f1 # first\nt2 unlock o1\nt3 lock o1\nt3 read f1 # second\nt3 unlock o1`,
    chain: ['LOCK'],
    options: { model: 'threads' },
  },
  FIFO: { body: TWO_POSTS('', ''), chain: ['FIFO'] },
  PRIORITY: { body: TWO_POSTS('delay=10', 'delay=20'), chain: ['PRIORITY'] },
  ATFRONT: {
    body: `${RUNNING}t2 post e9 q1\nt1 begin e9\nt1 post e2 q1\nt1 post e1 q1 front\nt1 end e9\nt1 begin e1\nt1 write f1 # first\nt1 end e1\nt1 begin e2\nt1 read f1 # second\nt1 end e2`,
    chain: ['ATFRONT'],
  },
  ATOMIC: {
    body: `${RUNNING}t2 post e1 q1\nt3 post e2 q1\nt1 begin e1\nt1 signal h1\nt1 write f1 # first\nt1 end e1\nt1 begin e2\nt1 await h1\nt1 read f1 # second\nt1 end e2`,
    chain: ['ATOMIC'],
  },
  BARRIER: {
    body: `${RUNNING}t2 barrier e9 q1\nt2 post e1 q1\nt2 write f1 # first\nt2 unbarrier e9\nt1 begin e1\nt1 read f1 # second\nt1 end e1`,
    chain: ['BARRIER'],
  },
  IPCHANDLE: {
    body: `${RUNNING}t4 init\nt4 attach q2\nt4 loop q2\nt2 post e1 q2\nt3 post e2 q2\nt4 begin e1\nt4 write f1 # first\nt4 end e1\nt4 begin e2\nt4 read f1 # second\nt4 end e2`,
    chain: ['IPCHANDLE'],
    options: { speculativeBinder: true },
  },
  IPCASYNC: {
    body: `${RUNNING}t4 init\nt4 attach q2\nt4 loop q2\nt2 post e1 q2 async\nt2 post e2 q2 async\nt4 begin e1\nt4 write f1 # first\nt4 end e1\nt4 begin e2\nt4 read f1 # second\nt4 end e2`,
    chain: ['IPCASYNC'],
    options: { speculativeBinder: true },
  },
};

it.each(RULES)('%s', (rule) => {
  const { body, chain, options = {} } = CASES[rule];
  const { explanation } = explainMarked(body, options);
  expect(explanation.relation).toBe('before');
  expect(explanation.chain.map((edge) => edge.rule).filter((each) => each !== 'PO')).toEqual(chain);
  expect(explanation.text).toMatch(/^The first comes before the second in every run: .*\.$/);
});

it('an edge of the queue says why its pair is ordered', () => {
  const { explanation } = explainMarked(CASES.FIFO.body);
  const fifo = explanation.chain.find(({ rule }) => rule === 'FIFO')!;
  expect(fifo.because).toBeDefined();
  expect(fifo.reason).toEqual([{ from: fifo.because![0], to: fifo.because![1], rule: 'PO' }]);
});

it('the reason of ATOMIC does not lean on itself', () => {
  const { explanation } = explainMarked(CASES.ATOMIC.body);
  const atomic = explanation.chain.find(({ rule }) => rule === 'ATOMIC')!;
  expect(atomic.reason!.map(({ rule }) => rule)).toEqual(['PO', 'SIGNAL']);
});

it('asked the other way round, the answer is the other way round', () => {
  const swapped = CASES.FORK.body.replace('# first', '# tmp').replace('# second', '# first');
  const { explanation } = explainMarked(swapped.replace('# tmp', '# second'));
  expect(explanation.relation).toBe('after');
  expect(explanation.text).toMatch(/^The second comes before the first in every run: main starts/);
});

it('every rule has a meaning of one line', () => {
  for (const rule of RULES) expect(RULE_MEANINGS[rule]).toMatch(/^[a-z][^\n.]{20,100}$/);
  expect(ruleMeaning('FIFO')).toBe(RULE_MEANINGS.FIFO);
  expect(ruleMeaning('no-preemption')).toBe('');
});
