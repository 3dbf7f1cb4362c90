/**
 * Which place an origin has in the life of a component: a lifecycle callback its own, what the user does
 * to a component (clicks, keys, menus) that of input, and what it is told only while it is started that
 * of a started one. What is posted, started or registered elsewhere has none: it comes when it comes.
 */
import type { Code } from '../../android/flow/code.js';
import type { AndroidModel } from '../../android/origins.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import {
  callbacksOf,
  INPUT,
  STARTED,
  type LifecycleMachine,
} from '../../android/lifecycles/machine.js';
import { MACHINES } from '../../android/lifecycles/machines.js';
import { LOADER_CALLBACKS } from '../../android/lifecycles/others.js';
import type { Run } from '../../android/origins/run.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { ObjectId } from '../points-to/points-to.js';
import { areLoadersOf } from './loader-owners.js';

export interface LifecyclePlace {
  readonly machine: LifecycleMachine;
  readonly callback: string;
  /** Number of the component in the model; undefined for what is not one (a task, a connection). */
  readonly component: number | undefined;
  /** The component's class. */
  readonly of: ClassSymbol | undefined;
}

export class LifecyclePlaces {
  readonly #places: readonly (LifecyclePlace | undefined)[];
  /** Of what has a life of its own, but comes only at a time of its component's: a loader that has finished. */
  readonly #around: readonly (LifecyclePlace | undefined)[];
  /** Input of no component that is known: of a list's rows, of a view of its own class. */
  readonly #input = new Set<StaticOriginId>();
  /** Input that has no place. */
  readonly #byUser = new Set<StaticOriginId>();
  readonly #answers = new Set<StaticOriginId>();
  readonly #inTurn = new Set<StaticOriginId>();

