/**
 * "Safe because": for every field that several origins touch and that is not reported, what keeps its
 * accesses apart. Of several reasons the one that a programmer put there comes first: a guard, a lock.
 */
import { addTo } from '../../base/multi-map.js';
import type { StaticOrigin } from '../origins.js';
import type { Finding } from '../../findings/finding.js';
import { isShownUnasked } from '../../findings/tiers.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { LocationId } from '../accesses/locations.js';
import { guardedBy } from '../body/guarded-by.js';
import type { Conflicts } from '../find-races.js';
import { isRepeated, type RepeatContext } from '../grade/race-grade.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { QuietPair } from '../races/data-races.js';
import type { SiteEvents } from '../races/site-pairs.js';
import type { PointerPair, PointerReason } from '../races/use-after-free.js';
import type { SafeField } from '../report.js';
import { runsOnOf } from '../../android/executor-words.js';
import { Holders } from './holders.js';
import { lockName } from './lock-names.js';
import { spanOfSite } from './spans.js';
import { declarationOf, fieldName } from './subjects.js';

export function describeSafe(
  conflicts: Conflicts,
  findings: readonly Finding[],
  pointsTo: PointsTo,
  facts: Pick<RepeatContext, 'isFunctional'>,
): SafeField[] {
  const reported = new Set(
    findings.filter(isShownUnasked).flatMap(({ accesses }) => accesses.map(({ field }) => field)),
  );
  const shared = fieldsOf(conflicts, pointsTo);
  const inEitherOrder = racedInEitherOrder(conflicts);
  const repeated = writtenAlike(conflicts, {
    isFunctional: (code, access) => facts.isFunctional(code, access),
    codeOf: ({ instance }) => pointsTo.instances[instance]!.code,
  });
  const owned = [...conflicts.owned].filter(([field]) => !shared.has(field));
  const reasons = [
    ...[...shared].map(([field, locations]) => ({
      field,
      safe: asDeclared(
        field,
        locations.some((location) => repeated.has(location))
          ? REPEATED
          : (reasonOf(field, locations, conflicts, pointsTo, inEitherOrder) ?? HANDED_ON),
      ),
    })),
    ...owned.map(([field, { isHandedOn }]) => ({ field, safe: isHandedOn ? HANDED_ON : OWNED })),
  ];
  return reasons.flatMap(({ field, safe }) => {
    const declaration = declarationOf(field);
    const name = fieldName(field);
    if (declaration === undefined || reported.has(name)) return [];
    return [{ field: name, declaration, ...safe }];
  });
}

/** Shared fields with their locations; of elements whose field is not, the field that holds them. */
function fieldsOf(conflicts: Conflicts, pointsTo: PointsTo): Map<FieldSymbol, LocationId[]> {
  const fields = new Map<FieldSymbol, LocationId[]>();
  const elements = new Map<FieldSymbol, LocationId[]>();
  const holders = new Holders(pointsTo);
  for (const [location, sites] of conflicts.byLocation) {
    const own = conflicts.context.locations.all[location]!.field;
    if (own !== undefined) addTo(fields, own, location);
    const held = own === undefined ? sites.map((site) => holderOf(site, pointsTo, holders)) : [];
    for (const field of new Set(held)) if (field !== undefined) addTo(elements, field, location);
  }
  return new Map([...elements, ...fields]);
}

function holderOf(
  { access, instance }: SiteEvents,
  pointsTo: PointsTo,
  holders: Holders,
): FieldSymbol | undefined {
  const { code } = pointsTo.instances[instance]!;
  return holders.of(access, [{ code, statement: access.statement }])?.field;
}

/** A lock that the programmer has promised, and that is held. */
function asDeclared(field: FieldSymbol, safe: Reason): Reason {
  const [guard] = safe.reason === 'lock' ? guardedBy(field) : [];
  if (guard === undefined) return safe;
  return { ...safe, because: `As @GuardedBy("${guard.text}") says. ${safe.because}` };
}

function racedInEitherOrder({ races }: Conflicts): ReadonlySet<LocationId> {
  const found = races.filter(({ when }) => when === 'either-order');
  return new Set(found.map(({ location }) => location));
}

function writtenAlike({ races }: Conflicts, context: RepeatContext): ReadonlySet<LocationId> {
  return new Set(races.filter((race) => isRepeated(context, race)).map((race) => race.location));
}

