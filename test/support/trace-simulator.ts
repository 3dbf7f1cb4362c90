/**
 * Makes traces that can happen: a small machine of threads, loopers, binder pools, locks and
 * everything else that a racetrace records, driven by a seeded source of choices. Each thread in turn
 * does one thing that its state allows; the queues are a plain copy of Android's MessageQueue with a
 * true clock. What the trace shows of that clock is up to the options.
 */
import type { Operation } from '../../server/src/trace/batch.js';
import { OpKind } from '../../server/src/trace/operations.js';
import { lock, monitor, unlock, unlockAll, wake, wakeSleepers } from './simulator/locks.js';
import {
  Machine,
  type Action,
  type SimQueue,
  type SimThread,
  type SimulatedTrace,
  type SimulatorOptions,
} from './simulator/machine.js';
import * as others from './simulator/others.js';
import { barrier, idleHandler, post, removeTask } from './simulator/queues.js';

export type { SimulatedTrace, SimulatorOptions } from './simulator/machine.js';

export function simulateTrace(options: SimulatorOptions): SimulatedTrace {
  const machine = new Machine(options);
  machine.emit(0, OpKind.Start);
  machine.addQueue('looper');
  machine.addThread('looper', 1);
  const pool = machine.addQueue('binder');
  for (let count = 0; count < 2; count++) machine.addThread('binder', pool);
  machine.addThread('native', 0);
  for (let turn = 0; turn < options.turns; turn++) {
    machine.now += machine.random.chance(0.3) ? machine.random.below(12) : 0;
    turnOf(machine, machine.random.pick(machine.threads)!);
  }
  wakeSleepers(machine);
  machine.emitLast();
  return { tables: machine.tables, operations: machine.operations };
}

/** What any thread may do where it stands; twice what should come more often. */
const ACTIONS: readonly Action[] = [
  others.access,
  others.access,
  post,
  post,
  removeTask,
  lock,
  unlock,
  unlock,
  others.forkOrJoin,
  barrier,
  idleHandler,
  others.timer,
  others.listener,
  others.signalOrAwait,
  monitor,
  others.transact,
  others.nest,
  leaveTaskOrThread,
  leaveTaskOrThread,
];

function act(machine: Machine, thread: SimThread): void {
  machine.random.pick([...ACTIONS, ...(machine.options.more ?? [])])!(machine, thread);
}

function turnOf(machine: Machine, thread: SimThread): void {
  if (thread.phase === 'done') return;
  if (thread.waitsOn !== 0) wake(machine, thread);
  else if (thread.kind === 'native') nativeTurn(machine, thread);
  else if (thread.phase === 'created') begin(machine, thread);
  else if (thread.phase === 'before-loop') beforeLoop(machine, thread);
  else if (thread.queue !== 0 && thread.task === 0) takeTask(machine, thread);
  else act(machine, thread);
}

function nativeTurn(machine: Machine, thread: SimThread): void {
  if (machine.random.chance(0.8)) return;
  machine.emit(thread.id, OpKind.NativeEnter);
  post(machine, thread);
  machine.emit(thread.id, OpKind.NativeLeave);
}

function begin(machine: Machine, thread: SimThread): void {
  machine.emit(thread.id, OpKind.Init);
  thread.phase = thread.queue === 0 ? 'running' : 'before-loop';
  if (thread.queue !== 0) machine.emit(thread.id, OpKind.Attach, { b: thread.queue });
}

function beforeLoop(machine: Machine, thread: SimThread): void {
  if (machine.random.chance(0.5)) {
    act(machine, thread);
  } else {
    unlockAll(machine, thread);
    machine.emit(thread.id, OpKind.Loop, { b: thread.queue });
    thread.phase = 'running';
  }
}

function takeTask(machine: Machine, thread: SimThread): void {
  const queue = machine.queueOf(thread)!;
  const message = queue.messages.next(machine.now);
  if (message !== undefined) {
    queue.messages.remove(message.task);
    runTask(machine, thread, message.task);
  } else if (queue.idleHandlers.size > 0) {
    runIdle(machine, thread, queue);
  } else if (thread.id > 4 && thread.locks.length === 0 && machine.random.chance(0.02)) {
    exit(machine, thread);
  }
}

function runTask(
  machine: Machine,
  thread: SimThread,
  task: number,
  more: Partial<Operation> = {},
): void {
  machine.emit(thread.id, OpKind.Begin, { a: task, ...more });
  thread.task = task;
  thread.methods = 0;
  thread.atomics = 0;
}

/** As a task with a handle, or as DroidRacer writes it, with a post that never was in the queue. */
function runIdle(machine: Machine, thread: SimThread, queue: SimQueue): void {
  const handle = machine.random.pick([...queue.idleHandlers])!;
  const task = machine.newId();
  if (machine.random.chance(0.5)) {
    runTask(machine, thread, task, { b: handle });
    return;
  }
  machine.emit(thread.id, OpKind.Post, { a: task, b: queue.id });
  runTask(machine, thread, task);
  machine.emit(thread.id, OpKind.Idle, { a: handle, b: queue.id });
}

function exit(machine: Machine, thread: SimThread): void {
  machine.emit(thread.id, OpKind.Exit);
  thread.phase = 'done';
}

function leaveTaskOrThread(machine: Machine, thread: SimThread): void {
  if (thread.task !== 0) {
    unlockAll(machine, thread);
    machine.emit(thread.id, OpKind.End, { a: thread.task });
    thread.task = 0;
  } else if (thread.kind === 'worker' && thread.locks.length === 0 && machine.random.chance(0.4)) {
    exit(machine, thread);
  }
}
