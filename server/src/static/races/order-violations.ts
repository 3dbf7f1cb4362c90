/**
 * Order violations: a field is dereferenced by an event or thread that may come before the one that first
 * sets it. Reported where only code that comes when it comes sets it (a task, a thread, a connection to a
 * service), every such code is unordered with the use, nothing in the object's own construction or first
 * callbacks sets it, and the source does not check. Beside them, what a provider's onCreate uses of what
 * only its application's onCreate sets.
 */
import type { Body } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { LocationId } from '../accesses/locations.js';
import { isBelow, isOneLife, type LifecyclePlaces } from '../order/lifecycle-places.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import { OpenCalls } from '../order/open-calls.js';
import { areExclusive, scopeOfPair, type PairContext } from './pair-check.js';
import type { PointerEvent, PointerEvents } from './pointer-events.js';
import { canComeUnset } from './reallocation.js';
import type { Use, UseGuard } from './roles.js';
import type { UseFreeContext } from './use-after-free.js';

export interface OrderViolation {
  readonly location: LocationId;
  readonly use: PointerEvent<Use>;
  /** The one that is to come first. */
  readonly set: AccessEvent;
}

export function findOrderViolations(
  context: UseFreeContext,
  location: LocationId,
  events: PointerEvents,
): OrderViolation[] {
  if (events.sets.length === 0) return [];
  const late = new Set(events.sets.filter((set) => isLate(context, set)));
  const isFreed = events.frees.length > 0;
  return events.uses().flatMap((use) => {
    const sets = events.sets.filter((set) => !isBehind(set, use.event));
    const [first] = sets;
    if (first === undefined || !isEarly(context, location, use.event, sets, late)) return [];
    const isFine =
      use.role.isSetBefore ||
      isOfOwnMaking(context, use.event, sets) ||
      isSetByCause(context, use.event, sets) ||
      isChecked(context, use.role, use.event, sets, isFreed);
    return isFine ? [] : [{ location, use, set: first }];
  });
}

/** What the using event itself sets afterwards helps only the next one. */
function isBehind(set: AccessEvent, use: AccessEvent): boolean {
  return set.origin === use.origin && set.walkedAt > use.walkedAt;
}

/** May the use come before all that set the field? */
function isEarly(
  context: UseFreeContext,
  location: LocationId,
  use: AccessEvent,
  sets: readonly AccessEvent[],
  late: ReadonlySet<AccessEvent>,
): boolean {
  return (
    sets.every((set) => isTooEarly(context, use, set)) ||
    isUnsetInLife(context, use, sets) ||
    sets.every((set) => late.has(set) && mayComeBefore(context, location, use, set))
  );
}

/** Of what a run has made, and fills itself, it uses nothing that another run has to set. */
function isOfOwnMaking(
  { making }: PairContext,
  use: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  return making.has(use) && sets.every((set) => making.has(set));
}

/** Whoever makes the use run, by whatever way, has set the field before: it registers a listener when all is there. */
function isSetByCause(
  { order, origins }: PairContext,
  { origin }: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  const starters = order.startersOf(origin);
  if (starters.length === 0 || origins[origin]!.bySystem) return false;
  return starters.every(({ by, positions: [first] }) =>
    sets.some((set) => set.origin === by && set.position < first!),
  );
}

/** Lives whose callbacks come when somebody else is ready, not by the life of a component. */
const LATE = new Set(['service-connection', 'binding', 'loader-callbacks', 'async-task']);

/** Callbacks of a component that come when somebody else asks for them. */
const LATE_CALLBACKS = new Set(['onCreateOptionsMenu', 'onBind']);

function isLate(context: UseFreeContext, set: AccessEvent): boolean {
  const { origins, places } = context;
  const { origin } = set;
  const place: ReturnType<LifecyclePlaces['of']> = places.of(origin);
  if (place !== undefined) {
    return LATE.has(place.machine.name) || LATE_CALLBACKS.has(place.callback);
  }
  if (places.isAnswer(origin)) return isAnswerToClass(context, set);
  const { kind, bySystem } = origins[origin]!;
  return !bySystem && (kind === 'thread' || kind === 'async-task' || kind === 'posted-callback');
}

/**
 * Does the answer come to the field's class itself, or to a function or inner class of it that somebody else calls then?
 * What it fills elsewhere is mostly handed on when all is there.
 */
