/** What a rule that pairs operations is made of: steps by kind of operation, before it and after it. */
import type { Columns } from '../../trace/batch.js';
import { Flag, type OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { Channels } from './rule.js';
import type { Model, Segment } from './segments.js';

export interface PairRuleOptions {
  readonly model: Model;
  /**
   * The operation comes after all that this thread has done so far. JOIN wants it where the exit of
   * a thread is not recorded; to release after every operation would cost more than all else.
   */
  readonly joinThread: (thread: number) => void;
}

export interface RuleContext extends PairRuleOptions {
  readonly tables: TraceTables;
  readonly channels: Channels;
}

export type Step = (columns: Columns, index: number, segment: Segment) => void;

/** Steps by row; a kind is the row of its operations, except of accesses to volatile locations. */
export type Steps = Readonly<Partial<Record<number, Step>>>;

/** Kinds are below this; rows of volatile accesses are above. */
const VOLATILE_ROWS = 64;
export const STEP_ROWS = 2 * VOLATILE_ROWS;

export function volatileRow(kind: OpKind): number {
  return VOLATILE_ROWS + kind;
}

/** The row of the operation at `index`. No branch: this is done twice for every operation. */
export function stepRow(columns: Columns, index: number): number {
  return columns.kind[index]! + (columns.flags[index]! & Flag.Volatile) * ROWS_PER_VOLATILE;
}

const ROWS_PER_VOLATILE = VOLATILE_ROWS / Flag.Volatile;

export interface PairRule {
  /** What operations of a kind take in. */
  readonly before?: Steps;
  /** What operations of a kind give out. */
  readonly after?: Steps;
  /** What the first operation of a segment takes in, whatever its kind; comes before `before`. */
  readonly opening?: Step;
  /** What the last operation of a task, and every one in a bracket, gives out. */
  readonly closing?: Step;
}

export type CreatePairRule = (context: RuleContext) => PairRule;
