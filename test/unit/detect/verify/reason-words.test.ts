/** Reasons in words: below a step that follows from others these are told, once, and what was only tried says so. */
import { describe, expect, it } from 'vitest';
import type { Cycle, CycleLink } from '../../../../server/src/detect/verify/cycle.js';
import { reasonLines, reasonSteps } from '../../../../server/src/detect/verify/cycle-words.js';
import type { Skeleton } from '../../../../server/src/detect/verify/skeleton.js';

const skeleton = { graph: { positions: [0, 1, 2, 3] } } as unknown as Skeleton;

function link(from: number, rule: string, to: number, more: Partial<CycleLink> = {}): CycleLink {
  return { from, to, rule, ways: [], asked: [], ...more };
}

function linesOf(cycle: Cycle): string[] {
  const describeOperation = (op: number) => ({ place: `line ${op + 1}`, what: `op ${op}` });
  return reasonLines(reasonSteps(cycle, skeleton, describeOperation as never));
}

describe('a reason in words', () => {
  const flip = link(3, 'FLIP', 2, { asked: ['3-2'] });
  const follows = link(1, 'ATOMIC', 0, { asked: ['3-2'], because: [flip] });

  it('tells further in what a step follows from', () => {
    expect(linesOf([link(0, 'PO', 1), follows]).map((line) => line.replace(/ \(.*\)/, ''))).toEqual(
      ['PO: op 0', 'ATOMIC: op 1, because:', '  FLIP: op 3'],
    );
  });

  it('tells it once', () => {
    expect(linesOf([follows, follows])).toHaveLength(3);
  });

  it('says what was only tried, and what trying has shown', () => {
    const [tried, shown] = linesOf([
      link(1, 'LOCK', 0, { asked: ['1-0'] }),
      link(0, 'ATOMIC', 1, { isShown: true }),
    ]);
    expect(tried).toContain('which was tried, since one holds the lock');
    expect(shown).toContain('every way to have it otherwise was tried and ends in a circle');
  });
});
