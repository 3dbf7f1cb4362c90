/**
 * Whether a task begins in its turn: the order in which a queue gives out its tasks (FIFO as DroidRacer
 * 4.2 and CAFA 2.1.2 change it), sync barriers, and delays. What is certain of the order stands in
 * waiting-order.ts, what is certain of the time in clock.ts.
 */
import { OpKind } from '../../operations.js';
import type { ProblemSeverity } from '../../problems.js';
import type { EarlyBegin } from '../clock.js';
import { type State, type Step, related } from '../state.js';
import { Barrier, type Task } from '../task.js';
import type { Doubt } from '../thread-state.js';
import { PostShape } from '../waiting-order.js';

/** p = Front(Q(t)), and its delay is over. The task is still in its queue. */
export function mustBeNext(state: State, { actor, line }: Step, task: Task): void {
  const order = state.queue(task.queue).order;
  const first = order.barrierBefore(task) ?? order.mustRunBefore(task);
  if (first !== undefined) actor.doubt = { task: task.id, line, first };
  if (task.shape === PostShape.Delayed && task.amount > 0) state.clock.begun(task, line);
}

/**
 * Some recorders post a task for an idle handler, which never was in the queue: what the task does
 * first then is `idle`. So a begin out of turn is told when its thread acts next.
 */
export function settleDoubt(state: State, { actor, kind }: Step): void {
  if (actor.doubt !== undefined && kind !== OpKind.Idle) tellOutOfTurn(state, actor.doubt);
  actor.doubt = undefined;
}

/** The trace ends right after a begin. */
export function tellOpenDoubts(state: State): void {
  for (const thread of state.threads()) {
    if (thread?.doubt !== undefined) tellOutOfTurn(state, thread.doubt);
  }
}

function tellOutOfTurn(state: State, { task, line, first }: Doubt): void {
  const text = `${state.names.task(task)} begins`;
  const name = state.names.task(first.id);
  if (first instanceof Barrier) {
    const put = related(first.line, `${name} is put up here`);
    state.tell('begin-behind-barrier', line, `${text}, but barrier ${name} stops it`, put);
    return;
  }
  const posted = related(first.postLine, `${name} is posted here, and has not begun`);
  state.tell('fifo-broken', line, `${text}, but ${name} must run before it`, posted);
  // Told once: it may be that only the removal of the first task was not recorded.
  state.queue(first.queue).order.remove(first);
}

/** Time has moved on from what the clock held: bounds the posts, tells of begins before their time. */
export function moveClock(state: State, time: number): void {
  const { posts, tooEarly } = state.clock.advance(time);
  for (const task of posts) state.queue(task.queue).order.postedBy(task, time);
  for (const early of tooEarly) tellTooEarly(state, early, 'error');
}

/** The trace ends: what only the last recorded time says is a warning. */
export function tellPerhapsTooEarly(state: State): void {
  for (const early of state.clock.perhapsTooEarly()) tellTooEarly(state, early, 'warning');
}

function tellTooEarly(state: State, early: EarlyBegin, severity: ProblemSeverity): void {
  const name = state.names.task(early.task);
  const posted = related(early.postLine, `${name} is posted here`);
  const text = `${name} begins, but its delay lasts until ${early.due} ms`;
  state.tellAs(severity, 'begin-too-early', early.line, text, posted);
}
