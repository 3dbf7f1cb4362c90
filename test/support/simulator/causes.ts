/**
 * What makes operations depend on one another, beyond what the simulator does anyway: plain posts,
 * signals that are given and awaited more than once, volatile fields, callbacks of components that are
 * enabled, posted and triggered, and input.
 */
import { Flag, OpKind, Place } from '../../../server/src/trace/operations.js';
import type { CallbackKind, ComponentKind } from '../../../server/src/trace/tables.js';
import type { Action, Machine, SimQueue, SimThread } from './machine.js';

const COMPONENTS: readonly ComponentKind[] = [
  'activity',
  'activity',
  'fragment',
  'service',
  'receiver',
];

/** Callbacks of a component, in an order in which many of them come. */
const CALLBACKS: Readonly<Record<string, readonly (readonly [CallbackKind, string])[]>> = {
  activity: [
    ['lifecycle', 'onCreate'],
    ['lifecycle', 'onStart'],
    ['lifecycle', 'onResume'],
    ['ui', 'onClick'],
    ['lifecycle', 'onPause'],
    ['lifecycle', 'onStop'],
    ['lifecycle', 'onDestroy'],
  ],
  fragment: [
    ['lifecycle', 'onAttach'],
    ['lifecycle', 'onCreate'],
    ['lifecycle', 'onCreateView'],
    ['lifecycle', 'onResume'],
    ['lifecycle', 'onPause'],
  ],
  service: [
    ['service', 'onCreate'],
    ['service', 'onStartCommand'],
    ['service', 'onBind'],
    ['service', 'onUnbind'],
    ['service', 'onDestroy'],
  ],
  receiver: [
    ['broadcast', 'register'],
    ['broadcast', 'onReceive'],
    ['broadcast', 'unregister'],
  ],
};

const SIGNALS = 3;
/** Numbers that nothing else of the simulator gives out. */
const FIRST_SIGNAL = 2_000_000_000;

/** The field that `volatileAccess` touches; the simulator's own accesses have field 1. */
const VOLATILE_FIELD = 2;

/** Writes the names that the actions below use into the machine's tables. */
export function declareCauses({ tables }: Machine): void {
  if (tables.components.size > 0) return;
  tables.fields.push({ label: '2', class: 'org.app.Act', name: 'flag', volatile: true });
  tables.sources.push({ label: '1', name: 'touch' });
  for (const [index, kind] of COMPONENTS.entries()) {
    const owner = `org.app.${kind}${index + 1}`;
    tables.components.set(index + 1, { label: String(index + 1), kind, class: owner });
    for (const [callbackKind, name] of CALLBACKS[kind]!) {
      const label = String(tables.callbacks.length);
      tables.callbacks.push({ label, kind: callbackKind, owner, name });
    }
  }
}

/** A callback and the component it belongs to. */
function pickCallback(machine: Machine): { callback: number; component: number } {
  declareCauses(machine);
  const { callbacks, components } = machine.tables;
  const callback = 1 + machine.random.below(callbacks.length - 1);
  const { owner } = callbacks[callback]!;
  const component = [...components].find(([, row]) => row.class === owner)![0];
  return { callback, component };
}

function pickLooperQueue(machine: Machine): SimQueue | undefined {
  const queue = machine.servedQueue();
  return queue?.binder === true ? undefined : queue;
}

function enqueue(
  machine: Machine,
  thread: SimThread,
  queue: SimQueue,
  more: { flags?: number; c?: number; d?: number } = {},
): number {
  const task = machine.newId();
  const asynchronous = ((more.flags ?? 0) & Flag.Async) !== 0;
  machine.emit(thread.id, OpKind.Post, { a: task, b: queue.id, ...more });
  queue.messages.enqueue({ task, when: machine.now, asynchronous, barrier: false });
  return task;
}

export const plainPost: Action = (machine, thread) => {
  const queue = pickLooperQueue(machine);
  if (queue !== undefined) enqueue(machine, thread, queue);
};

export const binderPost: Action = (machine, thread) => {
  const queue = machine.servedQueue();
  const flags = machine.random.chance(0.5) ? Flag.Async : 0;
  if (queue?.binder === true) enqueue(machine, thread, queue, { flags });
};

export const callbackPost: Action = (machine, thread) => {
  const queue = pickLooperQueue(machine);
  if (queue === undefined) return;
  const { callback, component } = pickCallback(machine);
  enqueue(machine, thread, queue, { c: callback, d: component });
};

export const enable: Action = (machine, thread) => {
  const { callback, component } = pickCallback(machine);
  machine.emit(thread.id, OpKind.Enable, { a: callback, b: component });
};

export const trigger: Action = (machine, thread) => {
  const { callback, component } = pickCallback(machine);
  machine.emit(thread.id, OpKind.Trigger, { a: callback, b: component });
};

/** The `input` may stand before or after the post that it speaks of. */
export const inputPost: Action = (machine, thread) => {
  declareCauses(machine);
  const queue = pickLooperQueue(machine);
  if (queue === undefined) return;
  const input = (task: number) => {
    machine.emit(thread.id, OpKind.Input, { a: task, b: 1 });
  };
  const before = machine.random.chance(0.5);
  if (before) input(machine.lastId + 1);
  const task = enqueue(machine, thread, queue);
  if (!before) input(task);
};

export const volatileAccess: Action = (machine, thread) => {
  declareCauses(machine);
  const kind = machine.random.chance(0.5) ? OpKind.Read : OpKind.Write;
  const location = { b: VOLATILE_FIELD, place: Place.Static, flags: Flag.Volatile };
  machine.emit(thread.id, kind, location);
};

export const sharedSignal: Action = (machine, thread) => {
  const a = FIRST_SIGNAL + machine.random.below(SIGNALS);
  const given = machine.operations.some((each) => each.kind === OpKind.Signal && each.a === a);
  machine.emit(thread.id, given && machine.random.chance(0.5) ? OpKind.Await : OpKind.Signal, {
    a,
  });
};
