/**
 * What the semantic check can report: each code with the rule it breaks and how grave that is.
 * Rules in DroidRacer's spelling are those of its Figure 5, and FIFO that of its section 4.2; the
 * others (REMOVE, BARRIER, IDLE, …) name in the same way what the paper leaves out.
 * docs/semantic-check.md explains every line of this table.
 */
import type { ProblemSeverity } from '../problems.js';

interface CodeMeaning {
  readonly rule: string;
  /** A warning where a correct run can look so, or where analyses do not rely on it. */
  readonly severity: ProblemSeverity;
}

function error(rule: string): CodeMeaning {
  return { rule, severity: 'error' };
}

function warning(rule: string): CodeMeaning {
  return { rule, severity: 'warning' };
}

export const CHECK_CODES = {
  'start-not-first': error('START'),
  'not-begun': error('INIT'),
  'init-twice': error('INIT'),
  'after-exit': error('EXIT'),
  'exit-in-task': error('EXIT'),
  'exit-with-lock': warning('EXIT'),
  'fork-of-known-thread': error('FORK'),
  'join-of-running-thread': error('JOIN'),
  'after-join': error('JOIN'),
  'native-enter-twice': error('NATIVE'),
  'native-leave-without-enter': error('NATIVE'),

  'acquire-of-held-lock': error('ACQUIRE'),
  'release-not-held': error('RELEASE'),
  'release-of-other-kind': error('RELEASE'),

  'attach-twice': error('ATTACHQ'),
  'attach-of-owned-queue': error('ATTACHQ'),
  'loop-without-attach': error('LOOPONQ'),
  'loop-twice': error('LOOPONQ'),
  'outside-task': warning('LOOPONQ'),
  'post-without-queue': error('POST'),
  'post-to-ended-thread': error('POST'),
  'post-twice': error('POST'),

  'begin-without-post': error('BEGIN'),
  'begin-twice': error('BEGIN'),
  'begin-after-end': error('BEGIN'),
  'begin-after-remove': error('BEGIN'),
  'begin-on-wrong-thread': error('BEGIN'),
  'begin-before-loop': error('BEGIN'),
  'begin-too-early': error('BEGIN'),
  'task-overlap': error('BEGIN'),
  'fifo-broken': error('FIFO'),
  'end-without-begin': error('END'),
  'remove-without-post': error('REMOVE'),
  'begin-behind-barrier': error('BARRIER'),
  'unbarrier-without-barrier': error('BARRIER'),

  'idle-not-added': error('IDLE'),
  'fire-without-schedule': error('TIMER'),
  'invoke-without-register': error('LISTENER'),

  'await-without-signal': error('SIGNAL'),
  'wait-without-notify': warning('NOTIFY'),
  'transact-twice': error('BINDER'),
  'receive-without-transact': error('BINDER'),
  'reply-without-receive': error('BINDER'),
  'return-without-reply': error('BINDER'),

  'leave-without-enter': warning('NESTING'),
  'end-atomic-without-atomic': warning('NESTING'),
} as const satisfies Record<string, CodeMeaning>;

export type CheckCode = keyof typeof CHECK_CODES;
