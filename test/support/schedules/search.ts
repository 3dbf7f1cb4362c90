/**
 * All schedules of a small program: every state that it can reach is visited once. Answered for every
 * pair of operations: can the second have happened while the first has not? A schedule that gets stuck
 * counts as far as it goes.
 */
import type { Random } from '../simulator/random.js';
import { ALL, has, ProgramMachine, type MachineOptions, type State } from './machine.js';
import type { Program } from './program.js';

export interface AllSchedules {
  /** Some schedule comes to the second without having done the first. */
  readonly without: (first: number, second: number) => boolean;
  /** So does one that then goes on until all of `allowed` has happened. */
  readonly reversed: (first: number, second: number) => boolean;
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
  options: MachineOptions = {},
): AllSchedules | undefined {
  const machine = new ProgramMachine(program, allowed, options);
  const initial = machine.initial();
  const seen = new Set([keyOf(initial)]);
  const states: State[] = [initial];
  const cameFrom = new Map<string, State[]>();
  for (const state of states) {
    if (seen.size > most) return undefined;
    for (const { next } of machine.moves(state)) {
      const key = keyOf(next);
      if (!seen.has(key)) states.push(next);
      seen.add(key);
      cameFrom.set(key, [...(cameFrom.get(key) ?? []), state]);
    }
  }
  const missing = missingIn(program, states);
  const missingAndDone = missingIn(program, statesThatEnd(states, cameFrom, allowed));
  return {
    without: (first, second) => has(missing[second]!, first),
    reversed: (first, second) => has(missingAndDone[second]!, first),
    states: seen.size,
  };
}

/** For each operation, those that some state with it lacks. */
function missingIn(program: Program, states: Iterable<State>): number[] {
  const missing = program.operations.map(() => 0);
  for (const { done } of states) {
    for (const step of missing.keys()) if (has(done, step)) missing[step]! |= ~done;
  }
  return missing;
}

/** States from which everything allowed still happens. */
function statesThatEnd(
  states: readonly State[],
  cameFrom: ReadonlyMap<string, readonly State[]>,
  allowed: number,
): Set<State> {
  const ending = new Set(states.filter(({ done }) => (allowed & ~done) === 0));
  for (const state of ending) {
    for (const before of cameFrom.get(keyOf(state)) ?? []) ending.add(before);
  }
  return ending;
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
