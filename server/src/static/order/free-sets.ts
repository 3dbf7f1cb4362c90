/**
 * Which origins can begin without an event x having come before (beginnings.ts), kept for the next question. What
 * hangs neither on the origin of x nor on what the lifecycle has behind it is as free as if there were no x. The rest
 * begins anew once for each origin, without anything that it starts; what it has started before x is added to that.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { StaticOriginId } from '../origins.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Beginnings, RunWorld, TracePoint } from './beginnings.js';
import type { OriginTrace } from './events.js';
import { countBelow, type Position } from './position.js';
import type { StartGraph } from './start-graph.js';

/** Those that begin when nothing is asked, and those of them that may. */
interface Extent {
  readonly all: Uint8Array;
  /** They come after all of the origin. */
  readonly ordered: ReadonlySet<StaticOriginId>;
  readonly world: RunWorld | undefined;
}

/** `instance`: both touch memory of one component instance, whose callbacks are ordered. */
export type OrderScope = 'instance' | 'any';

/** So many sets of worlds are kept at the same time. */
const MOST_KEPT = 4096;

export class FreeSets {
  /** By origin: where it starts each other one for the first time. */
  readonly #starts: (readonly Position[] | undefined)[] = [];
  /** Without any x, and by root of a world. */
  #unhindered: Uint8Array | undefined;
  readonly #unhinderedInRun = new Map<StaticOriginId, Uint8Array>();
  /** By origin and scope, with nothing that it starts; and by root in worlds. */
  readonly #bare: (Uint8Array | undefined)[] = [];
  readonly #bareInRun = new Map<number, Uint8Array>();
  /** By origin and scope, by how much it has started. */
  readonly #known: (Uint8Array | undefined)[][];
  /** The object that was asked about last, and what is known in its worlds: by root, then by region and origin. */
  #object: ObjectId | undefined;
  readonly #knownInRun = new Map<StaticOriginId, Map<number, Uint8Array>>();

  constructor(
    private readonly traces: readonly OriginTrace[],
    private readonly graph: StartGraph,
    private readonly beginnings: Beginnings,
  ) {
    this.#known = traces.flatMap(() => [[], []]);
  }

  /** By origin: 1 if it can begin without x before it. */
  without(x: TracePoint, scope: OrderScope, ordered: Extent['ordered']): Uint8Array {
    const place = x.origin * 2 + (scope === 'instance' ? 1 : 0);
    return (this.#known[place]![this.#startedBefore(x)] ??= this.#find(x, place, ordered));
  }

  #find(x: TracePoint, place: number, ordered: Extent['ordered']): Uint8Array {
    const all = (this.#unhindered ??= this.#solveUnhindered());
    const extent = { all, ordered, world: undefined };
    if (this.#hasSignals(x)) return this.#solve(x, extent);
    const bare = (this.#bare[place] ??= this.#solve(beginningOf(x), extent));
    return this.beginnings.started(x, bare, (id) => !ordered.has(id));
  }

  /** The same within one run. Of one object at a time, since its questions come together. */
  withoutInRun(
    x: TracePoint,
    world: RunWorld,
    ordered: Extent['ordered'],
    family: Uint8Array,
  ): Uint8Array {
    if (this.#object !== world.object) this.#knownInRun.clear();
    this.#object = world.object;
    const known = getOrMake(this.#knownInRun, world.root, () => new Map<number, Uint8Array>());
    const key = this.#regionInRun(x, world) * this.traces.length + x.origin;
    return getOrMake(known, key, () => this.#findInRun(x, world, ordered, family));
  }

  #findInRun(
    x: TracePoint,
    world: RunWorld,
    ordered: Extent['ordered'],
    family: Uint8Array,
  ): Uint8Array {
    const extent = { all: this.#allInRun(world, family), ordered, world };
    if (this.#hasSignals(x)) return this.#solve(x, extent);
    if (this.#bareInRun.size > MOST_KEPT) this.#bareInRun.clear();
    const place = world.root * this.traces.length + x.origin;
    const bare = getOrMake(this.#bareInRun, place, () => this.#solve(beginningOf(x), extent));
    const isOpen = (id: StaticOriginId): boolean => family[id] === 1 && !ordered.has(id);
    return this.beginnings.started(x, bare, isOpen, world);
  }

  /** Who waits for a signal of x's origin asks where x stands, not only what was started before it. */
  #hasSignals({ origin }: TracePoint): boolean {
    return this.traces[origin]!.signals.length > 0;
  }

  /** How many others the origin has started before x, if it is only by that that its events differ. */
  #startedBefore(x: TracePoint): number {
    if (this.#hasSignals(x)) return x.segment;
    const first = (this.#starts[x.origin] ??= this.#firstPositions(x.origin));
    return countBelow(first, x.position);
  }

  /** Ascending. */
  #firstPositions(origin: StaticOriginId): Position[] {
    const first: Position[] = [];
    for (let edge = this.graph.firstOf(origin); edge < this.graph.pastOf(origin); edge++) {
      first.push(this.graph.firstPosition(edge));
    }
    return first;
  }

  /** Between two creations of the object, and by what the origin has started. */
  #regionInRun(x: TracePoint, { object }: RunWorld): number {
    if (this.#hasSignals(x)) return x.position;
    const created = this.traces[x.origin]!.creations.get(object);
    if (created === undefined) return this.#startedBefore(x);
    return x.segment * (created.length + 1) + countBelow(created, x.position);
  }

  #solveUnhindered(): Uint8Array {
    const all = this.traces.map(({ origin }) => origin.id);
    return this.beginnings.spread(all, new Uint8Array(all.length), NOWHERE);
  }

  #allInRun(world: RunWorld, family: Uint8Array): Uint8Array {
    return getOrMake(this.#unhinderedInRun, world.root, () => {
      const members: StaticOriginId[] = [];
      family.forEach((isMember, id) => {
        if (isMember === 1) members.push(id as StaticOriginId);
      });
      return this.beginnings.spread(members, new Uint8Array(family.length), NOWHERE, world);
    });
  }

  #solve(x: TracePoint, { all, ordered, world }: Extent): Uint8Array {
    const touched = this.#touchedBy(x.origin, ordered);
    const free = all.slice();
    for (const id of touched) free[id] = 0;
    const open = touched.filter((id) => all[id] === 1 && !ordered.has(id));
    return this.beginnings.spread(open, free, x, world);
  }

  /** Those whose beginning hangs on the origin or on others that do, and those behind it. */
  #touchedBy(origin: StaticOriginId, ordered: Extent['ordered']): readonly StaticOriginId[] {
    const touched = [...ordered];
    const isTouched = new Uint8Array(this.traces.length);
    for (const id of touched) isTouched[id] = 1;
    const addStarted = (by: StaticOriginId): void => {
      const past = this.graph.pastOf(by);
      for (let edge = this.graph.firstOf(by); edge < past; edge++) {
        const to = this.graph.to[edge]! as StaticOriginId;
        if (isTouched[to] === 0) touched.push(to);
        isTouched[to] = 1;
      }
    };
    const addAfter = (id: StaticOriginId): void => {
      addStarted(id);
      this.beginnings.waitersFor(id).forEach(addStarted);
    };
    addAfter(origin);
    for (const id of touched) addAfter(id);
    return touched;
  }
}

/** No event. */
const NOWHERE: TracePoint = { origin: -1 as StaticOriginId, position: 0, segment: 0 };

/** Before all that its origin does. */
function beginningOf({ origin }: TracePoint): TracePoint {
  return { origin, position: -1, segment: 0 };
}
