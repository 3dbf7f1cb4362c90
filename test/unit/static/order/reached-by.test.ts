/** Who comes to an instance, against following each origin by itself, on random call graphs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InstanceGraph } from '../../../../server/src/static/order/instance-graph.js';
import { ReachedBy } from '../../../../server/src/static/order/reached-by.js';
import type { StaticOrigin } from '../../../../server/src/static/origins.js';
import type { InstanceId, PointsTo } from '../../../../server/src/static/points-to/points-to.js';

const SIZE = 12;

/** Each instance has one call, of all that it calls. */
function graphOf(callees: readonly (readonly number[])[]): InstanceGraph {
  const body = { statements: [{ kind: 'call' }] };
  const instances = callees.map((_callees, id) => ({ id, code: { body } }));
  const pointsTo = { instances, callees: (id: number) => callees[id] };
  return new InstanceGraph(pointsTo as unknown as PointsTo);
}

const INSTANCE = fc.nat(SIZE - 1);
const CALLEES = fc.array(fc.uniqueArray(INSTANCE, { maxLength: 3 }), {
  minLength: SIZE,
  maxLength: SIZE,
});
const ORIGINS = fc.array(fc.tuple(fc.uniqueArray(INSTANCE, { maxLength: 2 }), fc.boolean()), {
  maxLength: 5,
});

describe('who comes to an instance', () => {
  it('is who reaches it by calls', () => {
    fc.assert(
      fc.property(CALLEES, ORIGINS, (callees, given) => {
        const graph = graphOf(callees);
        const origins = given.map(([entries, repeats], id) => ({ id, entries, repeats }));
        const reachedBy = new ReachedBy(origins as unknown as StaticOrigin[], graph);
        const reached = origins.map(({ entries }) => graph.reached(entries as InstanceId[]));
        for (let instance = 0 as InstanceId; instance < SIZE; instance++) {
          const plain = origins.filter(({ id }) => reached[id]!.includes(instance));
          expect(reachedBy.of(instance)).toEqual(plain.map(({ id }) => id));
          const expected = {
            only: plain.length === 1 ? plain[0]!.id : undefined,
            repeats: plain.some(({ repeats }) => repeats),
          };
          const few = reachedBy.fewOrMany(instance);
          expect(few).toEqual(plain.length === 0 ? undefined : expected);
        }
        const all = origins.filter(({ id }) => reached[id]!.some((each) => each < 4));
        const first = [0, 1, 2, 3] as InstanceId[];
        expect(reachedBy.ofAny(first)).toEqual(all.map(({ id }) => id));
      }),
    );
  });
});
