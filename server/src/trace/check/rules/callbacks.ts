/**
 * Idle handlers, timers and listeners: something is made known first (IDLE, TIMER, LISTENER) and
 * called after, until it is taken back. Taking back what was never made known does no harm on Android
 * and is not told. `enable` and `trigger` are not checked: what the framework enables by itself is not
 * in every recording, and a later `enable` cannot be foreseen in one pass.
 */
import { OpKind } from '../../operations.js';
import type { CheckCode } from '../codes.js';
import type { LineTable } from '../line-table.js';
import { type RuleTable, type State, type Step, related } from '../state.js';

/** What was last done with a handle. */
enum Mark {
  Known = 1,
  TakenBack,
  /** A timer that runs again and again. */
  Periodic,
  /** A timer that ran once, as it was set to. */
  Fired,
}

const PAST_WORDS: Readonly<Record<number, string>> = {
  [Mark.TakenBack]: 'it is taken back here',
  [Mark.Fired]: 'it ran here, and was set to run once',
};

function mustBeKnown(state: State, table: LineTable, handle: number, told: Told): void {
  const mark = table.mark(handle);
  if (mark === Mark.Known || mark === Mark.Periodic) return;
  const before = related(table.line(handle), PAST_WORDS[mark] ?? '');
  state.tell(told.code, told.line, `${state.names.handle(handle)} ${told.text}`, before);
}

interface Told {
  readonly code: CheckCode;
  readonly line: number;
  readonly text: string;
}

/** The idle handler that a task runs must have been added. */
export function mustBeAdded(state: State, { line }: Step, handle: number): void {
  const text = 'runs as an idle handler, but is not added to a queue';
  mustBeKnown(state, state.idleHandlers, handle, { code: 'idle-not-added', line, text });
}

function fire(state: State, { line, a }: Step): void {
  const text = 'fires, but is not a timer that is scheduled';
  mustBeKnown(state, state.timers, a, { code: 'fire-without-schedule', line, text });
  if (state.timers.mark(a) === Mark.Known) state.timers.set(a, line, Mark.Fired);
}

function invoke(state: State, { line, a }: Step): void {
  const text = 'is invoked, but is not a listener that is registered';
  mustBeKnown(state, state.listeners, a, { code: 'invoke-without-register', line, text });
}

export const CALLBACK_RULES: RuleTable = {
  [OpKind.AddIdle]: (state, { a, line }) => {
    state.idleHandlers.set(a, line, Mark.Known);
  },
  [OpKind.RemoveIdle]: (state, { a, line }) => {
    state.idleHandlers.set(a, line, Mark.TakenBack);
  },
  [OpKind.Idle]: (state, step) => {
    mustBeAdded(state, step, step.a);
  },
  [OpKind.Schedule]: (state, { a, c, line }) => {
    state.timers.set(a, line, c > 0 ? Mark.Periodic : Mark.Known);
  },
  [OpKind.Cancel]: (state, { a, line }) => {
    state.timers.set(a, line, Mark.TakenBack);
  },
  [OpKind.Fire]: fire,
  [OpKind.Register]: (state, { a, line }) => {
    state.listeners.set(a, line, Mark.Known);
  },
  [OpKind.Unregister]: (state, { a, line }) => {
    state.listeners.set(a, line, Mark.TakenBack);
  },
  [OpKind.Invoke]: invoke,
};
