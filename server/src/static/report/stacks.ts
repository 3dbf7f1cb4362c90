/**
 * The call stack of an event (Algorithm 7 of seed 001): the calls of its origin's trace that were
 * entered before it and returned after it. Innermost first.
 */
import type { Site } from '../../android/flow/code.js';
import type { AccessEvent, OriginTrace, Position } from '../order/events.js';
import type { PointsTo } from '../points-to/points-to.js';

/** The sites of the calls that are open at a position, innermost first. */
export function openCalls({ calls }: OriginTrace, at: Position, pointsTo: PointsTo): Site[] {
  const stack: Site[] = [];
  for (const { position, last, instance, statement } of calls) {
    if (position > at) break;
    if (last >= at) stack.unshift({ code: pointsTo.instances[instance]!.code, statement });
  }
  return stack;
}

/** The access itself first, then the calls that led to it. */
export function stackOf(trace: OriginTrace, event: AccessEvent, pointsTo: PointsTo): Site[] {
  const { code } = pointsTo.instances[event.instance]!;
  const own = { code, statement: event.access.access.statement };
  return [own, ...openCalls(trace, event.walkedAt, pointsTo)];
}
