import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assembler, buffersOfSlices, Slicer } from '../../../server/src/workspace/slices.js';

const numbers = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({ at, text: 'x' }));

/** Methods of files, three each. */
const methods = (files: number) =>
  Array.from({ length: 3 * files }, (_each, at) => ({
    name: `m${at}`,
    at: { file: `F${Math.floor(at / 3)}.java`, line: at },
  }));

/** Two threads, as far as slices are concerned. */
function createBench() {
  const slicer = new Slicer();
  const assembler = new Assembler();
  return {
    sizes: [] as number[],
    async send<Value>(value: Value): Promise<Value> {
      const sliced = slicer.slice(value);
      this.sizes.push(sliced.lists.reduce((sum, { bytes }) => sum + bytes.length, 0));
      const sent = structuredClone(sliced, { transfer: buffersOfSlices(sliced) });
      return (await assembler.assemble(sent)) as Value;
    },
  };
}

describe('answers in slices', () => {
  it('are put together as they were, and travel without being copied', async () => {
    const value = { id: 1, part: { model: { methods: numbers(5000), calls: new Int32Array(3) } } };
    const sliced = new Slicer().slice(value);
    expect(JSON.stringify(sliced.rest).length).toBeLessThan(100);
    const sent = structuredClone(sliced, { transfer: buffersOfSlices(sliced) });
    expect(sliced.lists[0]!.bytes).toHaveLength(0);
    expect(await new Assembler().assemble(sent)).toEqual(value);
  });

  it('leave what was sent as it was', () => {
    const value = { list: numbers(500) };
    new Slicer().slice(value);
    expect(value.list).toHaveLength(500);
  });

  it('let others have their turn', async () => {
    const sliced = new Slicer().slice({ list: numbers(20_000) });
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    await new Assembler().assemble(sliced);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(1);
  });

  it('are sent once: what is the same stays the same object', async () => {
    const bench = createBench();
    const first = await bench.send({ list: methods(100) });
    const [one, two, three, ...rest] = methods(100);
    const changed = { ...two!, name: 'other' };
    const second = await bench.send({ list: [one, changed, three, ...rest] });
    expect(second).toEqual({ list: [one, changed, three, ...rest] });
    expect(second.list[3]).toBe(first.list[3]);
    expect(second.list[299]).toBe(first.list[299]);
    expect(second.list[1]).not.toBe(first.list[1]);
    expect(bench.sizes[1]).toBeLessThan(bench.sizes[0]! / 50);
  });

  it('bear any data, again and again', async () => {
    const list = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.array(list, { maxLength: 4 }), async (a, lists) => {
        const bench = createBench();
        for (const b of [...lists, ...lists]) {
          const value = { a, deep: { b }, other: { c: [...b].reverse() }, m: new Map([[1, b]]) };
          expect(await bench.send(value)).toEqual(value);
        }
      }),
      { numRuns: 50 },
    );
  });
});
