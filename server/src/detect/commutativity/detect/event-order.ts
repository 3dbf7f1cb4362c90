/**
 * Which of the events that touched a group of locations happen before which, answered long after: for
 * each event, when it first touched the group, what it knew of the earlier ones. Per chain of the
 * clock it knows all up to some point; only chains of which it does not know all are kept.
 */
import type { CausalClock } from '../../../causality/clock.js';
import type { Order } from './conflicts.js';

interface ChainEvents {
  readonly chain: number;
  /** Events of the chain, in order. */
  readonly events: number[];
}

/** By position in `chains`, how many of its events are known. */
type Unknowing = ReadonlyMap<number, number>;

const KNOWS_ALL: Unknowing = new Map();

export class EventOrder implements Order {
  private readonly chains: ChainEvents[] = [];
  private readonly positions = new Map<number, number>();
  /** By event. */
  private readonly ticks: number[] = [];
  private readonly chainPositions: number[] = [];
  private readonly rankOf: number[] = [];
  private readonly unknowing: Unknowing[] = [];

  constructor(private readonly clock: CausalClock) {}

  /** The operation at hand is an event's first here: gives the event its number. */
  add(): number {
    const event = this.ticks.length;
    const own = this.chainPosition(this.clock.chain);
    this.unknowing.push(this.unknownTo(own));
    this.ticks.push(this.clock.tick);
    this.chainPositions.push(own);
    this.rankOf.push(this.chains[own]!.events.push(event) - 1);
    return event;
  }

  /** The operation at hand is the event's last so far. */
  extend(event: number): void {
    this.ticks[event] = this.clock.tick;
  }

  /** Does all that `earlier` did here happen before anything that `later` did? */
  precedes(earlier: number, later: number): boolean {
    if (earlier >= later) return earlier === later;
    const known = this.unknowing[later]!.get(this.chainOf(earlier));
    return known === undefined || this.rankOf[earlier]! < known;
  }

  chainOf(event: number): number {
    return this.chainPositions[event]!;
  }

  private chainPosition(chain: number): number {
    let position = this.positions.get(chain);
    if (position === undefined) {
      position = this.chains.push({ chain, events: [] }) - 1;
      this.positions.set(chain, position);
    }
    return position;
  }

  private unknownTo(own: number): Unknowing {
    let unknowing: Map<number, number> | undefined;
    for (const [position, { chain, events }] of this.chains.entries()) {
      if (position === own || events.length === 0) continue;
      const known = this.knownOf(chain, events);
      if (known === events.length) continue;
      unknowing ??= new Map();
      unknowing.set(position, known);
    }
    return unknowing ?? KNOWS_ALL;
  }

  /** How many of the chain's events, of which each comes after the one before, are known. */
  private knownOf(chain: number, events: readonly number[]): number {
    let [low, high] = [0, events.length];
    if (this.knows(chain, events[high - 1]!)) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.knows(chain, events[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private knows(chain: number, event: number): boolean {
    return this.clock.knows(chain, this.ticks[event]!);
  }
}
