/** The code that an origin runs, from the callees to their callers. */
import type { Code } from '../../android/flow/code.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';

export interface OriginReach {
  readonly entries: ReadonlySet<InstanceId>;
  readonly callers: ReadonlyMap<InstanceId, readonly InstanceSite[]>;
  readonly byCode: ReadonlyMap<Code['id'], readonly InstanceId[]>;
}

export class OriginReaches {
  readonly #known = new Map<StaticOriginId, OriginReach>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly graph: InstanceGraph,
    private readonly pointsTo: PointsTo,
  ) {}

  of(origin: StaticOriginId): OriginReach {
    return getOrMake(this.#known, origin, () => this.#find(origin));
  }

  #find(origin: StaticOriginId): OriginReach {
    const { entries } = this.origins[origin]!;
    const callers = new Map<InstanceId, InstanceSite[]>();
    const byCode = new Map<Code['id'], InstanceId[]>();
    for (const instance of this.graph.reached(entries)) {
      addTo(byCode, this.pointsTo.instances[instance]!.code.id, instance);
      for (const { statement, callees } of this.graph.calls(instance)) {
        for (const callee of callees) addTo(callers, callee, { instance, statement });
      }
    }
    return { entries: new Set(entries), callers, byCode };
  }
}
