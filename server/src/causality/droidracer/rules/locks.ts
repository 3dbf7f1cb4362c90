/**
 * Section 3.3: a LOCK comes after the unlocks of the thread that unlocked last, never after all
 * earlier ones, and locks order nothing between two tasks of one thread.
 *
 * DroidRacer knows neither shared locks nor nested ones (it logs the outermost only). In a racetrace,
 * who takes a lock exclusively comes after all that held its shared side before, on other threads;
 * nested acquisitions are counted and only the outermost pair is looked at.
 */
import { Flag, OpKind } from '../../../trace/operations.js';
import { type BaseGraph } from '../graph.js';
import { argument, leaveOut, type Rule, type RuleContext } from '../rule.js';

interface LockRecord {
  /** Thread of the latest unlock; 0 before the first. */
  lastThread: number;
  readonly unlocks: Map<number, number[]>;
  /** Unlocks of another thread that a task has come after: later tasks of its thread do too. */
  seen: readonly number[];
  /** Releases of the shared side, in the order of the trace. */
  readonly shared: number[];
}

export const lockRule: Rule = (context) => {
  const { graph, columns } = context;
  const records = new Map<number, LockRecord>();
  const nesting = createNesting(context);
  const isShared = (node: number) =>
    (columns.flags[graph.nodes.operation[node]!]! & Flag.Shared) !== 0;

  return {
    [OpKind.Lock]: (node) => {
      if (!nesting.enters(node)) return;
      const lock = argument(context, node, 'a');
      const record = records.get(lock) ?? {
        lastThread: 0,
        unlocks: new Map(),
        seen: [],
        shared: [],
      };
      records.set(lock, record);
      acquire(graph, record, node);
      if (!isShared(node)) acquireFromReaders(graph, record, node);
    },
    [OpKind.Unlock]: (node) => {
      if (!nesting.leaves(node)) return;
      const record = records.get(argument(context, node, 'a'));
      if (record === undefined) {
        const message = 'The lock was never taken: this release orders nothing.';
        leaveOut(context, node, 'unlock-without-lock', message);
      } else if (isShared(node)) record.shared.push(node);
      else release(graph, record, node);
    },
  };
};

function acquireFromReaders({ add, nodes }: BaseGraph, record: LockRecord, node: number): void {
  for (const unlock of record.shared) {
    if (nodes.thread[unlock] !== nodes.thread[node]) add(unlock, node, 'lock');
  }
}

function acquire(graph: BaseGraph, record: LockRecord, node: number): void {
  const thread = graph.nodes.thread[node]!;
  const inTask = graph.nodes.task[node] !== 0;
  if (record.lastThread === 0) return;
  if (record.lastThread !== thread) {
    const unlocks = record.unlocks.get(record.lastThread) ?? [];
    for (const unlock of unlocks) graph.add(unlock, node, 'lock');
    if (inTask) record.seen = unlocks;
  } else if (inTask) {
    for (const unlock of record.seen) graph.add(unlock, node, 'lock');
  }
}

function release(graph: BaseGraph, record: LockRecord, node: number): void {
  const thread = graph.nodes.thread[node]!;
  const earlier = record.unlocks.get(thread) ?? [];
  const current = graph.taskOf(node);
  record.lastThread = thread;
  if (current === undefined) {
    record.unlocks.set(thread, [node]);
    return;
  }
  const kept = earlier.filter((unlock) => {
    const task = graph.taskOf(unlock);
    return task !== undefined && task !== current && !graph.has(task.ret, current.call);
  });
  record.unlocks.set(thread, [...kept, node]);
}

/** Tells the outermost acquisitions and releases; in DroidRacer's logs all are. */
function createNesting(context: RuleContext) {
  const depths = new Map<string, number>();
  const counts = context.format === 'racetrace' || context.format === 'std';
  const keyOf = (node: number) =>
    `${context.graph.nodes.thread[node]!} ${argument(context, node, 'a')}`;
  const change = (node: number, by: 1 | -1): number => {
    const depth = Math.max(0, (depths.get(keyOf(node)) ?? 0) + by);
    depths.set(keyOf(node), depth);
    return depth;
  };
  return {
    enters: (node: number): boolean => !counts || change(node, 1) === 1,
    leaves: (node: number): boolean => !counts || change(node, -1) === 0,
  };
}
