/** Accesses, threads, timers, listeners, signals, transactions and nesting. */
import { Flag, OpKind, Place } from '../../../server/src/trace/operations.js';
import { type Machine, type SimThread, OBJECTS } from './machine.js';

export function access(machine: Machine, thread: SimThread): void {
  const kind = machine.random.chance(0.5) ? OpKind.Read : OpKind.Write;
  const a = 1 + machine.random.below(OBJECTS);
  machine.emit(thread.id, kind, { a, b: 1, place: Place.Field, site: 1 });
}

export function forkOrJoin(machine: Machine, thread: SimThread): void {
  const done = machine.random.pick(machine.threads.filter(({ phase }) => phase === 'done'));
  if (done !== undefined && machine.random.chance(0.5)) {
    machine.emit(thread.id, OpKind.Join, { a: done.id });
  } else if (machine.threads.length < 12) {
    const child = machine.random.chance(0.3)
      ? machine.addThread('looper', machine.addQueue('looper'))
      : machine.addThread('worker', 0);
    machine.emit(thread.id, OpKind.Fork, { a: child.id });
  }
}

export function timer(machine: Machine, thread: SimThread): void {
  const known = machine.random.pick([...machine.timers.keys()]);
  if (known === undefined || machine.random.chance(0.4)) {
    const periodic = machine.random.chance(0.5);
    const handle = machine.newId();
    machine.timers.set(handle, periodic);
    machine.emit(thread.id, OpKind.Schedule, { a: handle, c: periodic ? 5 : 0 });
  } else if (machine.random.chance(0.3)) {
    machine.timers.delete(known);
    machine.emit(thread.id, OpKind.Cancel, { a: known });
  } else {
    if (machine.timers.get(known) === false) machine.timers.delete(known);
    machine.emit(thread.id, OpKind.Fire, { a: known });
  }
}

export function listener(machine: Machine, thread: SimThread): void {
  const known = machine.random.pick([...machine.listeners]);
  if (known === undefined || machine.random.chance(0.4)) {
    const handle = machine.newId();
    machine.listeners.add(handle);
    machine.emit(thread.id, OpKind.Register, { a: handle });
  } else if (machine.random.chance(0.3)) {
    machine.listeners.delete(known);
    machine.emit(thread.id, OpKind.Unregister, { a: known });
  } else {
    machine.emit(thread.id, OpKind.Invoke, { a: known });
  }
}

export function signalOrAwait(machine: Machine, thread: SimThread): void {
  const known = machine.random.pick(machine.signals);
  if (known === undefined || machine.random.chance(0.5)) {
    machine.signals.push(machine.newId());
    machine.emit(thread.id, OpKind.Signal, { a: machine.lastId });
  } else {
    machine.emit(thread.id, OpKind.Await, { a: known });
  }
}

export function transact(machine: Machine, thread: SimThread): void {
  const [id, transaction] = machine.random.pick([...machine.transactions]) ?? [0, undefined];
  if (transaction === undefined || machine.random.chance(0.3)) {
    const oneway = machine.random.chance(0.3);
    const fresh = machine.newId();
    machine.transactions.set(fresh, { step: 0, oneway });
    machine.emit(thread.id, OpKind.Transact, { a: fresh, flags: oneway ? Flag.OneWay : 0 });
    return;
  }
  const kind = [OpKind.Receive, OpKind.Reply, OpKind.Return][transaction.step++]!;
  machine.emit(thread.id, kind, { a: id });
  if (kind === OpKind.Return || transaction.oneway) machine.transactions.delete(id);
}

export function nest(machine: Machine, thread: SimThread): void {
  const choice = machine.random.below(4);
  if (choice === 0) {
    thread.methods++;
    machine.emit(thread.id, OpKind.Enter, { a: 1 });
  } else if (choice === 1) {
    thread.atomics++;
    machine.emit(thread.id, OpKind.Atomic);
  } else if (choice === 2 && thread.methods > 0) {
    thread.methods--;
    machine.emit(thread.id, OpKind.Leave);
  } else if (thread.atomics > 0) {
    thread.atomics--;
    machine.emit(thread.id, OpKind.EndAtomic);
  }
}
