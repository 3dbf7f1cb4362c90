/** The rules that findings break, by the names that people write. */
import type { RuleId } from './finding.js';

export const RULES: readonly RuleId[] = [
  'data-race',
  'use-after-free',
  'order-violation',
  'non-commutative',
  'atomicity',
];
