/**
 * The locks that are surely held at a place, and what more is held if a variable turns out true: the
 * answer of `tryLock()` and what was computed from it. All that is said must hold on every way there,
 * so states that meet keep what they have in common. A lock that was taken twice is in it twice.
 */
import type { Path } from '../../../java/ir/facts/paths.js';
import type { StatementIndex, Variable } from '../../../java/ir/statements.js';
import type { FieldSymbol } from '../../../java/program/symbols.js';
import type { LockKind, LockMode } from './lock-calls.js';

export interface Held {
  /** The same for what is surely the same lock in the same mode. */
  readonly key: string;
  readonly path: Path;
  readonly mode: LockMode;
  readonly kind: LockKind;
  /** Who took it; of several, on ways that met, the first in the text. */
  readonly enter: StatementIndex;
  /** The lock from a variable of this body by fields; without a variable, the first field is static. */
  readonly base: Variable | undefined;
  readonly fields: readonly FieldSymbol[];
}

/** In the order in which they were taken. */
export type HeldList = readonly Held[];

/** What is held if a variable is false, and if it is true; undefined: it cannot be so. */
export type Cases = readonly [HeldList | undefined, HeldList | undefined];

export interface LockState {
  readonly held: HeldList;
  /** Of the variables that are not here nothing more is known: in both cases what is held. */
  readonly cases: ReadonlyMap<Variable, Cases>;
}

export const NOTHING_HELD: LockState = { held: [], cases: new Map() };

export function acquire(held: HeldList, lock: Held): HeldList {
  return [...held, lock];
}

/** Of what a release may let go: the last that it surely means; if there is none, all of its kind. */
export function release(
  held: HeldList,
  { path, mode, kind }: Pick<Held, 'path' | 'kind'> & { readonly mode: LockMode | undefined },
): HeldList {
  const last = held.findLastIndex(
    (each) => each.path === path && (mode === undefined || each.mode === mode),
  );
  if (last < 0) return held.filter((each) => each.kind !== kind);
  return held.toSpliced(last, 1);
}

/** The same in all lists of a state. */
export function mapState(state: LockState, change: (held: HeldList) => HeldList): LockState {
  const held = change(state.held);
  if (state.cases.size === 0) return held === state.held ? state : { held, cases: state.cases };
  const cases = new Map<Variable, Cases>();
  for (const [variable, [no, yes]] of state.cases) {
    cases.set(variable, [no && change(no), yes && change(yes)]);
  }
  return { held, cases };
}

export function casesOf({ held, cases }: LockState, variable: Variable): Cases {
  return cases.get(variable) ?? [held, held];
}

export function withCases(state: LockState, variable: Variable, known: Cases): LockState {
  const cases = new Map(state.cases);
  const isPlain = known[0] === state.held && known[1] === state.held;
  if (isPlain) cases.delete(variable);
  else cases.set(variable, known);
  return { held: state.held, cases };
}

/** On the way on which the variable is true, or false. */
export function assume(state: LockState, variable: Variable, isTrue: boolean): LockState {
  const known = casesOf(state, variable)[isTrue ? 1 : 0];
  if (known === undefined || known === state.held) return state;
  const held = unite(state.held, known);
  const cases = new Map<Variable, Cases>();
  for (const [each, [no, yes]] of state.cases) {
    if (each !== variable) cases.set(each, [no && unite(no, held), yes && unite(yes, held)]);
  }
  return { held, cases };
}

/** Where two ways meet. */
export function meet(a: LockState, b: LockState): LockState {
  if (a === b) return a;
  const held = intersect(a.held, b.held);
  const cases = new Map<Variable, Cases>();
  for (const variable of new Set([...a.cases.keys(), ...b.cases.keys()])) {
    const [first, second] = [casesOf(a, variable), casesOf(b, variable)];
    const no = meetCase(first[0], second[0]);
    const yes = meetCase(first[1], second[1]);
    if (!isSameList(no, held) || !isSameList(yes, held)) cases.set(variable, [no, yes]);
  }
  return { held, cases };
}

function meetCase(a: HeldList | undefined, b: HeldList | undefined): HeldList | undefined {
  return a === undefined ? b : b === undefined ? a : intersect(a, b);
}

export function intersect(a: HeldList, b: HeldList): HeldList {
  if (a === b || a.length === 0) return a;
  const rest = [...b];
  return a.flatMap((lock) => {
    const at = rest.findIndex(({ key }) => key === lock.key);
    if (at < 0) return [];
    const [other] = rest.splice(at, 1);
    return [other!.enter < lock.enter ? other! : lock];
  });
}

export function unite(a: HeldList, b: HeldList): HeldList {
  const rest = [...a];
  const more = b.filter((lock) => {
    const at = rest.findIndex(({ key }) => key === lock.key);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return more.length === 0 ? a : [...a, ...more];
}

export function isSameState(a: LockState, b: LockState): boolean {
  if (!isSameList(a.held, b.held) || a.cases.size !== b.cases.size) return false;
  for (const [variable, [no, yes]] of a.cases) {
    const other = b.cases.get(variable);
    if (other === undefined) return false;
    if (!isSameList(no, other[0]) || !isSameList(yes, other[1])) return false;
  }
  return true;
}

function isSameList(a: HeldList | undefined, b: HeldList | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.length === b.length &&
    a.every(({ key, enter }, index) => key === b[index]!.key && enter === b[index]!.enter)
  );
}
