/**
 * What each kind of operation says, as a phrase after the name of its thread. `{…}` is filled with
 * what the operation names; a part in `[…]` is left out when one of its names was not recorded.
 */
import { OpKind } from '../operations.js';

const PHRASES: Readonly<Partial<Record<OpKind, string>>> = {
  [OpKind.Init]: 'starts running',
  [OpKind.Exit]: 'ends',
  [OpKind.Fork]: 'starts {thread}',
  [OpKind.Join]: 'has waited until {thread} ended',
  [OpKind.Attach]: 'attaches {queue} to itself',
  [OpKind.Loop]: 'begins to run the tasks of {queue}',
  [OpKind.Post]: 'posts {task}[ to {queue}][, {when}]',
  [OpKind.Begin]: 'begins {task}[, which runs idle handler {handle}]',
  [OpKind.End]: 'ends {task}',
  [OpKind.Remove]: 'takes {task} out of its queue: it will not run',
  [OpKind.Barrier]: 'puts a sync barrier[, {task},] into {queue}: only asynchronous tasks run',
  [OpKind.Unbarrier]: 'takes the sync barrier[ {task}] away',
  [OpKind.AddIdle]: 'adds idle handler {handle} to {queue}',
  [OpKind.RemoveIdle]: 'removes idle handler {handle}[ from {queue}]',
  [OpKind.Idle]: 'runs idle handler {handle}[ of {queue}]',
  [OpKind.Schedule]: 'sets timer {handle}[, {when}][, then every {period}]',
  [OpKind.Fire]: 'runs timer {handle}',
  [OpKind.Cancel]: 'cancels timer {handle}',
  [OpKind.Input]:
    'says that {task} comes from outside the app[: from {source}][, sequence {sequence}]',
  [OpKind.Enable]: 'lets the platform call {callback} from now on',
  [OpKind.Trigger]: 'is in {callback}, which the platform calls[ for intent {intent}]',
  [OpKind.Instance]: 'creates {component}[ for intent {intent}]',
  [OpKind.Register]: 'registers listener {handle}[: {callback}]',
  [OpKind.Unregister]: 'unregisters listener {handle}',
  [OpKind.Invoke]: 'calls listener {handle}[: {callback}]',
  [OpKind.Signal]: 'signals {handle}: whoever waits for it may go on',
  [OpKind.Await]: 'has waited for {handle}',
  [OpKind.Notify]: 'notifies[ {object}][ and wakes {thread}]',
  [OpKind.Wait]: 'has returned from waiting[ on {object}]',
  [OpKind.Lock]: 'takes lock {object}[ ({shared})]',
  [OpKind.Unlock]: 'releases lock {object}[ ({shared})]',
  [OpKind.Transact]: 'sends binder transaction {transaction}[ ({oneway})]',
  [OpKind.Receive]: 'begins to handle binder transaction {transaction}',
  [OpKind.Reply]: 'answers binder transaction {transaction}',
  [OpKind.Return]: 'has the answer to binder transaction {transaction}',
  [OpKind.NativeEnter]: 'comes in from native code that is not tracked',
  [OpKind.NativeLeave]: 'goes back to native code that is not tracked',
  [OpKind.New]: 'allocates {object}[, a {class}]',
  [OpKind.Read]: 'reads {location}[ and sees {value}]',
  [OpKind.Write]: 'writes[ {value} to] {location}',
  [OpKind.Deref]: 'dereferences[ {value}][, read from {location}]',
  [OpKind.Branch]: 'branches on {location}[ = {value}]: {test}[; {region} only then]',
  [OpKind.Relate]: '{relates} {location} and {second}',
  [OpKind.Block]: 'closes block {number} of its accesses',
  [OpKind.Enter]: 'enters {method}',
  [OpKind.Leave]: 'leaves[ {method}]',
  [OpKind.Atomic]: 'begins a block that its author says is atomic',
  [OpKind.EndAtomic]: 'ends the atomic block',
  [OpKind.Snapshot]: 'records what the user sees[ of {component}], on {entry}',
  [OpKind.Shows]: 'shows {name}[ = {value}]',
  [OpKind.Nop]: 'does nothing of interest',
};

/** Fills the phrase of a kind; `fill` gives '' for what was not recorded. */
export function phrase(kind: OpKind, fill: (slot: string) => string): string {
  const pattern = PHRASES[kind] ?? 'does nothing of interest';
  // First the optional parts, then the slots: what is filled in is never looked at again.
  return pattern
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isRecorded(part, fill) ? part : ''))
    .replace(/\{(\w+)\}/g, (_, slot: string) => fill(slot) || `(${slot} not recorded)`);
}

function isRecorded(part: string, fill: (slot: string) => string): boolean {
  return [...part.matchAll(/\{(\w+)\}/g)].every((match) => fill(match[1]!) !== '');
}
