/** The events of a reference field's location by what they do to the pointer. */
import type { Code } from '../../android/flow/code.js';
import type { AccessEvent } from '../order/events.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { GivenNulls } from './given-nulls.js';
import type { ReturnedUses } from './returned-uses.js';
import { SET_TO_NULL, type Free, type PointerRoles, type Use } from './roles.js';
import type { SiteEvents } from './site-pairs.js';

export interface PointerEvent<Role> {
  readonly event: AccessEvent;
  readonly role: Role;
}

export interface PointerEvents {
  readonly frees: readonly PointerEvent<Free>[];
  readonly sets: readonly AccessEvent[];
  uses(): readonly PointerEvent<Use>[];
}

export function pointerEvents(
  sites: readonly SiteEvents[],
  pointsTo: PointsTo,
  roles: PointerRoles,
  given: GivenNulls,
  returned: ReturnedUses,
): PointerEvents {
  const frees: PointerEvent<Free>[] = [];
  const sets: AccessEvent[] = [];
  for (const site of sites) {
    const { free, sets: isSet } = roles.changeOf(codeOf(site, pointsTo), site.access);
    if (free === undefined && !isSet) continue;
    for (const origin of site.origins) {
      const events = site.of(origin);
      const [first, last] = [events[0]!, events.at(-1)!];
      const isNull = isSet && given.isStored(origin, last.instance, site.access);
      const role = isNull ? GIVEN_NULL : free;
      if (role !== undefined) frees.push({ event: last, role });
      // One that sets it several times may do so before a use, and after a free.
      if (isSet && !isNull) sets.push(...(first === last ? [last] : [first, last]));
    }
  }
  let uses: readonly PointerEvent<Use>[] | undefined;
  return { frees, sets, uses: () => (uses ??= findUses(sites, pointsTo, roles, returned)) };
}

const GIVEN_NULL: Free = { ...SET_TO_NULL, isSetAfter: false };

function findUses(
  sites: readonly SiteEvents[],
  pointsTo: PointsTo,
  roles: PointerRoles,
  returned: ReturnedUses,
): PointerEvent<Use>[] {
  return sites.flatMap((site) => {
    if (site.access.kind === 'write') return [];
    const own = roles.useOf(codeOf(site, pointsTo), site.access);
    return lastOfEachOrigin(site).flatMap((event) => {
      const role = own ?? returned.of(event);
      return role === undefined ? [] : [{ event, role }];
    });
  });
}

function codeOf({ instance }: SiteEvents, pointsTo: PointsTo): Code {
  return pointsTo.instances[instance]!.code;
}

/** The last is the weakest for what comes before a start; of what is behind a wait there is little. */
function lastOfEachOrigin(site: SiteEvents): AccessEvent[] {
  return site.origins.flatMap((origin) => site.of(origin).at(-1) ?? []);
}
