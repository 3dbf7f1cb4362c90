/**
 * Which origins can begin without an event x having come before? An origin begins when one of its causes has
 * run, so it comes after x only if *every* cause does; what the system starts by itself comes after x only if
 * the lifecycle says so. A cause comes after x
 * - if it stands behind x in A, the origin of x;
 * - if its origin begins after x;
 * - if before it, its origin waits for A (or for a signal that A gives behind x), for an origin that
 *   begins after x, or for one that waits for such a one before it ends.
 * Circles (a task that posts itself) are solved by taking the least set of origins that can begin without x:
 * it grows from those that begin by themselves, along the starts of each that is added.
 */
import { addTo } from '../../base/multi-map.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { StaticOriginId } from '../origins.js';
import { reachingWaits } from './ends.js';
import type { AwaitedOrigin, In, OriginTrace, Out } from './events.js';
import { isAnyBetween, type Position } from './position.js';
import { StartGraph, type EdgeId } from './start-graph.js';

export interface TracePoint {
  readonly origin: StaticOriginId;
  readonly position: Position;
  /** How many outs of its origin came before. */
  readonly segment: number;
}

/**
 * What happens because of one run of one origin: itself, and all that it makes run. An object that only
 * this run and its family can have is asked about in here; its creation cuts off what was started with
 * an earlier one.
 */
export interface RunWorld {
  readonly root: StaticOriginId;
  readonly object: ObjectId;
}

export class Beginnings {
  /** By origin, with what has ended by then. */
  readonly #ins: readonly (readonly In[])[];
  readonly #waiters: ReadonlyMap<StaticOriginId, readonly StaticOriginId[]>;

  constructor(
    private readonly traces: readonly OriginTrace[],
    private readonly graph: StartGraph,
  ) {
    this.#ins = reachingWaits(traces);
    this.#waiters = waitersOf(this.#ins);
  }

  waitersFor(id: StaticOriginId): readonly StaticOriginId[] {
    return this.#waiters.get(id) ?? [];
  }

  /** Adds to `free`, which has 1 for each origin that can begin, those of the open ones that can. */
  spread(
    open: readonly StaticOriginId[],
    free: Uint8Array,
    x: TracePoint,
    world?: RunWorld,
  ): Uint8Array {
    const isOpen = new Uint8Array(free.length);
    for (const id of open) isOpen[id] = 1;
    const begun: StaticOriginId[] = [];
    for (const id of open) {
      if (free[id] === 1 || !this.#canBegin(id, x, free, world)) continue;
      free[id] = 1;
      begun.push(id);
    }
    return this.#grow(begun, free, (id) => isOpen[id] === 1, x, world);
  }

  /**
   * `free` is of the same origin without anything that it starts: with what it has started before x, and what follows
   * from that. The very same if that is nothing new.
   */
  started(
    x: TracePoint,
    free: Uint8Array,
    isOpen: (id: StaticOriginId) => boolean,
    world?: RunWorld,
  ): Uint8Array {
    const begun: StaticOriginId[] = [];
    const past = this.graph.pastOf(x.origin);
    for (let edge = this.graph.firstOf(x.origin); edge < past; edge++) {
      const to = this.graph.to[edge]! as StaticOriginId;
      const isNew = free[to] === 0 && isOpen(to) && this.#isStartedBefore(edge, x, world);
      if (isNew) begun.push(to);
    }
    if (begun.length === 0) return free;
    const more = free.slice();
    for (const id of begun) more[id] = 1;
    return this.#grow(begun, more, isOpen, x, world);
  }

  /** Adds what follows from those that have begun. */
  #grow(
    begun: StaticOriginId[],
    free: Uint8Array,
    isOpen: (id: StaticOriginId) => boolean,
    x: TracePoint,
    world?: RunWorld,
  ): Uint8Array {
    const follow = (by: StaticOriginId): void => {
      const past = this.graph.pastOf(by);
      for (let edge = this.graph.firstOf(by); edge < past; edge++) {
        const to = this.graph.to[edge]! as StaticOriginId;
        if (free[to] === 1 || !isOpen(to) || !this.#leads(edge, x, free, world)) continue;
        free[to] = 1;
        begun.push(to);
      }
    };
    for (const id of begun) {
      follow(id);
      // Who was thought to wait for something after x may not, now that it can begin before.
      this.waitersFor(id).forEach(follow);
    }
    return free;
  }

  #canBegin(id: StaticOriginId, x: TracePoint, free: Uint8Array, world?: RunWorld): boolean {
    const { bySystem } = this.traces[id]!.origin;
    const edges = this.graph.edgesTo(id);
    const byItself = world === undefined ? bySystem || edges.length === 0 : id === world.root;
    return byItself || edges.some((edge) => this.#leads(edge, x, free, world));
  }

  /** Is one of its starts not after x? */
  #leads(edge: EdgeId, x: TracePoint, free: Uint8Array, world?: RunWorld): boolean {
    const by = this.graph.by[edge]! as StaticOriginId;
    if (by === x.origin) return this.#isStartedBefore(edge, x, world);
    if (free[by] === 0) return false;
    if (this.#ins[by]!.length === 0) return true;
    return this.graph.positionsOf(edge).some((at) => !this.hasWaited(x, free, by, at));
  }

  /** In a world the last start before x counts: behind it the fewest objects are created. */
  #isStartedBefore(edge: EdgeId, x: TracePoint, world?: RunWorld): boolean {
    if (world === undefined) return this.graph.firstPosition(edge) < x.position;
    const start = this.graph.lastBefore(edge, x.position);
    if (start === undefined) return false;
    const created = this.traces[x.origin]!.creations.get(world.object) ?? [];
    return !isAnyBetween(created, start, x.position);
  }

  /** Is one start of an origin by another not after x? */
  isFree(by: StaticOriginId, { position }: Out, x: TracePoint, free: Uint8Array): boolean {
    if (by === x.origin) return position < x.position;
    return free[by] === 1 && !this.hasWaited(x, free, by, position);
  }

  /** Is there a wait before that for x, or for an origin that begins only after x? */
  hasWaited(x: TracePoint, free: Uint8Array, by: StaticOriginId, until: Position): boolean {
    return this.#ins[by]!.some(
      (each) =>
        each.position < until &&
        until < each.until &&
        each.waits.some((wait) => this.#isAfter(wait, x, free)),
    );
  }

  #isAfter({ origin, signal }: AwaitedOrigin, x: TracePoint, free: Uint8Array): boolean {
    if (origin !== x.origin) return free[origin] === 0;
    if (signal === undefined) return true;
    const given = this.traces[origin]!.signals.filter(
      ({ instance, statement }) => instance === signal.instance && statement === signal.statement,
    );
    return given.length > 0 && given.every(({ position }) => position > x.position);
  }

  /** Does the origin wait for another one between two positions? */
  waitsBetween(
    by: StaticOriginId,
    origin: StaticOriginId,
    after: Position,
    before: Position,
  ): boolean {
    return this.#ins[by]!.some(
      ({ position, waits }) =>
        position > after && position < before && waits.some((wait) => wait.origin === origin),
    );
  }
}

/** By origin: who waits for it or for its signals. */
function waitersOf(
  ins: readonly (readonly In[])[],
): ReadonlyMap<StaticOriginId, readonly StaticOriginId[]> {
  const waiters = new Map<StaticOriginId, StaticOriginId[]>();
  ins.forEach((ofOne, id) => {
    const awaited = new Set(ofOne.flatMap(({ waits }) => waits.map(({ origin }) => origin)));
    for (const origin of awaited) addTo(waiters, origin, id as StaticOriginId);
  });
  return waiters;
}
