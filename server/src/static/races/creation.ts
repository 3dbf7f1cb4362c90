/**
 * What a component does to itself while it is created: nobody else gets the instance before its first
 * callback (onCreate) is over, but those that this callback itself starts, posts or registers, and those that
 * find the instance in a static field. So the callback comes before all others, and of its own
 * family before those that begin behind the access.
 */
import { movesOf } from '../../android/lifecycles/machine.js';
import type { AccessEvent } from '../order/events.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Lifetimes } from '../heap/lifetimes.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { StaticOrigin } from '../origins.js';

export interface CreationContext {
  readonly origins: readonly StaticOrigin[];
  readonly lifetimes: Lifetimes;
  readonly order: HappensBefore;
  readonly places: LifecyclePlaces;
}

/** Is the first an access of the component's creation, which is over before the second can be? */
export function isBeforeOthers(
  context: CreationContext,
  object: ObjectId,
  first: AccessEvent,
  second: AccessEvent,
): boolean {
  if (!isCreation(context, first, object)) return false;
  const { order } = context;
  const root = first.origin;
  if (order.familyOf(root)[second.origin] === 0) return true;
  return order.isBeforeInRun(first, second, { root, object });
}

function isCreation(context: CreationContext, { origin }: AccessEvent, object: ObjectId): boolean {
  if (!context.lifetimes.isHiddenComponent(object)) return false;
  const { receivers, code } = context.origins[origin]!;
  if (!receivers.includes(object)) return false;
  const place = context.places.of(origin);
  if (place === undefined) return code.body.kind !== 'method' && code.body.kind !== 'lambda';
  const { machine, callback } = place;
  return movesOf(machine).some((move) => move.from === machine.start && move.callback === callback);
}
