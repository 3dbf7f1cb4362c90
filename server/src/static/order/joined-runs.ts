/**
 * Threads that whoever starts them waits for, in the same method and whichever way that goes on. They run while their
 * starter stands still: if all that start them are events of one looper, what else runs there is over or has not begun.
 * Only what the starter itself does between start and wait, and what it starts there, can meet them.
 */
import { getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceSite, StaticOriginId, Wait } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { In, OriginTrace, Position } from './events.js';
import type { CauseNode, HappensBefore, TracePoint } from './happens-before.js';

/** A stretch of an origin's trace. */
interface Stretch {
  readonly of: StaticOriginId;
  readonly from: Position;
  readonly to: Position;
}

interface Joined {
  /** Origins with the same key never run at the same time. */
  readonly thread: string;
  /** Between start and wait, in the traces of its starters. */
  readonly stretches: readonly Stretch[];
}

export class JoinedRuns {
  readonly #joined = new Map<StaticOriginId, Joined>();

  constructor(
    private readonly traces: readonly OriginTrace[],
    order: HappensBefore,
    waits: readonly Wait[],
    pointsTo: PointsTo,
  ) {
    for (const [id, sites] of waitsByOrigin(waits)) {
      const isAwaited = ({ instance, statement }: InstanceSite): boolean => {
        const flow = controlFlowOf(pointsTo.instances[instance]!.code.body);
        return sites.get(instance)?.some((wait) => flow.postDominates(wait, statement)) === true;
      };
      const causes = traces[id]!.origin.bySystem ? [] : order.causesOf(id);
      const thread = this.#threadOf(causes);
      if (thread === undefined || !causes.every(({ out }) => isAwaited(out))) continue;
      const stretches = causes.map((cause) => this.#stretchOf(id, cause));
      this.#joined.set(id, { thread, stretches });
    }
  }

  /** On what each origin runs that is waited for, by origin, and what its starters do meanwhile. */
  get told(): readonly unknown[] {
    return this.traces.map(({ origin }) => this.#joined.get(origin.id));
  }

  /** Is one run of it always over before the next begins? */
  isOneAtATime(origin: StaticOriginId): boolean {
    const stretches = this.#joined.get(origin)?.stretches;
    return (
      stretches?.every((one, at) => !stretches.slice(at + 1).some((each) => overlap(one, each))) ===
      true
    );
  }

  /** Two events of different origins: does a run of either never meet one of the other? */
  areApart(one: TracePoint, other: TracePoint): boolean {
    if (!this.#joined.has(one.origin) && !this.#joined.has(other.origin)) return false;
    const thread = this.#threadAround(one.origin);
    if (thread === undefined || thread !== this.#threadAround(other.origin)) return false;
    const beside = this.#stretchesOf(one);
    return !this.#stretchesOf(other).some((each) => beside.some((its) => overlap(its, each)));
  }

  /** On which it runs, or those who wait for it. */
  #threadAround(id: StaticOriginId): string | undefined {
    return this.#joined.get(id)?.thread ?? this.traces[id]!.origin.exclusive;
  }

  #stretchesOf({ origin, position }: TracePoint): readonly Stretch[] {
    const itself = { of: origin, from: position, to: position };
    return this.#joined.get(origin)?.stretches ?? [itself];
  }

  #stretchOf(id: StaticOriginId, { by, out }: CauseNode): Stretch {
    const isWait = ({ position, waits }: In): boolean =>
      position > out.position && waits.some(({ origin }) => origin === id);
    const wait = this.traces[by]!.ins.find(isWait);
    return { of: by, from: out.position, to: wait?.position ?? Infinity };
  }

  #threadOf(causes: readonly CauseNode[]): string | undefined {
    const [first, ...others] = causes.map(({ by }) => this.traces[by]!.origin.exclusive);
    return others.every((each) => each === first) ? first : undefined;
  }
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.of === other.of && one.from <= other.to && other.from <= one.to;
}

/** By the origin that is waited for, and by code: where. */
function waitsByOrigin(
  waits: readonly Wait[],
): ReadonlyMap<StaticOriginId, ReadonlyMap<InstanceId, readonly StatementIndex[]>> {
  const found = new Map<StaticOriginId, Map<InstanceId, StatementIndex[]>>();
  for (const { instance, statement, origins } of waits) {
    for (const id of origins) {
      const sites = getOrMake(found, id, () => new Map<InstanceId, StatementIndex[]>());
      getOrMake(sites, instance, (): StatementIndex[] => []).push(statement);
    }
  }
  return found;
}
