/**
 * When messages are due, as far as it can be known without a clock: after a delay, at a time of their own,
 * or before everything. Who is due before whom is then a difference of two times, which a schedule is to
 * keep: time(to) is at least time(from) + weight.
 */
import type { Columns } from '../../trace/batch.js';
import { Flag } from '../../trace/operations.js';

/** Stands in a difference for the time 0. */
export const TIME_ZERO = -2;

/** Milliseconds by which one thing is surely later than another. */
const A_MOMENT = 1;

export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Two posts of one queue, not at the front: the first is due before the second, or not later. */
export interface Ahead {
  readonly first: number;
  readonly second: number;
  /** Due at another time; else it is also posted before. */
  readonly isStrict: boolean;
}

type Source = Pick<Columns, 'flags' | 'amount'>;

export function isFront({ flags }: Source, post: number): boolean {
  return (flags[post]! & Flag.Front) !== 0;
}

export function isAtTime(columns: Source, post: number): boolean {
  return !isFront(columns, post) && (columns.flags[post]! & Flag.AtTime) !== 0;
}

export function isAsync({ flags }: Source, post: number): boolean {
  return (flags[post]! & Flag.Async) !== 0;
}

/** Milliseconds from the post, or from the time 0. */
export function dueAmount(columns: Source, post: number): number {
  const amount = columns.amount[post]!;
  return isAtTime(columns, post) ? amount : Math.max(0, amount);
}

/** PRIORITY: whether of two messages posted in this order the second is never due before the first. */
export function keepsOrder(columns: Source, first: number, second: number): boolean {
  if (isAtTime(columns, first) !== isAtTime(columns, second)) return false;
  return dueAmount(columns, first) <= dueAmount(columns, second);
}

export function dueDifference(columns: Source, { first, second, isStrict }: Ahead): Difference {
  const [one, other] = [dueAmount(columns, first), dueAmount(columns, second)];
  if (isAtTime(columns, first) && isAtTime(columns, second)) {
    const isKept = isStrict ? one < other : one <= other;
    return { from: TIME_ZERO, to: TIME_ZERO, weight: isKept ? 0 : A_MOMENT };
  }
  return {
    from: isAtTime(columns, first) ? TIME_ZERO : first,
    to: isAtTime(columns, second) ? TIME_ZERO : second,
    weight: one - other + (isStrict ? A_MOMENT : 0),
  };
}

/** When a message can begin at the earliest. */
export function sendDifference(columns: Source, post: number, begin: number): Difference {
  if (isFront(columns, post)) return { from: post, to: begin, weight: 0 };
  const from = isAtTime(columns, post) ? TIME_ZERO : post;
  return { from, to: begin, weight: dueAmount(columns, post) };
}

/** Whether the first may be due before the second at all, in this way, if nothing is posted before its earliest time. */
export function mayBeAhead(columns: Source, ahead: Ahead, earliest?: Float64Array): boolean {
  const { first, second, isStrict } = ahead;
  if (isFront(columns, first) || isFront(columns, second)) return false;
  const { from, to, weight } = dueDifference(columns, ahead);
  if (from === TIME_ZERO && to === TIME_ZERO) return weight <= 0;
  if (to === TIME_ZERO && (earliest?.[from] ?? 0) + weight > 0) return false;
  // Where it has to be posted before, the way that says so is the weaker one.
  return !isStrict || from === TIME_ZERO || to === TIME_ZERO || weight <= 0;
}
