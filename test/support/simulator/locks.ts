/** Locks, taken again and shared, and monitors: a thread in `wait` has let go, unrecorded. */
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import { type Machine, type SimThread, OBJECTS } from './machine.js';

export function lock(machine: Machine, thread: SimThread): void {
  const object = 1 + machine.random.below(OBJECTS);
  const shared = machine.random.chance(0.3);
  if (!machine.mayTake(thread, object, shared)) return;
  thread.locks.push({ object, shared });
  machine.emit(thread.id, OpKind.Lock, { a: object, flags: shared ? Flag.Shared : 0 });
}

export function unlock(machine: Machine, thread: SimThread): void {
  const held = thread.locks.pop();
  if (held === undefined) return;
  machine.emit(thread.id, OpKind.Unlock, { a: held.object, flags: held.shared ? Flag.Shared : 0 });
}

export function unlockAll(machine: Machine, thread: SimThread): void {
  while (thread.locks.length > 0) unlock(machine, thread);
}

/** Wakes somebody who waits on a monitor that this thread holds, or waits on it itself. */
export function monitor(machine: Machine, thread: SimThread): void {
  const held = thread.locks.filter(({ shared }) => !shared);
  const object = machine.random.pick(held)?.object;
  if (object === undefined) return;
  const sleeper = machine.threads.find((other) => other.waitsOn === object && !other.woken);
  if (sleeper !== undefined) {
    sleeper.woken = true;
    const b = machine.random.chance(0.7) ? sleeper.id : 0;
    machine.emit(thread.id, OpKind.Notify, { a: object, b });
  } else if (
    thread.kind === 'worker' &&
    thread.locks.every((lock) => lock.object === object && !lock.shared)
  ) {
    thread.waitsOn = object;
    thread.waitsWith = thread.locks.length;
    thread.locks.length = 0;
  }
}

/** A wait returns once it was notified and its monitor is free. */
export function wake(machine: Machine, thread: SimThread): void {
  if (!thread.woken || !machine.mayTake(thread, thread.waitsOn, false)) return;
  machine.emit(thread.id, OpKind.Wait, { a: thread.waitsOn });
  for (let count = 0; count < thread.waitsWith; count++) {
    thread.locks.push({ object: thread.waitsOn, shared: false });
  }
  thread.waitsOn = 0;
  thread.woken = false;
}

/** A trace that ends while threads wait does not show that they do. */
export function wakeSleepers(machine: Machine): void {
  const main = machine.threads[0]!;
  const sleepers = machine.threads.filter(({ waitsOn }) => waitsOn !== 0);
  for (const thread of machine.threads) unlockAll(machine, thread);
  for (const sleeper of sleepers) {
    if (!sleeper.woken) machine.emit(main.id, OpKind.Notify, { a: sleeper.waitsOn, b: sleeper.id });
    sleeper.woken = true;
    wake(machine, sleeper);
    unlockAll(machine, sleeper);
  }
}
