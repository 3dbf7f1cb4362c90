/** Which parts of the code a conflict shows (fold.ts): methods, and of a class for several threads more than that. */
import type { Code } from '../../android/flow/code.js';
import { outermost } from '../../android/origins/naming.js';
import { NO_LOCKS } from '../locks/locksets.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOrigin } from '../origins.js';
import type { DescribeContext } from './describe-access.js';

/** Do methods run here of a class that says that anybody may call them? */
export function isAsked(origins: readonly StaticOrigin[], events: readonly AccessEvent[]): boolean {
  return events.some(({ origin }) => {
    const { openClass, certainty } = origins[origin]!;
    return openClass !== undefined && certainty === 'known';
  });
}

/**
 * Of a class for several threads: where it is read and where it is written, and the methods by which others come
 * there. Who writes with a lock does what it should, if the other side has none; that two use different locks
 * is one thing to know of a field.
 */
export function partsOfOpen(
  { traces, stacks, pointsTo }: DescribeContext,
  events: readonly AccessEvent[],
): string[] {
  const wrong = events.filter((event) => !isLockedWrite(event));
  if (wrong.length === 0) return ['different locks'];
  return wrong.flatMap((event) => {
    const entered = stacks.of(traces[event.origin]!, event).at(-1)!.code;
    const method = nameOfMethod(pointsTo.instances[event.instance]!.code);
    return [`${method} ${event.access.access.kind}`, `by ${nameOfMethod(entered)}`];
  });
}

function isLockedWrite({ locks, access: { access } }: AccessEvent): boolean {
  return access.kind === 'write' && locks !== NO_LOCKS;
}

/** The method in whose text it stands: lambdas belong to their method. */
export function nameOfMethod(code: Code): string {
  const { body } = outermost(code);
  return `${body.owner.name}.${body.method?.name ?? body.kind}${body.method?.descriptor ?? ''}`;
}
