/** Lines of a racetrace at random: mostly sense, in any order, so that tasks interleave and break. */
import fc from 'fast-check';

const DECLARATIONS = [
  'racetrace 1',
  'thread t1 looper main',
  'thread t2 looper "other [x](y)"',
  'thread t3 worker w',
  'queue q1 looper main',
  'field f1 a.B.c',
  'field f2 a.B.d volatile',
  'site s1 a.B.m(B.java:3)',
  'site s2 a.B.n(B.java:9)',
  'stack x1 s1 s2',
  'callback c1 ui a.B onClick',
  'callback c2 message "" run',
  'component i1 activity a.B',
  'class k1 a.B',
  'source u1 touch',
];

const THREAD = fc.constantFrom('t1', 't2', 't3');
const TASK = fc.constantFrom('e1', 'e2', 'e3', 'e4');
const WORDS = fc.constantFrom(
  'lock o1',
  'unlock o1',
  'lock o2 shared',
  'unlock o2 shared',
  'enter s1',
  'enter s2 s1',
  'leave s1',
  'leave',
  'fork t3 s1',
  'join t3',
  'init',
  'exit',
  'attach q1',
  'loop q1',
  'read o1.f1 =o2 x1 s1',
  'write o1.f1 =null',
  'write f2 =true',
  'deref =o2',
  'branch o1.f1 nonnull holds region=3-',
  'relate o1.f1 f2 combined',
  'read o3{}',
  'read o3[4] =1.5',
  'new o2 k1',
  'native-enter',
  'native-leave',
  'atomic',
  'end-atomic',
  'enable c1 i1',
  'trigger c1 i1',
  'register h1 c2',
  'invoke h1',
  'signal h2',
  'await h2',
  'notify o1 t2',
  'wait o1',
  'transact b1',
  'receive b1',
  'reply b1',
  'return b1',
  'add-idle h3 q1',
  'schedule h4 delay=10 period=5',
  'fire h4',
  'snapshot i1 entry',
  'block 4',
  'nop',
);

const OPERATION = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(THREAD, WORDS).map((words) => words.join(' ')) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(THREAD, fc.constantFrom('begin', 'begin', 'end', 'end', 'remove'), TASK)
      .map((words) => words.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(THREAD, TASK, fc.constantFrom('', ' c1 i1', ' c2 delay=5 s2', ' front'))
      .map(([thread, task, rest]) => `${thread} post ${task} q1${rest}`),
  },
  { weight: 1, arbitrary: TASK.map((task) => `t3 input ${task} u1`) },
  { weight: 1, arbitrary: fc.constantFrom('', '# note', 'time 5', 't1 nonsense', 'name n1 "x"') },
);

export const traceLines = fc
  .array(OPERATION, { maxLength: 60 })
  .map((lines) => [...DECLARATIONS, ...lines]);