function isAnswerToClass({ origins, traces, pointsTo }: UseFreeContext, set: AccessEvent): boolean {
  const { origin, instance, walkedAt, access } = set;
  const owner = access.access.field?.owner;
  const { body } = origins[origin]!.code;
  if (isBelow(body.owner, owner)) return true;
  const calls = openCalls(traces)
    .at(traces[origin]!, walkedAt)
    .map((call) => call.instance);
  const bodies = [instance, ...calls].map((each) => pointsTo.instances[each]!.code.body);
  return [body, ...bodies].some((each) => isInnerOf(each, owner));
}

/** By the traces of a search: the calls of an origin are nested once. */
const OPEN = new WeakMap<readonly OriginTrace[], OpenCalls>();

function openCalls(traces: readonly OriginTrace[]): OpenCalls {
  let known = OPEN.get(traces);
  if (known === undefined) OPEN.set(traces, (known = new OpenCalls()));
  return known;
}

function isInnerOf({ kind, owner: around }: Body, owner: ClassSymbol | undefined): boolean {
  if (kind === 'lambda' && isBelow(around, owner)) return true;
  for (let at = around.outer; at !== undefined; at = at.outer) if (isBelow(at, owner)) return true;
  return false;
}

/** A provider is created before its application is: what that sets is not there yet. */
function isTooEarly({ places }: PairContext, use: AccessEvent, set: AccessEvent): boolean {
  const [early, late] = [places.of(use.origin), places.of(set.origin)];
  const isApplication = late?.machine.name === 'application' && late.callback === 'onCreate';
  return isApplication && early?.machine.name === 'provider' && early.callback === 'onCreate';
}

/** Lives that end in more than one way, and the callbacks with which they end. */
const SCREENS = new Set(['activity', 'fragment', 'retained-fragment']);
const LAST = new Set(['onSaveInstanceState', 'onStop', 'onDestroy', 'onDetach']);
/** Callbacks with which some lives begin: a pager tells a page whether it is seen before it has a view, or later. */
const FIRST = new Set(['setUserVisibleHint', 'setMenuVisibility']);

/**
 * Set by a callback that the life of the same component may leave out: a fragment is destroyed, saves its
 * state, or is told that it is seen, without ever having had a view. Of other callbacks a crash at the first run would have told.
 */
function isUnsetInLife(
  { places }: PairContext,
  { origin }: AccessEvent,
  sets: readonly AccessEvent[],
): boolean {
  const use = places.of(origin);
  if (use === undefined || !SCREENS.has(use.machine.name)) return false;
  if (!LAST.has(use.callback) && !FIRST.has(use.callback)) return false;
  const setting = sets.map((set) => places.of(set.origin));
  const isOneOf = (place: (typeof setting)[0]): boolean =>
    place !== undefined && isOneLife(place, use);
  if (!setting.every(isOneOf) || sets.some((set) => places.isAsItLikes(set.origin))) return false;
  return canComeUnset(use.machine, use.callback, new Set(setting.map((each) => each!.callback)));
}

/** What is never freed stays set: a test is then as good against threads as against events. */
function isChecked(
  context: UseFreeContext,
  { guards }: Use,
  event: AccessEvent,
  sets: readonly AccessEvent[],
  isFreed: boolean,
): boolean {
  const isOneLooper = sets.every((set) => areExclusive(context, set.origin, event.origin));
  const isGuard = ({ against }: UseGuard): boolean =>
    !isFreed || isOneLooper || against === 'threads';
  const isLasting = !isFreed || isOneLooper;
  return guards.some(isGuard) || (isLasting && context.callers.areEnough(event, isGuard));
}

/** A service may be started without being bound, or before. */
function isStartedUnbound({ places }: PairContext, use: AccessEvent, set: AccessEvent): boolean {
  const [early, late] = [places.of(use.origin)?.callback, places.of(set.origin)?.callback];
  return late === 'onBind' && (early === 'onStartCommand' || early === 'onStart');
}

/** May the use run before the set? */
function mayComeBefore(
  context: PairContext,
  location: LocationId,
  use: AccessEvent,
  set: AccessEvent,
): boolean {
  if (use.origin === set.origin || context.programs.areApart(use.origin, set.origin)) return false;
  if (context.places.areOfOneLife(use.origin, set.origin))
    return isStartedUnbound(context, use, set);
  const { object } = context.locations.all[location]!;
  // What is filled before anybody else has it.
  if (object !== undefined && context.handOver.isBefore(set, object)) return false;
  const scope = scopeOfPair(context, location, use, set);
  return !context.order.isBefore(set, use, scope) && !context.order.isBefore(use, set, scope);
}
