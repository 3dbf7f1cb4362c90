/**
 * The nearest operation that both of two come after: the fewest steps to both together, and the later
 * one of equals. First along what makes things happen: posts, forks, enables, signals; then along the
 * order that the platform keeps among them; then along every rule.
 */
import { NONE, type RuleName } from '../graph.js';
import type { NodeStep, OrderSteps } from './order-steps.js';
import { WaysBack } from './ways-back.js';

const CAUSES: readonly RuleName[] = [
  'fork',
  'post',
  'notify',
  'lock',
  'enable',
  'service-request',
  'broadcast',
  'idle',
  'dependence',
  'join',
  'signal',
  'timer',
  'listener',
  'binder',
  'volatile',
];

const ATTEMPTS: readonly (ReadonlySet<RuleName> | undefined)[] = [
  new Set(CAUSES),
  new Set<RuleName>([...CAUSES, 'lifecycle-chain', 'service-chain', 'broadcast-order', 'own-post']),
  undefined,
];

export interface CommonCause {
  readonly node: number;
  readonly ways: readonly [readonly NodeStep[], readonly NodeStep[]];
}

export function findCommonCause(
  order: OrderSteps,
  first: number,
  second: number,
): CommonCause | undefined {
  for (const rules of ATTEMPTS) {
    const [toFirst, toSecond] = [first, second].map(
      (end) =>
        new WaysBack(order, end, {
          passes: (node) => order.holds(node, end),
          ...(rules && { rules }),
        }),
    ) as [WaysBack, WaysBack];
    const node = nearest(toFirst, toSecond);
    if (node !== NONE) return { node, ways: [toFirst.from(node)!, toSecond.from(node)!] };
  }
  return undefined;
}

function nearest(one: WaysBack, other: WaysBack): number {
  let found = NONE;
  let least = Infinity;
  for (const [node, distance] of one.distance) {
    const sum = distance + (other.distance.get(node) ?? Infinity);
    if (sum > least || sum === Infinity || (sum === least && node < found)) continue;
    least = sum;
    found = node;
  }
  return found;
}
