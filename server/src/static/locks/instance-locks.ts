/**
 * Which lock objects a statement of a code instance holds besides those of its callers: what the body
 * holds (body/locks.ts), with points-to saying which objects the variables mean. A lock variable that
 * may mean several objects counts for each of them, as in seed 001 §2.5, but not if the body itself chooses
 * among them. One of which nothing is known is a lock of its own for all of its kind: two unknown locks are
 * taken for the same. A read or write lock that was kept somewhere is the lock that it is a part of.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { lockPart, permitsOf } from '../body/locks/lock-calls.js';
import { originalOf } from '../body/stored-path.js';
import type { HeldLock } from '../body/locks/locks.js';
import { NO_LOCKS, type Lock, type LocksetId, type Locksets } from './locksets.js';
import type { SelfLocking } from './self-locking.js';

/** Stands for every lock object that is not seen. */
export const UNKNOWN_LOCK = -1 as ObjectId;

/**
 * Stands for the main thread where nobody knows which thread runs a code but the source asks: two that only the main
 * thread comes to keep each other apart.
 */
export const MAIN_THREAD = -2 as ObjectId;
/** The same for methods that say that one thread alone runs them, whichever. */
const CONFINING_THREAD = -3 as ObjectId;

const BY_THREAD = {
  main: [{ object: MAIN_THREAD, mode: 'exclusive' }],
  confined: [{ object: CONFINING_THREAD, mode: 'exclusive' }],
} as const satisfies Record<string, readonly Lock[]>;

/** Does it stand for a thread? */
export function isThread(lock: ObjectId): boolean {
  return lock === MAIN_THREAD || lock === CONFINING_THREAD;
}

export type HeldAt = (instance: InstanceId, statement: StatementIndex) => readonly HeldLock[];

export class InstanceLocks {
  /** By instance: what its statements hold, those without locks included. */
  readonly #known: (Map<StatementIndex, readonly Lock[]> | undefined)[] = [];

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
    private readonly heldAt: HeldAt,
    private readonly selfLocking: SelfLocking,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** The set of these alone. */
  with(locks: readonly Lock[]): LocksetId {
    return this.locksets.with(NO_LOCKS, locks);
  }

  onThread(held: LocksetId, thread: keyof typeof BY_THREAD): LocksetId {
    return this.locksets.with(held, BY_THREAD[thread]);
  }

  /** Without the lock that a container takes for the time of the call; those alone that are held since an earlier step. */
  around(
    instance: InstanceId,
    statement: StatementIndex,
    held: LocksetId,
    since = statement,
  ): LocksetId {
    const before = new Set(this.heldAt(instance, since).map(({ enter }) => enter));
    const locks = this.heldAt(instance, statement).filter(({ enter }) => before.has(enter));
    return this.locksets.with(held, this.#locksMeant(instance, locks));
  }

  at(instance: InstanceId, statement: StatementIndex, held: LocksetId): LocksetId {
    const byStatement = (this.#known[instance] ??= new Map<StatementIndex, readonly Lock[]>());
    const own = getOrMake(byStatement, statement, () => this.#locksAt(instance, statement));
    return this.locksets.with(held, own);
  }

  /** Does the code itself, whatever its callers hold, hold one of these? */
  holdsOne(instance: InstanceId, statement: StatementIndex, asked: readonly ObjectId[]): boolean {
    const held = this.locksets.locksOf(this.at(instance, statement, NO_LOCKS));
    return held.some(({ object }) => asked.includes(object));
  }

  #locksAt(instance: InstanceId, statement: StatementIndex): readonly Lock[] {
    const itself = this.selfLocking.at(instance, statement).map(exclusively);
    const own = this.#locksMeant(instance, this.heldAt(instance, statement));
    return itself.length + own.length === 0 ? NONE : [...itself, ...own];
  }

  #locksMeant(instance: InstanceId, locks: readonly HeldLock[]): readonly Lock[] {
    const held = locks.map((each) => this.#meant(instance, each));
    return held.filter((each) => isSurelyHeld(each, held)).flatMap((each) => this.#locksOf(each));
  }

  #meant(instance: InstanceId, lock: HeldLock): MeantLock {
    const { base, fields, mode, kind } = lock;
    const objects = this.#follow(instance, base, fields);
    return { objects, mode, kind, isChosen: this.#isChosen(instance, base) };
  }

  #locksOf({ objects, mode, kind }: MeantLock): Lock[] {
    if (kind === 'semaphore') {
      return objects.filter((object) => this.#hasOnePermit(object)).map(exclusively);
    }
    const meant = objects.length > 0 ? objects : [UNKNOWN_LOCK];
    return meant.flatMap((object) => this.#whole(object) ?? [{ object, mode }]);
  }

  /** `Object lock = isOne ? one : other`: others may have chosen the other one. */
  #isChosen(instance: InstanceId, base: HeldLock['base']): boolean {
    if (base === undefined) return false;
    const { body } = this.pointsTo.instances[instance]!.code;
    const lock = originalOf(body, base);
    return pathsOf(body).definitions[lock] === undefined && !body.parameters.includes(lock);
  }

  /** What the result of `readLock()` is a part of. */
  #whole(part: ObjectId): readonly Lock[] | undefined {
    if (part === UNKNOWN_LOCK) return undefined;
    const { kind, site } = this.pointsTo.objects[part]!;
    const call = kind === 'result' && site ? site.code.body.statements[site.statement] : undefined;
    const found = call && lockPart(call, this.knowledge);
    if (found === undefined || call?.kind !== 'call') return undefined;
    const makers = this.pointsTo.instances.filter(
      ({ id, code }) => code === site!.code && this.pointsTo.of(id, call.to!).includes(part),
    );
    const objects = new Set(makers.flatMap(({ id }) => [...this.pointsTo.of(id, found.of)]));
    return [...objects].map((object) => ({ object, mode: found.mode }));
  }

  /** A semaphore with more lets several in. */
  #hasOnePermit(object: ObjectId): boolean {
    const { site } = this.pointsTo.objects[object]!;
    return site !== undefined && permitsOf(site.code.body, site.statement) === 1;
  }

  /** What the fields lead to from the base; without a base the first field is static. */
  #follow(
    instance: InstanceId,
    base: HeldLock['base'],
    fields: HeldLock['fields'],
  ): readonly ObjectId[] {
    const [first, ...rest] = fields;
    if (base === undefined) {
      if (first === undefined) return [];
      return this.#along(this.pointsTo.staticField(first), rest);
    }
    return this.#along(this.pointsTo.of(instance, base), fields);
  }

  #along(objects: readonly ObjectId[], fields: HeldLock['fields']): readonly ObjectId[] {
    let found = objects;
    for (const field of fields) {
      found = [...new Set(found.flatMap((object) => [...this.pointsTo.field(object, field)]))];
    }
    return found;
  }
}

const NONE: readonly Lock[] = [];

interface MeantLock extends Pick<HeldLock, 'mode' | 'kind'> {
  readonly objects: readonly ObjectId[];
  readonly isChosen: boolean;
}

/** Who chooses among several objects holds each of them only if it takes as many locks of the same choice. */
function isSurelyHeld({ objects, isChosen }: MeantLock, held: readonly MeantLock[]): boolean {
  if (!isChosen || objects.length < 2) return true;
  const isSame = (other: MeantLock): boolean =>
    other.isChosen &&
    other.objects.length === objects.length &&
    other.objects.every((object) => objects.includes(object));
  return held.filter(isSame).length >= objects.length;
}

function exclusively(object: ObjectId): Lock {
  return { object, mode: 'exclusive' };
}
