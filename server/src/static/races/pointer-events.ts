/** The events of a reference field's location by what they do to the pointer. */
import type { Code } from '../../android/flow/code.js';
import type { AccessEvent } from '../order/events.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { Free, PointerRoles, Use } from './roles.js';
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
): PointerEvents {
  const frees: PointerEvent<Free>[] = [];
  const sets: AccessEvent[] = [];
  for (const { access, events } of sites) {
    const { free, sets: isSet } = roles.changeOf(codeOf(events, pointsTo), access);
    for (const event of lastOfEachOrigin(events)) {
      if (free !== undefined) frees.push({ event, role: free });
      if (isSet) sets.push(event);
    }
  }
  let uses: readonly PointerEvent<Use>[] | undefined;
  return { frees, sets, uses: () => (uses ??= findUses(sites, pointsTo, roles)) };
}

function findUses(
  sites: readonly SiteEvents[],
  pointsTo: PointsTo,
  roles: PointerRoles,
): PointerEvent<Use>[] {
  return sites.flatMap(({ access, events }) => {
    if (access.kind === 'write') return [];
    const role = roles.useOf(codeOf(events, pointsTo), access);
    return role === undefined ? [] : lastOfEachOrigin(events).map((event) => ({ event, role }));
  });
}

function codeOf(events: readonly AccessEvent[], pointsTo: PointsTo): Code {
  return pointsTo.instances[events[0]!.instance]!.code;
}

/** The last is the weakest for what comes before a start; of what is behind a wait there is little. */
function lastOfEachOrigin(events: readonly AccessEvent[]): AccessEvent[] {
  const last = new Map<AccessEvent['origin'], AccessEvent>();
  for (const event of events) {
    const known = last.get(event.origin);
    if (known === undefined || event.position > known.position) last.set(event.origin, event);
  }
  return [...last.values()];
}
