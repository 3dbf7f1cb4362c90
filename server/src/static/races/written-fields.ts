/** Which fields an origin writes, wherever its trace comes: all of them, or only those that it sets to null. */
import { getOrMake } from '../../base/multi-map.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { Frame } from '../order/frames.js';
import type { OriginReaches } from '../order/origin-reach.js';
import type { Visits } from '../order/visits.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import { GivenNulls } from './given-nulls.js';
import type { PointerRoles } from './roles.js';

/** Who gives null to who stores it; by origin, the fields that it sets to null, also so. */
export function nullsOf(
  origins: readonly StaticOrigin[],
  visits: Visits,
  roles: PointerRoles,
  pointsTo: PointsTo,
  reaches: OriginReaches,
): { readonly given: GivenNulls; readonly nulled: readonly ReadonlySet<JavaFieldId>[] } {
  const { instances } = pointsTo;
  const given = new GivenNulls(reaches, pointsTo);
  const nulled = writtenFields(
    origins,
    visits,
    (instance, access) => roles.changeOf(instances[instance]!.code, access).free?.isNull === true,
  );
  for (const { id } of origins) {
    for (const { instance, accesses } of visits.framesOf(id)) {
      for (const { access } of accesses) {
        const { field } = access.access;
        if (field !== undefined && given.isStored(id, instance, access.access))
          nulled[id]!.add(field.id);
      }
    }
  }
  return { given, nulled };
}

/** By origin: the fields that it writes in a way that counts. */
export function writtenFields(
  origins: readonly StaticOrigin[],
  visits: Visits,
  counts: (instance: InstanceId, access: BodyAccess) => boolean,
): Set<JavaFieldId>[] {
  const counted = new Map<BodyAccess, boolean>();
  const isCounted = (instance: InstanceId, access: BodyAccess): boolean =>
    access.kind === 'write' && getOrMake(counted, access, () => counts(instance, access));
  const known = new Map<Frame, readonly JavaFieldId[]>();
  const writtenIn = (frame: Frame): readonly JavaFieldId[] =>
    getOrMake(known, frame, () =>
      frame.accesses
        .map(({ access }) => access.access)
        .filter((access) => isCounted(frame.instance, access))
        .flatMap(({ field }) => field?.id ?? []),
    );
  return origins.map(({ id }) => {
    const written = new Set<JavaFieldId>();
    for (const frame of visits.framesOf(id)) {
      for (const field of writtenIn(frame)) written.add(field);
    }
    return written;
  });
}
