/** What a rule that pairs operations is made of: steps by kind of operation, before it and after it. */
import type { Columns } from '../../trace/batch.js';
import type { OpKind } from '../../trace/operations.js';
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

export type Steps = Readonly<Partial<Record<OpKind, Step>>>;

export interface PairRule {
  /** What operations of a kind take in. */
  readonly before?: Steps;
  /** What operations of a kind give out. */
  readonly after?: Steps;
  /** What the first operation of a segment takes in, whatever its kind; comes before `before`. */
  readonly opening?: Step;
  /** What every operation outside of whole threads gives out. */
  readonly closing?: Step;
}

export type CreatePairRule = (context: RuleContext) => PairRule;
