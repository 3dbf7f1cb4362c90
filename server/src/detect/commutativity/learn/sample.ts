/**
 * One run of a handler, as learning sees it (thesis 5.3.3): the live-in values of the shared data that
 * it accessed, and of their neighbours of the same abstract type.
 */
import type { Value } from '../../../trace/value.js';
import type { Variable } from '../conditions/variable.js';

/** Whoever calls the handler, in the same event, or the handler itself. */
export type Tester = 'dispatcher' | 'handler';

export interface SampleVariable {
  readonly variable: Variable;
  readonly value: Value;
  /** Accessed by the handler itself; the others are neighbours. */
  readonly accessed: boolean;
  /** Written anew since the last sample of this handler in this run of the app. */
  readonly fresh: boolean;
  /** Dereferenced, and nothing had tested it for null before. */
  readonly dereferenced: boolean;
  /** Who tested it, for null or for its value, before it was used. */
  readonly nullTest: Tester | undefined;
  readonly valueTest: Tester | undefined;
  /** Only variables of the same one are compared with each other; 0 is like no other. */
  readonly abstractType: number;
}

export interface Sample {
  readonly handler: string;
  readonly variables: readonly SampleVariable[];
}
