/**
 * EM-Explorer's dependence.txt: `src:25 dest:39` says that operation 39 may run only after 25. The
 * reader writes each as a synthetic signal directly after the one operation and a synthetic await
 * directly before the other; they are not nodes, the edge goes between the operations themselves.
 */
import type { OperationStore } from '../../../trace/batch.js';
import { Flag, OpKind } from '../../../trace/operations.js';
import { type BaseGraph, NONE } from '../graph.js';

export function addDependences(graph: BaseGraph, { columns, length }: OperationStore): void {
  const signalled = new Map<number, number>();
  const { nodeOf } = graph.nodes;
  const neighbour = (index: number, step: 1 | -1): number => {
    let at = index + step;
    while (at >= 0 && at < length && (columns.flags[at]! & Flag.Synthetic) !== 0) at += step;
    return columns.number[at] === columns.number[index] ? (nodeOf[at] ?? NONE) : NONE;
  };
  for (let index = 0; index < length; index++) {
    if ((columns.flags[index]! & Flag.Synthetic) === 0) continue;
    const handle = columns.a[index]!;
    if (columns.kind[index] === OpKind.Signal) signalled.set(handle, neighbour(index, -1));
    if (columns.kind[index] !== OpKind.Await) continue;
    graph.add(signalled.get(handle) ?? NONE, neighbour(index, 1), 'dependence');
  }
}
