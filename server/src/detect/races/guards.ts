/**
 * What may keep a pair of accesses from being reported besides their order: locks that both hold, and
 * marks of noise. The two sets of an access together are its guard, a small number; 0 is an access
 * without locks and marks. In `threads` locks order and are not looked at.
 */
import { PairCache } from '../context/number-sets.js';
import type { Locksets } from '../context/locksets.js';
import type { NoiseFilter } from '../noise/noise-filter.js';

export class Guards {
  private readonly locks: number[] = [0];
  private readonly marks: number[] = [0];
  private readonly ids = new Map<number, number>([[0, 0]]);
  private readonly inclusions = new PairCache((one, other) => this.isContained(one, other));

  constructor(
    private readonly locksets: Locksets,
    private readonly noise: NoiseFilter | undefined,
  ) {}

  of(lockset: number, marks: number): number {
    if (lockset === 0 && marks === 0) return 0;
    const key = lockset * 2 ** 24 + marks;
    let guard = this.ids.get(key);
    if (guard === undefined) {
      guard = this.locks.length;
      this.ids.set(key, guard);
      this.locks.push(lockset);
      this.marks.push(marks);
    }
    return guard;
  }

  locksetOf(guard: number): number {
    return this.locks[guard]!;
  }

  /** Do the accesses hold a common lock? */
  exclude(one: number, other: number): boolean {
    if (one === 0 || other === 0) return false;
    return this.locksets.exclude(this.locks[one]!, this.locks[other]!);
  }

  /** Is whatever keeps an access with guard `one` from being reported there for `other` as well? */
  isWithin(one: number, other: number): boolean {
    return one === 0 || one === other || this.inclusions.answer(one, other);
  }

  /** Is a pair with these guards noise? */
  filters(one: number, other: number): boolean {
    if (this.noise === undefined || (one === 0 && other === 0)) return false;
    return this.noise.filters(this.marks[one]!, this.marks[other]!);
  }

  reasonFor(one: number, other: number): string {
    return this.noise?.reasonFor(this.marks[one]!, this.marks[other]!) ?? '';
  }

  /** Is every pair with this guard noise, whatever the other side? */
  isAlwaysFiltered(guard: number): boolean {
    return guard !== 0 && this.filters(guard, 0);
  }

  private isContained(one: number, other: number): boolean {
    const { locks, marks } = this;
    if (!this.locksets.isWithin(locks[one]!, locks[other]!)) return false;
    return this.noise?.isWithin(marks[one]!, marks[other]!) ?? true;
  }
}
