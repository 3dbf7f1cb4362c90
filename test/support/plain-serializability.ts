/**
 * Conflict-serializability as Velodrome defines it, without any cleverness: the transactions of a trace of
 * threads are nodes, every pair of conflicting operations is an edge, and the trace is serializable if
 * there is no cycle. Operations conflict if they are of one thread, touch the same variable and one
 * writes, touch the same lock, or one forks or joins the thread of the other.
 */
import type { OperationStore } from '../../server/src/trace/batch.js';
import { isAccess, OpKind } from '../../server/src/trace/operations.js';

export function isSerializable(store: OperationStore): boolean {
  const nodes = transactionsOf(store);
  const next = new Map<number, Set<number>>();
  for (let second = 0; second < store.length; second++) {
    for (let first = 0; first < second; first++) {
      if (nodes[first] === nodes[second] || !conflict(store, first, second)) continue;
      const known = next.get(nodes[first]!) ?? new Set();
      next.set(nodes[first]!, known.add(nodes[second]!));
    }
  }
  return !hasCycle(next);
}

function transactionsOf({ columns: { kind, thread }, length }: OperationStore): number[] {
  const open = new Map<number, { node: number; depth: number }>();
  return Array.from({ length }, (_each, op) => {
    const block = open.get(thread[op]!) ?? { node: op, depth: 0 };
    if (kind[op] === OpKind.Atomic) open.set(thread[op]!, { ...block, depth: block.depth + 1 });
    else if (kind[op] === OpKind.EndAtomic) {
      if (block.depth > 1) open.set(thread[op]!, { ...block, depth: block.depth - 1 });
      else open.delete(thread[op]!);
    }
    return block.node;
  });
}

function conflict({ columns }: OperationStore, first: number, second: number): boolean {
  const { kind, thread, a, b } = columns;
  if (thread[first] === thread[second]) return true;
  const [one, other] = [kind[first]!, kind[second]!];
  if (isAccess(one) && isAccess(other)) {
    return b[first] === b[second] && (one === OpKind.Write || other === OpKind.Write);
  }
  if (isLock(one) && isLock(other)) return a[first] === a[second];
  if (one === OpKind.Fork) return a[first] === thread[second];
  return other === OpKind.Join && a[second] === thread[first];
}

function isLock(kind: OpKind): boolean {
  return kind === OpKind.Lock || kind === OpKind.Unlock;
}

function hasCycle(next: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const state = new Map<number, 'open' | 'done'>();
  const visit = (node: number): boolean => {
    if (state.get(node) === 'open') return true;
    if (state.get(node) === 'done') return false;
    state.set(node, 'open');
    const found = [...(next.get(node) ?? [])].some(visit);
    state.set(node, 'done');
    return found;
  };
  return [...next.keys()].some(visit);
}
