/**
 * What follows from comparing threads: of a thread, looper or id that is the own one with one that is known, and
 * what the truth of that says of the thread that asks.
 */
import type { Variable } from '../../java/ir/statements.js';
import type { ThreadTest } from '../knowledge/knowledge.js';
import type { LooperThread } from './looper-threads.js';

export type ThreadKind = 'main' | 'worker';

/**
 * What a value tells, besides what the tables say of calls. `other`: a thread that is not the main one; `is-other`:
 * true on one such thread; `is-not-other`: false there.
 */
export type Tells = ThreadTest['tells'] | LooperThread | 'is-worker' | 'is-other' | 'is-not-other';

export interface Telling {
  of(variable: Variable | undefined): Tells | undefined;
  /** By the object as well that it holds. */
  standsFor(variable: Variable): Tells | undefined;
}

/** The only threads that come on where a condition holds, and where it does not; undefined for any. */
export interface Sides {
  readonly holds: ThreadKind | undefined;
  readonly fails: ThreadKind | undefined;
}

/** What is asked of a looper, thread or id stands for the same thread. */
export const SAME_THREAD: ReadonlySet<string> = new Set([
  'getThread',
  'getId',
  'threadId',
  'getLooper',
]);

/** Of `left == right`. */
export function compared(left: Variable, right: Variable, telling: Telling): Tells | undefined {
  if (telling.of(left) === 'current') return isThreadOf(telling.standsFor(right));
  return telling.of(right) === 'current' ? isThreadOf(telling.standsFor(left)) : undefined;
}

/** Is it the own thread? */
export function isThreadOf(tells: Tells | undefined): Tells | undefined {
  return tells === 'main' ? 'is-main' : tells === 'other' ? 'is-other' : undefined;
}

export function ofComparison(
  operator: string,
  [left, right]: readonly Variable[],
  telling: Telling,
): Tells | undefined {
  if (operator === '!') return negated(telling.of(left));
  if (left === undefined || right === undefined) return undefined;
  if (operator === '==') return compared(left, right, telling);
  return operator === '!=' ? negated(compared(left, right, telling)) : undefined;
}

function negated(tells: Tells | undefined): Tells | undefined {
  switch (tells) {
    case 'is-main':
      return 'is-worker';
    case 'is-worker':
      return 'is-main';
    case 'is-other':
      return 'is-not-other';
    case 'is-not-other':
      return 'is-other';
    default:
      return undefined;
  }
}

/** Of a value that is tested for this truth. */
export function sidesOf(tells: Tells | undefined, expected: boolean): Sides | undefined {
  switch (expected ? tells : negated(tells)) {
    case 'is-main':
      return { holds: 'main', fails: 'worker' };
    case 'is-worker':
      return { holds: 'worker', fails: 'main' };
    case 'is-other':
      return { holds: 'worker', fails: undefined };
    case 'is-not-other':
      return { holds: undefined, fails: 'worker' };
    default:
      return undefined;
  }
}
