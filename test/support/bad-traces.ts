/**
 * One small trace for each code of the semantic check: the smallest run that cannot have happened.
 * `#!` marks the line that is told, `#^` the earlier line that it contradicts, where there is one.
 * docs/semantic-check.md shows the messages that these give.
 */
import type { CheckCode } from '../../server/src/trace/check/codes.js';

const DECLARATIONS = `racetrace 1
process p1 org.app
thread t0 binder "Binder Thread #1"
thread t1 looper main
thread t2 worker loader
thread t3 worker saver
queue q1 looper main
queue q2 binder pool
field f1 org.app.Act.data
site s1 org.app.Act.run(Act.java:4)
`;

/** A main looper that runs, and two threads beside it. */
const RUNNING = `t0 init
t1 init
t2 init
t1 attach q1
t1 loop q1
`;

export interface MarkedTrace {
  readonly text: string;
  /** The lines marked `#!` and `#^`, from 1; 0 for none. */
  readonly told: number;
  readonly contradicted: number;
}

export function markedTrace(body: string, running = true): MarkedTrace {
  const lines = `${DECLARATIONS}${running ? RUNNING : ''}${body.trim()}\n`
    .split('\n')
    .map((line) => line.trim());
  const marked = (mark: string) => lines.findIndex((line) => line.endsWith(mark)) + 1;
  return { text: lines.join('\n'), told: marked('#!'), contradicted: marked('#^') };
}

function afterStart(body: string): MarkedTrace {
  return markedTrace(body);
}

function fromStart(body: string): MarkedTrace {
  return markedTrace(body, false);
}

export const BAD_TRACES: Readonly<Record<Exclude<CheckCode, 'after-join'>, MarkedTrace>> = {
  'start-not-first': fromStart(`
    t1 init #^
    start #!`),
  'not-begun': fromStart(`
    t1 init
    t1 fork t2 #^
    t2 read f1 #!
    t2 read f1`),
  'init-twice': afterStart(`
    t3 init #^
    t3 init #!`),
  'after-exit': afterStart(`
    t2 exit #^
    t2 read f1 #!
    t2 write f1`),
  'exit-in-task': afterStart(`
    t2 post e1 q1
    t1 begin e1 #^
    t1 exit #!`),
  'exit-with-lock': afterStart(`
    t2 lock o1 #^
    t2 exit #!`),
  'fork-of-known-thread': afterStart(`
    t3 init #^
    t2 fork t3 #!`),
  'join-of-running-thread': afterStart(`
    t2 fork t3
    t3 init #^
    t2 join t3 #!`),
  'native-enter-twice': afterStart(`
    t0 native-enter #^
    t0 native-enter #!
    t0 native-leave`),
  'native-leave-without-enter': afterStart(`
    t0 native-leave #!`),

  'acquire-of-held-lock': afterStart(`
    t2 lock o1 #^
    t0 lock o1 #!
    t0 unlock o1
    t2 unlock o1`),
  'release-not-held': afterStart(`
    t2 lock o1 #^
    t0 unlock o1 #!`),
  'release-of-other-kind': afterStart(`
    t2 lock o1 shared #^
    t2 unlock o1 #!`),

  'attach-twice': fromStart(`
    t1 init
    t1 attach q1 #^
    t1 attach q1 #!`),
  'attach-of-owned-queue': fromStart(`
    t1 init
    t1 attach q1 #^
    t2 init
    t2 attach q1 #!`),
  'loop-without-attach': fromStart(`
    t1 init
    t1 loop q1 #!`),
  'loop-twice': fromStart(`
    t1 init
    t1 attach q1
    t1 loop q1 #^
    t1 loop q1 #!`),
  'outside-task': fromStart(`
    t1 init
    t1 attach q1
    t1 loop q1 #^
    t1 write f1 #!
    t1 write f1`),
  'post-without-queue': fromStart(`
    t2 init
    t2 post e1 q1 #!
    t2 post e2 q1`),
  'post-to-ended-thread': afterStart(`
    t1 exit #^
    t2 post e1 q1 #!
    t2 post e2 q1`),
  'post-twice': afterStart(`
    t2 post e1 q1 #^
    t2 post e1 q1 #!`),

  'begin-without-post': afterStart(`
    t1 begin e5 #!
    t1 end e5`),
  'begin-twice': afterStart(`
    t0 attach q2
    t0 loop q2
    t2 attach q2
    t2 loop q2
    t1 post e1 q2
    t0 begin e1 #^
    t2 begin e1 #!`),
  'begin-after-end': afterStart(`
    t2 post e1 q1
    t1 begin e1
    t1 end e1 #^
    t1 begin e1 #!
    t1 end e1`),
  'begin-after-remove': afterStart(`
    t2 post e1 q1
    t2 remove e1 #^
    t1 begin e1 #!
    t1 end e1`),
  'begin-on-wrong-thread': afterStart(`
    t0 attach q2
    t0 loop q2
    t2 post e1 q1 #^
    t0 begin e1 #!
    t0 end e1`),
  'begin-before-loop': fromStart(`
    t1 init
    t1 attach q1 #^
    t1 post e1 q1
    t1 begin e1 #!
    t1 end e1`),
  'begin-too-early': afterStart(`
    time 100
    t2 post e1 q1 delay=200 #^
    time 150
    t1 begin e1 #!
    time 160
    t1 end e1`),
  'task-overlap': afterStart(`
    t2 post e1 q1
    t2 post e2 q1
    t1 begin e1 #^
    t1 begin e2 #!
    t1 end e2
    t1 end e1`),
  'fifo-broken': afterStart(`
    t2 post e1 q1 #^
    t2 post e2 q1
    t1 begin e2 #!
    t1 end e2
    t1 begin e1
    t1 end e1`),
  'end-without-begin': afterStart(`
    t2 post e1 q1 #^
    t1 end e1 #!`),
  'remove-without-post': afterStart(`
    t2 post e1 q1
    t1 begin e1 #^
    t2 remove e1 #!
    t1 end e1`),
  'begin-behind-barrier': afterStart(`
    t1 barrier e9 q1 #^
    t2 post e1 q1
    t1 begin e1 #!
    t1 end e1`),
  'unbarrier-without-barrier': afterStart(`
    t1 barrier e9 q1
    t1 unbarrier e9 #^
    t1 unbarrier e9 #!`),

  'idle-not-added': afterStart(`
    t1 begin e1 h1 #!
    t1 end e1`),
  'fire-without-schedule': afterStart(`
    t2 schedule h2 delay=100
    t2 cancel h2 #^
    t2 fire h2 #!`),
  'invoke-without-register': afterStart(`
    t2 register h4
    t2 unregister h4 #^
    t2 invoke h4 #!`),

  'await-without-signal': afterStart(`
    t2 await h5 #!`),
  'wait-without-notify': afterStart(`
    t0 notify o7 t2
    t2 wait o7 #^
    t2 wait o7 #!`),
  'transact-twice': afterStart(`
    t2 transact b9 #^
    t2 transact b9 #!`),
  'receive-without-transact': afterStart(`
    t0 receive b9 #!`),
  'reply-without-receive': afterStart(`
    t2 transact b9 #^
    t0 reply b9 #!`),
  'return-without-reply': afterStart(`
    t2 transact b9
    t0 receive b9 #^
    t2 return b9 #!`),

  'leave-without-enter': afterStart(`
    t2 leave s1 #!
    t2 leave s1`),
  'end-atomic-without-atomic': afterStart(`
    t2 end-atomic #!
    t2 end-atomic`),
};
