/**
 * What a component does to itself while it is created, and to the objects that it was constructed with:
 * nobody else gets the instance before its first callback (onCreate) is over, but those that this callback
 * itself starts, posts or registers, and those that find the instance in a static field. So the callback
 * comes before all others, and of its own family before those that begin behind the access.
 */
import { movesOf } from '../../android/lifecycles/machine.js';
import type { AccessEvent } from '../order/events.js';
import type { Site } from '../../android/flow/code.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import type { Lifetimes } from '../heap/lifetimes.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { StaticOrigin } from '../origins.js';

export interface CreationContext {
  readonly origins: readonly StaticOrigin[];
  readonly lifetimes: Lifetimes;
  readonly order: HappensBefore;
  readonly places: LifecyclePlaces;
  readonly pointsTo: PointsTo;
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
  const { receivers, code } = context.origins[origin]!;
  const isOf = (component: ObjectId): boolean =>
    context.lifetimes.isHiddenComponent(component) &&
    (component === object || isPart(context, component, object));
  if (!receivers.some(isOf)) return false;
  const place = context.places.of(origin);
  if (place === undefined) return code.body.kind !== 'method' && code.body.kind !== 'lambda';
  const { machine, callback } = place;
  return movesOf(machine).some((move) => move.from === machine.start && move.callback === callback);
}

/** Is it made with each instance of the component, by itself or as a part of what is made with it? */
function isPart(
  { lifetimes, pointsTo }: CreationContext,
  component: ObjectId,
  object: ObjectId,
): boolean {
  if (lifetimes.of(object) !== 'component') return false;
  const { site, receiverSite } = pointsTo.objects[object]!;
  const { class: owner } = pointsTo.objects[component]!;
  const isOfComponent = (at: Site | undefined): boolean =>
    isConstruction(at) && at?.code.body.owner === owner;
  return isOfComponent(site) || (isConstruction(site) && isOfComponent(receiverSite));
}

function isConstruction(site: Site | undefined): boolean {
  const kind = site?.code.body.kind;
  return kind === 'constructor' || kind === 'initializer';
}
