/**
 * A lifecycle as a state machine: in each state, which callbacks the platform may make next on one
 * instance, and the state after. A callback may stand in several states (onResume after a start and
 * after a pause), so order is asked of the machine, not of the names:
 *
 * - `mayFollow(a, b)`: some life of an instance has an a and, later, a b;
 * - `mustPrecede(a, b)`: whenever both occur, every a is over before any b begins ("may happen after"
 *   of seed 002 §4.2: never the other way round);
 * - `requires(b, a)`: no b without an a before it (the solid edges of the seeds' figures, from the
 *   right end);
 * - `alwaysBetween(a, c, b)`: from an a, no b is reached without a c on the way;
 * - `nextOf(a, among)`: of these callbacks, which may be the first after an a.
 */

/** From callback to the next state, or to several where the platform decides. */
export type Moves = Readonly<Record<string, string | readonly string[]>>;

export interface LifecycleMachine {
  /** For messages and rules: `activity`. */
  readonly name: string;
  readonly start: string;
  readonly states: Readonly<Record<string, Moves>>;
  /** Callbacks that change nothing: in each of these states they may come any number of times. */
  readonly stays?: readonly {
    readonly callbacks: readonly string[];
    readonly in: readonly string[];
  }[];
  /**
   * A callback on a thread of its own, and those that do not wait for its end: it begins before them
   * and may still be running.
   */
  readonly overlaps?: Readonly<Record<string, readonly string[]>>;
  /** Does the platform make these calls one at a time, from whatever threads? */
  readonly serial?: boolean;
  /** Does a process have only one of a class, for as long as it lives? */
  readonly oneOfProcess?: boolean;
}

/** What the user does to it: clicks, keys, menus. Not a callback's name, but it has a place in a life. */
export const INPUT = '(input)';
/** What it is told only while it is started: values of a LiveData that it observes. */
export const STARTED = '(started)';

interface Move {
  readonly from: string;
  readonly callback: string;
  readonly to: string;
}

interface Compiled {
  readonly moves: readonly Move[];
  readonly callbacks: ReadonlySet<string>;
  /** From a state to all that can be reached, itself included. */
  readonly reachable: ReadonlyMap<string, ReadonlySet<string>>;
}

const COMPILED = new WeakMap<LifecycleMachine, Compiled>();

export function callbacksOf(machine: LifecycleMachine): ReadonlySet<string> {
  return compile(machine).callbacks;
}

/** The moves that an instance can make, those of unreachable states left out. */
export function movesOf(machine: LifecycleMachine): readonly Move[] {
  return compile(machine).moves;
}

export function mayFollow(machine: LifecycleMachine, first: string, second: string): boolean {
  const { moves, reachable } = compile(machine);
  const after = moves.filter(({ callback }) => callback === first);
  const before = moves.filter(({ callback }) => callback === second);
  return after.some(({ to }) => before.some(({ from }) => reachable.get(to)!.has(from)));
}

export function mustPrecede(machine: LifecycleMachine, first: string, second: string): boolean {
  if (machine.overlaps?.[first]?.includes(second) === true) return false;
  return mayFollow(machine, first, second) && !mayFollow(machine, second, first);
}

/** Is there no `callback` in the life of an instance that had no `earlier`? */
export function requires(machine: LifecycleMachine, callback: string, earlier: string): boolean {
  const { moves } = compile(machine);
  const without = reach([machine.start], moves, earlier);
  return !moves.some((move) => move.callback === callback && without.has(move.from));
}

/** Does every way from a `first` to the next `last` pass a `middle`? */
export function alwaysBetween(
  machine: LifecycleMachine,
  first: string,
  middle: string,
  last: string,
): boolean {
  const { moves } = compile(machine);
  const starts = moves.filter(({ callback }) => callback === first).map(({ to }) => to);
  const without = reach(starts, moves, middle);
  return !moves.some(({ callback, from }) => callback === last && without.has(from));
}

/** Of `among` (those that a class overrides, say), which may come next after a `first`? */
export function nextOf(
  machine: LifecycleMachine,
  first: string,
  among: ReadonlySet<string>,
): ReadonlySet<string> {
  const { moves } = compile(machine);
  const others = moves.filter(({ callback }) => !among.has(callback));
  const starts = moves.filter(({ callback }) => callback === first).map(({ to }) => to);
  const states = reach(starts, others);
  const next = moves.filter(({ from, callback }) => states.has(from) && among.has(callback));
  return new Set(next.map(({ callback }) => callback));
}

function compile(machine: LifecycleMachine): Compiled {
  const known = COMPILED.get(machine);
  if (known !== undefined) return known;
  const all = [...movesOfStates(machine), ...movesOfStays(machine)];
  const alive = reach([machine.start], all);
  const moves = all.filter(({ from }) => alive.has(from));
  const reachable = new Map([...alive].map((state) => [state, reach([state], moves)]));
  const callbacks = new Set(moves.map(({ callback }) => callback));
  const compiled = { moves, callbacks, reachable };
  COMPILED.set(machine, compiled);
  return compiled;
}

function movesOfStates({ states }: LifecycleMachine): Move[] {
  return Object.entries(states).flatMap(([from, moves]) =>
    Object.entries(moves).flatMap(([callback, to]) =>
      (typeof to === 'string' ? [to] : to).map((next) => ({ from, callback, to: next })),
    ),
  );
}

function movesOfStays({ stays = [] }: LifecycleMachine): Move[] {
  return stays.flatMap(({ callbacks, in: states }) =>
    states.flatMap((state) => callbacks.map((callback) => ({ from: state, callback, to: state }))),
  );
}

/** The states that can be reached from these, without making the callback that is left out. */
function reach(starts: readonly string[], moves: readonly Move[], without?: string): Set<string> {
  const found = new Set(starts);
  for (const state of found) {
    for (const { from, callback, to } of moves) {
      if (from === state && callback !== without) found.add(to);
    }
  }
  return found;
}
