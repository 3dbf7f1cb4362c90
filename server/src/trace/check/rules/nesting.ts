/**
 * What comes in pairs: methods and atomic blocks (NESTING), counted within a task and, outside tasks,
 * within the thread; and the native brackets of untracked threads (NATIVE). A recording that begins
 * in the middle sees methods left that it did not see entered, so that is a warning, told once.
 */
import { OpKind } from '../../operations.js';
import { type RuleTable, type State, type Step, related } from '../state.js';
import { Told } from '../thread-state.js';

function enter(_state: State, { actor }: Step): void {
  actor.methods++;
}

function leave(state: State, { actor, line }: Step): void {
  if (actor.methods > 0) actor.methods--;
  else if (actor.firstTime(Told.Leave)) {
    const text = `${state.names.thread(actor.id)} leaves a method that it has not entered`;
    state.tell('leave-without-enter', line, text);
  }
}

function atomic(_state: State, { actor }: Step): void {
  actor.atomics++;
}

function endAtomic(state: State, { actor, line }: Step): void {
  if (actor.atomics > 0) actor.atomics--;
  else if (actor.firstTime(Told.EndAtomic)) {
    const text = `${state.names.thread(actor.id)} ends an atomic block that it has not begun`;
    state.tell('end-atomic-without-atomic', line, text);
  }
}

function nativeEnter(state: State, { actor, line }: Step): void {
  if (actor.nativeLine !== 0) {
    const text = `${state.names.thread(actor.id)} comes in from native code, but has not gone back`;
    const before = related(actor.nativeLine, 'it comes in here');
    state.tell('native-enter-twice', line, text, before);
  }
  actor.nativeLine = line;
}

function nativeLeave(state: State, { actor, line }: Step): void {
  if (actor.nativeLine === 0) {
    const text = `${state.names.thread(actor.id)} goes back to native code, but did not come from there`;
    state.tell('native-leave-without-enter', line, text);
  }
  actor.nativeLine = 0;
}

export const NESTING_RULES: RuleTable = {
  [OpKind.Enter]: enter,
  [OpKind.Leave]: leave,
  [OpKind.Atomic]: atomic,
  [OpKind.EndAtomic]: endAtomic,
  [OpKind.NativeEnter]: nativeEnter,
  [OpKind.NativeLeave]: nativeLeave,
};
