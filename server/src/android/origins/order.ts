/**
 * What comes before what, as far as the platform says: callbacks of one lifecycle by its machine, an
 * origin after the one whose code posts, starts or registers it, if only one does, and what one code
 * posts in the order of its posts.
 */
import { groupBy } from '../../base/multi-map.js';
import { mayFollow, mustPrecede, nextOf, type LifecycleMachine } from '../lifecycles/machine.js';
import type { Cause, OrderEdge, OriginId } from '../origins.js';
import type { PostOrder } from './fifo.js';

/** An origin as far as its order needs it. */
export interface Ordered {
  readonly id: OriginId;
  /** Instances of this class: the lifecycle is of one. */
  readonly class: string;
  readonly method: string;
  readonly machine: LifecycleMachine | undefined;
  readonly causes: readonly Cause[];
}

export function findOrder(
  origins: readonly Ordered[],
  posts: readonly PostOrder[],
): Map<OriginId, OrderEdge[]> {
  const edges = new Map<OriginId, OrderEdge[]>(origins.map(({ id }) => [id, []]));
  const add = (
    first: OriginId,
    second: OriginId,
    rule: string,
    strength: OrderEdge['strength'],
  ): void => {
    edges.get(first)?.push({ other: second, direction: 'before', strength, rule });
    edges.get(second)?.push({ other: first, direction: 'after', strength, rule });
  };
  const byLife = groupBy(origins, ({ class: owner, machine }) => `${owner} ${machine?.name ?? ''}`);
  for (const siblings of byLife.values()) {
    const [{ machine }] = siblings as [Ordered];
    if (machine !== undefined) orderSiblings(siblings, machine, add);
  }
  for (const origin of origins) {
    const posting = postedBy(origin);
    if (posting !== undefined) add(posting.by, origin.id, posting.rule, 'must');
  }
  for (const { first, second } of posts) add(first, second, 'fifo', 'may');
  return edges;
}

type Add = (
  first: OriginId,
  second: OriginId,
  rule: string,
  strength: OrderEdge['strength'],
) => void;

function orderSiblings(siblings: readonly Ordered[], machine: LifecycleMachine, add: Add): void {
  const names = new Set(siblings.map(({ method }) => method));
  const rule = `${machine.name}.lifecycle`;
  for (const first of siblings) {
    const next = nextOf(machine, first.method, names);
    for (const second of siblings) {
      if (first.method === second.method) continue;
      if (mustPrecede(machine, first.method, second.method)) add(first.id, second.id, rule, 'must');
      else if (next.has(second.method) && mayFollow(machine, second.method, first.method)) {
        add(first.id, second.id, rule, 'may');
      }
    }
  }
}

/** The one origin that makes it run; with several, any of them may be the one. */
function postedBy({ id, causes }: Ordered): { by: OriginId; rule: string } | undefined {
  const own = causes.filter(
    ({ kind }) => kind === 'post' || kind === 'start' || kind === 'register',
  );
  const [cause] = own;
  if (cause === undefined || own.length > 1 || cause.from.length !== 1) return undefined;
  const [by] = cause.from;
  return by === undefined || by === id ? undefined : { by, rule: cause.kind };
}
