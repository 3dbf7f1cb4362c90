/**
 * Atomicity, obviously: every operation is given the transactions that it belongs to, every edge of the
 * definition is drawn, and for each one a search through the whole graph says whether it closes a cycle.
 * Nothing is forgotten, merged or kept in order. What the one pass finds must agree with it.
 */
import { PairRules } from '../../server/src/causality/android/pair-rules.js';
import { lockRule } from '../../server/src/causality/android/rules/lock.js';
import {
  ruleOfChannel,
  type ChannelKey,
  type Channels,
} from '../../server/src/causality/android/rule.js';
import { Segments, type Model } from '../../server/src/causality/android/segments.js';
import type { AtomicityMode } from '../../server/src/detect/atomicity/options.js';
import type { OperationStore } from '../../server/src/trace/batch.js';
import { isAccess, OpKind } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { plainTransactions, type PlainOptions } from './plain-transactions.js';

export interface PlainEdge {
  /** Positions of operations. */
  readonly from: number;
  readonly to: number;
  readonly relation: 'data' | 'lock' | 'must';
}

export interface PlainAtomicity {
  /** Edges that close a cycle, in the order of the trace. */
  readonly closing: readonly PlainEdge[];
  /** Is there an edge, or nothing but their common transaction or thread, from one to the other? */
  isLinked(from: number, to: number): boolean;
  /** The task, or the thread outside of tasks, that performs an operation. */
  performerOf(op: number): string;
  isSameTransaction(one: number, other: number): boolean;
}

export function plainAtomicity(
  store: OperationStore,
  tables: TraceTables,
  mode: AtomicityMode,
  options: PlainOptions & { readonly model?: Model } = {},
): PlainAtomicity {
  const model = options.model ?? 'android';
  const { owners, performers, programOrder } = plainTransactions(
    store,
    tables,
    mode,
    model,
    options,
  );
  const edges = orderEdges(store, tables, model);
  addAccessEdges(store, owners, performers, edges);
  const graph = new Map<string, Set<string>>();
  const closing: PlainEdge[] = [];
  const connect = (from: number, to: number): boolean => {
    const [ones, others] = [owners[from]!, owners[to]!];
    if (ones.some((each) => others.includes(each))) return false;
    let closes = false;
    for (const one of ones) {
      for (const other of others) {
        graph.set(one, (graph.get(one) ?? new Set()).add(other));
        closes ||= reaches(graph, other, one);
      }
    }
    return closes;
  };
  const drawn = new Set<string>();
  for (let op = 0; op < store.length; op++) {
    for (const before of programOrder[op]!) connect(before, op);
    for (const edge of edges[op]!) {
      // From one operation to several of a task that do the same: only the first is looked at.
      const key = `${edge.from} ${performers[op]!} ${owners[op]![0]!} ${store.columns.kind[op]!}`;
      if (connect(edge.from, op) && !drawn.has(key)) closing.push(edge);
      drawn.add(key);
    }
  }
  const isSameTransaction = (one: number, other: number) =>
    owners[one]!.some((each) => owners[other]!.includes(each));
  return {
    closing,
    isSameTransaction,
    performerOf: (op) => performers[op]!,
    isLinked: (from, to) =>
      isSameTransaction(from, to) ||
      performers[from] === performers[to] ||
      edges[to]!.some((edge) => edge.from === from),
  };
}

function reaches(graph: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const next of graph.get(node) ?? []) seen.add(next);
  }
  return false;
}

const LEFT_OUT = new Set(['VOLATILE', 'LOOPEND', 'LIFECYCLE', 'INPUT']);

/** The edges that end in each operation: of causes and of locks. */
function orderEdges(store: OperationStore, tables: TraceTables, model: Model): PlainEdge[][] {
  const { columns, length } = store;
  const edges: PlainEdge[][] = Array.from({ length }, () => []);
  const held = new Map<ChannelKey, number[]>();
  const lastOfThread = new Map<number, number>();
  let op = 0;
  const channels: Channels = {
    acquire: (key) => {
      const rule = ruleOfChannel(key);
      if (LEFT_OUT.has(rule)) return;
      const relation = rule === 'LOCK' ? 'lock' : 'must';
      for (const from of held.get(key) ?? []) edges[op]!.push({ from, to: op, relation });
    },
    replace: (key) => held.set(key, [op]),
    gather: (key) => held.set(key, [...(held.get(key) ?? []), op]),
    clear: (key) => held.delete(key),
  };
  const joinThread = (thread: number) => {
    const from = lastOfThread.get(thread);
    if (from !== undefined) edges[op]!.push({ from, to: op, relation: 'must' });
  };
  const rules = new PairRules(tables, channels, { model, joinThread });
  const locks = lockRule({ tables, channels, model, joinThread });
  const segments = new Segments(tables, model);
  for (; op < length; op++) {
    const segment = segments.take(columns, op);
    const kind = columns.kind[op]!;
    rules.before(columns, op, segment);
    if (model === 'android') locks.before?.[kind]?.(columns, op, segment);
    rules.after(columns, op, segment);
    if (model === 'android') locks.after?.[kind]?.(columns, op, segment);
    if (segment.kind === 'thread') lastOfThread.set(columns.thread[op]!, op);
  }
  return edges;
}

/** INS-READ-LIFE and INS-WRITE-LIFE, with R and W as the report has them. */
function addAccessEdges(
  { columns, length }: OperationStore,
  owners: readonly (readonly string[])[],
  performers: readonly string[],
  edges: PlainEdge[][],
): void {
  const writes = new Map<string, number>();
  const reads = new Map<string, Map<string, number>>();
  for (let op = 0; op < length; op++) {
    const kind = columns.kind[op]!;
    if (!isAccess(kind)) continue;
    const location = `${columns.place[op]! & 15} ${columns.a[op]!} ${columns.b[op]!}`;
    const readers = reads.get(location) ?? new Map<string, number>();
    reads.set(location, readers);
    const add = (from: number | undefined) => {
      if (from !== undefined) edges[op]!.push({ from, to: op, relation: 'data' });
    };
    add(writes.get(location));
    const isUnary = owners[op]![0]!.startsWith('unary');
    if (kind === OpKind.Read) readers.set(isUnary ? performers[op]! : owners[op]![0]!, op);
    else {
      for (const from of readers.values()) add(from);
      writes.set(location, op);
    }
  }
}
