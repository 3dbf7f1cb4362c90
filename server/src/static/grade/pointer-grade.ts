/**
 * How sure a conflict over a pointer is (EXPERIENCE.md): a use after free that nothing in the source
 * asks about is `confirmed`; whatever speaks against it without settling it makes it `likely`, and where
 * much does, `possible`. What speaks against it stands below, each as a rule.
 */
import type { AndroidModel } from '../../android/origins.js';
import type { Tier } from '../../findings/tiers.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { LocationId } from '../accesses/locations.js';
import { isBelow } from '../order/lifecycle-places.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOriginId } from '../origins.js';
import type { Concurrency } from '../races/pair-check.js';
import type { MeetingPair, PointerPair, UseFreeContext } from '../races/use-after-free.js';
import { ComponentsOf } from './components-of.js';

/** With more than these it is only possible. */
const FEW = 2;

export class PointerGrades {
  readonly #components: ComponentsOf;

  constructor(
    private readonly context: UseFreeContext,
    model: AndroidModel,
    /** Were objects told apart less finely than they should be? */
    private readonly isCoarse: boolean,
  ) {
    this.#components = new ComponentsOf(model);
  }

  /** Of a use and a free that can meet. */
  ofUse(
    { location, use, free, isSetAgain }: MeetingPair,
    when: Concurrency,
    /** By who uses it, or by a caller: somebody who may know. */
    caught: 'here' | 'by-caller' | undefined,
  ): Tier {
    if (use.role.isSetBefore || this.#isOfUnused([use.event, free.event])) return 'possible';
    const isOneLooper = when === 'either-order';
    const isTakenBack = this.context.unseen.mayEnd(free.event.origin, use.event.origin);
    // By a call of which only the name is known; but nothing is under way beside it.
    if (isOneLooper && isTakenBack) return 'possible';
    // Whoever else tells the screen something has mostly been let go with its views.
    if (free.role.isUnbound && !this.#isOfUser(location, use.event)) return 'possible';
    const doubts = [
      this.#isAssumed([use.event, free.event]),
      // Callbacks of all who ask for something are merged then, and so are the threads that answer.
      this.isCoarse && when === 'at-once',
      // It takes a second run.
      when === 'again',
      // A use of what was closed may do nothing; that of null throws.
      !free.role.isNull,
      caught === 'here',
      // What callers know of it, they may have asked in other ways.
      use.role.isReturned,
      this.#asks({ location, use, free }),
      // It was taken back, but may be under way or be posted once more.
      isTakenBack || this.context.endings.isAskedBack(use.event.origin, free.event.origin),
      !this.#areOfOneComponent(use.event.origin, free.event.origin),
      this.context.alternatives.areApart([use.event, free.event]),
      !this.#isOfIts(location, [use.event, free.event], isOneLooper),
      // Not the end of it: a state that is left and entered again.
      isOneLooper && isSetAgain && !this.#isIn(ENDS, free.event),
      this.#isIn(STARTS, free.event),
      isOneLooper && this.#isIn(ENDS, free.event) && this.#isToLiving(location, use.event),
      [use.event, free.event].some((event) => this.#isIn(HARDLY_EVER, event)),
    ].filter(Boolean).length;
    if (doubts === 0) return caught === undefined ? 'confirmed' : 'likely';
    return doubts <= FEW ? 'likely' : 'possible';
  }

  /** Of a use that may come before what sets the field. */
  ofViolation(events: readonly AccessEvent[]): Tier {
    return this.#isAssumed(events) ? 'possible' : 'likely';
  }

  /** Of a class that nobody is seen to use: in which order its methods are called, nobody knows. */
  #isOfUnused(events: readonly AccessEvent[]): boolean {
    return events.some(({ origin }) => {
      const { certainty, openClass } = this.context.origins[origin]!;
      return openClass !== undefined && certainty === 'assumed';
    });
  }

  /** Who runs one of the sides is only assumed. */
  #isAssumed(events: readonly AccessEvent[]): boolean {
    return events.some(({ origin }) => {
      const { certainty, executor, openClass } = this.context.origins[origin]!;
      return openClass === undefined && (certainty === 'assumed' || executor.kind === 'unknown');
    });
  }

  /**
   * A flag that the freeing side sets is asked, or another pointer that it frees too, but another thread may
   * come in between.
   */
  #asks({ location, use, free }: PointerPair): boolean {
    const { field } = this.context.locations.all[location]!;
    const { written, nulled } = this.context;
    return use.role.guards.some(({ flag, state, isPointerFlag }) => {
      if (flag === undefined || flag === field) return state !== undefined;
      return (isPointerFlag ? nulled : written)[free.event.origin]!.has(flag.id);
    });
  }

