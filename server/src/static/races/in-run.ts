/**
 * Objects that a run of their creator has for itself and for what it makes run: two runs have two of them, so only
 * within one can they be shared. What a run knows only because it has made something that leads there (a job, whose
 * parser makes a buffer) it shares with those alone that it gives this to.
 */
import type { WithinReach } from '../heap/within-reach.js';
import type { AccessEvent } from '../order/events.js';
import type { HappensBefore, RunWorld, Starter } from '../order/happens-before.js';
import type { StaticOriginId } from '../origins.js';
import type { ObjectId } from '../points-to/points-to.js';

export interface RunContext {
  readonly order: HappensBefore;
  /** The origins in whose runs an object is known. */
  creatorsOf(object: ObjectId): readonly StaticOriginId[];
  /** The objects of one run that lead to it, itself included. */
  leadingTo(object: ObjectId): readonly ObjectId[];
  readonly within: WithinReach;
}

/** `isOneTask`: of two runs of one task. */
export function isSharedInRun(
  context: RunContext,
  one: AccessEvent,
  other: AccessEvent,
  object: ObjectId,
  isOneTask: boolean,
): boolean {
  const { order } = context;
  return context.creatorsOf(object).some((root) => {
    const family = order.familyOf(root);
    if (family[one.origin] === 0 || family[other.origin] === 0) return false;
    return worldsOf(context, root, [one, other], object).some((world) => {
      if (isOneTask) return isStartedTwice(order, one.origin, world);
      return !order.isBeforeInRun(one, other, world) && !order.isBeforeInRun(other, one, world);
    });
  });
}

/** The object's own world where the root makes it; else those of what it makes and both can come to. */
function worldsOf(
  context: RunContext,
  root: StaticOriginId,
  events: readonly AccessEvent[],
  object: ObjectId,
): readonly RunWorld[] {
  const isMade = (each: ObjectId): boolean => context.order.creationsBy(root, each) > 0;
  const made = isMade(object) ? [object] : context.leadingTo(object).filter(isMade);
  const worlds = made.length === 0 ? [object] : made;
  return worlds
    .filter((each) => events.every((event) => context.within.has(event, each)))
    .map((each) => ({ root, object: each }));
}

/** Are two of the origin started with the same object: no new one is created in between? */
function isStartedTwice(
  order: HappensBefore,
  origin: StaticOriginId,
  world: RunWorld,
  above: ReadonlySet<StaticOriginId> = new Set(),
): boolean {
  if (origin === world.root || above.has(origin)) return false;
  const family = order.familyOf(world.root);
  const starters = order.startersOf(origin).filter(({ by }) => family[by] === 1 && by !== origin);
  const [starter, ...others] = starters;
  if (starter === undefined) return false;
  if (others.length > 0 || startsAgain(order, world, origin, starter)) return true;
  // Each of two that start one starts its own.
  return isStartedTwice(order, starter.by, world, new Set([...above, origin]));
}

/** With the same object, and without a wait for the origin in between? */
function startsAgain(
  order: HappensBefore,
  { object }: RunWorld,
  origin: StaticOriginId,
  { by, positions }: Starter,
): boolean {
  return positions.some((to, at) => {
    if (at === 0) return false;
    const from = positions[at - 1]!;
    return (
      !order.isCreatedBetween(by, object, from, to) && !order.waitsBetween(by, origin, from, to)
    );
  });
}