const REPEATED: Reason = {
  reason: 'immutable',
  because: 'Whoever writes it writes the same value (@Functional).',
};

const OWNED: Reason = {
  reason: 'confined',
  because: 'It is touched only by code that has the object for itself.',
};

const HANDED_ON: Reason = {
  reason: 'ordered',
  because: 'It is written before anybody else can have the object, and only read afterwards.',
};

type Reason = Pick<SafeField, 'reason' | 'because' | 'places'>;

function reasonOf(
  field: FieldSymbol,
  locations: readonly LocationId[],
  conflicts: Conflicts,
  pointsTo: PointsTo,
  inEitherOrder: ReadonlySet<LocationId>,
): Reason | undefined {
  const guard = guardOf(locations, conflicts, pointsTo);
  if (guard !== undefined) return guard;
  const [takenBack] = allApart(locations, conflicts, 'taken-back');
  if (takenBack !== undefined) {
    const { origins } = conflicts.context;
    const { name } = origins[takenBack.use.event.origin]!;
    return { reason: 'ordered', because: `${name} is taken back before that.` };
  }
  if (hasModifier(field.modifiers, 'volatile')) {
    return { reason: 'volatile', because: 'It is volatile: every reader sees the last write.' };
  }
  const quiet = locations.flatMap((location) => [
    ...(conflicts.quiet.get(location)?.values() ?? []),
  ]);
  const reasons = locations.some((location) => inEitherOrder.has(location))
    ? (['lock', 'apart', 'one-thread', 'confined', 'ordered'] as const)
    : (['lock', 'apart', 'ordered', 'confined', 'one-thread'] as const);
  for (const reason of reasons) {
    const pair = quiet.find(({ verdict }) => verdict.reason === reason);
    if (pair !== undefined) return describeQuiet(pair, conflicts, pointsTo);
  }
  return undefined;
}

/** For each location a use and a free that cannot meet for this reason, where there are any. */
function allApart(
  locations: readonly LocationId[],
  { apart }: Conflicts,
  reason: PointerReason,
): PointerPair[] {
  return locations.flatMap((location) => apart.get(location)?.get(reason) ?? []);
}

function guardOf(
  locations: readonly LocationId[],
  conflicts: Conflicts,
  pointsTo: PointsTo,
): Reason | undefined {
  const pairs = allApart(locations, conflicts, 'guard');
  if (pairs.length === 0) return undefined;
  const pair = pairs.find(({ use }) => use.role.guards.length > 0);
  if (pair === undefined) return { reason: 'guard', because: 'Callers check before it is used.' };
  const guard = pair.use.role.guards[0]!;
  const { code } = pointsTo.instances[pair.use.event.instance]!;
  const span = spanOfSite({ code, statement: guard.at });
  const because = `It is checked before it is used: ${guard.text}.`;
  return { reason: 'guard', because, ...(span === undefined ? {} : { places: [span] }) };
}

function describeQuiet(
  { events, verdict }: QuietPair,
  { context }: Conflicts,
  pointsTo: PointsTo,
): Reason {
  const [a, b] = [context.origins[events[0].origin]!, context.origins[events[1].origin]!];
  switch (verdict.reason) {
    case 'lock': {
      const names = [...new Set(verdict.locks.map((lock) => lockName(lock, pointsTo)))];
      return { reason: 'lock', because: `Accesses hold a common lock: ${names.join(', ')}.` };
    }
    case 'ordered': {
      const [first, second] = context.order.isBefore(events[0], events[1], 'instance')
        ? [a, b]
        : [b, a];
      return { reason: 'ordered', because: `${first.name} always comes before ${second.name}.` };
    }
    case 'confined':
      return { reason: 'confined', because: `Each run of ${a.name} has an object of its own.` };
    case 'apart':
      return {
        reason: 'confined',
        because: 'Each program, or process, that touches it has its own.',
      };
    case 'one-thread':
      return { reason: 'one-thread', because: `Only the ${oneThreadOf(a)} touches it.` };
  }
}

/** Of callers that nobody knows it was asked. */
function oneThreadOf({ executor }: StaticOrigin): string {
  return executor.kind === 'unknown' ? 'main thread' : runsOnOf(executor);
}
