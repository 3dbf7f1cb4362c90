/**
 * Which locks are surely held where (seed 001 §2.5, as far as one body and the methods it calls tell):
 * monitors, and the locks that the tables know. A lock that was tried is held only where the answer was
 * true. Methods that lock or unlock for their callers are seen through, recursion included. Waiting on
 * a condition leaves the lock held: it is so again when the wait is over.
 *
 * Whatever is the same body is computed once, until it is forgotten.
 */
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { monitorsAt } from '../../../java/ir/monitors.js';
import type { Body, Call, StatementIndex, Variable } from '../../../java/ir/statements.js';
import type { FieldSymbol, MethodSymbol } from '../../../java/program/symbols.js';
import { Summaries } from '../summaries.js';
import type { Held } from './held.js';
import type { LockKind, LockMode } from './lock-calls.js';
import {
  isSameEffect,
  joinEffects,
  NO_EFFECT,
  UNKNOWN_EFFECT,
  type LockEffect,
} from './lock-effect.js';
import { LockTransfer } from './lock-transfer.js';
import { LockSolution } from './solve-locks.js';

export interface HeldLock {
  /** Entered the monitor, called `lock()`, or called the method that did. */
  readonly enter: StatementIndex;
  /**
   * The lock: the object of a variable, or what these fields lead to from it. Without a variable the
   * first field is static.
   */
  readonly base: Variable | undefined;
  readonly fields: readonly FieldSymbol[];
  /**
   * As far as the body tells: of a read lock that was kept in a field of type Lock, whoever knows which
   * object it is has to ask `lockPart`.
   */
  readonly mode: LockMode;
  /** A semaphore excludes others only if it was made with one permit: `permitsOf`. */
  readonly kind: LockKind;
}

/** The bodies that a call of the method may run; none for a method of a library. */
export type BodiesOf = (method: MethodSymbol) => readonly Body[];

export class Locks {
  readonly #solutions = new WeakMap<Body, LockSolution>();
  readonly #effects: Summaries<LockEffect>;

  constructor(
    private readonly knowledge: MethodKnowledge,
    private readonly bodiesOf: BodiesOf = () => [],
  ) {
    this.#effects = new Summaries({
      nothing: NO_EFFECT,
      worst: UNKNOWN_EFFECT,
      same: isSameEffect,
      compute: (body, ask) => this.#solve(body, ask).effect(),
    });
  }

  /** What is held when the statement begins: monitors, then other locks, each in the order of entry. */
  at(body: Body, statement: StatementIndex): readonly HeldLock[] {
    const monitors = monitorsAt(body, statement).map((enter) => monitorEntered(body, enter));
    return [...monitors, ...this.#solution(body).at(statement).map(toHeldLock)];
  }

  /** What the body does to the locks of whoever calls it. */
  effectOf(body: Body): LockEffect {
    return this.#effects.of(body);
  }

  /** These bodies are no more; tells which others were forgotten with them. */
  forget(bodies: Iterable<Body>): ReadonlySet<Body> {
    const gone = this.#effects.forget(bodies);
    for (const body of gone) this.#solutions.delete(body);
    return gone;
  }

  #solution(body: Body): LockSolution {
    let solution = this.#solutions.get(body);
    if (solution === undefined) {
      solution = this.#solve(body, (called) => this.#effects.of(called, body));
      this.#solutions.set(body, solution);
    }
    return solution;
  }

  #solve(body: Body, effectOf: (body: Body) => LockEffect): LockSolution {
    const ofCall = ({ method }: Call): LockEffect => {
      const bodies = method === undefined ? [] : this.bodiesOf(method);
      return joinEffects(bodies.map(effectOf));
    };
    return new LockSolution(body, new LockTransfer(body, this.knowledge, ofCall));
  }
}

function monitorEntered(body: Body, enter: StatementIndex): HeldLock {
  const statement = body.statements[enter]!;
  const base = statement.kind === 'enter-monitor' ? statement.lock : undefined;
  return { enter, base, fields: [], mode: 'exclusive', kind: 'monitor' };
}

function toHeldLock({ enter, base, fields, mode, kind }: Held): HeldLock {
  return { enter, base, fields, mode, kind };
}
