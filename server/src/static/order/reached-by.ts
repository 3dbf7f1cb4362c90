/**
 * Which origins come to a code instance: sets of origins, handed from callers to callees, circles of calls as one. Most
 * instances are reached by the same origins as others, and equal sets are kept once; so this grows with the calls, where
 * following each origin by itself grows with origins times code.
 */
import { findComponents } from '../../base/components.js';
import { EMPTY_SET, SetPool, type SetId } from '../../base/set-pool.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { InstanceGraph } from './instance-graph.js';

/** Of a set: its only origin, if it has one only; may one of them run beside itself? */
export interface FewOrMany {
  readonly only: StaticOriginId | undefined;
  readonly repeats: boolean;
}

export class ReachedBy {
  readonly #pool: SetPool;
  readonly #componentOf: Int32Array;
  /** By component. */
  readonly #sets: SetId[];
  readonly #fewOrMany: (FewOrMany | undefined)[] = [];

  constructor(
    private readonly origins: readonly StaticOrigin[],
    graph: InstanceGraph,
  ) {
    this.#pool = new SetPool(origins.length);
    const { of, count } = findComponents<InstanceId>(graph.size, (each) => graph.callees(each));
    this.#componentOf = of;
    this.#sets = new Array<SetId>(count).fill(EMPTY_SET);
    for (const { id, entries } of origins) {
      const own = this.#pool.union([id], []);
      for (const entry of entries) this.#give(of[entry]!, own);
    }
    for (const caller of callersFirst(of)) {
      const set = this.#sets[of[caller]!]!;
      for (const callee of graph.callees(caller)) this.#give(of[callee]!, set);
    }
  }

  /** In rising order; the same list for instances that the same origins reach. */
  of(instance: InstanceId): readonly StaticOriginId[] {
    return this.#pool.numbers(this.#setOf(instance)) as readonly StaticOriginId[];
  }

  /** Those that come to any of these. */
  ofAny(instances: readonly InstanceId[]): readonly StaticOriginId[] {
    const sets = instances.map((each) => this.#setOf(each));
    return this.#pool.numbers(this.#pool.union([], sets)) as readonly StaticOriginId[];
  }

  /** undefined where no origin comes. */
  fewOrMany(instance: InstanceId): FewOrMany | undefined {
    const set = this.#setOf(instance);
    return set === EMPTY_SET ? undefined : (this.#fewOrMany[set] ??= this.#count(instance));
  }

  #count(instance: InstanceId): FewOrMany {
    const all = this.of(instance);
    const only = all.length === 1 ? all[0] : undefined;
    return { only, repeats: all.some((id) => this.origins[id]!.repeats) };
  }

  #setOf(instance: InstanceId): SetId {
    return this.#sets[this.#componentOf[instance]!]!;
  }

  #give(component: number, set: SetId): void {
    this.#sets[component] = this.#pool.join(this.#sets[component]!, set);
  }
}

/** Components are numbered callees first. */
function callersFirst(componentOf: Int32Array): InstanceId[] {
  const instances = Array.from(componentOf, (_component, id) => id as InstanceId);
  return instances.sort((one, other) => componentOf[other]! - componentOf[one]!);
}
