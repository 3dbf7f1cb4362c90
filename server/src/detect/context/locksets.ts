/**
 * The locks that a thread holds when it accesses memory. Two accesses exclude each other if both hold
 * the same lock and one of them holds it exclusively: two readers of a read-write lock run together.
 */
import { NumberSets, PairCache } from './number-sets.js';

/** A lock and how it is held, as one number: objects are 32-bit numbers. */
function holdOf(lock: number, shared: boolean): number {
  return lock * 2 + Number(shared);
}

function isShared(hold: number): boolean {
  return hold % 2 === 1;
}

export class Locksets {
  readonly sets = new NumberSets();
  private readonly exclusions = new PairCache((one, other) => this.haveCommonLock(one, other));
  private readonly inclusions = new PairCache((one, other) => this.isContained(one, other));

  /** May two accesses with these locks never run at the same time? */
  exclude(one: number, other: number): boolean {
    return one !== 0 && other !== 0 && this.exclusions.answer(one, other);
  }

  /** Does everything that `one` excludes stay excluded under `other`? */
  isWithin(one: number, other: number): boolean {
    return one === 0 || one === other || this.inclusions.answer(one, other);
  }

  /** The locks of a set, each once. */
  locksOf(set: number): number[] {
    return [...new Set(this.sets.members(set).map((hold) => Math.floor(hold / 2)))];
  }

  private haveCommonLock(one: number, other: number): boolean {
    const others = this.sets.members(other);
    return this.sets.members(one).some((hold) => {
      const exclusive = hold - (hold % 2);
      return others.includes(exclusive) || (!isShared(hold) && others.includes(hold + 1));
    });
  }

  private isContained(one: number, other: number): boolean {
    const others = this.sets.members(other);
    return this.sets
      .members(one)
      .every((hold) => others.includes(hold) || (isShared(hold) && others.includes(hold - 1)));
  }
}

/** The locks of one thread, as often as it took each (they are re-entrant), and their set. */
export class HeldLocks {
  private readonly holds: number[] = [];
  private readonly counts: number[] = [];
  /** Beside each hold: the set of it and those before it. */
  private readonly sets: number[] = [];

  constructor(private readonly locksets: Locksets) {}

  get set(): number {
    return this.sets[this.sets.length - 1] ?? 0;
  }

  lock(lock: number, shared: boolean): void {
    const hold = holdOf(lock, shared);
    const at = this.holds.indexOf(hold);
    if (at >= 0) {
      this.counts[at]!++;
      return;
    }
    this.sets.push(this.locksets.sets.plus(this.set, hold));
    this.holds.push(hold);
    this.counts.push(1);
  }

  /** A lock that is not held stays so; the semantic check reports it. */
  unlock(lock: number, shared: boolean): void {
    const at = this.holds.lastIndexOf(holdOf(lock, shared));
    if (at < 0 || --this.counts[at]! > 0) return;
    this.holds.splice(at, 1);
    this.counts.splice(at, 1);
    this.sets.length = at;
    for (let next = at; next < this.holds.length; next++) {
      this.sets.push(this.locksets.sets.plus(this.set, this.holds[next]!));
    }
  }
}
