/**
 * Origin sharing analysis (seed 001 §2.4, Algorithms 2 and 3): a location is shared if several origins
 * write it, or one writes it and another reads it; to free what is there counts as a write. An origin of which several may be under way shares
 * with itself. Instead of maps of origins, each location has a count of origins and the last one seen,
 * which is all that Algorithm 3 asks.
 */
import type { InstanceGraph } from '../order/instance-graph.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceAccesses } from './instance-accesses.js';
import type { LocationId } from './locations.js';

const NOBODY = -1;

export class Sharing {
  readonly #writers: Int32Array;
  readonly #lastWriter: Int32Array;
  readonly #readers: Int32Array;
  readonly #lastReader: Int32Array;
  /** Touched by an origin that may run beside itself. */
  readonly #again: Uint8Array;

  constructor(origins: readonly StaticOrigin[], graph: InstanceGraph, accesses: InstanceAccesses) {
    const size = accesses.locations.all.length;
    this.#writers = new Int32Array(size);
    this.#readers = new Int32Array(size);
    this.#lastWriter = new Int32Array(size).fill(NOBODY);
    this.#lastReader = new Int32Array(size).fill(NOBODY);
    this.#again = new Uint8Array(size);
    for (const origin of origins) this.#addOrigin(origin, graph, accesses);
  }

  isShared(location: LocationId): boolean {
    const writers = this.#writers[location]!;
    if (writers === 0) return false;
    if (writers > 1 || this.#readers[location]! > 1 || this.#again[location] === 1) return true;
    const reader = this.#lastReader[location]!;
    return reader !== NOBODY && reader !== this.#lastWriter[location];
  }

  isTouched(location: LocationId): boolean {
    return this.#writers[location]! + this.#readers[location]! > 0;
  }

  #addOrigin(origin: StaticOrigin, graph: InstanceGraph, accesses: InstanceAccesses): void {
    for (const instance of graph.reached(origin.entries)) {
      for (const { access, locations } of accesses.of(instance)) {
        for (const location of locations) {
          if (access.kind === 'write' || access.frees)
            note(this.#writers, this.#lastWriter, location, origin.id);
          else note(this.#readers, this.#lastReader, location, origin.id);
          if (origin.repeats) this.#again[location] = 1;
        }
      }
    }
  }
}

function note(counts: Int32Array, last: Int32Array, location: number, origin: number): void {
  if (last[location] === origin) return;
  last[location] = origin;
  counts[location]!++;
}
