/**
 * The code that an origin runs, from the callees to their callers. Who calls whom is the same for all
 * origins; of each of them only what it reaches is kept.
 */
import type { Code } from '../../android/flow/code.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';

export interface OriginReach {
  readonly entries: ReadonlySet<InstanceId>;
  callersOf(instance: InstanceId): readonly InstanceSite[];
  /** A code in the contexts in which it comes to it. */
  instancesOf(code: Code): readonly InstanceId[];
  /** All of them. */
  instances(): readonly InstanceId[];
}

export class OriginReaches {
  readonly #known = new Map<StaticOriginId, OriginReach>();
  #all: ReturnType<typeof callersAndInstances> | undefined;

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
  ) {}

  of(origin: StaticOriginId): OriginReach {
    return getOrMake(this.#known, origin, () => this.#find(origin));
  }

  /** Of whatever origin. */
  callersOf(instance: InstanceId): readonly InstanceSite[] {
    return this.#everybody().callers.get(instance) ?? [];
  }

  #everybody(): ReturnType<typeof callersAndInstances> {
    return (this.#all ??= callersAndInstances(this.pointsTo, this.graph));
  }

  #find(origin: StaticOriginId): OriginReach {
    const { entries } = this.origins[origin]!;
    const { callers, byCode } = this.#everybody();
    const reached = new Uint8Array(this.pointsTo.instances.length);
    for (const instance of this.graph.reached(entries)) reached[instance] = 1;
    const isReached = (instance: InstanceId): boolean => reached[instance] === 1;
    return {
      entries: new Set(entries),
      callersOf: (instance) =>
        (callers.get(instance) ?? []).filter((call) => isReached(call.instance)),
      instancesOf: ({ id }) => (byCode.get(id) ?? []).filter(isReached),
      instances: () => this.graph.reached(entries),
    };
  }
}

function callersAndInstances({ instances }: PointsTo, graph: InstanceGraph) {
  const callers = new Map<InstanceId, InstanceSite[]>();
  const byCode = new Map<Code['id'], InstanceId[]>();
  for (const { id: instance, code } of instances) {
    addTo(byCode, code.id, instance);
    for (const { statement, callees } of graph.calls(instance)) {
      for (const callee of callees) addTo(callers, callee, { instance, statement });
    }
  }
  return { callers, byCode };
}
