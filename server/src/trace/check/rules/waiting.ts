/**
 * One side waits for the other: signals (SIGNAL), monitors (NOTIFY) and binder transactions (BINDER).
 * Nobody can have waited for what never came. A monitor's wait can return by itself, though (a
 * timeout, a spurious wake-up), so that is only a warning; and a notify that does not name the thread
 * that wakes may have woken any of those that wait.
 */
import { OpKind } from '../../operations.js';
import type { CheckCode } from '../codes.js';
import { type Rule, type RuleTable, type State, type Step, related } from '../state.js';

function signal(state: State, { a, line }: Step): void {
  state.signals.set(a, line, 0);
}

function awaited(state: State, { actor, a, line }: Step): void {
  if (state.signals.line(a) !== 0) return;
  const names = state.names;
  const text = `${names.thread(actor.id)} has waited for ${names.handle(a)}, but nobody signalled it`;
  state.tell('await-without-signal', line, text);
}

function notify(state: State, { a, b, line }: Step): void {
  state.monitorsRecorded = true;
  if (b !== 0) {
    state.thread(b).notified = true;
    return;
  }
  state.notified.set(a, line, 0);
  state.lastNotifyLine = line;
}

function wait(state: State, { actor, a, line }: Step): void {
  state.monitorsRecorded = true;
  const anybody =
    a === 0 ? state.lastNotifyLine : Math.max(state.notified.line(a), state.notified.line(0));
  if (!actor.notified && anybody <= actor.waitLine) {
    const name = state.names.thread(actor.id);
    const before = related(actor.waitLine, 'its last wait returned here');
    const text = `${name} has been woken, but nobody has notified it`;
    state.tell('wait-without-notify', line, text, before);
  }
  actor.notified = false;
  actor.waitLine = line;
}

/** How far a transaction has come. */
enum Progress {
  Sent = 1,
  Received,
  Replied,
  Returned,
}

const HAPPENS: Readonly<Record<Progress, string>> = {
  [Progress.Sent]: 'is sent',
  [Progress.Received]: 'is received',
  [Progress.Replied]: 'is replied to',
  [Progress.Returned]: 'returns',
};

const NOT_YET: Readonly<Record<Progress, string>> = {
  [Progress.Sent]: '',
  [Progress.Received]: 'but it was not sent',
  [Progress.Replied]: 'but it was not received',
  [Progress.Returned]: 'but it was not replied to',
};

/** Each step of a transaction comes once, and after the one before it. */
function progress(to: Progress, code: CheckCode): Rule {
  return (state, { a, line }) => {
    const at = state.transactions.mark(a);
    if (at !== to - 1) {
      const name = state.names.transaction(a);
      const before = related(state.transactions.line(a), `it ${HAPPENS[at as Progress]} here`);
      state.tell(code, line, `${name} ${HAPPENS[to]}, ${objection(at, to)}`, before);
    }
    if (at < to) state.transactions.set(a, line, to);
  };
}

function objection(at: Progress | 0, to: Progress): string {
  if (at >= to) return 'but that has happened before';
  return NOT_YET[to];
}

export const WAITING_RULES: RuleTable = {
  [OpKind.Signal]: signal,
  [OpKind.Await]: awaited,
  [OpKind.Notify]: notify,
  [OpKind.Wait]: wait,
  [OpKind.Transact]: progress(Progress.Sent, 'transact-twice'),
  [OpKind.Receive]: progress(Progress.Received, 'receive-without-transact'),
  [OpKind.Reply]: progress(Progress.Replied, 'reply-without-receive'),
  [OpKind.Return]: progress(Progress.Returned, 'return-without-reply'),
};
