/**
 * ACQUIRE and RELEASE of Figure 5, for locks that a thread may take again (as in Java) and that may
 * have a shared side. A thread in `wait` has let its monitor go without a line that says so: only the
 * end of the wait is recorded. So when a lock is taken that another thread holds, it is told when
 * that other thread acts next, and not at all if this next act is the return from a wait.
 */
import { Flag, OpKind } from '../../operations.js';
import { LockState } from '../locks-held.js';
import { type RuleTable, type State, type Step, related } from '../state.js';
import type { Suspicion, ThreadState } from '../thread-state.js';

function acquire(state: State, { actor, line, a, flags }: Step): void {
  const shared = (flags & Flag.Shared) !== 0;
  const lock = lockOf(state, a);
  const own = lock.holdOf(actor.id, shared);
  if (own !== undefined) {
    own.count++;
    return;
  }
  if (lock.exclusive !== undefined && lock.exclusive.thread !== actor.id) {
    displace(state, lock, { object: a, hold: lock.exclusive, taker: actor.id, line });
  }
  const reader = shared ? undefined : lock.otherReader(actor.id);
  if (reader !== undefined) tellHeld(state, { object: a, hold: reader, taker: actor.id, line });
  lock.put({ thread: actor.id, line, count: 1 }, shared);
  actor.held.add(a);
}

function lockOf(state: State, object: number): LockState {
  const known = state.locks.get(object);
  if (known !== undefined) return known;
  const lock = new LockState();
  state.locks.set(object, lock);
  return lock;
}

/** Takes the lock from its holder, who is wrong to have it, or waits. */
function displace(state: State, lock: LockState, suspicion: Suspicion): void {
  const holder = state.thread(suspicion.hold.thread);
  lock.exclusive = undefined;
  holder.displaced.set(suspicion.object, suspicion.hold);
  if (lock.holdOf(holder.id, true) === undefined) holder.held.delete(suspicion.object);
  if (state.implicitThreads) tellHeld(state, suspicion);
  else holder.suspicions.push(suspicion);
  holder.attention = true;
}

function tellHeld(state: State, { object, hold, taker, line }: Suspicion, end = false): void {
  const names = state.names;
  const holder = names.thread(hold.thread);
  const text = `${names.thread(taker)} takes ${names.object(object)}, but ${holder} holds it`;
  const taken = related(hold.line, `${holder} takes it here`);
  // A thread that is still in `wait` when the trace ends never shows it.
  const severity = end && state.monitorsRecorded ? 'warning' : 'error';
  state.tellAs(severity, 'acquire-of-held-lock', line, text, taken);
}

/** The holder acts: it was in `wait` all the time only if what it does is to return from it. */
export function settleSuspicions(state: State, step: Step): void {
  const suspicions = step.actor.suspicions;
  if (suspicions.length === 0) return;
  step.actor.suspicions = [];
  for (const suspicion of suspicions) {
    if (step.kind === OpKind.Wait) takeBack(state, step, suspicion);
    else tellHeld(state, suspicion);
  }
}

/** A wait returns with its monitor held again; whoever has it now must be waiting in turn. */
function takeBack(state: State, { actor, line }: Step, { object, hold }: Suspicion): void {
  const lock = lockOf(state, object);
  const rival = lock.exclusive;
  if (rival !== undefined) displace(state, lock, { object, hold: rival, taker: actor.id, line });
  actor.displaced.delete(object);
  actor.held.add(object);
  lock.exclusive = hold;
}

/** The trace ends while threads hold locks that others took. */
export function tellOpenSuspicions(state: State): void {
  for (const thread of state.threads()) {
    for (const suspicion of thread?.suspicions ?? []) tellHeld(state, suspicion, true);
  }
}

function release(state: State, step: Step): void {
  const { actor, a } = step;
  const shared = (step.flags & Flag.Shared) !== 0;
  const lock = state.locks.get(a);
  const hold = lock?.holdOf(actor.id, shared);
  if (lock !== undefined && hold !== undefined) {
    if (--hold.count === 0) drop(state, lock, actor, a, shared);
  } else if (!releaseDisplaced(actor, a)) {
    tellNotHeld(state, step, lock, shared);
  }
}

function releaseDisplaced(actor: ThreadState, object: number): boolean {
  const hold = actor.displaced.get(object);
  if (hold === undefined) return false;
  if (--hold.count === 0) actor.displaced.delete(object);
  return true;
}

function drop(state: State, lock: LockState, actor: ThreadState, object: number, shared: boolean) {
  lock.drop(actor.id, shared);
  if (lock.holdOf(actor.id, !shared) === undefined) actor.held.delete(object);
  if (lock.free) state.locks.delete(object);
}

function tellNotHeld(state: State, step: Step, lock: LockState | undefined, shared: boolean): void {
  const { actor, line, a } = step;
  const names = state.names;
  const text = `${names.thread(actor.id)} releases ${names.object(a)}`;
  const other = lock?.holdOf(actor.id, !shared);
  if (lock !== undefined && other !== undefined) {
    const [is, was] = shared ? ['shared', 'exclusive'] : ['exclusive', 'shared'];
    const taken = related(other.line, 'it is taken here');
    const how = `${text} as ${is}, but took it as ${was}`;
    state.tell('release-of-other-kind', line, how, taken);
    drop(state, lock, actor, a, !shared);
    return;
  }
  const holder = lock?.exclusive ?? lock?.otherReader(actor.id);
  const who = holder === undefined ? '' : names.thread(holder.thread);
  const taken = holder && related(holder.line, `${who} takes it here`);
  const why = holder === undefined ? 'but does not hold it' : `but ${who} holds it`;
  state.tell('release-not-held', line, `${text}, ${why}`, taken);
}

/** The thread ends: Java lets it keep explicit locks, but nobody can ever take them again. */
export function releaseAll(state: State, thread: ThreadState, line: number): void {
  for (const object of thread.held) {
    const lock = lockOf(state, object);
    const hold = lock.holdOf(thread.id, false) ?? lock.holdOf(thread.id, true);
    const text = `${state.names.thread(thread.id)} ends, but still holds ${state.names.object(object)}`;
    state.tell('exit-with-lock', line, text, hold && related(hold.line, 'it is taken here'));
    if (lock.holdOf(thread.id, false) !== undefined) lock.drop(thread.id, false);
    lock.drop(thread.id, true);
    if (lock.free) state.locks.delete(object);
  }
  thread.held.clear();
}

export const LOCK_RULES: RuleTable = {
  [OpKind.Lock]: acquire,
  [OpKind.Unlock]: release,
};
