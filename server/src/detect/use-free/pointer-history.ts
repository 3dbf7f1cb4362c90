/** The uses and frees of each pointer that later ones must be compared with, and the telling of pairs. */
import type { Guards } from '../races/guards.js';
import {
  Use,
  type Free,
  type PointerAccess,
  type PointerRead,
  type UseFreePair,
} from './pointers.js';

interface PointerPast {
  uses: PointerRead[];
  frees: Free[];
}

export interface PointerHistoryOptions {
  readonly all: boolean;
  /** Called when a pair is known, and again if what is known of it has changed. */
  readonly tell: (pair: UseFreePair) => void;
}

const NOTHING: PointerPast = { uses: [], frees: [] };

export class PointerHistory {
  private readonly past = new Map<number, PointerPast>();

  constructor(
    private readonly guards: Guards,
    private readonly options: PointerHistoryOptions,
  ) {}

  usesOf(location: number): readonly PointerRead[] {
    return (this.past.get(location) ?? NOTHING).uses;
  }

  freesOf(location: number): readonly Free[] {
    return (this.past.get(location) ?? NOTHING).frees;
  }

  addFree(free: Free): void {
    this.pastOf(free.location).frees.push(free);
    if (free.settled) this.forgetFreesBefore(free);
  }

  /** The event of the free is over. */
  settle(free: Free): void {
    if (free.settled) return;
    free.settled = true;
    for (const pair of free.pairs) this.tellIfKnown(pair);
    free.pairs = [];
    this.forgetFreesBefore(free);
  }

  /** What the read saw is dereferenced. */
  use(read: PointerRead, use: Use): void {
    if (use <= read.use) return;
    const past = this.pastOf(read.location);
    if (read.use === Use.None) past.uses.push(read);
    read.use = use;
    for (const pair of read.pairs ?? []) this.tellIfKnown(pair);
    if (this.options.all) return;
    past.uses = past.uses.filter((each) => each === read || !this.isUseBehind(each, read));
  }

  tellIfKnown(pair: UseFreePair): void {
    if (pair.dropped || !pair.free.settled || pair.read.use === Use.None) return;
    this.options.tell(pair);
  }

  private forgetFreesBefore(free: Free): void {
    if (this.options.all) return;
    const past = this.pastOf(free.location);
    past.frees = past.frees.filter((each) => each === free || !this.isFreeBehind(each, free));
  }

  /** Whatever later races with `one`: does it race with `other` too, and not with more excuse? */
  private isUseBehind(one: PointerRead, other: PointerRead): boolean {
    if (!isBehind(one, other) || one.use > other.use) return false;
    if (other.allocated && !one.allocated) return false;
    return this.guards.isWithin(other.record.guard, one.record.guard);
  }

  private isFreeBehind(one: Free, other: Free): boolean {
    if (!isBehind(one, other) || !one.settled) return false;
    if (other.reallocated && !one.reallocated) return false;
    return this.guards.isWithin(other.record.guard, one.record.guard);
  }

  private pastOf(location: number): PointerPast {
    let past = this.past.get(location);
    if (past === undefined) this.past.set(location, (past = { uses: [], frees: [] }));
    return past;
  }
}

/** In the same chain, not later, and on the same thread, so that the heuristics hold for both or none. */
function isBehind(one: PointerAccess, other: PointerAccess): boolean {
  if (one.chain !== other.chain || one.tick > other.tick) return false;
  return one.record.performer.thread === other.record.performer.thread;
}
