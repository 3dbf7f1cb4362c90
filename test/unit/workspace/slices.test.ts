import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buffersOfSlices, slice, unslice } from '../../../server/src/workspace/slices.js';

const numbers = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({ at, text: 'x' }));

describe('answers in slices', () => {
  it('are put together as they were, and travel without being copied', async () => {
    const value = { id: 1, part: { model: { methods: numbers(5000), calls: new Int32Array(3) } } };
    const sliced = slice(value);
    expect(sliced.lists[0]!.pieces.length).toBeGreaterThan(2);
    expect(JSON.stringify(sliced.rest).length).toBeLessThan(100);
    const sent = structuredClone(sliced, { transfer: buffersOfSlices(sliced) });
    expect(await unslice(sent)).toEqual(value);
  });

  it('leave what was sent as it was', () => {
    const value = { list: numbers(500) };
    slice(value);
    expect(value.list).toHaveLength(500);
  });

  it('let others have their turn', async () => {
    const sliced = slice({ list: numbers(20_000) });
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    await unslice(sliced);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });

  it('bear any data', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.array(fc.jsonValue(), { maxLength: 200 }),
        async (a, b) => {
          const value = { a, deep: { b }, m: new Map([[1, b]]) };
          expect(await unslice(structuredClone(slice(value)))).toEqual(value);
        },
      ),
      { numRuns: 50 },
    );
  });
});
