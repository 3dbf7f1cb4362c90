/**
 * What the clock has answered lately. A segment never forgets: if it knew of an epoch of a chain it
 * knows of it and of all before it until its end. Looking that up is much quicker than asking, and
 * nearly every access asks about the last ones of its location.
 */
import type { CausalClock } from '../../causality/clock.js';

const ENTRIES = 1 << 12;
/** The first chains are those of threads, of which a clock itself answers as quickly. */
const FEW = 32;

/** The parts of an entry. */
const SEGMENT = 0;
const CHAIN = 1;
const TICK = 2;
const ENTRY = 4;
const MASK = ENTRIES * ENTRY - 1;

export class KnownEpochs {
  private readonly entries = new Int32Array(ENTRIES * ENTRY);

  constructor(private readonly clock: CausalClock) {}

  /** Does the operation with this epoch happen before the one that the clock was shown last? */
  knows(chain: number, tick: number): boolean {
    const { entries, clock } = this;
    if (chain < FEW) return clock.knows(chain, tick);
    if (chain === clock.chain) return true;
    const { segment } = clock;
    const at = (Math.imul(segment, 0x9e37_79b4) + chain * ENTRY) & MASK;
    const known = entries[at + SEGMENT] === segment && entries[at + CHAIN] === chain;
    if (known && entries[at + TICK]! >= tick) return true;
    if (!clock.knows(chain, tick)) return false;
    entries[at + SEGMENT] = segment;
    entries[at + CHAIN] = chain;
    entries[at + TICK] = tick;
    return true;
  }
}
