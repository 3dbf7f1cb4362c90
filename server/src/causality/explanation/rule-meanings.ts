/** What each rule of docs/causality.md says, in one line for a developer who does not know the theory. */
import { RULES, type Rule } from '../android/rule.js';

export const RULE_MEANINGS: Readonly<Record<Rule, string>> = {
  PO: 'what one task or thread does, it does in this order',
  START: 'a thread does its work after it was initialised',
  FORK: 'a thread runs after it was started',
  JOIN: 'who waits for a thread to end goes on after it has ended',
  SIGNAL: 'who waits for a signal goes on after it was given',
  NOTIFY: 'who waits on a monitor goes on after it was notified',
  LISTENER: 'a listener is called after it was registered',
  TIMER: 'a timer fires after it was set',
  CALL: 'a binder transaction is handled after it was sent',
  REPLY: 'the sender of a binder transaction goes on after the reply',
  VOLATILE: 'a read of a volatile field comes after the writes that it may see',
  ATTACH: 'a task is posted to a queue after its looper has set the queue up',
  SEND: 'a task runs after it was posted',
  LOOPBEGIN: 'a looper runs its tasks after its loop has begun',
  LOOPEND: 'a looper exits after its tasks have ended',
  IDLE: 'an idle handler runs after it was added, and one run of it after the other',
  ENABLE: 'the platform calls a callback after it was enabled',
  LIFECYCLE: 'the callbacks of one component come in the order of its lifecycle',
  INPUT: 'events from outside the app are handled in the order in which they arrive',
  LOCK: 'a lock is taken after it was released',
  FIFO: 'a queue runs its tasks in the order in which they were posted',
  PRIORITY: 'of two tasks posted in this order, the second is not due before the first',
  ATFRONT: 'a task posted at the front runs before those that already wait',
  ATOMIC: 'a looper finishes a task before it goes on with another',
  BARRIER: 'a sync barrier holds back what is posted behind it until it goes',
  IPCHANDLE: 'calls from one process to one binder thread are handled in their order',
  IPCASYNC: 'one-way calls from one thread are handled in their order',
};

/** '' for a rule of another model. */
export function ruleMeaning(rule: string): string {
  return (RULES as readonly string[]).includes(rule) ? RULE_MEANINGS[rule as Rule] : '';
}
