/** What must have happened before a node can, in every schedule: all that its rules lead back to. */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Skeleton } from './skeleton.js';

/** Whether a node must come before this one. */
export function neededFor(skeleton: Skeleton, goal: number): (node: number) => boolean {
  const { hard, graph, steps, segmentOf, placeOf, nodeCount } = skeleton;
  const isNeeded = new Uint8Array(nodeCount);
  const seenCells = new Uint8Array(graph.cellCount);
  const left: number[] = [];
  const add = (node: number): void => {
    if (isNeeded[node] === 1) return;
    isNeeded[node] = 1;
    left.push(node);
  };
  const addList = (list: number): void => {
    for (let cell = list; cell !== NONE && seenCells[cell] === 0; cell = graph.restOfCell(cell)) {
      seenCells[cell] = 1;
      add(graph.nodeOfCell(cell));
    }
  };
  add(goal);
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (placeOf[node]! > 0) add(steps[segmentOf[node]!]![placeOf[node]! - 1]!);
    for (let edge = hard.first[node]!; edge < hard.first[node + 1]!; edge++) {
      const source = hard.source[edge]!;
      if (source >= 0) add(source);
      else addList(~source);
    }
  }
  return (node) => isNeeded[node] === 1;
}
