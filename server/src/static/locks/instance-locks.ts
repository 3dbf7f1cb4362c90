/**
 * Which lock objects a statement of a code instance holds besides those of its callers: what the body
 * holds (body/locks.ts), with points-to saying which objects the variables mean. A lock variable that
 * may mean several objects counts for each of them, as in seed 001 §2.5. One of which nothing is known
 * is a lock of its own for all of its kind: two unknown locks are taken for the same.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import { permitsOf } from '../body/locks/lock-calls.js';
import type { HeldLock } from '../body/locks/locks.js';
import { NO_LOCKS, type Lock, type LocksetId, type Locksets } from './locksets.js';
import type { SelfLocking } from './self-locking.js';

/** Stands for every lock object that is not seen. */
export const UNKNOWN_LOCK = -1 as ObjectId;

export type HeldAt = (instance: InstanceId, statement: StatementIndex) => readonly HeldLock[];

export class InstanceLocks {
  /** By instance: what its statements hold, those without locks included. */
  readonly #known: (Map<StatementIndex, readonly Lock[]> | undefined)[] = [];

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
    private readonly heldAt: HeldAt,
    private readonly selfLocking: SelfLocking,
  ) {}

  /** The set of these alone. */
  with(locks: readonly Lock[]): LocksetId {
    return this.locksets.with(NO_LOCKS, locks);
  }

  at(instance: InstanceId, statement: StatementIndex, held: LocksetId): LocksetId {
    const byStatement = (this.#known[instance] ??= new Map<StatementIndex, readonly Lock[]>());
    const own = getOrMake(byStatement, statement, () => this.#locksAt(instance, statement));
    return this.locksets.with(held, own);
  }

  #locksAt(instance: InstanceId, statement: StatementIndex): readonly Lock[] {
    const itself = this.selfLocking.at(instance, statement).map(exclusively);
    const own = this.heldAt(instance, statement).flatMap((each) => this.#objectsOf(instance, each));
    return itself.length + own.length === 0 ? NONE : [...itself, ...own];
  }

  #objectsOf(instance: InstanceId, { base, fields, mode, kind }: HeldLock): Lock[] {
    const objects = this.#follow(instance, base, fields);
    if (kind === 'semaphore') {
      return objects.filter((object) => this.#hasOnePermit(object)).map(exclusively);
    }
    const meant = objects.length > 0 ? objects : [UNKNOWN_LOCK];
    return meant.map((object) => ({ object, mode }));
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

function exclusively(object: ObjectId): Lock {
  return { object, mode: 'exclusive' };
}