  /** What another component does is often ended with it, by ways that are not seen. */
  #areOfOneComponent(one: StaticOriginId, other: StaticOriginId): boolean {
    const [a, b] = [this.context.origins[one]!, this.context.origins[other]!];
    return (
      this.#components.areOne(a.model, b.model) ||
      outermost(a.code.body.owner) === outermost(b.code.body.owner)
    );
  }

  /** What the user and the system tell only a living screen; of a static field another one may use it. */
  #isToLiving(location: LocationId, { origin }: AccessEvent): boolean {
    if (this.context.locations.all[location]!.object === undefined) return false;
    const { method } = this.context.origins[origin]!.code.body;
    return this.context.places.isInput(origin) || TO_LIVING.has(method?.name ?? '');
  }

  /**
   * Does one of the callbacks stand in the class of the field? That of an object which they only reach
   * may be another object each time. On one looper it must be the use, or one that nobody but the freeing
   * component makes run: others have often let it go.
   */
  #isOfIts(
    location: LocationId,
    [use, free]: readonly [AccessEvent, AccessEvent],
    isOneLooper: boolean,
  ): boolean {
    const { field } = this.context.locations.all[location]!;
    if (field === undefined || this.#isWithin(use.origin, field.owner)) return true;
    if (!this.#isWithin(free.origin, field.owner)) return false;
    const { origins } = this.context;
    const [using, freeing] = [origins[use.origin]!.model, origins[free.origin]!.model];
    return !isOneLooper || this.#components.isOnlyOf(using, freeing);
  }

  /** Does the using callback stand in the class of the field? */
  #isOfUser(location: LocationId, { origin }: AccessEvent): boolean {
    const { field } = this.context.locations.all[location]!;
    return field === undefined || this.#isWithin(origin, field.owner);
  }

  /** Does the callback stand in the file of the class, or in a class below it? */
  #isWithin(origin: StaticOriginId, owner: ClassSymbol): boolean {
    let at = this.context.origins[origin]!.code.body.owner;
    while (at.outer !== undefined && !isBelow(at, owner)) at = at.outer;
    return isBelow(at, owner) || at === outermost(owner);
  }

  #isIn(callbacks: ReadonlySet<string>, { origin }: AccessEvent): boolean {
    return callbacks.has(this.context.places.of(origin)?.callback ?? '');
  }
}

/** The class in whose file it stands. */
function outermost(symbol: ClassSymbol): ClassSymbol {
  let at = symbol;
  while (at.outer !== undefined) at = at.outer;
  return at;
}

/** Callbacks by which something ends: what they free is not wanted any more. */
const ENDS: ReadonlySet<string> = new Set([
  'onPause',
  'onStop',
  'onDestroyView',
  'onDestroy',
  'onDetach',
  'onDetachedFromWindow',
  'onUnbind',
  'onCleared',
  'onTerminate',
  'onLoaderReset',
  'onRetainNonConfigurationInstance',
  'onRetainCustomNonConfigurationInstance',
]);

/** Callbacks in which something begins: what they free, nobody else has yet as a rule. */
const STARTS: ReadonlySet<string> = new Set([
  'attachBaseContext',
  'onAttach',
  'onCreate',
  'onCreateView',
  'onViewCreated',
  'onActivityCreated',
  'onStart',
  'onRestoreInstanceState',
  'onPostCreate',
  'onResume',
  'onPostResume',
  'onStartCommand',
  'onBind',
  'onPreExecute',
]);

/** Callbacks that come only to what is on the screen, or on its way to it. */
const TO_LIVING: ReadonlySet<string> = new Set([
  'onConfigurationChanged',
  'onMultiWindowModeChanged',
  'onPictureInPictureModeChanged',
  'onActivityResult',
  'onRequestPermissionsResult',
]);

/** Callbacks that come only when the process of a service dies; as a rule it is one's own. */
const HARDLY_EVER: ReadonlySet<string> = new Set(['onServiceDisconnected', 'onBindingDied']);
