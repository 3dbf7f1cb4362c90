/**
 * The smallest change that turns two operations of a small program round, by a search of all its schedules. The
 * measure: how many pairs of operations happen in another order than they were recorded in.
 */
import { ProgramMachine, has, type MachineOptions, type State } from './machine.js';
import type { Program } from './program.js';

/** Of a schedule, as the recorded places of what happens. */
export function changesIn(order: readonly number[]): number {
  return order.reduce(
    (sum, place, at) => sum + order.slice(at + 1).filter((later) => later < place).length,
    0,
  );
}

/** Of all schedules with the second before the first; undefined where none has everything. */
export function leastChanges(
  program: Program,
  recorded: readonly number[],
  [first, second]: readonly [number, number],
  options: MachineOptions,
): number | undefined {
  const all = recorded.reduce((set, step) => set | (1 << step), 0);
  const machine = new ProgramMachine(program, all, options);
  const placeOf = new Map(recorded.map((step, place) => [step, place]));
  const passed = ({ done }: State, step: number) =>
    recorded.slice(0, placeOf.get(step)).filter((each) => !has(done, each)).length;
  const levels: State[][] = [[machine.initial()]];
  const settled = new Set<string>();
  for (let changes = 0; changes < levels.length; changes++) {
    for (const state of levels[changes] ?? []) {
      const key = JSON.stringify(state);
      if (settled.has(key)) continue;
      settled.add(key);
      if ((all & ~state.done) === 0) return changes;
      for (const { step, next } of machine.moves(state)) {
        if (step === first && !has(state.done, second)) continue;
        const sum = changes + (step < 0 ? 0 : passed(state, step));
        (levels[sum] ??= []).push(next);
      }
    }
  }
  return undefined;
}
