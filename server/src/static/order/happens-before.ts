/**
 * CheckHappensBefore (seed 001 §2.3.3): within an origin events are ordered by position; between origins
 * only the synchronisation nodes count, which are few, so answers are kept by them.
 *
 * The question asked is: of an event x of origin A, which origins can begin without x having come before
 * (beginnings.ts)? An event y of one that cannot comes after x; so does one before which its origin has waited
 * for x or for such a one.
 *
 * All of this is about one run of A. Whether A may run again, with another x, is for the caller to ask.
 */
import type { ObjectId } from '../points-to/points-to.js';
import { CHAIN, FIFO, IF_POSTED, type StaticOrder, type StaticOriginId } from '../origins.js';
import { Beginnings, type RunWorld, type TracePoint } from './beginnings.js';
import type { OriginTrace, Out } from './events.js';
import { FreeSets, type OrderScope } from './free-sets.js';
import { isAnyBetween, type Position } from './position.js';
import { StartGraph } from './start-graph.js';

export type { RunWorld, TracePoint } from './beginnings.js';
export type { OrderScope } from './free-sets.js';

/** A cause of an origin: an out of another's trace. */
export interface CauseNode {
  readonly by: StaticOriginId;
  readonly out: Out;
}

/** Whoever starts an origin, with where it does so in its own trace, in rising order. */
export interface Starter {
  readonly by: StaticOriginId;
  readonly positions: Int32Array;
}

export class HappensBefore {
  /** By origin: where it is caused. */
  readonly #causes: (readonly CauseNode[] | undefined)[] = [];
  readonly #graph: StartGraph;
  readonly #beginnings: Beginnings;
  readonly #after: readonly Readonly<Record<OrderScope, ReadonlySet<StaticOriginId>>>[];
  /** Pairs of what is posted in this order, if the first is posted at all. */
  readonly #ifPosted: ReadonlySet<string>;
  readonly #families: (Uint8Array | undefined)[] = [];
  readonly #free: FreeSets;

  constructor(
    private readonly traces: readonly OriginTrace[],
    order: readonly StaticOrder[],
  ) {
    this.#graph = new StartGraph(traces);
    this.#beginnings = new Beginnings(traces, this.#graph);
    this.#free = new FreeSets(traces, this.#graph, this.#beginnings);
    this.#after = orderedAfter(traces.length, order);
    const posted = order.filter(({ rule }) => rule === IF_POSTED);
    this.#ifPosted = new Set(posted.map(({ first, second }) => `${first} ${second}`));
  }

  /** Is x over before y begins, in every schedule of one run of x's origin? */
  isBefore(x: TracePoint, y: TracePoint, scope: OrderScope): boolean {
    if (x.origin === y.origin) return x.position < y.position;
    const free = this.#withoutBefore(x, scope);
    return free[y.origin] === 0 || this.#beginnings.hasWaited(x, free, y.origin, y.position);
  }

  /** The same within one run; both must be of its family. */
  isBeforeInRun(x: TracePoint, y: TracePoint, world: RunWorld): boolean {
    if (x.origin === y.origin) return x.position < y.position;
    const free = this.#withoutBeforeInRun(x, world);
    return free[y.origin] === 0 || this.#beginnings.hasWaited(x, free, y.origin, y.position);
  }

  /** An origin and all that it makes run, directly or not: 1 for each of them. */
  familyOf(root: StaticOriginId): Uint8Array {
    const known = this.#families[root];
    if (known !== undefined) return known;
    const family = new Uint8Array(this.traces.length);
    const found = [root];
    family[root] = 1;
    for (const id of found) {
      for (const to of this.#graph.startedBy(id)) {
        if (family[to] === 0) found.push(to as StaticOriginId);
        family[to] = 1;
      }
    }
    return (this.#families[root] = family);
  }

  /** Is the object created between two positions of an origin's trace? */
  isCreatedBetween(
    origin: StaticOriginId,
    object: ObjectId,
    after: Position,
    before: Position,
  ): boolean {
    return isAnyBetween(this.#creationsOf(object, origin), after, before);
  }

  /** How often one run of the origin creates the object; what a loop creates counts twice. */
  creationsBy(origin: StaticOriginId, object: ObjectId): number {
    return this.#creationsOf(object, origin).length;
  }

  #creationsOf(object: ObjectId, by: StaticOriginId): ArrayLike<Position> {
    return this.traces[by]!.creations.get(object) ?? [];
  }

  /** Does the platform say that every run of the one is over before any of the other begins? */
  isOrderedByRule(first: StaticOriginId, second: StaticOriginId, scope: OrderScope): boolean {
    return this.#after[first]![scope].has(second);
  }

  /** Of one instance: is the one over when the other begins, if it comes at all? */
  isFirstIfPosted(one: StaticOriginId, other: StaticOriginId): boolean {
    return this.#ifPosted.has(`${one} ${other}`);
  }

  /** The causes of an origin that are not after x: why it may begin before. */
  freeCauses(x: TracePoint, origin: StaticOriginId, scope: OrderScope): readonly CauseNode[] {
    const free = this.#withoutBefore(x, scope);
    return this.causesOf(origin).filter(({ by, out }) => this.#beginnings.isFree(by, out, x, free));
  }

  /** Where an origin is caused. */
  causesOf(origin: StaticOriginId): readonly CauseNode[] {
    return (this.#causes[origin] ??= this.#findCauses(origin));
  }

  #findCauses(origin: StaticOriginId): readonly CauseNode[] {
    return [...this.#graph.edgesTo(origin)].flatMap((edge) => {
      const by = this.#graph.by[edge]! as StaticOriginId;
      const { outs } = this.traces[by]!;
      return Array.from(this.#graph.outsOf(edge), (index) => ({ by, out: outs.at(index) }));
    });
  }

  /** Who starts an origin, each with where it does so, in rising order. */
  startersOf(origin: StaticOriginId): readonly Starter[] {
    return Array.from(this.#graph.edgesTo(origin), (edge) => ({
      by: this.#graph.by[edge]! as StaticOriginId,
      positions: this.#graph.positionsOf(edge),
    }));
  }

  #withoutBefore(x: TracePoint, scope: OrderScope): Uint8Array {
    return this.#free.without(x, scope, this.#after[x.origin]![scope]);
  }

  #withoutBeforeInRun(x: TracePoint, world: RunWorld): Uint8Array {
    const { instance } = this.#after[x.origin]!;
    return this.#free.withoutInRun(x, world, instance, this.familyOf(world.root));
  }

  /** Does the origin wait for another one between two positions? */
  waitsBetween(
    by: StaticOriginId,
    origin: StaticOriginId,
    after: Position,
    before: Position,
  ): boolean {
    return this.#beginnings.waitsBetween(by, origin, after, before);
  }
}

function orderedAfter(
  count: number,
  order: readonly StaticOrder[],
): Readonly<Record<OrderScope, ReadonlySet<StaticOriginId>>>[] {
  const after = Array.from({ length: count }, () => ({
    instance: new Set<StaticOriginId>(),
    any: new Set<StaticOriginId>(),
  }));
  for (const { first, second, strength, rule, ofInstance } of order) {
    // What one event posts or chains comes in that order, each time anew.
    if (strength !== 'must' && rule !== FIFO && rule !== CHAIN) continue;
    after[first]!.instance.add(second);
    if (!ofInstance) after[first]!.any.add(second);
  }
  return after;
}
