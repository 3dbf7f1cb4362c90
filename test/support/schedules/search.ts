/**
 * All schedules of a small program: every state that it can reach is visited once. Answered for every
 * pair of operations: can the second have happened while the first has not? A schedule that gets stuck
 * counts as far as it goes.
 */
import type { Random } from '../simulator/random.js';
import { ALL, has, ProgramMachine, type State } from './machine.js';
import type { Program } from './program.js';

export interface AllSchedules {
  /** Some schedule comes to the second without having done the first. */
  readonly without: (first: number, second: number) => boolean;
  readonly states: number;
}

/**
 * Schedules that do only what is in `allowed`, a set of operations; see ProgramMachine. Nothing if
 * there are more states than `most`.
 */
export function searchSchedules(
  program: Program,
  most: number,
  allowed: number = ALL,
): AllSchedules | undefined {
  const machine = new ProgramMachine(program, allowed);
  const missing = program.operations.map(() => 0);
  const initial = machine.initial();
  const seen = new Set([keyOf(initial)]);
  const open: State[] = [initial];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.size > most) return undefined;
    for (const step of program.operations.keys()) {
      if (has(state.done, step)) missing[step]! |= ~state.done;
    }
    for (const { next } of machine.moves(state)) {
      const key = keyOf(next);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return { without: (first, second) => has(missing[second]!, first), states: seen.size };
}

/** One schedule: operations in the order in which they happen, until nothing more can. */
export function randomSchedule(program: Program, random: Random): number[] {
  const machine = new ProgramMachine(program);
  const schedule: number[] = [];
  let state = machine.initial();
  for (;;) {
    const move = random.pick(machine.moves(state));
    if (move === undefined) return schedule;
    if (move.step >= 0) schedule.push(move.step);
    state = move.next;
  }
}

function keyOf({ done, now, queues }: State): string {
  const messages = queues.map((queue) => queue.map(({ task, when }) => `${task}@${when}`).join());
  return `${done} ${now} ${messages.join(';')}`;
}
