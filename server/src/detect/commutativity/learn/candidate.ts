/** A condition that held of all samples, before it is asked whether that was an accident. */
import type { Condition } from '../conditions/condition.js';
import type { VariableKey } from '../conditions/variable.js';

export interface Candidate {
  readonly condition: Condition<VariableKey>;
  /** Samples that told. */
  readonly support: number;
  /** How likely it is that it has held by chance. */
  readonly chance: number;
}
