/** Numbers of STD names read a word at a time, against the loop that reads them byte by byte. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitCount, readNumber } from '../../../server/src/trace/formats/std/name-table.js';
import { countDigits, quickNumber } from '../../../server/src/trace/formats/std/quick-number.js';

function quickly(text: string, start: number): readonly [digits: number, number: number] {
  const view = new DataView(new TextEncoder().encode(text).buffer);
  const digits = countDigits(view, start);
  return [digits, quickNumber(view, start, digits)];
}

describe('numbers read a word at a time', () => {
  it('are what the plain loop reads', () => {
    const digits = fc.stringMatching(/^\d{0,7}$/);
    const rest = fc.string({ unit: 'binary' }).filter((text) => !/^\d/.test(text));
    fc.assert(
      fc.property(digits, rest, (number, behind) => {
        const text = `V${number}${behind})\n        `;
        const plain = readNumber(new TextEncoder().encode(text), 1);
        expect(quickly(text, 1)).toEqual([digitCount(plain), plain]);
      }),
      { numRuns: 2000 },
    );
  });

  it('are none if they are too long', () => {
    expect(quickly('12345678)\n       ', 0)).toEqual([8, 0]);
    expect(quickly('123456789012345678901234567890)\n       ', 0)).toEqual([30, 0]);
  });
});
