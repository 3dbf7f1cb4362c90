/**
 * Numbers for memory locations: a field of an abstract object, a static field, the elements of an array
 * or container (all of them one location: indexes and keys are not told apart).
 */
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { ObjectId } from '../points-to/points-to.js';

declare const brand: unique symbol;
export type LocationId = number & { readonly [brand]: 'static location' };

export interface Location {
  readonly id: LocationId;
  /** undefined for a static field. */
  readonly object: ObjectId | undefined;
  /** undefined for elements. */
  readonly field: FieldSymbol | undefined;
}

export class LocationTable {
  readonly all: Location[] = [];
  readonly #ids = new Map<string, LocationId>();

  of(object: ObjectId | undefined, field: FieldSymbol | undefined): LocationId {
    const key = `${object ?? ''}.${field?.id ?? ''}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.all.length as LocationId;
    this.#ids.set(key, id);
    this.all.push({ id, object, field });
    return id;
  }
}
