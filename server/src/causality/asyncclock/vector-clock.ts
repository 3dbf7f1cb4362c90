/**
 * Logical time: for each chain the last tick that is known (thesis 2.2). The first chains are those of
 * threads, which synchronise most: they stand in a flat array that is changed in place. The many
 * chains of tasks live in a tree that clocks share.
 */
import { joinNumbers, NO_NUMBERS, numberAt, withNumber } from '../../base/sparse-numbers.js';

const FLAT = 32;

export class VectorClock {
  private readonly flat: number[] = [];
  private tree = NO_NUMBERS;
  /** A copy that many may hold, as long as this clock does not change. */
  private still: VectorClock | undefined;

  /** The ticks of the first chains, as they are until the clock changes. */
  get firstTicks(): readonly number[] {
    return this.flat;
  }

  get(chain: number): number {
    if (chain >= FLAT) return numberAt(this.tree, chain - FLAT);
    return chain < this.flat.length ? this.flat[chain]! : 0;
  }

  /** Does the clock know of this tick of the chain, and so of all before it? */
  knows(chain: number, tick: number): boolean {
    return this.get(chain) >= tick;
  }

  set(chain: number, tick: number): void {
    this.still = undefined;
    if (chain >= FLAT) {
      this.tree = withNumber(this.tree, chain - FLAT, tick);
      return;
    }
    while (this.flat.length < chain) this.flat.push(0);
    this.flat[chain] = tick;
  }

  assign(other: VectorClock): void {
    this.still = undefined;
    const { flat } = other;
    for (let chain = 0; chain < flat.length; chain++) this.flat[chain] = flat[chain]!;
    // To set the length is slow, even to what it is.
    if (this.flat.length !== flat.length) this.flat.length = flat.length;
    this.tree = other.tree;
  }

  /** Takes in all that the other knows; tells whether that was news. */
  join(other: VectorClock): boolean {
    const joined = joinNumbers(this.tree, other.tree);
    const grown = this.joinFlat(other.flat) || joined !== this.tree;
    this.tree = joined;
    if (grown) this.still = undefined;
    return grown;
  }

  /** The clock as it is now, for those who do not change it: one copy for all of them. */
  freeze(): VectorClock {
    return (this.still ??= this.copy());
  }

  copy(): VectorClock {
    const copy = new VectorClock();
    copy.assign(this);
    return copy;
  }

  /** It calculates and does not branch: which of two threads knows more of a third is hard to foretell. */
  private joinFlat(other: readonly number[]): boolean {
    const { flat } = this;
    let signs = 0;
    while (flat.length < other.length) flat.push(0);
    for (let chain = 0; chain < other.length; chain++) {
      const known = flat[chain]!;
      const news = (other[chain]! - known) | 0;
      // Nothing if there is no news: then `news` is negative, or 0.
      flat[chain] = (known + (news & ~(news >> 31))) | 0;
      signs |= -news;
    }
    return signs < 0;
  }
}
