/**
 * How sure a data race is, what it is known as, and what can go wrong. The tiers (EXPERIENCE.md): a race
 * is `confirmed` where both sides surely run at the same time and the damage is plain (a container that
 * is not made for threads, an update that gets lost); `likely` where values may be stale; `possible`
 * where it takes a second run that seldom comes, or where who runs the code is only assumed.
 */
import type { Code } from '../../android/flow/code.js';
import { textOfConstant } from '../../android/flow/field-constants.js';
import type { Pattern } from '../../findings/finding.js';
import type { Tier } from '../../findings/tiers.js';
import type { Type } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { isSecondStep, type BodyAccess } from '../accesses/body-accesses.js';
import type { LocationId } from '../accesses/locations.js';
import { guardedBy } from '../body/guarded-by.js';
import { NO_LOCKS } from '../locks/locksets.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { AccessPattern } from './access-pattern.js';
import type { DataRace } from '../races/data-races.js';
import type { Concurrency } from '../races/pair-check.js';

export interface GradeContext {
  readonly origins: readonly StaticOrigin[];
  codeOf(event: AccessEvent): Code;
  patternsOf(code: Code, access: BodyAccess): ReadonlySet<AccessPattern>;
  /** Does it store what everybody would store there? */
  isFunctional(code: Code, access: BodyAccess): boolean;
  /** Can objects of the type be seen only as they were made? */
  isImmutable(type: Type): boolean;
  /** Does it come again and again while its component lives: a click, a broadcast, a command to a service? */
  comesOften(origin: StaticOriginId, location: LocationId): boolean;
  /** What holds the container or array which the event touches. */
  holderOf(event: AccessEvent, location: LocationId): { readonly key: string } | undefined;
  /** May it be another object for each side, of those that one place makes? */
  isOneOfMany(location: LocationId): boolean;
  /** Is it far from all that there is one of, so that two runs of one task may well have two? */
  isFar(location: LocationId): boolean;
  /** Were objects told apart less finely than they should be, and may this be several? */
  isCoarse(location: LocationId): boolean;
  /** Calls on the way to it that may lock, of which that is not seen. */
  unseenLocks(event: AccessEvent): readonly string[];
  /** Locks that `@GuardedBy` of the field names and one of the sides does not hold. */
  missingGuards(race: DataRace): readonly string[];
}

export type RepeatContext = Pick<GradeContext, 'codeOf' | 'isFunctional' | 'origins'>;

export interface Grade {
  readonly tier: Tier;
  readonly pattern: Pattern | undefined;
  readonly consequence: string;
}

export function gradeRace(context: GradeContext, race: DataRace): Grade {
  const pattern = patternOfRace(context, race);
  const doubts = [
    isDoubtful(context, race),
    !isOneHolder(context, race),
    mayBeDivided(context, race),
    context.isCoarse(race.location),
  ];
  const sure = doubts.filter(Boolean).reduce(lower, tierOfRace(context, race, pattern));
  const isUnguarded = context.missingGuards(race).length === 0;
  if (
    isUnguarded &&
    isOfUnused(context, race) &&
    race.events.every(({ locks }) => locks === NO_LOCKS)
  ) {
    return { tier: 'possible', pattern, consequence: consequenceOf(context, race, pattern) };
  }
  // Of one of many it can be true, but nobody should be woken up for it.
  const isQuieter =
    context.isOneOfMany(race.location) ||
    isOfUnused(context, race) ||
    mayLock(context, race) ||
    isOfEachRun(context, race) ||
    race.isInstead;
  const tier = sure === 'confirmed' && isQuieter ? 'likely' : sure;
  return { tier, pattern, consequence: consequenceOf(context, race, pattern) };
}

/**
 * What everybody writes alike harms nobody. A volatile field is seen by all at once; only an update of it can get lost.
 * If it says what guards it, more than the one access is meant to hold together.
 */
export function isHarmful(context: GradeContext, race: DataRace): boolean {
  if (isRepeated(context, race) || isStepAlone(race)) return false;
  if (isOneConstant(context, race) && patternOfRace(context, race) === undefined) return false;
  const { field } = race.events[0].access.access;
  if (field === undefined || !hasModifier(field.modifiers, 'volatile')) return true;
  if (guardedBy(field).length > 0) return true;
  return patternOfRace(context, race) === 'lost-update';
}

/** What is written is what everybody writes there: whose write is seen does not matter. */
export function isRepeated(context: RepeatContext, { events }: DataRace): boolean {
  return events
    .filter(({ access: { access } }) => access.kind === 'write')
    .every((event) => context.isFunctional(context.codeOf(event), event.access.access));
}

/**
 * Both put the same there at once: `paused = false`. Whoever calls an open class may read it, so there it counts all the
 * same; a volatile field is safe for a better reason.
 */
export function isOneConstant(
  { codeOf, origins }: RepeatContext,
  { events, when }: DataRace,
): boolean {
  const { field } = events[0].access.access;
  if (when !== 'at-once' || (field && hasModifier(field.modifiers, 'volatile'))) return false;
  if (events.some(({ origin }) => origins[origin]!.openClass !== undefined)) return false;
  const [one, other] = events.map((event) => storedConstant(codeOf(event), event.access.access));
  return one !== undefined && one === other;
}

function storedConstant({ body }: Code, { statement }: BodyAccess): string | undefined {
  const store = body.statements[statement]!;
  if (store.kind !== 'store' && store.kind !== 'static-store') return undefined;
  const { constant } = body.variables[store.from]!;
  return constant && textOfConstant(constant);
}

