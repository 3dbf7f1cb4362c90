/** What a method does to the locks of its caller, by names that the caller has too. */
import { accessPathKey, sameAccessPath, type AccessPath } from '../access-path.js';
import type { LockKind, LockMode } from './lock-calls.js';

export interface AccessLock {
  /** undefined: a lock that the caller cannot name. */
  readonly path: AccessPath | undefined;
  readonly kind: LockKind;
  /** Of a release, undefined: whatever it is held in. */
  readonly mode: LockMode | undefined;
}

export interface LockEffect {
  /** Held when it comes back, if not before. */
  readonly acquires: readonly AccessLock[];
  /** Held besides, if it answered true. */
  readonly acquiresIfTrue: readonly AccessLock[];
  /** What it may let go that it did not take. */
  readonly releases: readonly AccessLock[];
}

export const NO_EFFECT: LockEffect = { acquires: [], acquiresIfTrue: [], releases: [] };

export const UNKNOWN_EFFECT: LockEffect = {
  acquires: [],
  acquiresIfTrue: [],
  releases: [
    { path: undefined, kind: 'lock', mode: undefined },
    { path: undefined, kind: 'semaphore', mode: undefined },
  ],
};

export function hasEffect({ acquires, acquiresIfTrue, releases }: LockEffect): boolean {
  return acquires.length + acquiresIfTrue.length + releases.length > 0;
}

/** Of a call that may run any of several bodies. */
export function joinEffects(effects: readonly LockEffect[]): LockEffect {
  const [first, ...rest] = effects;
  if (first === undefined) return NO_EFFECT;
  return rest.reduce(
    (a, b) => ({
      acquires: common(a.acquires, b.acquires),
      acquiresIfTrue: common(a.acquiresIfTrue, b.acquiresIfTrue),
      releases: uniqueLocks([...a.releases, ...b.releases]),
    }),
    first,
  );
}

function common(a: readonly AccessLock[], b: readonly AccessLock[]): readonly AccessLock[] {
  const rest = [...b];
  return a.filter((lock) => {
    const at = rest.findIndex((other) => isSameLock(lock, other));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Each once. What releases a lock without a name may release all of its kind: the others say no more. */
export function uniqueLocks(locks: readonly AccessLock[]): readonly AccessLock[] {
  const unnamed = new Set(locks.flatMap(({ path, kind }) => (path === undefined ? [kind] : [])));
  const unique = new Map<string, AccessLock>();
  for (const lock of locks) {
    const { path, kind, mode } = lock;
    if (path !== undefined && unnamed.has(kind)) continue;
    const key = `${kind} ${path === undefined ? '' : `${mode} ${accessPathKey(path)}`}`;
    if (!unique.has(key)) unique.set(key, lock);
  }
  return [...unique.values()];
}

export function isSameEffect(a: LockEffect, b: LockEffect): boolean {
  return (
    isSameLocks(a.acquires, b.acquires) &&
    isSameLocks(a.acquiresIfTrue, b.acquiresIfTrue) &&
    isSameLocks(a.releases, b.releases)
  );
}

function isSameLocks(a: readonly AccessLock[], b: readonly AccessLock[]): boolean {
  return a.length === b.length && a.every((lock, at) => isSameLock(lock, b[at]!));
}

function isSameLock(a: AccessLock, b: AccessLock): boolean {
  if (a.kind !== b.kind || a.mode !== b.mode) return false;
  if (a.path === undefined || b.path === undefined) return a.path === b.path;
  return sameAccessPath(a.path, b.path);
}
