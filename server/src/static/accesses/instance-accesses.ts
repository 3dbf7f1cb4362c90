/**
 * Which locations each access of each code instance may touch: its base variable asked of points-to.
 * Accesses of an object that nobody else can have yet (what a constructor does to the object that it
 * makes) cannot race; they are left out of those that somebody else might touch too.
 */
import type { Watch } from '../../base/watch.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { Sites } from '../body/ownership/sites.js';
import type { CodeInstance, InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import { givenBy, locksItself } from '../locks/self-locking.js';
import { accessesOf, type BodyAccess } from './body-accesses.js';
import { LocationTable, type LocationId } from './locations.js';
import type { SplitUpdates } from './split-updates.js';

export interface InstanceAccess {
  readonly access: BodyAccess;
  /** Ascending; never empty. */
  readonly locations: readonly LocationId[];
}

/** Is the base of the access an object of which nobody else knows, given what the caller handed over? */
export type IsOwned = (instance: CodeInstance, access: BodyAccess, given?: Sites) => boolean;

export interface InstanceAccesses {
  readonly locations: LocationTable;
  of(instance: InstanceId): readonly InstanceAccess[];
}

export function findAccesses(
  pointsTo: PointsTo,
  knowledge: MethodKnowledge,
  splits: Pick<SplitUpdates, 'of'>,
  /** What has numbers already. */
  locations = new LocationTable(),
): InstanceAccesses {
  const safety = safetyOf(pointsTo, knowledge);
  const locationsOf = (
    { id }: CodeInstance,
    { base, field, container }: BodyAccess,
  ): LocationId[] => {
    if (base === undefined) return [locations.of(undefined, field)];
    const objects = pointsTo.of(id, base);
    if (container === undefined || field !== undefined) {
      return objects.map((object) => locations.of(object, field));
    }
    const isOpen = (object: ObjectId): boolean => isOpenTo(container, safety[object]!);
    const open = withWrapped(objects.filter(isOpen), pointsTo).filter(isOpen);
    return open.map((object) => locations.of(object, field));
  };
  const found = pointsTo.instances.map((instance) =>
    [...accessesOf(instance.code.body, knowledge), ...splits.of(instance.code.body)]
      .map((access) => ({ access, locations: locationsOf(instance, access) }))
      .filter((access) => access.locations.length > 0),
  );
  return { locations, of: (instance) => found[instance]! };
}

/** Those that touch what is shared, without the owned ones. */
export function withoutOwned(
  accesses: InstanceAccesses,
  pointsTo: PointsTo,
  isShared: (location: LocationId) => boolean,
  isOwned: IsOwned,
  watch: Watch,
): InstanceAccesses {
  const found = Array.from(watch.unlimited.during(pointsTo.instances), (instance) =>
    accesses
      .of(instance.id)
      .filter(({ access, locations }) => locations.some(isShared) && !isOwned(instance, access)),
  );
  return { locations: accesses.locations, of: (instance) => found[instance]! };
}

/**
 * `Collections.synchronizedList(raw)` keeps everything in `raw`, and whoever has that too goes past the lock: an access
 * of the one is an access of the other.
 */
function withWrapped(objects: readonly ObjectId[], pointsTo: PointsTo): readonly ObjectId[] {
  const inside = objects.flatMap((object) => pointsTo.wrapped(object));
  if (inside.length === 0) return objects;
  return [...new Set([...objects, ...inside])].sort((a, b) => a - b);
}

const SELF_LOCKED = 1;
const SAFE = 2;

/**
 * Can others disturb the use of a container that is so safe? One that locks itself does so when it is asked, which is
 * seen where locks are; those whom it is given to ask it in ways that lock it too (`toArray`). None is safe enough for
 * two steps that belong together; of one that is not safe at all each step is told by itself.
 */
function isOpenTo(container: NonNullable<BodyAccess['container']>, safety: number): boolean {
  switch (container) {
    case 'asked':
    case 'state':
      return safety < SAFE;
    case 'given':
      return safety < SELF_LOCKED;
    case 'updated':
    case 'checked':
      return safety >= SELF_LOCKED;
  }
}

/** By object: SAFE for a container whose operations exclude each other. */
function safetyOf({ objects }: PointsTo, knowledge: MethodKnowledge): Uint8Array {
  const { index } = knowledge;
  return Uint8Array.from(objects, (object) => {
    const names = object.class === undefined ? [] : knowledge.typeNames(object.class);
    if (names.some((name) => index.isSafeContainer(name))) return SAFE;
    if (givenBy(object, knowledge) === 'safe') return SAFE;
    return locksItself(object, knowledge) ? SELF_LOCKED : 0;
  });
}
