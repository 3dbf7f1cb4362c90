/**
 * Which posts came before which, for posts that may stand for an event of the environment: whether a
 * race is co-enabled depends on the order of two posts (seed 002, 4.3), and both are long past when
 * the race is found. So each such post keeps which of the others it comes after: for each chain of
 * the clock the last tick that it knows of. Posts that nobody refers to any more are forgotten.
 */
import type { CausalClock } from '../../causality/clock.js';

export interface EnvironmentPost {
  readonly chain: number;
  readonly tick: number;
  /** The latest kept post that it comes after, by chain. */
  readonly known: ReadonlyMap<number, number>;
  /** Tasks that refer to it. */
  references: number;
}

/** The posts of one chain, in the order of their ticks, and how many of them nobody refers to. */
interface ChainOfPosts {
  posts: EnvironmentPost[];
  forgotten: number;
}

export class PostOrder {
  private readonly kept = new Map<number, ChainOfPosts>();

  /** Takes the post that the clock has just been shown. */
  add(clock: CausalClock): EnvironmentPost {
    const { chain, tick } = clock;
    const post = { chain, tick, known: this.knownTo(clock), references: 1 };
    const others = this.kept.get(chain);
    if (others === undefined) this.kept.set(chain, { posts: [post], forgotten: 0 });
    else others.posts.push(post);
    return post;
  }

  release(post: EnvironmentPost): void {
    if (--post.references > 0) return;
    const others = this.kept.get(post.chain)!;
    if (++others.forgotten * 2 <= others.posts.length) return;
    others.posts = others.posts.filter((each) => each.references > 0);
    others.forgotten = 0;
    if (others.posts.length === 0) this.kept.delete(post.chain);
  }

  private knownTo(clock: CausalClock): ReadonlyMap<number, number> {
    const known = new Map<number, number>();
    for (const [chain, { posts }] of this.kept) {
      const count = countKnown(clock, chain, posts);
      if (count > 0) known.set(chain, posts[count - 1]!.tick);
    }
    return known;
  }
}

/** How many posts of the chain, from its first, happen before what the clock was shown last. */
function countKnown(clock: CausalClock, chain: number, posts: readonly EnvironmentPost[]): number {
  let low = 0;
  let high = posts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (clock.knows(chain, posts[middle]!.tick)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Does the first post happen before the second (or is it the same)? */
export function isPostedBefore(first: EnvironmentPost, second: EnvironmentPost): boolean {
  if (first === second) return true;
  const latest = second.known.get(first.chain);
  return latest !== undefined && latest >= first.tick;
}
