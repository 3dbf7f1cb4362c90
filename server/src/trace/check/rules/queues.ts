/**
 * ATTACHQ, LOOPONQ and POST of Figure 5, with the removal of waiting tasks (DroidRacer 4.2) and sync
 * barriers (CAFA 2.1.2). A looper's queue belongs to one thread; a binder queue to every thread of
 * its pool.
 */
import { Flag, OpKind } from '../../operations.js';
import type { QueueState } from '../queue-state.js';
import { type Related, type RuleTable, type State, type Step, related } from '../state.js';
import { Barrier, Past, Stage, Task } from '../task.js';
import { Told } from '../thread-state.js';

function attach(state: State, { actor, line, b }: Step): void {
  const names = state.names;
  const queue = state.queue(b);
  const owner = queue.anyOwner();
  if (actor.queue !== 0) {
    const before = related(actor.attachLine, `${names.queue(actor.queue)} is attached here`);
    const text = `${names.thread(actor.id)} attaches ${names.queue(b)}, but has a queue already`;
    state.tell('attach-twice', line, text, before);
  } else if (owner !== undefined && queue.kind === 'looper') {
    const text = `${names.thread(actor.id)} attaches ${names.queue(b)}, but it is the queue of ${names.thread(owner.thread)}`;
    state.tell('attach-of-owned-queue', line, text, related(owner.line, 'it is attached here'));
  }
  queue.attach(actor.id, line);
  actor.queue = b;
  actor.attachLine = line;
}

function loop(state: State, step: Step): void {
  const { actor, line } = step;
  const queue = state.queue(step.b === 0 ? actor.queue : step.b);
  if (actor.loopLine !== 0) {
    const text = `${state.names.thread(actor.id)} begins to loop, but loops already`;
    state.tell('loop-twice', line, text, related(actor.loopLine, 'it begins to loop here'));
  } else if (!queue.owners.has(actor.id)) {
    tellNotAttached(state, step, queue);
    queue.attach(actor.id, line);
    actor.queue = queue.id;
  }
  actor.loopLine = line;
  actor.looper = queue.kind === 'looper';
}

function tellNotAttached(state: State, { actor, line }: Step, queue: QueueState): void {
  const names = state.names;
  const owner = queue.anyOwner();
  const text = `${names.thread(actor.id)} loops on ${names.queue(queue.id)}, but has not attached it`;
  const taken = owner && related(owner.line, `${names.thread(owner.thread)} attaches it here`);
  state.tell('loop-without-attach', line, text, taken);
}

function post(state: State, step: Step): void {
  const { line, a, b } = step;
  mustBeNew(state, step, 'is posted');
  if (b === 0) {
    state.past.set(a, line, Past.NeverRan);
    return;
  }
  const queue = state.queue(b);
  mustBeServed(state, step, queue);
  const alive = state.tasks.get(a);
  if (alive === undefined) enqueue(state, step, queue);
  else alive.againLine = line;
}

function enqueue(state: State, step: Step, queue: QueueState): void {
  const { line, a, b, flags } = step;
  const sequence = ++state.sequence;
  const time = state.clock.now;
  const unknown = state.unknownDelays && (flags & Flag.Delayed) !== 0 && step.amount === 0;
  const amount = unknown ? Infinity : step.amount;
  const task = new Task({ id: a, queue: b, line, time, sequence, flags, amount });
  state.tasks.set(a, task);
  queue.order.add(task);
  state.clock.posted(task);
}

/** A task is posted once: a new message has a new id. */
function mustBeNew(state: State, { line, a }: Step, happens: string): void {
  if (!state.tasks.has(a) && !state.barriers.has(a) && state.past.line(a) === 0) return;
  const text = `${state.names.task(a)} ${happens}, but this id has been used`;
  state.tell('post-twice', line, text, lastOf(state, a));
}

