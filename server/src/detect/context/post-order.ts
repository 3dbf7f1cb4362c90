/**
 * Which posts came before which, for posts that may stand for an event of the environment: whether a
 * race is co-enabled depends on the order of two posts (DroidRacer, 4.3), and both are long past when
 * the race is found. So each such post keeps, one bit each, which of the posts just before it it
 * comes after. What is further back than that is not known.
 */
import { hasBit, setBit, wordsFor } from '../../base/bit-matrix.js';
import type { CausalClock } from '../../causality/clock.js';

/** How many posts back the order is known. */
export const POSTS_BACK = 512;

export interface EnvironmentPost {
  /** From 0, in the order of the trace. */
  readonly sequence: number;
  readonly chain: number;
  readonly tick: number;
  /** Bit i: it comes after the post that stands i + 1 before it. */
  readonly known: Uint32Array;
}

export class PostOrder {
  private count = 0;
  /** Epochs of the last posts, by sequence number modulo their number. */
  private readonly chains = new Float64Array(POSTS_BACK);
  private readonly ticks = new Float64Array(POSTS_BACK);

  /** Takes the post that the clock has just been shown. */
  add(clock: CausalClock): EnvironmentPost {
    const { chain, tick } = clock;
    const sequence = this.count++;
    const post = { sequence, chain, tick, known: this.knownTo(clock, sequence) };
    this.chains[sequence % POSTS_BACK] = chain;
    this.ticks[sequence % POSTS_BACK] = tick;
    return post;
  }

  private knownTo(clock: CausalClock, sequence: number): Uint32Array {
    const distance = Math.min(sequence, POSTS_BACK);
    const known = new Uint32Array(wordsFor(distance));
    for (let back = 1; back <= distance; back++) {
      const slot = (sequence - back) % POSTS_BACK;
      if (clock.knows(this.chains[slot]!, this.ticks[slot]!)) setBit(known, back - 1);
    }
    return known;
  }
}

/** Does the first post happen before the second (or is it the same)? Undefined: too far apart. */
export function isPostedBefore(
  first: EnvironmentPost,
  second: EnvironmentPost,
): boolean | undefined {
  const back = second.sequence - first.sequence;
  if (back <= 0) return back === 0;
  return back > POSTS_BACK ? undefined : hasBit(second.known, back - 1);
}
