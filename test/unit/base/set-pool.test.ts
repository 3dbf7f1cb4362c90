/** Sets that are kept once against plain sets, on random unions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetPool, type SetId } from '../../../server/src/base/set-pool.js';

const SIZE = 70;

describe('the pool of sets', () => {
  it('gives equal sets equal numbers, and only those', () => {
    const union = fc.tuple(
      fc.array(fc.nat(SIZE - 1), { maxLength: 3 }),
      fc.array(fc.nat(20), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(union, { maxLength: 30 }), (unions) => {
        const pool = new SetPool(SIZE);
        const ids: SetId[] = [];
        const plain: Set<number>[] = [];
        for (const [numbers, parts] of unions) {
          const known = parts.filter((part) => part < ids.length);
          ids.push(
            pool.union(
              numbers,
              known.map((part) => ids[part]!),
            ),
          );
          plain.push(new Set([...numbers, ...known.flatMap((part) => [...plain[part]!])]));
        }
        const texts = plain.map((set) => [...set].sort((a, b) => a - b).join(' '));
        ids.forEach((id, at) => {
          expect(pool.numbers(id).join(' ')).toBe(texts[at]);
          expect(ids.indexOf(id)).toBe(texts.indexOf(texts[at]!));
        });
      }),
    );
  });
});
