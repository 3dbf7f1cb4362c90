/**
 * START, INIT, EXIT, FORK and JOIN of Figure 5, and what holds for every operation: its thread has
 * begun and has not ended. Untracked threads show themselves in native brackets only and need no
 * init. STD has neither init nor exit: there a thread runs from its first operation (which its fork
 * precedes, if it has one) until it is joined.
 */
import { OpKind } from '../../operations.js';
import { Past } from '../task.js';
import { Phase, type ThreadState, Told } from '../thread-state.js';
import { type RuleTable, type State, type Step, related } from '../state.js';
import { releaseAll } from './locks.js';

/** The operation's thread must be in R. */
export function mustBeRunning(state: State, step: Step): void {
  const { actor, kind, line } = step;
  if (actor.phase === Phase.Running) return;
  if (actor.phase === Phase.Finished) tellEnded(state, step);
  else if (state.implicitThreads) actor.begins(line);
  else if (kind !== OpKind.Init && !isNative(actor, kind)) tellNotBegun(state, step);
}

function isNative(actor: ThreadState, kind: OpKind): boolean {
  return actor.nativeLine > 0 || kind === OpKind.NativeEnter || kind === OpKind.NativeLeave;
}

function tellEnded(state: State, { actor, line }: Step): void {
  if (!actor.firstTime(Told.Ended)) return;
  const name = state.names.thread(actor.id);
  if (state.implicitThreads) {
    const joined = related(actor.endLine, `${name} is joined here, so it has ended`);
    state.tell('after-join', line, `${name} acts, but it has been joined`, joined);
  } else {
    const ended = related(actor.endLine, `${name} ends here`);
    state.tell('after-exit', line, `${name} acts, but it has ended`, ended);
  }
}

function tellNotBegun(state: State, { actor, line }: Step): void {
  const name = state.names.thread(actor.id);
  if (actor.firstTime(Told.NotBegun)) {
    const forked = related(actor.forkLine, `${name} is forked here, and must init next`);
    state.tell('not-begun', line, `${name} acts, but it has not begun`, forked);
  }
  actor.begins(line);
  actor.assumed = true;
}

function start(state: State, { line }: Step): void {
  if (line === state.firstLine) return;
  const first = related(state.firstLine, 'the first operation');
  state.tell(
    'start-not-first',
    line,
    'the recording starts, but operations stand before it',
    first,
  );
}

function init(state: State, { actor, line }: Step): void {
  if (actor.phase === Phase.Running && !actor.assumed) {
    const name = state.names.thread(actor.id);
    const before = related(actor.beginLine, `${name} begins here`);
    state.tell('init-twice', line, `${name} begins, but it runs already`, before);
  }
  actor.begins(line);
}

function exit(state: State, { actor, line }: Step): void {
  if (actor.phase === Phase.Finished) return;
  leaveTask(state, actor, line);
  finish(state, actor, line);
}

function leaveTask(state: State, actor: ThreadState, line: number): void {
  const task = actor.task;
  if (task === undefined) return;
  const names = state.names;
  const text = `${names.thread(actor.id)} ends, but ${names.task(task.id)} is still running on it`;
  const began = related(task.beginLine, `${names.task(task.id)} begins here`);
  state.tell('exit-in-task', line, text, began);
  actor.task = undefined;
  state.tasks.delete(task.id);
  state.past.set(task.id, line, Past.Ended);
}

function finish(state: State, thread: ThreadState, line: number): void {
  releaseAll(state, thread, line);
  thread.finishes(line);
  if (thread.queue !== 0) state.queue(thread.queue).detach(thread.id, line);
}

function fork(state: State, { actor, line, a }: Step): void {
  const child = state.thread(a);
  const known = child.phase !== Phase.Unseen && !child.assumed;
  if (known) {
    const name = state.names.thread(a);
    const text = `${state.names.thread(actor.id)} forks ${name}, but ${name} is not new`;
    state.tell('fork-of-known-thread', line, text, lastSeen(state, child));
  }
  child.forkLine = line;
  if (known && child.phase === Phase.Running) return;
  child.phase = Phase.Created;
  child.attention = true;
}

function lastSeen(state: State, thread: ThreadState) {
  const name = state.names.thread(thread.id);
  if (thread.phase === Phase.Finished) return related(thread.endLine, `${name} ends here`);
  if (thread.phase === Phase.Running) return related(thread.beginLine, `${name} runs since here`);
  return related(thread.forkLine, `${name} is forked here`);
}

function join(state: State, step: Step): void {
  const { actor, line, a } = step;
  const other = state.thread(a);
  if (state.implicitThreads && other !== actor) {
    if (other.phase !== Phase.Finished) finish(state, other, line);
    return;
  }
  if (other.phase === Phase.Finished) return;
  const name = state.names.thread(a);
  const text = `${state.names.thread(actor.id)} joins ${name}, but ${name} has not ended`;
  state.tell('join-of-running-thread', line, text, lastSeen(state, other));
}

export const THREAD_RULES: RuleTable = {
  [OpKind.Start]: start,
  [OpKind.Init]: init,
  [OpKind.Exit]: exit,
  [OpKind.Fork]: fork,
  [OpKind.Join]: join,
};
