/**
 * Which memory an access touches, as a dense id: two accesses conflict only if their ids are equal.
 * In DroidRacer's logs an instance location is (address, offset), whatever class the line names: the
 * tool does not notice an address that was used again.
 */
import { TripleIndex } from '../base/triple-index.js';
import { BATCH_CAPACITY, type Columns, type Operations } from './batch.js';
import { isAccess, Place } from './operations.js';
import type { TraceTables } from './tables.js';

/** Not a place of an access: after all of them. */
const ENTRIES = Place.Resource + 1;

export class LocationIndex {
  private readonly index = new TripleIndex();
  private readonly byOffset: boolean;
  /** Ids of static fields by row; 0 until seen. Spares the variables of STD the hashing. */
  private statics = new Int32Array(64);
  private column = new Int32Array(BATCH_CAPACITY);

  constructor(private readonly tables: TraceTables) {
    this.byOffset = tables.objects === 'hex';
  }

  /** Locations seen or asked for; ids run from 1 to this. */
  get size(): number {
    return this.index.size;
  }

  /** The location of the access at `index`; 0 when it names none. */
  of(columns: Columns, index: number): number {
    const place = columns.place[index]! & 15;
    const part = columns.b[index]!;
    if (place === Place.Static) {
      // Beyond the end of the array is undefined, which is no id either.
      return this.statics[part]! || this.addStatic(part);
    }
    if (place === Place.None) return 0;
    if (this.byOffset && place === Place.Field) {
      const offset = Number(this.tables.fields[part]!.name);
      return this.index.add(Place.Element, columns.a[index]!, offset);
    }
    return this.index.add(place, columns.a[index]!, part);
  }

  /** The locations of all accesses of a batch, until the next one; beside other kinds stand leftovers. */
  locate(operations: Operations): Int32Array {
    const { kind, length } = operations;
    if (length > this.column.length) this.column = new Int32Array(length);
    const { column } = this;
    for (let index = 0; index < length; index++) {
      if (isAccess(kind[index]!)) column[index] = this.of(operations, index);
    }
    return column;
  }

  /** The location of the whole of a container. */
  wholeOf(container: number): number {
    return this.index.add(Place.Whole, container, 0);
  }

  /** What stands for all entries of a container together; no access names it. */
  entriesOf(container: number): number {
    return this.index.add(ENTRIES, container, 0);
  }

  private addStatic(field: number): number {
    if (field >= this.statics.length) {
      const grown = new Int32Array(Math.max(field + 1, this.statics.length * 2));
      grown.set(this.statics);
      this.statics = grown;
    }
    return (this.statics[field] = this.index.add(Place.Static, 0, field));
  }
}
