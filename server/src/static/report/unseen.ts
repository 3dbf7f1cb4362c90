/**
 * What cannot be seen of the two sides of a conflict, and might tell otherwise: calls of missing classes and native
 * methods that may lock or wait, and who has given the object. It lowers the tier (grade), and is said.
 */
import { callText } from '../../android/origins/naming.js';
import type { OrderStep } from '../../findings/finding.js';
import type { Location } from '../accesses/locations.js';
import { unseenLocks } from '../body/unseen-calls.js';
import type { AccessEvent } from '../order/events.js';
import type { DescribeContext } from './describe-access.js';

export class Unseen {
  constructor(private readonly context: Pick<DescribeContext, 'traces' | 'stacks' | 'pointsTo'>) {}

  /** Calls that may lock, in the method of the access and in those that lead to it. */
  locksOf(event: AccessEvent): string[] {
    const { traces, stacks } = this.context;
    const sites = stacks.of(traces[event.origin]!, event);
    const calls = sites.flatMap(({ code, statement }) => [...unseenLocks(code.body, statement)]);
    return [...new Set(calls.map((call) => callText(call)))];
  }

  steps({ object }: Location, events: readonly AccessEvent[]): OrderStep[] {
    const calls = [...new Set(events.flatMap((event) => this.locksOf(event)))];
    const locks = calls.map((call) => `whether ${call}() locks or waits is not to be seen`);
    const isGiven =
      object !== undefined && this.context.pointsTo.objects[object]?.kind === 'opaque';
    const given = isGiven ? ['who gives the object is not seen: each side may have another'] : [];
    return [...locks, ...given].map((text) => ({ rule: 'unknown', text }));
  }
}
