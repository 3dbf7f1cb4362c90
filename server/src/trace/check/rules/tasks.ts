/**
 * BEGIN and END of Figure 5. BEGIN asks that the thread is idle, loops on the queue that the task was
 * posted to, and that the task is the one to be taken next, which turns.ts decides.
 */
import { OpKind } from '../../operations.js';
import { type RuleTable, type State, type Step, related } from '../state.js';
import { Past, Stage, Task } from '../task.js';
import { type ThreadState, Told } from '../thread-state.js';
import { mustBeAdded } from './callbacks.js';
import { lastOf } from './queues.js';
import { mustBeNext } from './turns.js';

function begin(state: State, step: Step): void {
  const handle = step.b;
  if (handle !== 0) mustBeAdded(state, step, handle);
  const task = state.tasks.get(step.a);
  if (task?.stage === Stage.Waiting) take(state, step, task, handle === 0);
  else if (task !== undefined) tellBegunBefore(state, step, task);
  else if (handle === 0) tellNotPosted(state, step);
  mustLoop(state, step);
  mustBeIdle(state, step);
  run(step, task ?? newTask(state, step));
}

/** A task without a post: an idle handler's, or one that was told. */
function newTask(state: State, { line, a }: Step): Task {
  const nowhere = { queue: 0, time: 0, sequence: 0, flags: 0, amount: 0 };
  const task = new Task({ ...nowhere, id: a, line });
  state.tasks.set(a, task);
  return task;
}

function run({ actor, line }: Step, task: Task): void {
  if (actor.task === undefined) {
    actor.outerMethods = actor.methods;
    actor.outerAtomics = actor.atomics;
  }
  actor.methods = 0;
  actor.atomics = 0;
  actor.task = task;
  task.stage = Stage.Running;
  task.thread = actor.id;
  task.beginLine = line;
}

/** Takes the task out of its queue, which must be this thread's. */
function take(state: State, step: Step, task: Task, inTurn: boolean): void {
  const queue = state.queue(task.queue);
  if (queue.owners.size === 0) queue.attach(step.actor.id, step.line);
  else if (!queue.owners.has(step.actor.id)) tellWrongThread(state, step, task);
  if (inTurn) mustBeNext(state, step, task);
  queue.order.remove(task);
}

function tellWrongThread(state: State, { actor, line }: Step, task: Task): void {
  const names = state.names;
  const owner = state.queue(task.queue).anyOwner();
  const whose = owner === undefined ? '' : `, a queue of ${names.thread(owner.thread)}`;
  const text = `${names.task(task.id)} begins on ${names.thread(actor.id)}, but was posted to ${names.queue(task.queue)}${whose}`;
  const posted = related(task.postLine, `${names.task(task.id)} is posted here`);
  state.tell('begin-on-wrong-thread', line, text, posted);
}

function tellBegunBefore(state: State, { line }: Step, task: Task): void {
  const name = state.names.task(task.id);
  const text = `${name} begins, but it is running`;
  state.tell('begin-twice', line, text, related(task.beginLine, `${name} begins here`));
  const thread = state.thread(task.thread);
  if (thread.task === task) thread.task = undefined;
}

function tellNotPosted(state: State, { line, a }: Step): void {
  const name = state.names.task(a);
  const mark = state.past.mark(a);
  const before = lastOf(state, a);
  if (mark === Past.Ended) {
    state.tell('begin-after-end', line, `${name} begins, but it has ended already`, before);
  } else if (mark === Past.Removed) {
    state.tell('begin-after-remove', line, `${name} begins, but it was removed`, before);
  } else {
    state.tell('begin-without-post', line, `${name} begins, but it was never posted`, before);
  }
}

function mustLoop(state: State, { actor, line, a }: Step): void {
  if (actor.loopLine !== 0 || !actor.firstTime(Told.BeforeLoop)) return;
  const names = state.names;
  const attached = related(actor.attachLine, `${names.queue(actor.queue)} is attached here`);
  const text = `${names.task(a)} begins, but ${names.thread(actor.id)} does not loop`;
  state.tell('begin-before-loop', line, text, attached);
}

/** E(t) is idle: tasks of one looper do not overlap, nor those of one binder thread. */
function mustBeIdle(state: State, { actor, line, a }: Step): void {
  const running = actor.task;
  if (running === undefined) return;
  const name = state.names.task(running.id);
  const text = `${state.names.task(a)} begins, but ${name} is still running on ${state.names.thread(actor.id)}`;
  state.tell('task-overlap', line, text, related(running.beginLine, `${name} begins here`));
  running.stage = Stage.Interrupted;
  // What the first task does after the second has ended would look as if it were in none.
  actor.told |= Told.OutsideTask;
}

function end(state: State, step: Step): void {
  const { actor, line, a } = step;
  const task = state.tasks.get(a);
  const own = task !== undefined && (actor.task === task || isInterrupted(task, actor));
  if (!own) tellNotRunning(state, step);
  if (task !== undefined) finish(state, task, line);
  else if (state.past.line(a) === 0) state.past.set(a, line, Past.Ended);
}

function isInterrupted(task: Task, actor: ThreadState): boolean {
  return task.stage === Stage.Interrupted && task.thread === actor.id;
}

function tellNotRunning(state: State, { actor, line, a }: Step): void {
  const names = state.names;
  const running = actor.task;
  const text = `${names.task(a)} ends, but it is not running on ${names.thread(actor.id)}`;
  const known =
    lastOf(state, a) ??
    (running && related(running.beginLine, `${names.task(running.id)} is running since here`));
  state.tell('end-without-begin', line, text, known);
}

function finish(state: State, task: Task, line: number): void {
  state.queue(task.queue).order.remove(task);
  const thread = state.thread(task.thread);
  if (thread.task === task) {
    thread.task = undefined;
    thread.methods = thread.outerMethods;
    thread.atomics = thread.outerAtomics;
    thread.attention = true;
  }
  if (task.againLine === 0) {
    state.tasks.delete(task.id);
    state.past.set(task.id, line, Past.Ended);
    return;
  }
  task.postLine = task.againLine;
  task.againLine = 0;
  task.stage = Stage.Waiting;
}

export const TASK_RULES: RuleTable = {
  [OpKind.Begin]: begin,
  [OpKind.End]: end,
};
