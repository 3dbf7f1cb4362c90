/** The events of a reference field's location by what they do to the pointer. */
import type { AccessEvent } from '../order/traces.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { FieldRole, Free, RoleOf, Use } from './roles.js';
import type { SiteEvents } from './site-pairs.js';

export interface PointerEvent<Role> {
  readonly event: AccessEvent;
  readonly role: Role;
}

export interface PointerEvents {
  readonly uses: readonly PointerEvent<Use>[];
  readonly frees: readonly PointerEvent<Free>[];
  readonly sets: readonly AccessEvent[];
}

export function pointerEvents(
  sites: readonly SiteEvents[],
  pointsTo: PointsTo,
  roleOf: RoleOf,
): PointerEvents {
  const all = sites.flatMap(({ access, events }) => {
    const { code } = pointsTo.instances[events[0]!.instance]!;
    const role = roleOf(code, access);
    return lastOfEachOrigin(events).map((event) => ({ event, role }));
  });
  return {
    uses: select(all, ({ use }) => use),
    frees: select(all, ({ free }) => free),
    sets: all.filter(({ role }) => role.sets).map(({ event }) => event),
  };
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

function select<Role>(
  all: readonly { readonly event: AccessEvent; readonly role: FieldRole }[],
  pick: (role: FieldRole) => Role | undefined,
): PointerEvent<Role>[] {
  return all.flatMap(({ event, role }) => {
    const picked = pick(role);
    return picked === undefined ? [] : [{ event, role: picked }];
  });
}
