/** How much a schedule changes, against a plain count of all pairs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesIn } from '../../../../server/src/detect/verify/changes.js';

/** Every pair of operations, by the nodes that they go with. */
function plainCount(order: readonly number[], weights: Uint32Array): number {
  let count = 0;
  for (const [place, node] of order.entries()) {
    for (const later of order.slice(place + 1)) {
      if (later < node) count += weights[node]! * weights[later]!;
    }
  }
  return count;
}

const schedules = fc
  .array(fc.record({ rank: fc.nat(9), weight: fc.integer({ min: 1, max: 5 }) }), { maxLength: 30 })
  .map((nodes) => ({
    order: [...nodes.keys()].sort((one, other) => nodes[one]!.rank - nodes[other]!.rank),
    weights: Uint32Array.from(nodes, ({ weight }) => weight),
  }));

describe('the changes of a schedule', () => {
  it('are the pairs of operations in another order than recorded', () => {
    fc.assert(
      fc.property(schedules, ({ order, weights }) => {
        expect(changesIn(Int32Array.from(order), weights)).toBe(plainCount(order, weights));
      }),
    );
  });

  it('are none where all is as recorded', () => {
    expect(changesIn(Int32Array.from([0, 1, 2]), new Uint32Array(3).fill(1))).toBe(0);
  });
});
