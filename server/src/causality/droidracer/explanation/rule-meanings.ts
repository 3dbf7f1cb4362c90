/** What each rule of the droidracer model says, in one line for a developer who does not know the theory. */
import type { RuleName } from '../graph.js';

const MEANINGS: Readonly<Record<RuleName, string>> = {
  start: 'a thread runs after the app was started',
  fork: 'a thread runs after it was started',
  'program-order': 'what one task or thread does, it does in this order',
  loop: 'a looper runs its tasks after its loop has begun',
  post: 'a task runs after it was posted',
  'parent-end': 'a task runs after the task of the same looper that posted it',
  'own-post': 'a thread posts to its own queue after it has set the queue up',
  notify: 'who waits on a monitor goes on after it was notified',
  lock: 'a lock is taken after it was released',
  enable: 'the platform calls a callback after it was enabled',
  'lifecycle-chain': 'the callbacks of one component come in the order of its lifecycle',
  'service-request': 'a service is called after it was asked for',
  'service-chain': 'the callbacks of one service come in the order of its lifecycle',
  broadcast: 'a broadcast is received after it was sent and its receiver registered',
  idle: 'an idle handler runs after it was added',
  dependence: 'the recorder says that one waits for the other',
  join: 'who waits for a thread to end goes on after it has ended',
  signal: 'who waits for a signal goes on after it was given',
  timer: 'a timer fires after it was set',
  listener: 'a listener is called after it was registered',
  binder: 'a binder transaction is handled after it was sent, and answered after that',
  volatile: 'a read of a volatile field comes after the writes that it may see',
  fifo: 'a queue runs its tasks in the order in which they were posted',
  'no-preemption': 'a looper finishes a task before it goes on with another',
  'broadcast-order': 'ordered broadcasts are received in the order in which they were sent',
};

export function droidRacerMeaning(rule: string): string {
  return rule in MEANINGS ? MEANINGS[rule as RuleName] : '';
}
