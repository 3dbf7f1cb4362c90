/**
 * Which memory an access touches, as a dense id: two accesses conflict only if their ids are equal.
 * In DroidRacer's logs an instance location is (address, offset), whatever class the line names: the
 * tool does not notice an address that was used again.
 */
import { TripleIndex } from '../base/triple-index.js';
import type { Columns } from './batch.js';
import { Place } from './operations.js';
import type { TraceTables } from './tables.js';

export class LocationIndex {
  private readonly index = new TripleIndex();
  private readonly byOffset: boolean;

  constructor(private readonly tables: TraceTables) {
    this.byOffset = tables.objects === 'hex';
  }

  /** Locations seen; ids run from 1 to this. */
  get size(): number {
    return this.index.size;
  }

  /** The location of the access at `index`; 0 when it names none. */
  of(columns: Columns, index: number): number {
    const place = columns.place[index]! & 15;
    if (place === Place.None) return 0;
    const part = columns.b[index]!;
    if (this.byOffset && place === Place.Field) {
      const offset = Number(this.tables.fields[part]!.name);
      return this.index.add(Place.Element, columns.a[index]!, offset);
    }
    return this.index.add(place, columns.a[index]!, part);
  }
}
