/**
 * Listeners that the project calls itself: `for (Listener each : listeners) each.changed();`, or that a bus calls for
 * it, `bus.post(event)`. What the freeing event, or one before it in the same life, has taken out of its list or off
 * the bus, or whose field it has set to null, is not called any more on the same looper.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Call, Statement, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { originalOf } from '../body/stored-path.js';
import type { HappensBefore } from '../order/happens-before.js';
import type { InstanceGraph } from '../order/instance-graph.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import { isPostTo } from '../platform/bus-sites.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

export class OwnListeners {
  readonly #known = new Map<string, boolean>();
  readonly #removed = new Map<StaticOriginId, ReadonlySet<ObjectId>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
    private readonly knowledge: MethodKnowledge,
    /** By origin: the fields that it sets to null. */
    private readonly nulled: readonly ReadonlySet<JavaFieldId>[],
  ) {}

  /** Is what a statement calls no longer there to be called when an event of the origin is over? */
  isTakenBack(
    site: InstanceSite,
    callee: InstanceId,
    by: StaticOriginId,
    used?: FieldSymbol,
  ): boolean {
    if (this.#isPost(site)) {
      const removed = this.#removedBefore(by);
      return isPostTo(this.pointsTo, this.knowledge, site, callee, (each) => removed.has(each));
    }
    const key = `${site.instance} ${site.statement} ${by} ${used?.id ?? ''}`;
    return getOrMake(this.#known, key, () => this.#find(site, by, used));
  }

  #find({ instance, statement }: InstanceSite, by: StaticOriginId, used?: FieldSymbol): boolean {
    const { body } = this.pointsTo.instances[instance]!.code;
    const call = body.statements[statement]!;
    if (call.kind !== 'call' || call.receiver === undefined) return false;
    const source = pathsOf(body).definitions[originalOf(body, call.receiver)];
    if (source === undefined) return false;
    if (source.kind === 'load' || source.kind === 'static-load') {
      return source.field !== used && this.nulled[by]!.has(source.field.id);
    }
    if (!this.#isElement(source)) return false;
    const removed = this.#removedBefore(by);
    return this.pointsTo.of(instance, call.receiver).some((object) => removed.has(object));
  }

  #isUnregistering({ method }: Call): boolean {
    if (method === undefined) return false;
    return this.knowledge.of(method).calls.some(({ does }) => does === 'unregister');
  }

  #isPost({ instance, statement }: InstanceSite): boolean {
    const call = this.pointsTo.instances[instance]!.code.body.statements[statement]!;
    return call.kind === 'call' && this.knowledge.isPostOfBus(call.method);
  }

  #isElement(source: Statement): boolean {
    if (source.kind === 'array-load') return true;
    return source.kind === 'call' && this.#containerOf(source)?.returnsElement === true;
  }

  #containerOf({ method }: Call): ReturnType<MethodKnowledge['of']>['container'] {
    return method && this.knowledge.of(method).container;
  }

  #removedBefore(origin: StaticOriginId): ReadonlySet<ObjectId> {
    let removed = this.#removed.get(origin);
    if (removed !== undefined) return removed;
    const before = this.origins.filter(
      ({ id }) => id === origin || this.order.isOrderedByRule(id, origin, 'instance'),
    );
    const entries = before.flatMap((each) => each.entries);
    removed = new Set(this.graph.reached(entries).flatMap((each) => this.#removedIn(each)));
    this.#removed.set(origin, removed);
    return removed;
  }

  #removedIn(instance: InstanceId): ObjectId[] {
    const { body } = this.pointsTo.instances[instance]!.code;
    return body.statements.flatMap((call) => {
      if (call.kind !== 'call') return [];
      if (this.#isUnregistering(call)) return this.#given(instance, body, call);
      if (this.#containerOf(call)?.use === undefined) return [];
      if (call.name === 'clear') return this.#elements(instance, call.receiver);
      return call.name === 'remove' ? this.#given(instance, body, call) : [];
    });
  }

  #elements(instance: InstanceId, container: Variable | undefined): ObjectId[] {
    if (container === undefined) return [];
    return this.pointsTo
      .of(instance, container)
      .flatMap((each) => [...this.pointsTo.elements(each)]);
  }

  #given(instance: InstanceId, { variables }: Body, { arguments: given }: Call): ObjectId[] {
    return given
      .filter((each) => variables[each]!.type.kind !== 'primitive')
      .flatMap((each) => [...this.pointsTo.of(instance, each)]);
  }
}
