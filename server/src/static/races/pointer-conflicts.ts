/** What is found of pointers, location by location: uses after free, and uses that may come too early. */
import { getOrMake } from '../../base/multi-map.js';
import type { LocationId } from '../accesses/locations.js';
import type { BodyFacts } from '../body-facts.js';
import type { Watch } from '../../base/watch.js';
import { findOrderViolations, type OrderViolation } from './order-violations.js';
import { pointerEvents } from './pointer-events.js';
import type { SiteEvents } from './site-pairs.js';
import {
  PointerSearch,
  type PointerConflicts,
  type PointerPair,
  type PointerReason,
  type UseFreeContext,
} from './use-after-free.js';

/** Of one location, or of all. */
export interface PointersAt extends PointerConflicts {
  readonly violations: readonly OrderViolation[];
}

const NOTHING: PointersAt = { pointers: [], apart: new Map(), violations: [] };

export function findPointerConflicts(
  context: UseFreeContext,
  byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>,
  facts: BodyFacts,
  watch: Watch,
  /** What is known already. */
  known = new Map<LocationId, PointersAt>(),
): PointersAt {
  const pointers: PointersAt['pointers'][number][] = [];
  const apart = new Map<LocationId, ReadonlyMap<PointerReason, PointerPair>>();
  const violations: OrderViolation[] = [];
  for (const [location, sites] of byLocation) {
    if (watch.isOver()) break;
    const found = getOrMake(known, location, () => pointersAt(context, location, sites, facts));
    pointers.push(...found.pointers);
    for (const [each, reasons] of found.apart) apart.set(each, reasons);
    violations.push(...found.violations);
  }
  return { pointers, apart, violations };
}

function pointersAt(
  context: UseFreeContext,
  location: LocationId,
  sites: readonly SiteEvents[],
  facts: BodyFacts,
): PointersAt {
  const { roles } = facts;
  const { access } = sites[0]!;
  if (!roles.isPointer(access)) return NOTHING;
  const events = pointerEvents(sites, context.pointsTo, roles);
  const search = new PointerSearch(context);
  search.visit(location, events);
  const violations = facts.isSetAtCreation(access.field!)
    ? []
    : findOrderViolations(context, location, events);
  for (const site of sites) site.forget();
  return { pointers: search.pointers, apart: search.apart, violations };
}
