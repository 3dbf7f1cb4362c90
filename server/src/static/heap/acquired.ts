/**
 * Does a run have an object because it has made it, or may it have got it from outside? From outside comes
 * what it is called with, and what it loads from a static field, from an object that it has not made, or from
 * one that came from outside itself: another run may have left it there. A task that runs once is no such
 * place for its own run, nor a field that the body has stored into just before. What an origin makes and what never comes from outside is new in each of its runs,
 * whoever else makes objects at the same place.
 */
import { lastStored } from '../../android/flow/last-stored.js';
import { getOrMake } from '../../base/multi-map.js';
import { remembered } from '../../base/remembered.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { OwnObjects } from './own-objects.js';
import { copyKept, type Untouched } from './untouched.js';

/** Takes objects out of others; of a static field there is no other. */
interface Load {
  readonly from: readonly ObjectId[] | undefined;
  readonly got: readonly ObjectId[];
}

export class Acquired {
  readonly #made = new Map<StaticOriginId, ReadonlySet<ObjectId>>();
  readonly #createdIn = new Map<InstanceId, readonly ObjectId[]>();
  readonly #held = new Map<ObjectId, ReadonlySet<ObjectId>>();
  readonly #loads = new Map<InstanceId, readonly Load[]>();
  readonly #acquired = new Map<StaticOriginId, ReadonlySet<ObjectId>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
    private readonly own: OwnObjects,
  ) {}

  /** Of the same program before an edit. */
  takeOver(before: Acquired, { hasOrigin, hasInstance }: Untouched): void {
    copyKept(before.#made, this.#made, hasOrigin);
    copyKept(before.#acquired, this.#acquired, hasOrigin);
    copyKept(before.#createdIn, this.#createdIn, hasInstance);
    copyKept(before.#loads, this.#loads, hasInstance);
    copyKept(before.#held, this.#held, () => true);
  }

  /** Does its code make such objects? Others may do that too, for themselves. */
  isMadeBy(origin: StaticOriginId, object: ObjectId): boolean {
    return getOrMake(this.#made, origin, () => this.#findMade(origin)).has(object);
  }

  /** Of an object that the origin makes: does every run have only those that it has made itself? */
  isNewInEachRun(origin: StaticOriginId, object: ObjectId): boolean {
    if (!this.isMadeBy(origin, object)) return false;
    return !getOrMake(this.#acquired, origin, () => this.#find(origin)).has(object);
  }

  /**
   * Of objects that are given to each run anew: those that a run may have besides, because it loads them from others or
   * makes them itself.
   */
  besides(
    origin: StaticOriginId,
    isGivenAnew: (object: ObjectId) => boolean,
  ): ReadonlySet<ObjectId> {
    return this.#fromOutside(origin, isGivenAnew, []);
  }

  #findMade(origin: StaticOriginId): ReadonlySet<ObjectId> {
    const made = new Set<ObjectId>();
    for (const instance of this.graph.reached(this.origins[origin]!.entries)) {
      for (const object of this.#createdBy(instance)) made.add(object);
    }
    return made;
  }

  #createdBy(instance: InstanceId): readonly ObjectId[] {
    return getOrMake(this.#createdIn, instance, () => {
      const body = this.#bodyOf(instance);
      return body.statements.flatMap((statement, at) => {
        const made = madeBy(statement, body);
        const objects = made === undefined ? [] : this.pointsTo.of(instance, made);
        return objects.filter((object) => this.#isMadeAt(object, instance, at));
      });
    });
  }

  #isMadeAt(object: ObjectId, instance: InstanceId, statement: number): boolean {
    const { site } = this.pointsTo.objects[object]!;
    return site?.code === this.pointsTo.instances[instance]!.code && site.statement === statement;
  }

  #find(origin: StaticOriginId): ReadonlySet<ObjectId> {
    const isMade = (object: ObjectId): boolean => this.isMadeBy(origin, object);
    const given = this.origins[origin]!.entries.flatMap((entry) => this.#givenTo(entry));
    return this.#fromOutside(origin, isMade, given.flat().filter(isMade));
  }

  /** Of these, those that a run loads from what is not of them; `known`: those that came otherwise. */
  #fromOutside(
    origin: StaticOriginId,
    isAsked: (object: ObjectId) => boolean,
    known: readonly ObjectId[],
  ): ReadonlySet<ObjectId> {
    const { entries } = this.origins[origin]!;
    const { length } = this.pointsTo.objects;
    const isOfThem = remembered(length, isAsked);
    const isOfRun = remembered(length, (object: ObjectId) => this.own.isOfOneRun(origin, object));
    const acquired = new Set(known);
    const isOutside = (object: ObjectId): boolean =>
      (!isOfThem(object) || acquired.has(object)) && !isOfRun(object);
    const loads = this.graph.reached(entries).flatMap((instance) => this.#loadsOf(instance));
    let open = loads.flatMap(({ from, got }) =>
      got.filter(isOfThem).map((object) => ({
        object,
        holders: from?.filter((each) => this.#holds(each, object)) ?? [],
      })),
    );
    for (let before = -1; before < acquired.size;) {
      before = acquired.size;
      for (const { object, holders } of open) {
        if (holders.length === 0 || holders.some(isOutside)) acquired.add(object);
      }
      open = open.filter(({ object }) => !acquired.has(object));
    }
    return acquired;
  }

  #holds(holder: ObjectId, object: ObjectId): boolean {
    const held = getOrMake(this.#held, holder, () => new Set(this.pointsTo.heldBy(holder)));
    return held.has(object);
  }

  #givenTo(entry: InstanceId): (readonly ObjectId[])[] {
    const { parameters, captured } = this.#bodyOf(entry);
    return [...parameters, ...captured].map((variable) => this.pointsTo.of(entry, variable));
  }

  #loadsOf(instance: InstanceId): readonly Load[] {
    return getOrMake(this.#loads, instance, () => {
      const body = this.#bodyOf(instance);
      const { statements, captured } = body;
      const stored = lastStored(body);
      const found = statements.flatMap((each, at) =>
        stored.has(at as StatementIndex) ? [] : (this.#loadOf(instance, each, at) ?? []),
      );
      return captured.length === 0 ? found : [...found, this.#capturesOf(instance)];
    });
  }

  #loadOf(instance: InstanceId, statement: Statement, at: number): Load | undefined {
    const isOther = (object: ObjectId): boolean => !this.#isMadeAt(object, instance, at);
    const load = (to: Variable, from: Variable | undefined): Load | undefined => {
      const got = this.pointsTo.of(instance, to).filter(isOther);
      if (got.length === 0) return undefined;
      return { got, from: from === undefined ? undefined : this.pointsTo.of(instance, from) };
    };
    switch (statement.kind) {
      case 'load':
        return load(statement.to, statement.object);
      case 'static-load':
        return load(statement.to, undefined);
      case 'array-load':
        return load(statement.to, statement.array);
      case 'call':
        // A library gives what it was given: an element, what a reference or message holds.
        return statement.to === undefined || statement.method?.owner.source !== undefined
          ? undefined
          : load(statement.to, statement.receiver);
      default:
        return undefined;
    }
  }

  /** What a lambda took along lies in the object that the lambda is. */
  #capturesOf(instance: InstanceId): Load {
    const { code } = this.pointsTo.instances[instance]!;
    const closures = this.pointsTo.objects.filter(({ closure }) => closure?.code === code);
    const { captured } = code.body;
    return {
      from: closures.map(({ id }) => id),
      got: captured.flatMap((variable) => this.pointsTo.of(instance, variable)),
    };
  }

  #bodyOf(instance: InstanceId): Body {
    return this.pointsTo.instances[instance]!.code.body;
  }
}

/** An array that a library gives is a copy. */
function madeBy(statement: Statement, { variables }: Body): Variable | undefined {
  switch (statement.kind) {
    case 'allocate':
    case 'closure':
      return statement.to;
    case 'call':
      return statement.to !== undefined && variables[statement.to]!.type.kind === 'array'
        ? statement.to
        : undefined;
    default:
      return undefined;
  }
}
