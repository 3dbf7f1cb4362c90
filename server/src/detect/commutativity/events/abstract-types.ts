/**
 * Abstract types (thesis 5.3.3): two data are of one type if a comparison or a calculation of this run
 * had both. A type is that of a field, whatever object it is read from, or of the elements of one
 * array or container.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import { Place } from '../../../trace/operations.js';

export class AbstractTypes {
  private readonly index = new TripleIndex();
  private readonly parents: number[] = [0];
  /** Types of which something was compared. */
  private readonly related = new Set<number>();

  /** The two have been compared or combined. */
  relate(one: number, other: number): void {
    const [here, there] = [this.find(one), this.find(other)];
    this.parents[Math.max(here, there)] = Math.min(here, there);
    this.related.add(one).add(other);
  }

  /** What the location is one of; compare what `typeOf` says of two. */
  slotOf(place: Place, object: number, part: number): number {
    const isField = place === Place.Field || place === Place.Static;
    const slot = isField
      ? this.index.add(Place.Field, 0, part)
      : this.index.add(place === Place.Resource ? place : Place.Element, object, 0);
    while (this.parents.length <= slot) this.parents.push(this.parents.length);
    return slot;
  }

  /** 0 for what was never compared with anything. */
  typeOf(slot: number): number {
    return this.related.has(slot) ? this.find(slot) : 0;
  }

  private find(slot: number): number {
    let root = slot;
    while (this.parents[root] !== root) root = this.parents[root]!;
    for (let each = slot; each !== root;) {
      const next = this.parents[each]!;
      this.parents[each] = root;
      each = next;
    }
    return root;
  }
}
