/**
 * DroidRacer's happens-before relation over a trace, as DROIDRACER.md section 3 describes the tool:
 * which operation precedes which, by which rules, and how large the tool's own graph was. Where the
 * tool gives up (section 3.4) the rule is left out for that operation, with a problem that says so.
 */
import type { BitMatrix } from '../../base/bit-matrix.js';
import { CancelledError } from '../../base/cancellation.js';
import type { OperationStore } from '../../trace/batch.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { TraceTables } from '../../trace/tables.js';
import { buildBaseGraph } from './base-graph.js';
import { closeRelation } from './closure.js';
import { condense } from './condense.js';
import { reportCycles } from './cycles.js';
import { OrderSteps, type Holds } from './explanation/order-steps.js';
import { BaseGraph, NONE, type BaseRule, type NodeTable } from './graph.js';
import { buildNodes, NODE_LIMIT } from './nodes.js';
import { createQueueOrder, type QueueOrder } from './queue-order.js';

export interface DroidRacerOrder {
  /** Whether `first` happens before `second`; both are operation indices of the store. */
  precedes(first: number, second: number): boolean;
  unordered(first: number, second: number): boolean;
  /** The base edges, between operation indices; a block without a line stands as its first access. */
  readonly baseEdges: readonly { from: number; to: number; rule: BaseRule }[];
  /** What the tool prints as ` HB Graph size`. */
  readonly size: number;
  readonly nodes: NodeTable;
  readonly format: TraceFormat;
  readonly queue: QueueOrder;
  /** For explanations. */
  readonly steps: OrderSteps;
}

/** Throws CancelledError, and nothing else, when asked to stop. */
export function buildDroidRacerOrder(
  store: OperationStore,
  tables: TraceTables,
  format: TraceFormat,
  problems: ProblemLog,
  isCancelled: () => boolean = () => false,
  nodeLimit = NODE_LIMIT,
): DroidRacerOrder {
  const nodes = buildNodes(store, tables, format, problems, nodeLimit);
  const { columns } = store;
  const context = { graph: new BaseGraph(nodes), columns, tables, format, problems };
  const { graph, receptions } = buildBaseGraph(context, store);
  const condensed = condense(graph, receptions);
  const queue = createQueueOrder(columns, tables, format);
  const rows = closeRelation(condensed, queue, () => {
    if (isCancelled()) throw new CancelledError();
  });
  const holds = createRelation(condensed.groupOf, rows);
  const steps = new OrderSteps(graph, holds, receptions);
  reportCycles(steps, columns, problems);
  return { ...createOrder(graph, holds), format, queue, steps };
}

/** Within a group, program order; a group that reaches itself is part of a cycle. */
function createRelation(groupOf: Int32Array, rows: BitMatrix): Holds {
  return (from, to) => {
    const first = groupOf[from]!;
    const second = groupOf[to]!;
    return (first === second && from < to) || rows.has(first, second);
  };
}

function createOrder(graph: BaseGraph, holds: Holds) {
  const { nodes } = graph;
  const { nodeOf, operation } = nodes;
  const precedes = (first: number, second: number): boolean => {
    const from = nodeOf[first] ?? NONE;
    const to = nodeOf[second] ?? NONE;
    if (from === NONE || to === NONE) return false;
    return from === to ? first < second : holds(from, to);
  };
  return {
    precedes,
    unordered: (first: number, second: number) =>
      first !== second && !precedes(first, second) && !precedes(second, first),
    baseEdges: graph.edges.map(({ from, to, rule }) => ({
      from: operation[from]!,
      to: operation[to]!,
      rule,
    })),
    size: nodes.count,
    nodes,
  };
}