/** The last thing known of a task or barrier. */
export function lastOf(state: State, id: number): Related | undefined {
  const name = state.names.task(id);
  const task = state.tasks.get(id);
  if (task !== undefined) {
    return task.stage === Stage.Waiting
      ? related(task.postLine, `${name} is posted here`)
      : related(task.beginLine, `${name} begins here`);
  }
  const barrier = state.barriers.get(id);
  if (barrier !== undefined) return related(barrier.line, `${name} is a barrier since here`);
  return related(state.past.line(id), `${name} ${fateOf(state.past.mark(id))} here`);
}

function fateOf(mark: Past): string {
  if (mark === Past.Ended) return 'ends';
  if (mark === Past.Removed) return 'is removed';
  return mark === Past.Lifted ? 'is a barrier that goes' : 'is posted';
}

/** Q(t') is there, and t' in R: told once for a queue, however many posts come. */
function mustBeServed(state: State, { line, a }: Step, queue: QueueState): void {
  if (queue.owners.size > 0 || queue.told) return;
  queue.told = true;
  const name = state.names.queue(queue.id);
  const text = `${state.names.task(a)} is put into ${name}`;
  if (queue.endLine === 0) {
    state.tell('post-without-queue', line, `${text}, but no thread has attached ${name}`);
    return;
  }
  const ended = related(queue.endLine, 'its last thread ends here');
  state.tell('post-to-ended-thread', line, `${text}, but the thread of ${name} has ended`, ended);
}

function remove(state: State, { line, a }: Step): void {
  const task = state.tasks.get(a);
  if (task?.stage === Stage.Waiting) {
    state.queue(task.queue).order.remove(task);
    state.tasks.delete(a);
  } else if (task !== undefined || state.past.mark(a) !== Past.NeverRan) {
    const text = `${state.names.task(a)} is removed, but it is not waiting in a queue`;
    state.tell('remove-without-post', line, text, lastOf(state, a));
    if (task !== undefined) return;
  }
  state.past.set(a, line, Past.Removed);
}

function barrier(state: State, step: Step): void {
  const { line, a, b } = step;
  mustBeNew(state, step, 'is put up as a barrier');
  const queue = state.queue(b);
  mustBeServed(state, step, queue);
  if (state.barriers.has(a)) return;
  const standing = new Barrier(a, b, line, ++state.sequence);
  state.barriers.set(a, standing);
  queue.order.addBarrier(standing);
}

function unbarrier(state: State, { line, a }: Step): void {
  const standing = state.barriers.get(a);
  if (standing === undefined) {
    const text = `barrier ${state.names.task(a)} goes, but it does not stand`;
    state.tell('unbarrier-without-barrier', line, text, lastOf(state, a));
    return;
  }
  state.queue(standing.queue).order.removeBarrier(standing);
  state.barriers.delete(a);
  state.past.set(a, line, Past.Lifted);
}

const IN_A_TASK: ReadonlySet<OpKind> = new Set([
  OpKind.Read,
  OpKind.Write,
  OpKind.Lock,
  OpKind.Unlock,
  OpKind.Fork,
]);

/** After LOOPONQ a looper does nothing but its tasks; the thread may, once the loop has been quit. */
export function mustBeInTask(state: State, { actor, kind, line }: Step): void {
  if (!actor.looper || actor.task !== undefined || actor.nativeLine > 0) return;
  if (!IN_A_TASK.has(kind) || !actor.firstTime(Told.OutsideTask)) return;
  const text = `${state.names.thread(actor.id)} acts outside any task, but it loops`;
  state.tell('outside-task', line, text, related(actor.loopLine, 'it begins to loop here'));
}

export const QUEUE_RULES: RuleTable = {
  [OpKind.Attach]: attach,
  [OpKind.Loop]: loop,
  [OpKind.Post]: post,
  [OpKind.Remove]: remove,
  [OpKind.Barrier]: barrier,
  [OpKind.Unbarrier]: unbarrier,
};
