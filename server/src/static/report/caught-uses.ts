/**
 * Where the exception of a use of null is caught: around the use, or around a call that led to it. Nothing crashes then, but
 * what the code was about to do is lost.
 */
import { placeOfSite, type Site } from '../../android/flow/code.js';
import { catchesNullAt } from '../body/caught.js';

export interface CaughtUse {
  readonly by: 'here' | 'by-caller';
  /** The clause. */
  readonly clause: Site;
}

/** By the innermost that takes it; the use comes first, then the calls that led to it. */
export function caughtUse(stack: readonly Site[], use: Site['statement']): CaughtUse | undefined {
  for (const [depth, { code, statement }] of stack.entries()) {
    const clause = catchesNullAt(code.body, depth === 0 ? use : statement);
    if (clause === undefined) continue;
    return { by: depth === 0 ? 'here' : 'by-caller', clause: { code, statement: clause } };
  }
  return undefined;
}

/** `…, which is caught at Foo.java:12.` */
export function endingThere(consequence: string, { clause }: CaughtUse): string {
  const place = placeOfSite(clause);
  if (place === undefined) return consequence;
  const at = `${place.file.slice(place.file.lastIndexOf('/') + 1)}:${place.line}`;
  return consequence.replace(/\.$/, `, which is caught at ${at}.`);
}
