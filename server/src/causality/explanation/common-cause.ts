/**
 * The nearest operation that both of two come after: the fewest steps to both together, and the later
 * one of equals. First along what makes things happen: posts, forks, enables, signals; then along
 * the order that the platform keeps among them; and only then along every rule, which nearly always
 * ends at the start of a looper.
 */
import { RULES, type Rule } from '../android/rule.js';
import { NONE, type OrderGraph } from './order-graph.js';
import { WaysBack, type NodeEdge } from './search.js';

const CAUSES: readonly Rule[] = [
  'FORK',
  'JOIN',
  'SIGNAL',
  'NOTIFY',
  'LISTENER',
  'TIMER',
  'CALL',
  'REPLY',
  'VOLATILE',
  'SEND',
  'IDLE',
  'ENABLE',
  'LOCK',
];

const ATTEMPTS: readonly ReadonlySet<Rule>[] = [
  new Set(CAUSES),
  new Set<Rule>([...CAUSES, 'LIFECYCLE', 'INPUT', 'START', 'ATTACH']),
  new Set(RULES),
];

export interface CommonCause {
  readonly node: number;
  readonly ways: readonly [readonly NodeEdge[], readonly NodeEdge[]];
}

export function findCommonCause(
  graph: OrderGraph,
  first: number,
  second: number,
): CommonCause | undefined {
  for (const rules of ATTEMPTS) {
    const toFirst = new WaysBack(graph, first, { rules });
    const toSecond = new WaysBack(graph, second, { rules });
    const node = nearest(toFirst, toSecond);
    if (node !== NONE) return { node, ways: [toFirst.from(node), toSecond.from(node)] };
  }
  return undefined;
}

function nearest(one: WaysBack, other: WaysBack): number {
  let found = NONE;
  let least = Infinity;
  for (let node = one.distance.length - 1; node >= 0; node--) {
    if (!one.leadsTo(node) || !other.leadsTo(node)) continue;
    const sum = one.distance[node]! + other.distance[node]!;
    if (sum >= least) continue;
    least = sum;
    found = node;
  }
  return found;
}
