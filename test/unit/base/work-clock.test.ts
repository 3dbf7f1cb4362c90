import { describe, expect, it } from 'vitest';
import { workClock, workedOf } from '../../../server/src/base/work-clock.js';

describe('the time that something has worked', () => {
  it('is the time that passed, however many threads work', () => {
    expect(workedOf(1000, 1000)).toBe(1000);
    expect(workedOf(1000, 1900)).toBe(1000);
  });

  it('is what the processor gave where others have it, but never less than a quarter', () => {
    expect(workedOf(1000, 600)).toBe(600);
    expect(workedOf(1000, 10)).toBe(250);
  });

  it('never goes back', () => {
    const clock = workClock();
    const seen = Array.from({ length: 1000 }, () => clock());
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });
});
