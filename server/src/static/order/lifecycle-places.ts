/**
 * Which place an origin has in the life of a component: a lifecycle callback its own, what the user does
 * to a component (clicks, keys, menus) that of input, and what it is told only while it is started that
 * of a started one. What is posted, started or registered elsewhere has none: it comes when it comes.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import {
  callbacksOf,
  INPUT,
  STARTED,
  type LifecycleMachine,
} from '../../android/lifecycles/machine.js';
import { MACHINES } from '../../android/lifecycles/machines.js';
import type { Run } from '../../android/origins/runners.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';

export interface LifecyclePlace {
  readonly machine: LifecycleMachine;
  readonly callback: string;
  /** Number of the component in the model; undefined for what is not one (a task, a connection). */
  readonly component: number | undefined;
}

export class LifecyclePlaces {
  readonly #places: readonly (LifecyclePlace | undefined)[];

  constructor(origins: readonly StaticOrigin[], { model, runs }: UnderstoodProject) {
    this.#places = origins.map(({ model: id }) => {
      if (id === undefined) return undefined;
      const { component, method, rule } = model.origins[id]!;
      const machine = runs[id]!.entry?.machine;
      if (machine !== undefined && callbacksOf(machine).has(method)) {
        return { machine, callback: method, component };
      }
      const kind = component === undefined ? undefined : model.components[component]!.kind;
      const around = kind === undefined ? undefined : MACHINES.get(kind);
      const callback = placeInLife(rule, runs[id]!);
      if (around === undefined || !callbacksOf(around).has(callback)) return undefined;
      return { machine: around, callback, component };
    });
  }

  of(origin: StaticOriginId): LifecyclePlace | undefined {
    return this.#places[origin];
  }

  /** Callbacks of one life, which says how they alternate; what the user does comes as it likes. */
  areOfOneLife(one: StaticOriginId, other: StaticOriginId): boolean {
    const [first, second] = [this.of(one), this.of(other)];
    if (first === undefined || second === undefined || !isOneLife(first, second)) return false;
    return !this.isAsItLikes(one) || !this.isAsItLikes(other);
  }

  /** Is its place only that of a time in which it comes any number of times, or never? */
  isAsItLikes(origin: StaticOriginId): boolean {
    return AS_IT_LIKES.has(this.of(origin)?.callback ?? '');
  }
}

export function isOneLife(one: LifecyclePlace, other: LifecyclePlace): boolean {
  return one.machine === other.machine && one.component === other.component;
}

const AS_IT_LIKES: ReadonlySet<string> = new Set([INPUT, STARTED]);

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
  'preference.changed',
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
