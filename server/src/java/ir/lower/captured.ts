/** What a lambda took along: a local, `this`, or the receiver of a method reference. */
import type { LocalVariable } from '../../program/resolved-body.js';
import type { Variable } from '../statements.js';

export interface Captured {
  readonly source: LocalVariable | 'this' | 'receiver';
  /** In the lambda's body. */
  readonly variable: Variable;
  /** In the enclosing body. */
  readonly outer: Variable;
}
