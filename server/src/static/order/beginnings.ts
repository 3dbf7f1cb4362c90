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
import {
  countBelow,
  type AwaitedOrigin,
  type In,
  type OriginTrace,
  type Position,
} from './events.js';
import { buildStartGraph, type StartEdge, type StartGraph } from './start-graph.js';

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
  readonly #graph: StartGraph;
  /** By origin, with what has ended by then. */
  readonly #ins: readonly (readonly In[])[];
  readonly #waiters: ReadonlyMap<StaticOriginId, readonly StaticOriginId[]>;

  constructor(private readonly traces: readonly OriginTrace[]) {
    this.#graph = buildStartGraph(traces);
    this.#ins = reachingWaits(traces);
    this.#waiters = waitersOf(this.#ins);
  }

  startsOf(by: StaticOriginId): readonly StartEdge[] {
    return this.#graph.starts[by]!;
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
    const begin = (id: StaticOriginId): void => {
      free[id] = 1;
      begun.push(id);
    };
    const follow = (by: StaticOriginId): void => {
      for (const edge of this.startsOf(by)) {
        const isNew = isOpen[edge.to] === 1 && free[edge.to] === 0;
        if (isNew && this.leads(edge, x, free, world)) begin(edge.to);
      }
    };
    for (const id of open) if (free[id] === 0 && this.#canBegin(id, x, free, world)) begin(id);
    for (const id of begun) {
      follow(id);
      // Who was thought to wait for something after x may not, now that it can begin before.
      this.waitersFor(id).forEach(follow);
    }
    return free;
  }

  #canBegin(id: StaticOriginId, x: TracePoint, free: Uint8Array, world?: RunWorld): boolean {
    const { bySystem } = this.traces[id]!.origin;
    const edges = this.#graph.startedBy[id]!;
    const byItself = world === undefined ? bySystem || edges.length === 0 : id === world.root;
    return byItself || edges.some((edge) => this.leads(edge, x, free, world));
  }

  /** Is one of these starts not after x? */
  leads(
    { by, positions }: Omit<StartEdge, 'to'>,
    x: TracePoint,
    free: Uint8Array,
    world?: RunWorld,
  ): boolean {
    if (by === x.origin) return this.#isStartedBefore(positions, x, world);
    if (free[by] === 0) return false;
    return this.#ins[by]!.length === 0 || positions.some((at) => !this.hasWaited(x, free, by, at));
  }

  /** In a world the last start before x counts: behind it the fewest objects are created. */
  #isStartedBefore(positions: readonly Position[], x: TracePoint, world?: RunWorld): boolean {
    const before = countBelow(positions, x.position);
    if (before === 0 || world === undefined) return before > 0;
    const { creations } = this.traces[x.origin]!;
    const created = creations.get(world.object) ?? [];
    return !isAnyBetween(created, positions[before - 1]!, x.position);
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

export function isAnyBetween(
  positions: readonly Position[],
  after: Position,
  before: Position,
): boolean {
  return positions.some((position) => position > after && position < before);
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
