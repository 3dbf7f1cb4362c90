/**
 * Origin sharing analysis (seed 001 §2.4, Algorithms 2 and 3): a location is shared if several origins
 * write it, or one writes it and another reads it; to free what is there counts as a write. An origin of which several may be under way shares
 * with itself. Instead of maps of origins, each location has the only origin that was seen, or that there are several,
 * which is all that Algorithm 3 asks.
 */
import type { FewOrMany, ReachedBy } from '../order/reached-by.js';
import type { CodeInstance, InstanceId } from '../points-to/points-to.js';
import type { InstanceAccesses } from './instance-accesses.js';
import type { LocationId } from './locations.js';

/** Origins have numbers from 0. */
const NOBODY = -1;
const SEVERAL = -2;

export class Sharing {
  /** By location: who writes it, and who reads it. */
  readonly #writer: Int32Array;
  readonly #reader: Int32Array;
  /** Touched by an origin that may run beside itself. */
  readonly #again: Uint8Array;

  constructor(
    instances: readonly CodeInstance[],
    reachedBy: ReachedBy,
    private readonly accesses: InstanceAccesses,
  ) {
    const size = accesses.locations.all.length;
    this.#writer = new Int32Array(size).fill(NOBODY);
    this.#reader = new Int32Array(size).fill(NOBODY);
    this.#again = new Uint8Array(size);
    for (const { id } of instances) {
      const origins = reachedBy.fewOrMany(id);
      if (origins !== undefined) this.#addInstance(id, origins);
    }
  }

  isShared(location: LocationId): boolean {
    const writer = this.#writer[location]!;
    if (writer === NOBODY) return false;
    const reader = this.#reader[location]!;
    if (writer === SEVERAL || reader === SEVERAL || this.#again[location] === 1) return true;
    return reader !== NOBODY && reader !== writer;
  }

  isTouched(location: LocationId): boolean {
    return this.#writer[location] !== NOBODY || this.#reader[location] !== NOBODY;
  }

  #addInstance(instance: InstanceId, { only, repeats }: FewOrMany): void {
    for (const { access, locations } of this.accesses.of(instance)) {
      const seen = access.kind === 'write' || access.frees ? this.#writer : this.#reader;
      for (const location of locations) {
        note(seen, location, only ?? SEVERAL);
        if (repeats) this.#again[location] = 1;
      }
    }
  }
}

function note(seen: Int32Array, location: LocationId, origin: number): void {
  const before = seen[location]!;
  if (before !== origin) seen[location] = before === NOBODY ? origin : SEVERAL;
}
