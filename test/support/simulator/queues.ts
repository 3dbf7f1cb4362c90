/** What a thread does to queues: posts of every kind, removal, barriers, idle handlers. */
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import { type Machine, type SimThread } from './machine.js';

export function post(machine: Machine, thread: SimThread): void {
  const queue = machine.servedQueue();
  if (queue === undefined) return;
  const task = machine.newId();
  const shape = queue.binder ? {} : shapeOfPost(machine);
  const { flags = 0, amount = 0 } = shape;
  let when = machine.now;
  if ((flags & Flag.Delayed) !== 0) when = machine.now + amount;
  if ((flags & Flag.AtTime) !== 0) when = amount;
  if ((flags & Flag.Front) !== 0) when = -Infinity;
  const asynchronous = (flags & Flag.Async) !== 0;
  machine.emit(thread.id, OpKind.Post, { a: task, b: queue.id, flags, amount });
  queue.messages.enqueue({ task, when, asynchronous, barrier: false });
}

function shapeOfPost(machine: Machine): { flags?: number; amount?: number } {
  const async = machine.random.chance(0.2) ? Flag.Async : 0;
  const kind = machine.random.below(6);
  if (kind === 0) return { flags: Flag.Front | async };
  if (kind === 1)
    return {
      flags: Flag.AtTime | async,
      amount: Math.max(1, machine.now - 20 + machine.random.below(80)),
    };
  if (kind <= 3) return { flags: Flag.Delayed | async, amount: machine.random.below(5) * 10 };
  return { flags: async };
}

export function removeTask(machine: Machine, thread: SimThread): void {
  const queue = machine.random.pick(machine.queues)!;
  const task = machine.random.pick(queue.messages.waiting());
  if (task === undefined || machine.random.chance(0.5)) return;
  queue.messages.remove(task);
  machine.emit(thread.id, OpKind.Remove, { a: task });
}

export function barrier(machine: Machine, thread: SimThread): void {
  const standing = machine.barriers.pop();
  if (standing !== undefined && machine.random.chance(0.7)) {
    standing.queue.messages.remove(standing.task);
    machine.emit(thread.id, OpKind.Unbarrier, { a: standing.task });
    return;
  }
  if (standing !== undefined) machine.barriers.push(standing);
  const queue = machine.servedQueue();
  if (queue === undefined || queue.binder) return;
  const task = machine.newId();
  queue.messages.enqueue({ task, when: machine.now, asynchronous: false, barrier: true });
  machine.barriers.push({ task, queue });
  machine.emit(thread.id, OpKind.Barrier, { a: task, b: queue.id });
}

export function idleHandler(machine: Machine, thread: SimThread): void {
  const queue = machine.queues.find(({ binder }) => !binder)!;
  const known = machine.random.pick([...queue.idleHandlers]);
  if (known !== undefined && machine.random.chance(0.6)) {
    queue.idleHandlers.delete(known);
    machine.emit(thread.id, OpKind.RemoveIdle, { a: known, b: queue.id });
  } else {
    const handle = machine.newId();
    queue.idleHandlers.add(handle);
    machine.emit(thread.id, OpKind.AddIdle, { a: handle, b: queue.id });
  }
}
