/**
 * Why two operations are ordered in the droidracer model, or are not: a shortest chain of single
 * steps, or the nearest common cause, the way from it to either side and the rules that come near.
 *
 * A chain goes through operations that come after the earlier and before the later one, as long as
 * there are such: transitivity is conditional, so the steps of a way need not add up by themselves.
 */
import type { OperationStore } from '../../../trace/batch.js';
import { buildTraceIndex } from '../../../trace/index/trace-index.js';
import type { TraceTables } from '../../../trace/tables.js';
import { PLAIN_STYLE, type Wording } from '../../../trace/words/style.js';
import type { Explanation, OrderEdge } from '../../explanation/types.js';
import { NONE } from '../graph.js';
import type { DroidRacerOrder } from '../order.js';
import { findCommonCause } from './common-cause.js';
import { heldLocks } from './held-locks.js';
import { findNearMisses } from './near-misses.js';
import type { NodeStep } from './order-steps.js';
import { tell } from './story.js';
import { WaysBack } from './ways-back.js';

/** How deep the reasons of reasons are told. */
const REASON_DEPTH = 2;

/** The operations are indices of the store. */
export function explainDroidRacer(
  order: DroidRacerOrder,
  store: OperationStore,
  tables: TraceTables,
  first: number,
  second: number,
): Explanation {
  const index = buildTraceIndex(order.format, tables, store, []);
  const wording = { index, style: PLAIN_STYLE };
  const untold = { first, second, ...explain(order, wording, first, second) };
  return { ...untold, text: tell(wording, untold) };
}

type Findings = Omit<Explanation, 'first' | 'second' | 'text'>;

const NOTHING = { chain: [], ways: [[], []], near: [] } as const;

function explain(
  order: DroidRacerOrder,
  wording: Wording,
  first: number,
  second: number,
): Findings {
  if (first === second) return { relation: 'same', ...NOTHING };
  if (order.precedes(first, second)) {
    return { relation: 'before', ...NOTHING, chain: chainBetween(order, first, second) };
  }
  if (order.precedes(second, first)) {
    return { relation: 'after', ...NOTHING, chain: chainBetween(order, second, first) };
  }
  return explainUnordered(order, wording, first, second);
}

function explainUnordered(
  order: DroidRacerOrder,
  wording: Wording,
  first: number,
  second: number,
): Findings {
  const [earlier, later] = first < second ? [first, second] : [second, first];
  const locks = heldLocks(wording.index.columns, wording.index.length, new Set([earlier, later]));
  const near = findNearMisses({
    order,
    wording,
    first: earlier,
    second: later,
    locks: [locks.get(earlier) ?? [], locks.get(later) ?? []],
  });
  const { nodeOf, operation } = order.nodes;
  const [one, other] = [nodeOf[first] ?? NONE, nodeOf[second] ?? NONE];
  const cause =
    one === NONE || other === NONE ? undefined : findCommonCause(order.steps, one, other);
  if (cause === undefined) return { relation: 'unordered', ...NOTHING, near };
  const start = operation[cause.node]!;
  const ways = [
    toEdges(order, cause.ways[0], start, first, REASON_DEPTH),
    toEdges(order, cause.ways[1], start, second, REASON_DEPTH),
  ] as const;
  return { relation: 'unordered', chain: [], cause: start, ways, near };
}

/** Of two operations of which the first precedes the second. */
function chainBetween(
  order: DroidRacerOrder,
  first: number,
  second: number,
  depth = REASON_DEPTH,
): readonly OrderEdge[] {
  const { nodeOf } = order.nodes;
  const [from, to] = [nodeOf[first]!, nodeOf[second]!];
  if (from === to) return [{ from: first, to: second, rule: 'program-order' }];
  const way = findWay(order, from, to) ?? [];
  return toEdges(order, way, first, second, depth);
}

function findWay(
  { steps }: DroidRacerOrder,
  from: number,
  to: number,
): readonly NodeStep[] | undefined {
  const { holds } = steps;
  const attempts = [
    (node: number) => holds(from, node) && holds(node, to),
    (node: number) => holds(from, node),
    () => true,
  ];
  for (const passes of attempts) {
    const way = new WaysBack(steps, to, { until: from, passes }).from(from);
    if (way !== undefined) return way;
  }
  return undefined;
}

/** Steps between nodes as edges between operations; the ends are the operations asked about. */
function toEdges(
  order: DroidRacerOrder,
  way: readonly NodeStep[],
  first: number,
  second: number,
  depth: number,
): readonly OrderEdge[] {
  const { operation } = order.nodes;
  return way.map(({ from, to, rule, because }, position) => ({
    from: position === 0 ? first : operation[from]!,
    to: position === way.length - 1 ? second : operation[to]!,
    rule,
    ...(because && reasonFor(order, operation[because[0]]!, operation[because[1]]!, depth - 1)),
  }));
}

function reasonFor(
  order: DroidRacerOrder,
  from: number,
  to: number,
  depth: number,
): Pick<OrderEdge, 'because' | 'reason'> {
  const because = [from, to] as const;
  if (depth <= 0 || !order.precedes(from, to)) return { because };
  return { because, reason: chainBetween(order, from, to, depth) };
}
