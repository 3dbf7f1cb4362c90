/**
 * What a run does to an object of its own making before anybody else can have it: whoever gets the object
 * later comes behind, however often the origin runs, for each run makes another. Others get it when the run
 * posts or starts something that has it, or stores it where others look; what holds it and is as new goes
 * the same way. Later steps of whoever got it, such as keeping it in a field, make no difference.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { Acquired } from '../heap/acquired.js';
import { holdersIn } from '../heap/holders.js';
import type { AccessEvent, OriginTrace, Position } from '../order/events.js';
import type { Frame } from '../order/frames.js';
import type { Visits } from '../order/visits.js';
import type { StaticOriginId } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

/** Gives objects to others. */
interface Publication {
  readonly position: Position;
  readonly objects: readonly ObjectId[];
  /** Of a store: into what. */
  readonly store?: { readonly event: AccessEvent; readonly into: readonly ObjectId[] };
}

/** Of a trace: from where the maker was entered and has made the object, up to what is done to it. */
export interface Stretch {
  readonly from: Position;
  readonly made: Position;
  readonly to: Position;
}

/** What an origin does, as far as it is asked here. */
interface Doing {
  /** Where it comes to an access for the last time. */
  readonly last: ReadonlyMap<BodyAccess, Position>;
  readonly publications: readonly Publication[];
}

export class HandOver {
  readonly #doings = new Map<StaticOriginId, Doing>();
  readonly #known = new Map<string, Position>();
  readonly #begunWith = new Map<StaticOriginId, readonly ObjectId[]>();
  /** By object: those whose fields or elements hold it. */
  #holders: ReadonlyMap<ObjectId, readonly ObjectId[]> | undefined;

  constructor(
    private readonly acquired: Acquired,
    private readonly traces: readonly OriginTrace[],
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
  ) {}

  /** Has every run only those that it has made itself? */
  isNewInEachRun(origin: StaticOriginId, object: ObjectId): boolean {
    return this.acquired.isNewInEachRun(origin, object);
  }

  /** Does the event, wherever its origin comes to it, come before others can have the object? */
  isBefore({ origin, access: { access } }: AccessEvent, object: ObjectId): boolean {
    if (this.traces[origin]!.isCut || !this.acquired.isNewInEachRun(origin, object)) return false;
    const { last } = this.#doingOf(origin);
    const given = getOrMake(this.#known, `${origin} ${object}`, () => this.#given(origin, object));
    return (last.get(access) ?? Infinity) < given;
  }

  /**
   * Do others get it behind a stretch of the origin's trace, and not in it? Not by a store into one that leads to
   * it and is new. If it is not seen how they get it, they may have it at any time. What was given before it was
   * made counts only if it may be put there unseen.
   */
  isGivenBehind(
    origin: StaticOriginId,
    object: ObjectId,
    { from, made, to }: Stretch,
    isNew: (store: AccessEvent) => boolean,
  ): boolean {
    const carriers = this.#carriersOf(origin, object);
    const isKept = ({ store }: Publication): boolean =>
      store !== undefined && store.into.every((each) => carriers.has(each)) && isNew(store.event);
    const given = this.#doingOf(origin).publications.filter(
      (each) => each.position >= from && each.objects.some((object) => carriers.has(object)),
    );
    const isPutUnseen = given.some((each) => each.position >= made && isKept(each));
    const early = isPutUnseen ? carriers : this.#carriersOf(origin, object, true);
    const counted = given.filter((each) => {
      if (isKept(each)) return false;
      return each.position >= made || each.objects.some((object) => early.has(object));
    });
    return counted.length > 0 && counted.every(({ position }) => position >= to);
  }

  /** Where others can have it for the first time; never, if it is not seen how. */
  #given(origin: StaticOriginId, object: ObjectId): Position {
    const carriers = this.#carriersOf(origin, object);
    const found = this.#doingOf(origin).publications.find(({ objects }) =>
      objects.some((each) => carriers.has(each)),
    );
    return found?.position ?? -1;
  }

  /**
   * The object and all that holds it, but what others have made: they see it when it is stored there. `isNew`: only
   * what is new in each run, as stores into that are not noted.
   */
  #carriersOf(origin: StaticOriginId, object: ObjectId, isNew = false): ReadonlySet<ObjectId> {
    this.#holders ??= holdersIn(this.pointsTo);
    const carriers = new Set([object]);
    for (const each of carriers) {
      for (const holder of this.#holders.get(each) ?? []) {
        const isOnWay = this.pointsTo.objects[holder]!.kind === 'result';
        const isOwn = isNew
          ? this.acquired.isNewInEachRun(origin, holder)
          : this.acquired.isMadeBy(origin, holder);
        if (isOnWay || isOwn) carriers.add(holder);
      }
    }
    return carriers;
  }

  #doingOf(origin: StaticOriginId): Doing {
    return getOrMake(this.#doings, origin, () => {
      const last = new Map<BodyAccess, Position>();
      const publications = this.#handedOn(origin);
      for (const frame of new Set(this.visits.framesOf(origin))) {
        this.#visit(frame, origin, last, publications);
      }
      return { last, publications: publications.sort((a, b) => a.position - b.position) };
    });
  }

  /** With what it starts, posts or registers. */
  #handedOn(origin: StaticOriginId): Publication[] {
    return Array.from(this.traces[origin]!.outs, ({ position, origin: started }) => {
      return { position, objects: this.#givenTo(started) };
    });
  }

  /** What an origin begins with. */
  #givenTo(started: StaticOriginId): readonly ObjectId[] {
    return getOrMake(this.#begunWith, started, () => {
      const { receivers, entries } = this.traces[started]!.origin;
      const given = entries.flatMap((entry) =>
        this.pointsTo.instances[entry]!.code.body.parameters.flatMap((parameter) =>
          this.pointsTo.of(entry, parameter),
        ),
      );
      return [...receivers, ...given];
    });
  }

  #visit(
    frame: Frame,
    origin: StaticOriginId,
    last: Map<BodyAccess, Position>,
    publications: Publication[],
  ): void {
    frame.accesses.forEach(({ access: { access } }, index) => {
      const events = this.visits.eventsOf(frame, index, origin);
      const [first] = events;
      if (first === undefined) return;
      last.set(access, Math.max(last.get(access) ?? -1, events.at(-1)!.position));
      const stored = this.#storedBy(first);
      if (stored !== undefined) publications.push(stored);
    });
  }

  /** Into what the origin has not made itself; what lies there is as new as it. */
  #storedBy(event: AccessEvent): Publication | undefined {
    const { origin, instance, position, access } = event;
    const { kind, base, statement } = access.access;
    if (kind === 'read') return undefined;
    const into = base === undefined ? undefined : this.pointsTo.of(instance, base);
    if (into?.every((each) => this.acquired.isNewInEachRun(origin, each)) === true)
      return undefined;
    const store = this.pointsTo.instances[instance]!.code.body.statements[statement]!;
    const stored = store.kind === 'call' ? store.arguments : 'from' in store ? [store.from] : [];
    const objects = stored.flatMap((each) =>
      typeof each === 'number' ? [...this.pointsTo.of(instance, each)] : [],
    );
    if (objects.length === 0) return undefined;
    return { position, objects, ...(into === undefined ? {} : { store: { event, into } }) };
  }
}
