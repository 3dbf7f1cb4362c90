/**
 * Which chain a thread or task becomes part of (thesis 2.2 and 4.2.2). A chain is a sequence of
 * segments each of which comes after the one before, so one tick stands for all of them. Ordinary
 * tasks that one chain sends to one queue run in the order of sending: they make a FIFO chain, found
 * by a look into a table, up to the third level. All others extend a chain that they know the end of,
 * or begin a new one.
 */
import type { VectorClock } from './vector-clock.js';

/** FIFO chains are counted from 1 to this level. */
const LAST_LEVEL = 3;
const GREEDY = LAST_LEVEL + 1;
/** So many of the chains that came to rest last are asked whether they can be taken on. */
const TRIES = 32;
/** Input events have no sender of ours; together they make a chain for each queue. */
export const INPUT = -1;

interface Chain {
  /** The last tick of it. */
  tick: number;
  /** A segment of it has not ended. */
  busy: boolean;
  /** 0 for threads, then how many sendings away from one; GREEDY for chains without a table. */
  readonly level: number;
}

export class Chains {
  private readonly chains: Chain[] = [];
  private readonly fifo = new Map<number, number>();
  /** Greedy chains without a running segment, in the order in which they came to rest. */
  private readonly resting: number[] = [];
  /** Where in `resting` the next turn begins. */
  private turn = 0;

  get count(): number {
    return this.chains.length;
  }

  /** A chain for a thread. */
  begin(level = 0): number {
    this.chains.push({ tick: 0, busy: true, level });
    return this.chains.length - 1;
  }

  /** The chain of the ordinary tasks that a chain sends to a queue. */
  beginFifo(sender: number, queue: number, clock: VectorClock): number | undefined {
    const level = sender === INPUT ? 1 : this.chains[sender]!.level + 1;
    if (level > LAST_LEVEL) return undefined;
    const key = sender * 2 ** 24 + queue;
    const known = this.fifo.get(key);
    if (known !== undefined) return this.take(known, clock) ? known : undefined;
    const chain = this.begin(level);
    this.fifo.set(key, chain);
    return chain;
  }

  /** A chain that is not found by table: one of these, or a new one. FIFO chains keep to themselves. */
  beginGreedy(candidates: Iterable<number>, clock: VectorClock): number {
    for (const chain of candidates) {
      if (this.chains[chain]!.level !== GREEDY || !this.take(chain, clock)) continue;
      this.resting.splice(this.resting.lastIndexOf(chain), 1);
      return chain;
    }
    return this.takeResting(clock) ?? this.begin(GREEDY);
  }

  nextTick(chain: number): number {
    return ++this.chains[chain]!.tick;
  }

  end(chain: number): void {
    this.chains[chain]!.busy = false;
    if (this.chains[chain]!.level === GREEDY) this.resting.push(chain);
  }

  /** Of those that came to rest last one is often known; of all others each is asked in its turn. */
  private takeResting(clock: VectorClock): number | undefined {
    const { resting } = this;
    const last = resting.length - 1;
    for (let at = last; at >= 0 && at > last - TRIES; at--) {
      if (this.take(resting[at]!, clock)) return this.wake(at);
    }
    for (let tries = Math.min(TRIES, last + 1); tries > 0; tries--) {
      this.turn = this.turn < last ? this.turn + 1 : 0;
      if (this.take(resting[this.turn]!, clock)) return this.wake(this.turn);
    }
    return undefined;
  }

  private wake(at: number): number {
    return this.resting.splice(at, 1)[0]!;
  }

  /** Takes the chain on, if its last segment is over and comes before this clock. */
  private take(chain: number, clock: VectorClock): boolean {
    const { busy, tick } = this.chains[chain]!;
    if (busy || !clock.knows(chain, tick)) return false;
    this.chains[chain]!.busy = true;
    return true;
  }
}
