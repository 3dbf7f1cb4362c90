import { describe, expect, it } from 'vitest';
import { CancellationSource, CancelledError } from '../../../server/src/base/cancellation.js';
import { Watch } from '../../../server/src/base/watch.js';

const AMPLE = { seconds: 1000, mebibytes: 100_000 };

describe('a watch', () => {
  it('lets work go on that has no budget, or one that lasts', () => {
    expect(new Watch().isOver()).toBe(false);
    expect([...new Watch({ budget: AMPLE }).during([1, 2, 3])]).toEqual([1, 2, 3]);
    expect(new Watch({ budget: AMPLE }).end).toBeUndefined();
  });

  it('ends when the time is used up, and says so', () => {
    const watch = new Watch({ budget: { ...AMPLE, seconds: 2 } }, () => 2001);
    expect([...watch.during([1, 2, 3])]).toEqual([]);
    expect(watch.end).toBe('2 seconds');
  });

  it('ends when the memory is used up', () => {
    const watch = new Watch({ budget: { ...AMPLE, mebibytes: 1 } });
    expect(watch.isOver()).toBe(true);
    expect(watch.end).toBe('1 MiB of memory');
  });

  it('gives a phase a part of what is left', () => {
    const budget = { ...AMPLE, seconds: 10 };
    const watch = new Watch({ budget }, () => 6000);
    const phase = watch.until(0);
    expect(phase.isOver()).toBe(true);
    expect(phase.end).toBe('its part of 10 seconds');
    expect(watch.isOver()).toBe(false);
    expect(new Watch({ budget }, () => 11_000).until(1).isOver()).toBe(true);
  });

  it('throws where the work is cancelled, also where it must be done to its end', () => {
    const source = new CancellationSource();
    const watch = new Watch({ budget: AMPLE, token: source.token });
    const { unlimited } = new Watch({ budget: { ...AMPLE, mebibytes: 1 }, token: source.token });
    expect(watch.isOver()).toBe(false);
    expect(unlimited.isOver()).toBe(false);
    source.cancel();
    expect(() => watch.isOver()).toThrow(CancelledError);
    expect(() => watch.until(0.5).isOver()).toThrow(CancelledError);
    expect(() => unlimited.isOver()).toThrow(CancelledError);
  });
});
