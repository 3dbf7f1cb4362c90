/** Ids of locations: dense, one for each, the same for a batch as one by one. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOperation } from '../../../server/src/trace/batch.js';
import { LocationIndex } from '../../../server/src/trace/locations.js';
import { OpKind, Place } from '../../../server/src/trace/operations.js';
import { createTables } from '../../../server/src/trace/tables.js';
import { storeOf } from '../../support/arbitrary-trace.js';

const place = fc.constantFrom(Place.Static, Place.Static, Place.Field, Place.None);
const access = fc.record({ place, a: fc.nat({ max: 2 }), b: fc.nat({ max: 6 }) });

/** Static fields in the order of their rows first, as in STD; then anything. */
const accesses = fc
  .tuple(fc.nat({ max: 4 }), fc.array(access, { maxLength: 40 }))
  .map(([inOrder, others]) => [
    ...Array.from({ length: inOrder }, (_, row) => ({ place: Place.Static, a: 0, b: row + 1 })),
    ...others,
  ]);

describe('locations', () => {
  it('have one id each, from 1 on in the order in which they are seen', () => {
    fc.assert(
      fc.property(fc.array(accesses, { maxLength: 4 }), (batches) => {
        const index = new LocationIndex(createTables());
        const ids = new Map<string, number>();
        for (const batch of batches) {
          const store = storeOf(
            batch.map((each) => ({ ...createOperation(OpKind.Read, 1, 1), ...each })),
          );
          const column = index.locate({ ...store.columns, length: store.length });
          batch.forEach((each, at) => {
            const object = each.place === Place.Static ? 0 : each.a;
            const key = `${each.place} ${object} ${each.b}`;
            if (each.place !== Place.None && !ids.has(key)) ids.set(key, ids.size + 1);
            const expected = each.place === Place.None ? 0 : ids.get(key);
            expect(column[at]).toBe(expected);
            expect(index.of(store.columns, at)).toBe(expected);
          });
        }
        expect(index.size).toBe(ids.size);
      }),
    );
  });
});