/** Of two steps on a container that is safe in each, another such pair alone undoes what was looked at. */
function isStepAlone({ events }: DataRace): boolean {
  const steps = events.filter(({ access }) => isSecondStep(access.access));
  return steps.length === 1;
}

/** Who says what guards a field wants to know where that is forgotten. */
function tierOfRace(context: GradeContext, race: DataRace, pattern: Pattern | undefined): Tier {
  const isForgotten = race.when === 'at-once' && context.missingGuards(race).length > 0;
  const isOften = race.events.some(({ origin }) => context.comesOften(origin, race.location));
  return isForgotten ? 'confirmed' : tierOf(race.when, pattern, isOften);
}

/** `isOften`: one of the two comes again in everyday use, not only in another life of a screen. */
function tierOf(when: Concurrency, pattern: Pattern | undefined, isOften: boolean): Tier {
  const isPlain = pattern !== undefined && PLAIN.has(pattern);
  if (when === 'at-once') return isPlain ? 'confirmed' : 'likely';
  return when === 'again' && (isPlain || isOften) ? 'likely' : 'possible';
}

/** The damage is plain. */
const PLAIN: ReadonlySet<Pattern> = new Set<Pattern>(['container', 'state', 'lost-update']);

/** Who runs one of the sides is only assumed. */
function isDoubtful({ origins }: GradeContext, { events }: DataRace): boolean {
  return events.some(({ origin }) => {
    const { certainty, executor, openClass } = origins[origin]!;
    return openClass === undefined && (certainty === 'assumed' || executor.kind === 'unknown');
  });
}

/** Nobody can say whether they hold a common lock. */
function mayLock(context: GradeContext, { events }: DataRace): boolean {
  return events.some((event) => context.unseenLocks(event).length > 0);
}

/** Of a class that nobody is seen to use: that it is meant for several threads, only its locks say. */
function isOfUnused({ origins }: GradeContext, { events }: DataRace): boolean {
  return events.some(({ origin }) => {
    const { certainty, openClass } = origins[origin]!;
    return openClass !== undefined && certainty === 'assumed';
  });
}

/** That two containers with different holders are the same is said by points-to alone. */
function isOneHolder(context: GradeContext, { events, location }: DataRace): boolean {
  const [one, other] = events;
  if (one.access.access.field !== undefined) return true;
  const holder = context.holderOf(one, location);
  return holder !== undefined && holder.key === context.holderOf(other, location)?.key;
}

/** Threads that run one code over an array mostly have a part of it each: indexes are not told apart. */
function mayBeDivided(context: GradeContext, { events: [one, other] }: DataRace): boolean {
  const { access } = one.access;
  if (access !== other.access.access) return false;
  const { body } = context.codeOf(one);
  const store = body.statements[access.statement]!;
  return store.kind === 'array-store' && body.variables[store.index]!.constant === undefined;
}

/** Of two runs of one task, on what is made with much else. */
function isOfEachRun(context: GradeContext, { location, events: [one, other] }: DataRace): boolean {
  return one.origin === other.origin && context.isFar(location);
}

const LOWER: Readonly<Record<Tier, Tier>> = {
  confirmed: 'likely',
  likely: 'possible',
  possible: 'possible',
};

export function lower(tier: Tier): Tier {
  return LOWER[tier];
}

export function patternOfRace(context: GradeContext, { events }: DataRace): Pattern | undefined {
  const accesses = events.map(({ access }) => access.access);
  if (accesses.every(({ container }) => container === 'updated')) return 'lost-update';
  if (accesses.every(isSecondStep)) return 'check-then-act';
  if (accesses.some(({ container }) => container === 'state')) return 'state';
  if (accesses.some(({ container }) => container !== undefined)) return 'container';
  const found = events.map((event) =>
    context.patternsOf(context.codeOf(event), event.access.access),
  );
  const has = (kind: AccessPattern): boolean => found.some((each) => each.has(kind));
  if (has('double-checked-locking')) return 'double-checked-locking';
  if (!accesses.every(({ kind }) => kind === 'write')) return undefined;
  if (has('lost-update')) return 'lost-update';
  return has('check-then-act') || has('lazy-initialisation') ? 'check-then-act' : undefined;
}

const BY_PATTERN: Readonly<Record<Pattern, string>> = {
  container:
    'The container is not made for several threads: an update can be lost, and a reader can see it half done or fail with a ConcurrentModificationException.',
  state:
    'The object is not made for several threads: while one is at work in it, the other changes what it is working on; the result can be wrong, or an exception.',
  'lost-update': 'An update can be lost: both read the old value, and the later write wins.',
  'double-checked-locking':
    'A thread can get the object before its fields are set: the field is not volatile.',
  'check-then-act':
    'Both can find the condition true and act on it: one undoes what the other did.',
};

function consequenceOf(
  context: GradeContext,
  { events, when }: DataRace,
  pattern: Pattern | undefined,
): string {
  if (when === 'either-order') return 'What the second one finds depends on which comes first.';
  if (pattern !== undefined) return BY_PATTERN[pattern];
  const accesses = events.map(({ access }) => access.access);
  if (accesses.every(({ kind }) => kind === 'write')) {
    return 'One value overwrites the other; which one stays is left to chance.';
  }
  const { field } = accesses[0]!;
  if (field === undefined) return STALE_ELEMENT;
  return context.isImmutable(field.type) ? STALE : STALE_OR_UNSET;
}

const STALE_ELEMENT = 'The reader can see an old element, or a new one before it is complete.';

const STALE =
  'The reader can see an old value, for any length of time: nothing makes the write visible to it.';
const STALE_OR_UNSET =
  'The reader can see an old value, or an object whose fields are not set yet.';
