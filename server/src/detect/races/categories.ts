/**
 * The category of a race (DroidRacer, PLDI 2014, 4.3), by the first of its tests that holds, in the
 * paper's order. Where the paper asks whether one environment's post is not before the other we ask
 * for both directions, as its tool does: events whose posts are ordered cannot happen in parallel.
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Performer } from '../context/performers.js';
import { isPostedBefore, type EnvironmentPost } from '../context/post-order.js';
import type { RaceCategory } from '../report.js';

export const CATEGORIES: readonly RaceCategory[] = [
  'multi-threaded',
  'co-enabled',
  'delayed',
  'cross-posted',
  'unknown',
];

/** `second` performs the operation that the clock was shown last. */
export function categoryOf(first: Performer, second: Performer, clock: CausalClock): RaceCategory {
  if (first.thread !== second.thread) return 'multi-threaded';
  if (areCoEnabled(first.cause?.post, second.cause?.post, clock)) return 'co-enabled';
  if (first.delayed !== second.delayed) return 'delayed';
  if (first.crossed !== second.crossed) return 'cross-posted';
  return 'unknown';
}

function areCoEnabled(
  first: EnvironmentPost | undefined,
  second: EnvironmentPost | undefined,
  clock: CausalClock,
): boolean {
  if (first === undefined || second === undefined) return false;
  const ordered = isPostedBefore(first, second) ?? clock.knows(first.chain, first.tick);
  return !ordered && isPostedBefore(second, first) !== true;
}
