/**
 * What an origin can come to: which code, on which objects. Points-to tells contexts apart by few things, so
 * that one code may run there for several origins, each on objects of its own. Here each origin is followed by
 * itself: it has the objects that it runs on, that it is given, makes, gets from a library or a bus, or finds in
 * static fields, and all that those lead to by fields that its code reads; a method or a lambda runs only if it
 * has the object to run it on.
 *
 * Asked for the pairs that would be told, so what is the same for all origins is found once.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { fieldsLoadedIn } from '../../java/ir/selecting.js';
import type { Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { Held, InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import { copyKept, type Untouched } from './untouched.js';

/** A call that needs one of these objects; undefined: none. */
interface Passage {
  readonly to: InstanceId;
  readonly on: readonly ObjectId[] | undefined;
}

interface Followed {
  readonly instances: Uint8Array;
  readonly objects: Uint8Array;
}

export class WithinReach {
  readonly #followed = new Map<StaticOriginId, Followed>();
  readonly #sources = new Map<InstanceId, readonly ObjectId[]>();
  readonly #passages = new Map<InstanceId, readonly Passage[]>();
  readonly #held = new Map<ObjectId, readonly Held[]>();
  /** By code. */
  readonly #closures = new Map<number, ObjectId[]>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
    private readonly knowledge: MethodKnowledge,
  ) {
    for (const { id, closure } of pointsTo.objects) {
      if (closure !== undefined) addTo(this.#closures, closure.code.id, id);
    }
  }

  /** Of the same program before an edit. */
  takeOver(before: WithinReach, { hasOrigin, hasInstance }: Untouched): void {
    copyKept(before.#followed, this.#followed, hasOrigin);
    copyKept(before.#sources, this.#sources, hasInstance);
    copyKept(before.#passages, this.#passages, hasInstance);
    copyKept(before.#held, this.#held, () => true);
  }

  /** Can the event happen, on this object? */
  has({ origin, instance }: AccessEvent, object: ObjectId | undefined): boolean {
    const { instances, objects } = getOrMake(this.#followed, origin, () => this.#follow(origin));
    return instances[instance] === 1 && (object === undefined || objects[object] === 1);
  }

  #follow(id: StaticOriginId): Followed {
    const { entries, receivers } = this.origins[id]!;
    const walk = new Walk(this, this.pointsTo);
    walk.find(receivers);
    for (const entry of entries) {
      walk.find(this.#given(entry, receivers.length > 0));
      walk.enter(entry);
    }
    walk.run();
    const { instances, objects } = walk;
    return { instances, objects };
  }

  /** What the parameters of an entry hold; on which object it runs is known of most. */
  #given(entry: InstanceId, isOnKnown: boolean): ObjectId[] {
    const { body } = this.pointsTo.instances[entry]!.code;
    const isAsked = (each: Variable): boolean =>
      !(isOnKnown && body.variables[each]!.kind === 'this');
    return body.parameters.filter(isAsked).flatMap((each) => [...this.pointsTo.of(entry, each)]);
  }

  /** What the statements of a code bring in. */
  sourcesOf(instance: InstanceId): readonly ObjectId[] {
    return getOrMake(this.#sources, instance, () => this.#findSources(instance));
  }

  #findSources(instance: InstanceId): readonly ObjectId[] {
    const { statements } = this.pointsTo.instances[instance]!.code.body;
    const calls = new Set(this.graph.calls(instance).map(({ statement }) => statement));
    const found = statements.flatMap((each, at) => {
      const isFollowed = calls.has(at as StatementIndex) && isOfProject(each);
      if (isFollowed) return NONE;
      return [...this.#broughtBy(instance, each), ...this.#onBus(instance, each, at)];
    });
    return [...new Set(found)];
  }

  /** The bus has its subscribers; who posts need not. */
  #onBus(instance: InstanceId, statement: Statement, at: number): readonly ObjectId[] {
    if (statement.kind !== 'call' || !this.knowledge.isPostOfBus(statement.method)) return NONE;
    const called = this.pointsTo.callees(instance, at as StatementIndex);
    return called.flatMap((callee) => this.#neededBy(callee) ?? NONE);
  }

  /** Also what nobody is seen to give (platform/unknowns.ts): by a cast, by a field that is never set. */
  #broughtBy(instance: InstanceId, statement: Statement): readonly ObjectId[] {
    if (!('to' in statement) || statement.to === undefined) return NONE;
    const got = this.pointsTo.of(instance, statement.to);
    if (got.length === 0) return NONE;
    switch (statement.kind) {
      case 'copy':
        return statement.cast === undefined ? NONE : this.#without(instance, got, statement.from);
      case 'load': {
        if (statement.field.owner.source === undefined) return got;
        const on = this.pointsTo.of(instance, statement.object);
        return on.some((each) => this.pointsTo.field(each, statement.field).length > 0)
          ? NONE
          : got;
      }
      case 'call':
        return this.#givenBack(instance, statement, got);
      case 'array-load':
        return NONE;
      default:
        return got;
    }
  }

  #without(instance: InstanceId, got: readonly ObjectId[], from: Variable): readonly ObjectId[] {
    const before = new Set(this.pointsTo.of(instance, from));
    return got.filter((object) => !before.has(object));
  }

  /** By a library: not what its object is there to hold (`T get()`, a view), that comes with it. */
  #givenBack(
    instance: InstanceId,
    { method, receiver }: Call,
    given: readonly ObjectId[],
  ): readonly ObjectId[] {
    if (receiver === undefined || method === undefined) return given;
    const isHeld = method.result.kind === 'variable';
    const isView = this.knowledge.of(method).container?.view === true;
    if (!isHeld && !isView) return given;
    const on = this.pointsTo.of(instance, receiver);
    const known = new Set(isView ? on : on.flatMap((each) => [...this.pointsTo.elements(each)]));
    return given.filter((object) => !known.has(object));
  }

  heldBy(object: ObjectId): readonly Held[] {
    return getOrMake(this.#held, object, () =>
      this.pointsTo.heldByFields(object).filter(({ objects }) => objects.length > 0),
    );
  }

  fieldsReadBy(instance: InstanceId): readonly FieldSymbol[] {
    return fieldsLoadedIn(this.pointsTo.instances[instance]!.code.body);
  }

  passagesOf(instance: InstanceId): readonly Passage[] {
    return getOrMake(this.#passages, instance, () => this.#findPassages(instance));
  }

  #findPassages(instance: InstanceId): readonly Passage[] {
    const callees = this.graph.calls(instance).flatMap((call) => call.callees);
    return [...new Set(callees)].map((to) => ({ to, on: this.#neededBy(to) }));
  }

  #neededBy(callee: InstanceId): readonly ObjectId[] | undefined {
    const { code } = this.pointsTo.instances[callee]!;
    if (code.body.kind === 'lambda') return this.#closures.get(code.id);
    const [first] = code.body.parameters;
    const isOnObject = first !== undefined && code.body.variables[first]!.kind === 'this';
    return isOnObject ? this.pointsTo.of(callee, first) : undefined;
  }
}

function isOfProject(statement: Statement): boolean {
  return statement.kind === 'call' && statement.method?.owner.source !== undefined;
}

/** One origin: code and objects lead to each other until nothing is new. */
class Walk implements Followed {
  readonly instances: Uint8Array;
  readonly objects: Uint8Array;
  readonly #open: InstanceId[] = [];
  /** Code that waits for an object to run on. */
  readonly #waiting = new Map<ObjectId, InstanceId[]>();
  readonly #read = new Set<JavaFieldId>();
  /** What fields hold that nobody has read yet. */
  readonly #unread = new Map<JavaFieldId, ObjectId[]>();

  constructor(
    private readonly reach: WithinReach,
    pointsTo: PointsTo,
  ) {
    this.instances = new Uint8Array(pointsTo.instances.length);
    this.objects = new Uint8Array(pointsTo.objects.length);
  }

  enter(instance: InstanceId): void {
    if (this.instances[instance] === 1) return;
    this.instances[instance] = 1;
    this.#open.push(instance);
  }

  run(): void {
    for (let at = this.#open.pop(); at !== undefined; at = this.#open.pop()) {
      this.find(this.reach.sourcesOf(at));
      for (const { id } of this.reach.fieldsReadBy(at)) this.#readField(id);
      for (const passage of this.reach.passagesOf(at)) this.#pass(passage);
    }
  }

  #pass({ to, on }: Passage): void {
    if (this.instances[to] === 1) return;
    if (on === undefined || on.some((object) => this.objects[object] === 1)) this.enter(to);
    else for (const object of on) addTo(this.#waiting, object, to);
  }

  #readField(field: JavaFieldId): void {
    if (this.#read.has(field)) return;
    this.#read.add(field);
    this.find(this.#unread.get(field) ?? NONE);
    this.#unread.delete(field);
  }

  /** With all that they lead to. */
  find(objects: readonly ObjectId[]): void {
    const found: ObjectId[] = [];
    const add = (object: ObjectId): void => {
      if (this.objects[object] === 1) return;
      this.objects[object] = 1;
      found.push(object);
    };
    for (const object of objects) add(object);
    for (const object of found) {
      for (const waiting of this.#waiting.get(object) ?? []) this.enter(waiting);
      for (const held of this.reach.heldBy(object)) {
        if (held.field === undefined || this.#read.has(held.field)) held.objects.forEach(add);
        else this.#leave(held.field, held.objects);
      }
    }
  }

  #leave(field: JavaFieldId, objects: readonly ObjectId[]): void {
    const unread = getOrMake(this.#unread, field, (): ObjectId[] => []);
    for (const object of objects) if (this.objects[object] === 0) unread.push(object);
  }
}

const NONE: readonly ObjectId[] = [];
