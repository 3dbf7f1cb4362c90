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
  /**
   * Static fields up to this row have their row for an id, since they were seen in that order before
   * any other location: all variables of STD. They are not in the index, whose ids follow.
   */
  private inOrder = 0;
  /** Ids of other static fields by row; 0 until seen. */
  private statics = new Int32Array(64);
  private column = new Int32Array(BATCH_CAPACITY);

  constructor(private readonly tables: TraceTables) {
    this.byOffset = tables.objects === 'hex';
  }

  /** Locations seen or asked for; ids run from 1 to this. */
  get size(): number {
    return this.inOrder + this.index.size;
  }

  /** The location of the access at `index`; 0 when it names none. */
  of(columns: Columns, index: number): number {
    const place = columns.place[index]! & 15;
    const part = columns.b[index]!;
    if (place === Place.Static) return this.ofStatic(part);
    if (place === Place.None) return 0;
    if (this.byOffset && place === Place.Field) {
      const offset = Number(this.tables.fields[part]!.name);
      return this.add(Place.Element, columns.a[index]!, offset);
    }
    return this.add(place, columns.a[index]!, part);
  }

  /** The locations of all accesses of a batch, until the next one; beside other kinds stands nothing of use. */
  locate(operations: Operations): Int32Array {
    const { kind, length } = operations;
    if (length > this.column.length) this.column = new Int32Array(length);
    if (this.index.size === 0 && this.copyRows(operations)) return this.column;
    const { column } = this;
    for (let index = 0; index < length; index++) {
      column[index] = isAccess(kind[index]!) ? this.of(operations, index) : 0;
    }
    return column;
  }

  /**
   * Takes rows for ids; answers whether that is right for all accesses of the batch. It calculates and
   * does not branch: this is done for every operation of a long trace.
   */
  private copyRows({ place, b, length }: Operations): boolean {
    const { column } = this;
    let highest = 0;
    let others = 0;
    let signs = 0;
    for (let index = 0; index < length; index++) {
      const part = b[index]! | 0;
      column[index] = part;
      if (part > highest) highest = part;
      // 1 or 0, unless it is another place, which has other bits.
      const isStatic = place[index]! >> 1;
      others |= place[index]! & ~Place.Static;
      // No place, and yet a row.
      others |= part & (isStatic - 1);
      // Negative if the row is too large, or if it is 0 and the place that of a static field.
      signs |= part | ((part - 1) & -isStatic);
    }
    return others === 0 && signs >= 0 && highest <= this.inOrder;
  }

  /** The location of the whole of a container. */
  wholeOf(container: number): number {
    return this.add(Place.Whole, container, 0);
  }

  /** What stands for all entries of a container together; no access names it. */
  entriesOf(container: number): number {
    return this.add(ENTRIES, container, 0);
  }

  private ofStatic(field: number): number {
    if (isUpTo(field, this.inOrder)) return field;
    // Beyond the end of the array is undefined, which is no id either.
    return this.statics[field]! || this.addStatic(field);
  }

  private addStatic(field: number): number {
    if (this.index.size === 0 && field === this.inOrder + 1) return ++this.inOrder;
    if (field >= this.statics.length) {
      const grown = new Int32Array(Math.max(field + 1, this.statics.length * 2));
      grown.set(this.statics);
      this.statics = grown;
    }
    return (this.statics[field] = this.add(Place.Static, 0, field));
  }

  private add(place: number, object: number, part: number): number {
    return this.inOrder + this.index.add(place, object, part);
  }
}

/** Row 0 stands for none. */
function isUpTo(row: number, last: number): boolean {
  return row !== 0 && row <= last;
}
