/** What an access is part of, in its body: an update of the old value, a test that decides it. */
import type { Body } from '../../java/ir/statements.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { Locks } from '../body/locks/locks.js';
import { fieldPatterns, type FieldPattern } from '../body/patterns.js';

export type AccessPattern = FieldPattern['kind'];

export class AccessPatterns {
  readonly #known = new Map<Body, readonly FieldPattern[]>();

  constructor(private readonly locks: Locks) {}

  forget(bodies: Iterable<Body>): void {
    for (const body of bodies) this.#known.delete(body);
  }

  /** The patterns that the access is a load or store of. */
  of(body: Body, { statement, field }: BodyAccess): ReadonlySet<AccessPattern> {
    if (field === undefined) return NONE;
    let patterns = this.#known.get(body);
    if (patterns === undefined) {
      this.#known.set(body, (patterns = fieldPatterns(body, this.locks)));
    }
    const own = patterns.filter(({ load, again, store }) =>
      [load, again, store].includes(statement),
    );
    return new Set(own.map(({ kind }) => kind));
  }
}

const NONE: ReadonlySet<AccessPattern> = new Set();
