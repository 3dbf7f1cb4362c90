/**
 * How likely it is that a condition has held by chance, from the samples that told: the justification
 * tests that keep accidents out, in the manner of Daikon. Each takes the plainest world in which the
 * condition would be no more than an accident: as many other values as there were values.
 */
import type { Bound, VariableStats } from './variable-stats.js';

/** A condition is kept if it could have held by chance with this probability at most. */
export const MOST_CHANCE = 0.01;

/** Each sample could as well have come out the other way. */
export function evenly(samples: number): number {
  return 0.5 ** samples;
}

/** `x is one of k values`: one more value, as likely as each of them, was never drawn. */
export function oneMoreOf(values: number, samples: number): number {
  return (values / (values + 1)) ** samples;
}

/** A bound: the next number beyond, as likely as the one on the bound, was never drawn. */
export function beyond({ count }: Bound): number {
  return evenly(count);
}

/** One number among all between the lowest and the highest was never drawn. */
export function missedOne(range: number, samples: number): number {
  return range <= 1 ? 1 : (1 - 1 / range) ** samples;
}

/** How many numbers lie between the lowest and the highest of the variables and `also`, these included. */
export function rangeOf(variables: readonly VariableStats[], also: readonly number[] = []): number {
  const numbers = [
    ...variables.flatMap(({ low, high }) => [low, high].flatMap((bound) => bound?.value ?? [])),
    ...also,
  ];
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}
