/**
 * Objects that a run of an origin touches as its own: the one whose code runs (a task, a component), and the
 * containers that this one made for itself. Two origins that run on one object are ordered by its
 * lifecycle, whoever else may know the object. A task or thread runs once: another run is one of another
 * object.
 */
import { callbacksOf, mayFollow } from '../../android/lifecycles/machine.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { methodName, outermost } from '../../android/origins/naming.js';
import { lifecycleOf } from '../../android/origins/numbering.js';
import { addTo } from '../../base/multi-map.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { holdersIn } from './holders.js';

export class OwnObjects {
  /** By origin. */
  readonly #runOnce: (boolean | undefined)[] = [];
  readonly #receivers: readonly ReadonlySet<ObjectId>[];
  #holders: Map<ObjectId, ObjectId[]> | undefined;

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly pointsTo: PointsTo,
    private readonly project: UnderstoodProject,
  ) {
    this.#receivers = origins.map(({ receivers }) => new Set(receivers));
  }

  /** Does no second run of the origin come to the object? */
  isOfOneRun(id: StaticOriginId, object: ObjectId): boolean {
    return this.runsOnce(id) && this.areOf(id, id, object);
  }

  /** Is each run of the origin one of another object? */
  runsOnce(id: StaticOriginId): boolean {
    return (this.#runOnce[id] ??= this.#isOnlyRun(this.origins[id]!));
  }

  #isOnlyRun(origin: StaticOrigin): boolean {
    return this.#isStep(origin) || this.#isThread(origin) || isConstruction(origin);
  }

  /** Of a life in which it comes once. */
  #isStep({ model, code }: StaticOrigin): boolean {
    const run = model === undefined ? undefined : this.project.runs[model];
    const machine = run && lifecycleOf(run);
    const step = methodName(outermost(code));
    if (machine === undefined || !callbacksOf(machine).has(step)) return false;
    return !mayFollow(machine, step, step);
  }

  /** A thread that overrides `run` cannot be started twice. */
  #isThread({ kind, code }: StaticOrigin): boolean {
    const types = this.project.knowledge.typeNames(code.body.owner);
    return kind === 'thread' && code.body.kind === 'method' && types.includes('java.lang.Thread');
  }

  /** Is it the object that both run on, or a part of it? */
  areOf(one: StaticOriginId, other: StaticOriginId, object: ObjectId): boolean {
    const isReceiver = (id: ObjectId): boolean =>
      this.#receivers[one]!.has(id) && this.#receivers[other]!.has(id);
    return this.#isPart(object, isReceiver, PARTS_OF_PARTS);
  }

  /** `depth`: of how many parts of parts. */
  #isPart(object: ObjectId, isReceiver: (id: ObjectId) => boolean, depth: number): boolean {
    if (isReceiver(object)) return true;
    const isKnownTo = (id: ObjectId): boolean => id === object || isReceiver(id);
    const holders = this.#holdersOf(object).filter((id) => !this.#isPassing(id, isKnownTo));
    if (depth === 0 || holders.length === 0) return false;
    const isWhole = (id: ObjectId): boolean => this.#isPart(id, isReceiver, depth - 1);
    if (this.pointsTo.objects[object]?.receiverSite === undefined) {
      return holders.every(isReceiver) && this.#isMadeOn(object, holders);
    }
    return holders.every((holder) => this.#isMadeBy(object, holder, isWhole));
  }

  /** A lambda that took it along, and that nobody finds by a static field but through the object itself. */
  #isPassing(holder: ObjectId, isKnownTo: (id: ObjectId) => boolean): boolean {
    if (this.pointsTo.objects[holder]!.kind !== 'closure') return false;
    const above = new Set([holder]);
    for (const id of above) {
      const holders = this.#holdersOf(id);
      if (holders.includes(id)) return false;
      for (const each of holders) if (!isKnownTo(each)) above.add(each);
    }
    return true;
  }

  /** Made by the constructor or a method of an object on which both run. */
  #isMadeBy(object: ObjectId, holder: ObjectId, isWhole: (id: ObjectId) => boolean): boolean {
    const { objects } = this.pointsTo;
    const [from, site] = [objects[object]!.receiverSite!, objects[holder]!.site];
    const isOfHolder = from.code === site?.code && from.statement === site.statement;
    return isOfHolder && isWhole(holder);
  }

  /** Made by a method of a class of which there is one place that makes objects, on one of these. */
  #isMadeOn(object: ObjectId, holders: readonly ObjectId[]): boolean {
    const { site } = this.pointsTo.objects[object]!;
    const [first] = site?.code.body.parameters ?? [];
    if (first === undefined || site!.code.body.variables[first]!.kind !== 'this') return false;
    const made = this.pointsTo.instances.filter(({ code }) => code === site!.code);
    return made.every(({ id }) => this.pointsTo.of(id, first).every((on) => holders.includes(on)));
  }

  /** Whose fields or elements lead to it. */
  #holdersOf(object: ObjectId): readonly ObjectId[] {
    this.#holders ??= this.#findHolders();
    return this.#holders.get(object) ?? [];
  }

  #findHolders(): Map<ObjectId, ObjectId[]> {
    const holders = holdersIn(this.pointsTo);
    for (const id of this.pointsTo.staticObjects()) addTo(holders, id, id);
    return holders;
  }
}

/** The list of a job of a task. */
const PARTS_OF_PARTS = 3;

/** Of a class that anybody may make objects of: each time it is another one. */
function isConstruction({ code: { body } }: StaticOrigin): boolean {
  return body.kind === 'constructor' || body.kind === 'initializer';
}
