/**
 * Shapes of code in which an interleaving does harm that has a name: a lost update, a check whose
 * answer is out of date when it is acted on, lazy initialisation, double-checked locking. Said of one
 * body and one path (`this.count`, `Foo.instance`); whether others write it meanwhile, and which locks
 * they hold, is not the matter here, but for double-checked locking.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import { storesIn, type AnyStore } from '../../java/ir/selecting.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { checksBefore, type Check } from './checks.js';
import { copiedFrom, sourcesOf } from './dependence.js';
import type { Locks } from './locks/locks.js';
import { storedPath } from './stored-path.js';

export interface FieldPattern {
  readonly kind:
    /** What is stored was computed from what was loaded: `n++`. */
    | 'lost-update'
    /** Stored only after a look at the same field. */
    | 'check-then-act'
    /** Stored only if it was null. */
    | 'lazy-initialisation'
    /** The same, looked at without and then with a lock. Right if the field is volatile. */
    | 'double-checked-locking';
  readonly field: FieldSymbol;
  readonly load: StatementIndex;
  /** The branch on what was loaded. */
  readonly check: StatementIndex | undefined;
  /** Of double-checked locking: the second load, with the lock held. */
  readonly again: StatementIndex | undefined;
  readonly store: StatementIndex;
  readonly isVolatile: boolean;
}

/** All that is asked of them. */
export type LocksHeld = Pick<Locks, 'at'>;

/** For who does not ask for double-checked locking, to which alone they matter. */
export const NO_LOCKS: LocksHeld = { at: () => [] };

export function fieldPatterns(body: Body, locks: LocksHeld): readonly FieldPattern[] {
  return storesIn(body).flatMap((at) => {
    const store = body.statements[at] as AnyStore;
    const path = storedPath(body, store)!;
    const acting = acts(body, store, at, path, locks);
    const isLazy = acting.some(({ kind }) => kind !== 'check-then-act');
    return [...updates(body, store, at, path, isLazy), ...acting];
  });
}

function loadsOf(body: Body, sources: readonly StatementIndex[], path: Path): StatementIndex[] {
  const paths = pathsOf(body);
  return sources.filter((at) => paths.source(body.statements[at]!) === path);
}

/** What was looked at, found null and replaced is no old value: `x = cached; if (x == null) { x = …; cached = x; }`. */
function updates(
  body: Body,
  store: AnyStore,
  at: StatementIndex,
  path: Path,
  isLazy: boolean,
): FieldPattern[] {
  const flow = controlFlowOf(body);
  const loads = loadsOf(body, sourcesOf(body, [store.from], at), path);
  const copied = copiedFrom(body, store.from, at);
  return loads
    .filter((load) => flow.reaches(load, at) && !(isLazy && copied.has(load)))
    .map((load) => found('lost-update', store, at, { load }));
}

/** One pattern for a store: the innermost check tells best. */
function acts(
  body: Body,
  store: AnyStore,
  at: StatementIndex,
  path: Path,
  locks: LocksHeld,
): FieldPattern[] {
  const checks = checksBefore(body, at).flatMap((check) => {
    const load = loadsOf(body, check.sources, path).at(-1);
    return load === undefined ? [] : [{ ...check, load }];
  });
  const [last, outer] = [checks.at(-1), checks.at(-2)];
  if (last === undefined) return [];
  const isLazy = isNullCheck(body, last) && factsOf(body).nullness(at, store.from) !== 'null';
  if (!isLazy) return [found('check-then-act', store, at, { load: last.load, check: last.branch })];
  if (outer === undefined || !isNullCheck(body, outer) || !locksMore(body, outer, last, locks)) {
    return [found('lazy-initialisation', store, at, { load: last.load, check: last.branch })];
  }
  const { load, branch: check } = outer;
  return [found('double-checked-locking', store, at, { load, check, again: last.load })];
}

function isNullCheck({ statements }: Body, { branch, holds }: Check): boolean {
  const statement = statements[branch]!;
  if (statement.kind !== 'branch' || statement.condition.kind !== 'null-test') return false;
  return statement.condition.isNull === holds;
}

type CheckedLoad = Check & { readonly load: StatementIndex };

function locksMore(body: Body, outer: CheckedLoad, inner: CheckedLoad, locks: LocksHeld): boolean {
  const before = new Set(locks.at(body, outer.load).map(({ enter }) => enter));
  return locks.at(body, inner.load).some(({ enter }) => !before.has(enter));
}

function found(
  kind: FieldPattern['kind'],
  { field }: AnyStore,
  store: StatementIndex,
  places: Pick<FieldPattern, 'load'> & Partial<Pick<FieldPattern, 'check' | 'again'>>,
): FieldPattern {
  const isVolatile = hasModifier(field.modifiers, 'volatile');
  const { load, check, again } = places;
  return { kind, field, load, check, again, store, isVolatile };
}
