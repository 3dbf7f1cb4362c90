/**
 * Does a run have an object because it has made it, or may it have got it from outside? An origin makes an
 * object by itself if nobody else comes to the place that creates it. From outside comes what it is called
 * with, and what it loads from a static field, from an object that it has not made, or from one that came
 * from outside itself: another run may have left it there. What never comes from outside is new in each run.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

/** Takes objects out of others; of a static field there is no other. */
interface Load {
  readonly from: readonly ObjectId[] | undefined;
  readonly got: readonly ObjectId[];
}

const NOBODY = -1;
const SEVERAL = -2;

export class Acquired {
  /** By object: the only origin that makes it. */
  #makers: Int32Array | undefined;
  readonly #held = new Map<ObjectId, ReadonlySet<ObjectId>>();
  readonly #loads = new Map<InstanceId, readonly Load[]>();
  readonly #acquired = new Map<StaticOriginId, ReadonlySet<ObjectId>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
  ) {}

  isMadeBy(origin: StaticOriginId, object: ObjectId): boolean {
    return (this.#makers ??= this.#findMakers())[object] === origin;
  }

  /** Does nobody but other origins make it? */
  isMadeByOthers(origin: StaticOriginId, object: ObjectId): boolean {
    const maker = (this.#makers ??= this.#findMakers())[object];
    return maker !== origin && maker !== SEVERAL;
  }

  /** Of an object that the origin makes: does every run have only those that it has made itself? */
  isNewInEachRun(origin: StaticOriginId, object: ObjectId): boolean {
    if (!this.isMadeBy(origin, object)) return false;
    return !getOrMake(this.#acquired, origin, () => this.#find(origin)).has(object);
  }

  #findMakers(): Int32Array {
    const makers = new Int32Array(this.pointsTo.objects.length).fill(NOBODY);
    for (const { id, entries } of this.origins) {
      for (const instance of this.graph.reached(entries)) {
        for (const object of this.#createdIn(instance)) {
          makers[object] = makers[object] === NOBODY || makers[object] === id ? id : SEVERAL;
        }
      }
    }
    return makers;
  }

  #createdIn(instance: InstanceId): ObjectId[] {
    const { code } = this.pointsTo.instances[instance]!;
    return code.body.statements.flatMap((statement, at) => {
      const made = madeBy(statement, code.body);
      if (made === undefined) return [];
      return this.pointsTo
        .of(instance, made)
        .filter((object) => this.#isMadeAt(object, instance, at));
    });
  }

  #isMadeAt(object: ObjectId, instance: InstanceId, statement: number): boolean {
    const { site } = this.pointsTo.objects[object]!;
    return site?.code === this.pointsTo.instances[instance]!.code && site.statement === statement;
  }

  #find(origin: StaticOriginId): ReadonlySet<ObjectId> {
    const { entries } = this.origins[origin]!;
    const acquired = new Set<ObjectId>();
    const add = (objects: readonly ObjectId[]): void => {
      for (const object of objects) if (this.isMadeBy(origin, object)) acquired.add(object);
    };
    for (const entry of entries) this.#givenTo(entry).forEach(add);
    const isInside = (object: ObjectId): boolean =>
      this.isMadeBy(origin, object) && !acquired.has(object);
    const loads = this.graph.reached(entries).flatMap((instance) => this.#loadsOf(instance));
    for (let before = -1; before < acquired.size;) {
      before = acquired.size;
      for (const { from, got } of loads) {
        const isFromOutside = (object: ObjectId): boolean =>
          from === undefined ||
          !from.some((each) => isInside(each) && this.#holds(each, object)) ||
          from.some((each) => !isInside(each) && this.#holds(each, object));
        add(got.filter(isFromOutside));
      }
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
      const { statements, captured } = this.#bodyOf(instance);
      const found = statements.flatMap((each, at) => this.#loadOf(instance, each, at) ?? []);
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
