/**
 * Where the exception of a use is caught: around the use, or around a call that led to it. Nothing crashes then, but what
 * the code was about to do is lost.
 */
import type { Site } from '../../android/flow/code.js';
import { catchesNullAt } from '../body/caught.js';

/** The clause that takes it, of the innermost that does; the use comes first, then the calls that led to it. */
export function caughtAt(stack: readonly Site[], use: Site['statement']): Site | undefined {
  for (const [depth, { code, statement }] of stack.entries()) {
    const clause = catchesNullAt(code.body, depth === 0 ? use : statement);
    if (clause !== undefined) return { code, statement: clause };
  }
  return undefined;
}
