import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftBetween } from '../../../server/src/base/line-shift.js';

/** The line now of each line then; 0 where it was touched. */
function linesNow(then: string, now: string): number[] {
  const shift = shiftBetween(then, now);
  return then.split('\n').map((_line, at) => shift.now(at + 1) ?? 0);
}

describe('lines after an edit', () => {
  it('stay before it, move after it, and are nowhere where it touched them', () => {
    expect(linesNow('a\nb\nc', '\na\nb\nc')).toEqual([2, 3, 4]);
    expect(linesNow('a\nb\nc', 'a\nx\ny\nc')).toEqual([1, 0, 4]);
    expect(linesNow('a\nb\nc', 'a\nc')).toEqual([1, 0, 2]);
    expect(linesNow('a\nb\nc', 'a\nb\nc\nd')).toEqual([1, 2, 0]);
    expect(linesNow('a\nb\nc', 'a\nbx\nc')).toEqual([1, 0, 3]);
    expect(linesNow('abc', '')).toEqual([0]);
  });

  it('have the text that they had, and lead back', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (start, old, fresh, end) => {
        const then = [...start, ...old, ...end];
        const now = [...start, ...fresh, ...end];
        const shift = shiftBetween(then.join('\n'), now.join('\n'));
        then.forEach((line, at) => {
          const moved = shift.now(at + 1);
          if (moved === undefined) return;
          expect(now[moved - 1]).toBe(line);
          expect(shift.then(moved)).toBe(at + 1);
        });
      }),
    );
  });
});
