/**
 * Tasks of which one runs at a time because an atomic says so: whoever starts one has set it from false to true in one
 * step, and it is set back only when the task is over, at its end or by what comes behind it.
 */
import { addTo } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { libraryCallsIn } from '../../java/ir/selecting.js';
import type { Call } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { mayReopen, startGates, type Gate } from '../body/start-guards.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { HappensBefore, OrderScope, TracePoint } from './happens-before.js';
import type { OriginReaches } from './origin-reach.js';
import type { StartSite } from './start-sites.js';
import type { Visits } from './visits.js';

export type EventPlace = TracePoint & InstanceSite;

/** Sets an atomic back. */
interface Reset extends InstanceSite {
  readonly origin: StaticOriginId;
}

export class Gates {
  #resets: ReadonlyMap<ObjectId, readonly Reset[]> | undefined;

  constructor(
    private readonly order: HappensBefore,
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly reaches: OriginReaches,
  ) {}

  /** `starts`: by place where its origin is started, that with all that leads there. */
  isOver(event: EventPlace, starts: readonly (readonly StartSite[])[], scope: OrderScope): boolean {
    const [first, ...others] = starts.map((sites) => sites.flatMap((site) => this.#gatesAt(site)));
    return (first ?? []).some(
      ({ field, objects: [only, ...more] }) =>
        only !== undefined &&
        more.length === 0 &&
        (scope === 'instance' || hasModifier(field.modifiers, 'static')) &&
        others.every((gates) =>
          gates.some(({ objects }) => objects.length === 1 && objects[0] === only),
        ) &&
        this.#resetsOf(only).every((reset) => this.#isBehind(reset, event, scope)),
    );
  }

  #gatesAt({ instance, statement }: InstanceSite): (Gate & {
    readonly objects: readonly ObjectId[];
  })[] {
    const { body } = this.pointsTo.instances[instance]!.code;
    return startGates(body, statement).map((gate) => ({
      ...gate,
      objects: this.pointsTo.of(instance, gate.atomic),
    }));
  }

  #isBehind(reset: Reset, event: EventPlace, scope: OrderScope): boolean {
    if (reset.origin === event.origin) return this.#isAtEnd(reset, event);
    return this.order.isBefore(event, { origin: reset.origin, position: 0, segment: 0 }, scope);
  }

  /** In the body that the origin runs, where nothing leads back to the event. */
  #isAtEnd({ origin, instance, statement }: Reset, event: EventPlace): boolean {
    const reach = this.reaches.of(origin);
    if (!reach.entries.has(instance)) return false;
    const flow = controlFlowOf(this.pointsTo.instances[instance]!.code.body);
    const seen = new Set<InstanceId>([event.instance]);
    const sites: InstanceSite[] = [event];
    for (const each of seen) {
      for (const caller of reach.callersOf(each)) {
        sites.push(caller);
        seen.add(caller.instance);
      }
    }
    return sites.every(
      (site) => site.instance !== instance || !flow.reaches(statement, site.statement),
    );
  }

  #resetsOf(atomic: ObjectId): readonly Reset[] {
    this.#resets ??= this.#findResets();
    return this.#resets.get(atomic) ?? [];
  }

  #findResets(): ReadonlyMap<ObjectId, readonly Reset[]> {
    const found = new Map<ObjectId, Reset[]>();
    for (const frame of this.visits.walked) {
      const { instance } = frame;
      const { body } = this.pointsTo.instances[instance]!.code;
      for (const statement of libraryCallsIn(body)) {
        const call = body.statements[statement] as Call;
        if (!mayReopen(body, call)) continue;
        for (const origin of new Set(this.visits.originsOf(frame))) {
          for (const object of this.pointsTo.of(instance, call.receiver!)) {
            addTo(found, object, { origin: origin as StaticOriginId, instance, statement });
          }
        }
      }
    }
    return found;
  }
}
