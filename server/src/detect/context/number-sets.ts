/**
 * Small sets of numbers, interned: each distinct set has an id, 0 is the empty set. Sets of locks and
 * of noise marks are compared for every pair of accesses that meet at a location; by id, most of
 * these comparisons are answered from a cache of fixed size.
 */

interface NumberSet {
  /** Rising. */
  readonly members: readonly number[];
  /** The set with one more member, by that member. */
  readonly plus: Map<number, number>;
}

const CACHE_SIZE = 1 << 12;

export class NumberSets {
  private readonly sets: NumberSet[] = [{ members: [], plus: new Map() }];
  private readonly ids = new Map<string, number>([['', 0]]);

  members(set: number): readonly number[] {
    return this.sets[set]!.members;
  }

  plus(set: number, member: number): number {
    const { members, plus } = this.sets[set]!;
    let id = plus.get(member);
    if (id === undefined) {
      id = this.intern([...members, member]);
      plus.set(member, id);
    }
    return id;
  }

  of(members: readonly number[]): number {
    return members.reduce((set, member) => this.plus(set, member), 0);
  }

  private intern(members: readonly number[]): number {
    const sorted = [...new Set(members)].sort((left, right) => left - right);
    const key = sorted.join(' ');
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.sets.length;
    this.sets.push({ members: sorted, plus: new Map() });
    this.ids.set(key, id);
    return id;
  }
}

/** A question about two sets, with the answers of the last few thousand pairs kept. */
export class PairCache {
  private readonly first = new Int32Array(CACHE_SIZE).fill(-1);
  private readonly second = new Int32Array(CACHE_SIZE);
  private readonly answers = new Uint8Array(CACHE_SIZE);

  constructor(private readonly ask: (first: number, second: number) => boolean) {}

  answer(first: number, second: number): boolean {
    const slot = (Math.imul(first, 0x9e37_79b1) + second) & (CACHE_SIZE - 1);
    if (this.first[slot] !== first || this.second[slot] !== second) {
      this.answers[slot] = Number(this.ask(first, second));
      this.first[slot] = first;
      this.second[slot] = second;
    }
    return this.answers[slot] === 1;
  }
}
