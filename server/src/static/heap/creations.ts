/**
 * Where objects of one run are created: by which statements, and in the runs of which origins they are
 * known: of those that create them, and of those that create an object that leads to them. Only those
 * that matter are recorded: an object that others can have anyway needs no creation to be told apart.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import { selecting } from '../../java/ir/selecting.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { ReachedBy } from '../order/reached-by.js';
import type { StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { Lifetimes } from './lifetimes.js';

export class Creations {
  /** By code and statement: what is created there, in whatever context. */
  readonly #bySite = new Map<string, ObjectId[]>();
  /** By object: the objects of one run that hold it. */
  readonly #holders = new Map<ObjectId, ObjectId[]>();
  readonly #leading = new Map<ObjectId, readonly ObjectId[]>();
  readonly #instances = new Map<ObjectId, InstanceId[]>();
  readonly #creators = new Map<ObjectId, readonly StaticOriginId[]>();

  constructor(
    private readonly reachedBy: ReachedBy,
    private readonly pointsTo: PointsTo,
    lifetimes: Lifetimes,
  ) {
    for (const { id, site } of pointsTo.objects) {
      if (site === undefined || lifetimes.of(id) !== 'run') continue;
      addTo(this.#bySite, `${site.code.id} ${site.statement}`, id);
      for (const held of pointsTo.heldBy(id)) addTo(this.#holders, held, id);
    }
    for (const { id } of pointsTo.instances) this.#noteInstance(id);
  }

  /** Instances that create an object of one run. */
  get instances(): ReadonlySet<InstanceId> {
    return new Set([...this.#instances.values()].flat());
  }

  /** The object that a statement creates for its run. */
  at(instance: InstanceId, statement: StatementIndex): ObjectId | undefined {
    const { code } = this.pointsTo.instances[instance]!;
    const objects = this.#bySite.get(`${code.id} ${statement}`);
    if (objects === undefined) return undefined;
    const created = code.body.statements[statement];
    if (created === undefined || !('to' in created) || created.to === undefined) return undefined;
    const held = this.pointsTo.of(instance, created.to);
    return objects.find((object) => held.includes(object));
  }

  /** The origins whose own code makes it: each run a new one. Those in whose runs it is known, of a result. */
  makersOf(object: ObjectId): readonly StaticOriginId[] {
    const own = this.#instances.get(object);
    if (own === undefined) return this.creatorsOf(object);
    return [...new Set(own.flatMap((each) => this.reachedBy.of(each)))];
  }

  /** The objects of one run that lead to it, itself included. */
  leadingTo(object: ObjectId): readonly ObjectId[] {
    return getOrMake(this.#leading, object, () => {
      const found = new Set([object]);
      for (const each of found)
        for (const holder of this.#holders.get(each) ?? []) found.add(holder);
      return [...found];
    });
  }

  /** The origins in whose runs it is known. */
  creatorsOf(object: ObjectId): readonly StaticOriginId[] {
    let creators = this.#creators.get(object);
    if (creators === undefined) {
      const instances = this.leadingTo(object).flatMap((each) => this.#instances.get(each) ?? []);
      creators = [...new Set(instances.flatMap((each) => this.reachedBy.of(each)))];
      this.#creators.set(object, creators);
    }
    return creators;
  }

  #noteInstance(instance: InstanceId): void {
    for (const index of creatingIn(this.pointsTo.instances[instance]!.code.body)) {
      const object = this.at(instance, index);
      if (object !== undefined) addTo(this.#instances, object, instance);
    }
  }
}

const creatingIn = selecting(['allocate', 'closure']);
