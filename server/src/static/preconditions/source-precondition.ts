/**
 * What a handler takes for granted of one or two fields, as its text says it: by dereferencing what
 * nothing has tested, by a check that throws, an assertion, an index. Plain data without lines, so that it travels to
 * whoever holds it against a trace, and stays the same while lines move.
 */

/** Of one field: the first five; of two: the others. As the conditions of learned preconditions. */
export type SourceForm =
  'null' | 'nonnull' | 'constant' | 'range' | 'nonzero' | 'equal' | 'unequal' | 'less' | 'at-most';

/** What in the text says it. */
export type SaidBy = 'dereference' | 'check' | 'index' | 'assertion';

/** From what fails at once to what is off on a phone: of two that say the same the first is told. */
export const SAID_BY: readonly SaidBy[] = ['dereference', 'check', 'index', 'assertion'];

export interface SourceField {
  /** `com.x.A.b`, with the binary name of the class that declares it. */
  readonly part: string;
  /** As a programmer would write it: `this.b`, `A.b`. */
  readonly name: string;
  readonly isBoolean?: true;
}

export interface FieldCondition {
  readonly form: SourceForm;
  readonly x: SourceField;
  /** Of the same object as x, or static. */
  readonly y?: SourceField;
  /** `constant`: the value, booleans as 0 and 1. `range`: lowest and highest, one of them infinite. */
  readonly numbers?: readonly number[];
  readonly by: SaidBy;
}

export interface SourcePrecondition extends FieldCondition {
  /** `com.x.A.onPause`, with the binary name of the class whose objects run it. */
  readonly handler: string;
}
