/**
 * What comes before what, as far as the platform says: callbacks of one lifecycle by its machine, an
 * origin after the one whose code posts, starts or registers it, if only one does, and what one code
 * posts in the order of its posts. A lifecycle is of one object, so its callbacks are those that a class
 * has or inherits. What the system may do by itself (end a service, show a fragment again) has no order
 * with code that asks for it.
 */
import { groupBy } from '../../base/multi-map.js';
import { mayFollow, mustPrecede, nextOf, type LifecycleMachine } from '../lifecycles/machine.js';
import type { Cause, OrderEdge, OriginId } from '../origins.js';
import type { PostOrder } from './fifo.js';

/** An origin as far as its order needs it. */
export interface Ordered {
  readonly id: OriginId;
  /** The classes whose objects run it, or the objects: the lifecycle is of one object. */
  readonly lives: readonly { readonly id: number }[];
  /** What it is in its machine: the method's name, or INPUT. */
  readonly step: string;
  readonly machine: LifecycleMachine | undefined;
  readonly causes: readonly Cause[];
}

export function findOrder(
  origins: readonly Ordered[],
  posts: readonly PostOrder[],
): Map<OriginId, OrderEdge[]> {
  const edges = new Map<OriginId, OrderEdge[]>(origins.map(({ id }) => [id, []]));
  const seen = new Set<string>();
  const add: Add = (first, second, rule, strength) => {
    // Classes that inherit the same callbacks say the same of them.
    const key = `${first} ${second} ${rule} ${strength}`;
    if (seen.has(key)) return;
    seen.add(key);
    edges.get(first)?.push({ other: second, direction: 'before', strength, rule });
    edges.get(second)?.push({ other: first, direction: 'after', strength, rule });
  };
  for (const [machine, siblings] of livesOf(origins)) orderSiblings(siblings, machine, add);
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

/** An object is made before it is called. */
const CREATION = '<init>';

/** Objects of one class with one machine, and the origins that are their callbacks. */
function livesOf(origins: readonly Ordered[]): [LifecycleMachine, readonly Ordered[]][] {
  const all = origins.flatMap((origin) => origin.lives.map((life) => ({ origin, life })));
  const groups = groupBy(all, ({ origin, life }) => `${life.id} ${origin.machine?.name ?? ''}`);
  return [...groups.values()].flatMap((group): [LifecycleMachine, readonly Ordered[]][] => {
    const { machine } = group[0]!.origin;
    return machine === undefined ? [] : [[machine, group.map(({ origin }) => origin)]];
  });
}

function orderSiblings(siblings: readonly Ordered[], machine: LifecycleMachine, add: Add): void {
  const names = new Set(siblings.map(({ step }) => step));
  const rule = `${machine.name}.lifecycle`;
  for (const first of siblings) {
    const next = nextOf(machine, first.step, names);
    for (const second of siblings) {
      if (first.step === second.step || second.step === CREATION) continue;
      if (first.step === CREATION || mustPrecede(machine, first.step, second.step))
        add(first.id, second.id, rule, 'must');
      else if (next.has(second.step) && mayFollow(machine, second.step, first.step)) {
        add(first.id, second.id, rule, 'may');
      }
    }
  }
}

/** The one origin without which it does not run, however often it asks; of several, any may be the one. */
function postedBy({ id, causes }: Ordered): { by: OriginId; rule: string } | undefined {
  const isOthers = causes.some(({ kind }) => kind === 'system' || kind === 'declare');
  const own = causes.filter(({ kind }) => {
    return kind === 'register' || (!isOthers && (kind === 'post' || kind === 'start'));
  });
  const [cause] = own;
  const [by, ...others] = new Set(own.flatMap(({ from }) => from));
  if (cause === undefined || by === undefined || others.length > 0 || by === id) return undefined;
  return own.every(({ from }) => from.length > 0) ? { by, rule: cause.kind } : undefined;
}
