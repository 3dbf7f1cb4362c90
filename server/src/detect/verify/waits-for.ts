/** Whom a segment waits for: the segment that has to go on before it can. */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Blocker } from './machine.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';

/** NONE for what never happens. */
export function waitsFor(skeleton: Skeleton, blocker: Blocker): number {
  switch (blocker.kind) {
    case 'edge':
      return skeleton.segmentOf[blocker.from]!;
    case 'thread':
      return blocker.segment;
    case 'lock':
      return blocker.hold.segment;
    case 'queue':
      return segmentAt(skeleton, leavesQueue(skeleton.tasks, blocker.ahead));
    case 'removal':
      return segmentAt(skeleton, leavesQueue(skeleton.tasks, blocker.post));
  }
}

function segmentAt({ segmentOf }: Skeleton, node: number): number {
  return node === NONE ? NONE : segmentOf[node]!;
}
