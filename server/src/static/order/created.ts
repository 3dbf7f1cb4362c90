/**
 * Where one origin creates which objects, as columns: by object, and of each in rising order. Of a large app there are
 * millions.
 */
import { NumberColumn } from '../../base/number-column.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Position } from './position.js';

export interface Created {
  /** Ascending. */
  get(object: ObjectId): ArrayLike<Position> | undefined;
  entries(): Iterable<readonly [ObjectId, ArrayLike<Position>]>;
}

export class CreationLog {
  readonly #objects = new NumberColumn();
  readonly #positions = new NumberColumn();

  push(object: ObjectId, position: Position): void {
    this.#objects.push(object);
    this.#positions.push(position);
  }

  close(): Created {
    const { length } = this.#objects;
    if (length === 0) return NOTHING_CREATED;
    const keys = new Float64Array(length);
    for (let at = 0; at < length; at++)
      keys[at] = this.#objects.at(at) * PLACES + this.#positions.at(at);
    return new CreationColumns(keys.sort());
  }
}

/** More than any trace has positions; with the number of an object before it, a key is an exact number. */
const PLACES = 2 ** 31;

class CreationColumns implements Created {
  /** Of each object once, and where its positions begin. */
  readonly #objects: Int32Array;
  readonly #from: Int32Array;
  readonly #positions: Int32Array;

  constructor(keys: Float64Array) {
    const objects = new NumberColumn();
    const from = new NumberColumn();
    this.#positions = Int32Array.from(keys, (key) => key % PLACES);
    keys.forEach((key, at) => {
      const object = Math.floor(key / PLACES);
      if (objects.length > 0 && objects.at(objects.length - 1) === object) return;
      objects.push(object);
      from.push(at);
    });
    from.push(keys.length);
    this.#objects = objects.close();
    this.#from = from.close();
  }

  get(object: ObjectId): Int32Array | undefined {
    let low = 0;
    let high = this.#objects.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#objects[middle]! < object) low = middle + 1;
      else high = middle;
    }
    return this.#objects[low] === object ? this.#at(low) : undefined;
  }

  *entries(): Generator<readonly [ObjectId, Int32Array]> {
    for (let at = 0; at < this.#objects.length; at++) {
      yield [this.#objects[at] as ObjectId, this.#at(at)];
    }
  }

  #at(index: number): Int32Array {
    return this.#positions.subarray(this.#from[index], this.#from[index + 1]);
  }
}

export const NOTHING_CREATED: Created = new Map<ObjectId, readonly Position[]>();
