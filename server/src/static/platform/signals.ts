/**
 * What must have been done when a latch, a barrier or a future lets go: every countDown, await or
 * complete that can reach it, if all of them are needed: if there are not more than it counts. What
 * counts in a loop, or in code that may run several times, may be enough without the others.
 */
import { constantOf, type Code } from '../../android/flow/code.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { lazy } from '../../base/lazy.js';
import { addTo } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import { InstanceGraph } from '../order/instance-graph.js';
import { ReachedBy } from '../order/reached-by.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

export interface Signalled {
  readonly origin: StaticOriginId;
  readonly signal: InstanceSite;
}

/** What waits for a number of signals that it is made with, and what for one. */
const COUNTING: ReadonlySet<string> = new Set(['CountDownLatch', 'CyclicBarrier', 'Phaser']);
const SINGLE = 'CompletableFuture';

export class Signals {
  readonly #given = new Map<ObjectId, InstanceSite[]>();
  readonly #reachedBy: () => ReachedBy;

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly origins: readonly StaticOrigin[],
    knowledge: MethodKnowledge,
  ) {
    for (const { id, code } of pointsTo.instances) {
      code.body.statements.forEach((call, index) => {
        if (call.kind !== 'call' || !isSignal(call, knowledge)) return;
        for (const object of pointsTo.of(id, call.receiver!)) {
          addTo(this.#given, object, { instance: id, statement: index as StatementIndex });
        }
      });
    }
    this.#reachedBy = lazy(() => new ReachedBy(origins, new InstanceGraph(pointsTo)));
  }

  /** All that must have been given when what waits for the object goes on. */
  of(object: ObjectId): readonly Signalled[] {
    const found = (this.#given.get(object) ?? []).flatMap((signal) =>
      this.#originsOf(signal).map((origin) => ({ origin, signal })),
    );
    const needed = this.#neededBy(object);
    const given = found.reduce((sum, { origin, signal }) => {
      return sum + (this.#isRepeated(signal) || this.#isStartedOften(origin) ? Infinity : 1);
    }, 0);
    if (needed !== undefined && given > needed && (found.length > 1 || needed === 1)) return [];
    return found.map(({ origin, signal }) => ({ origin: origin.id, signal }));
  }

  #originsOf({ instance }: InstanceSite): readonly StaticOrigin[] {
    return this.#reachedBy()
      .of(instance)
      .map((id) => this.origins[id]!);
  }

  #isStartedOften({ causes, bySystem, repeats }: StaticOrigin): boolean {
    if (bySystem) return repeats;
    return causes.length > 1 || causes.some((cause) => this.#isRepeated(cause));
  }

  #isRepeated({ instance, statement }: InstanceSite): boolean {
    return controlFlowOf(this.#codeOf(instance).body).isInLoop(statement);
  }

  #codeOf(instance: InstanceId): Code {
    return this.pointsTo.instances[instance]!.code;
  }

  /** How many it waits for; undefined if that is not written where it is made. */
  #neededBy(object: ObjectId): number | undefined {
    const { site, class: symbol } = this.pointsTo.objects[object]!;
    if (symbol?.simpleName === SINGLE) return 1;
    const made = site?.code.body.statements[site.statement];
    if (site === undefined || made?.kind !== 'allocate') return undefined;
    const call = site.code.body.statements.find(
      (each) => each.kind === 'call' && each.name === '<init>' && each.receiver === made.to,
    );
    const constant = call?.kind === 'call' ? constantOf(site.code, call.arguments[0]) : undefined;
    return constant?.kind === 'number' ? Number(constant.text) : undefined;
  }
}

function isSignal(
  { method, receiver }: Statement & { kind: 'call' },
  knowledge: MethodKnowledge,
): boolean {
  if (method === undefined || receiver === undefined || !isCounted(method.owner.simpleName)) {
    return false;
  }
  return knowledge.of(method).calls.some(({ does }) => does === 'signal');
}

/** Of the many that let others go on, those that let go only when all is there. */
export function isCounted(type: string): boolean {
  return COUNTING.has(type) || type === SINGLE;
}
