/**
 * Free and use in the life of one component, re-entrance included (seed 002 §4.2, seed 001 §3.5 on what
 * SIERRA does better): the use can meet the freed field only if some way through the lifecycle leads
 * from the freeing callback to the using one without a callback in between that sets it again.
 */
import { movesOf, type LifecycleMachine } from '../../android/lifecycles/machine.js';

export function canMeetFreed(
  machine: LifecycleMachine,
  free: string,
  use: string,
  setting: ReadonlySet<string>,
): boolean {
  const moves = movesOf(machine);
  const states = new Set(moves.filter(({ callback }) => callback === free).map(({ to }) => to));
  for (const state of states) {
    for (const { from, callback, to } of moves) {
      if (from !== state) continue;
      if (callback === use) return true;
      if (!setting.has(callback)) states.add(to);
    }
  }
  return false;
}

/** Can the using callback come in a life in which no callback has set the field yet? */
export function canComeUnset(
  machine: LifecycleMachine,
  use: string,
  setting: ReadonlySet<string>,
): boolean {
  const moves = movesOf(machine);
  const states = new Set([machine.start]);
  for (const state of states) {
    for (const { from, callback, to } of moves) {
      if (from !== state || setting.has(callback)) continue;
      if (callback === use) return true;
      states.add(to);
    }
  }
  return false;
}