  constructor(origins: readonly StaticOrigin[], { model, runs }: UnderstoodProject) {
    this.#places = origins.map(({ id: origin, model: id, code }) => {
      if (id === undefined) return undefined;
      const { component, method, rule } = model.origins[id]!;
      const { kind, class: name } = component === undefined ? NOBODY : model.components[component]!;
      const of = classAround(code, name);
      const { machine, answers } = runs[id]!.entry ?? {};
      if (answers === true) this.#answers.add(origin);
      if (isInTurn(runs[id]!)) this.#inTurn.add(origin);
      if (machine !== undefined && callbacksOf(machine).has(method)) {
        return { machine, callback: method, component, of };
      }
      const around = MACHINES.get(kind);
      const callback = placeInLife(rule, runs[id]!);
      if (around !== undefined && callbacksOf(around).has(callback)) {
        return { machine: around, callback, component, of };
      }
      if (callback === INPUT) {
        this.#byUser.add(origin);
        if (!SCREENS.has(kind)) this.#input.add(origin);
      }
      return undefined;
    });
    this.#around = this.#places.map((place, origin) => {
      const { model: id } = origins[origin]!;
      return place && id !== undefined ? deliveredIn(place, runs[id]!, model) : undefined;
    });
  }

  of(origin: StaticOriginId): LifecyclePlace | undefined {
    return this.#places[origin];
  }

  /**
   * The places of two origins in one life; undefined if they are of different ones. Input that is nobody's
   * is taken to come to the screen of the other: only what is shown gets it.
   */
  inOneLife(
    one: StaticOriginId,
    other: StaticOriginId,
  ): readonly [LifecyclePlace, LifecyclePlace] | undefined {
    const second = this.of(other);
    const first = this.of(one) ?? (second && this.#inputOf(one, second));
    const last = second ?? (first && this.#inputOf(other, first));
    if (first === undefined || last === undefined) return undefined;
    const beside = [
      [first, last],
      [this.#around[one], last],
      [first, this.#around[other]],
    ] as const;
    for (const [early, late] of beside)
      if (early !== undefined && late !== undefined && isOneLife(early, late)) return [early, late];
    return undefined;
  }

  /** What depends on more than an origin's own code: which of these come only while their component is started. */
  get delivered(): readonly boolean[] {
    return this.#around.map((place) => place !== undefined);
  }

  #inputOf(origin: StaticOriginId, screen: LifecyclePlace): LifecyclePlace | undefined {
    if (!this.#input.has(origin) || !callbacksOf(screen.machine).has(INPUT)) return undefined;
    return { ...screen, callback: INPUT };
  }

  /** The objects whose callbacks are those of a component's life. */
  componentsAmong(origins: readonly StaticOrigin[]): Set<ObjectId> {
    const own = origins.filter(({ id }) => {
      const place = this.of(id);
      return place?.component !== undefined && !AS_IT_LIKES.has(place.callback);
    });
    return new Set(own.flatMap(({ receivers }) => receivers));
  }

  /** Does the platform call the one only when the other has returned? Of one object. */
  areSerial(one: StaticOrigin, other: StaticOrigin): boolean {
    const [first, second] = [this.of(one.id), this.of(other.id)];
    if (first?.machine.serial !== true || second === undefined) return false;
    const isShared = one.receivers.some((object) => other.receivers.includes(object));
    return isShared && isOneLife(first, second);
  }

  /** Does it come when what somebody has asked for is done: a query, a request? */
  isAnswer(origin: StaticOriginId): boolean {
    return this.#answers.has(origin);
  }

  /** Does whoever calls it call nothing else of the same object meanwhile? */
  comesInTurn(origin: StaticOriginId): boolean {
    return this.#inTurn.has(origin);
  }

  /** Does one instance have it run on a thread of its own, and again only when it is over? */
  isOneAtATime(origin: StaticOriginId): boolean {
    const place = this.of(origin);
    const beside = place?.machine.overlaps?.[place.callback];
    return beside !== undefined && !beside.includes(place!.callback);
  }

  /** Callbacks of one life, which says how they alternate; what the user does comes as it likes. */
  areOfOneLife(one: StaticOriginId, other: StaticOriginId): boolean {
    const [first, second] = [this.of(one), this.of(other)];
    if (first === undefined || second === undefined || !isOneLife(first, second)) return false;
    return !this.isAsItLikes(one) || !this.isAsItLikes(other);
  }

  /** Does the user make it come, or what is on the screen? */
  isInput(origin: StaticOriginId): boolean {
    return this.#byUser.has(origin) || this.of(origin)?.callback === INPUT;
  }

  /** Does it come again and again, to the same object? A receiver is mostly a new one for each broadcast. */
  comesOften({ id, code, receivers }: StaticOrigin, object: ObjectId | undefined): boolean {
    const name = code.body.method?.name ?? '';
    if (name === RECEIVED) return object === undefined || !receivers.includes(object);
    return this.isInput(id) || OFTEN.has(name);
  }

  /** Is its place only that of a time in which it comes any number of times, or never? */
  isAsItLikes(origin: StaticOriginId): boolean {
    return AS_IT_LIKES.has(this.of(origin)?.callback ?? '');
  }
}

/** What the system tells a component whenever there is news. */
const OFTEN: ReadonlySet<string> = new Set(['onStartCommand', 'onNewIntent']);
const RECEIVED = 'onReceive';

/** Of one component, or of one that has some callbacks from its base class. */
export function isOneLife(one: LifecyclePlace, other: LifecyclePlace): boolean {
  if (one.machine !== other.machine) return false;
  return (
    one.component === other.component || isBelow(one.of, other.of) || isBelow(other.of, one.of)
  );
}

/** Is it the class, or one that extends it? */
export function isBelow(symbol: ClassSymbol | undefined, base: ClassSymbol | undefined): boolean {
  if (base === undefined) return false;
  for (let at = symbol; at !== undefined; at = superclassOf(at)) if (at === base) return true;
  return false;
}

function superclassOf({ superclass }: ClassSymbol): ClassSymbol | undefined {
  return superclass?.kind === 'class' ? superclass.class : undefined;
}

/** The class of that name around the code. */
function classAround(code: Code, name: string): ClassSymbol | undefined {
  let at: ClassSymbol | undefined = code.body.owner;
  while (at !== undefined && at.name !== name) at = at.outer;
  return at;
}

/** What a loader has found comes while the component is started whose manager runs the loader. */
function deliveredIn(
  { machine, callback, component, of }: LifecyclePlace,
  run: Run,
  { components }: AndroidModel,
): LifecyclePlace | undefined {
  if (machine !== LOADER_CALLBACKS || callback !== DELIVERED || component === undefined)
    return undefined;
  const around = MACHINES.get(components[component]!.kind);
  if (around === undefined || !callbacksOf(around).has(STARTED)) return undefined;
  const isOwner = (symbol: ClassSymbol): boolean => isBelow(of, symbol) || isBelow(symbol, of);
  return areLoadersOf(run, isOwner)
    ? { machine: around, callback: STARTED, component, of }
    : undefined;
}

const DELIVERED = 'onLoadFinished';

const NOBODY = { kind: '', class: '' };

/** Components that get what the user does. */
const SCREENS: ReadonlySet<string> = new Set(['activity', 'fragment', 'dialog']);

const AS_IT_LIKES: ReadonlySet<string> = new Set([INPUT, STARTED]);

/** The tables say so, or it is one of several methods by which one call answers. */
function isInTurn({ entry, postings }: Run): boolean {
  const isOneAnswer = ({ row }: Run['postings'][number]): boolean =>
    row.method?.includes(' ') === true;
  return entry?.inTurn === true || (postings.length > 0 && postings.every(isOneAnswer));
}

function isWhileStarted({ root: { registrations } }: Run): boolean {
  const isSaid = registrations.every(({ row }) => row?.whileStarted === true);
  return isSaid && registrations.length > 0;
}

/** What is no callback of a life: input, what comes while it is started, or nothing of the kind. */
function placeInLife(rule: string, run: Run): string {
  const types = run.entry?.types ?? [];
  if (INPUTS.has(rule) || (rule === 'general' && types.some(isOfView))) return INPUT;
  return isWhileStarted(run) ? STARTED : '';
}

/** Rules of what the user does to a screen, and of what the screen asks of its parts. */
const INPUTS = new Set([
  'view.input',
  'view.override',
  'view.layout',
  'component.input',
  'layout.onClick',
  'dialog.listener',
  'preference',
  'butterknife',
  'adapter',
]);

const OF_SCREENS = [
  'android.view.',
  'android.widget.',
  'androidx.appcompat.',
  'android.support.v7.app.',
  'com.google.android.material.',
  'android.support.design.',
];

/** A callback that no table names, of a type that is part of a screen. */
function isOfView({ name }: { readonly name: string }): boolean {
  return OF_SCREENS.some((each) => name.startsWith(each));
}
