/** Whom a segment waits for: the segment that has to go on before it can. */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Blocker } from './machine.js';
import type { Skeleton } from './skeleton.js';

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
      return segmentAt(skeleton, leavesQueue(skeleton, blocker.ahead.post));
    case 'removal':
      return segmentAt(skeleton, leavesQueue(skeleton, blocker.post));
  }
}

function segmentAt({ segmentOf }: Skeleton, node: number): number {
  return node === NONE ? NONE : segmentOf[node]!;
}

/** What takes a message out of the queue: its begin, its removal; NONE if nothing ever does. */
export function leavesQueue({ tasks: { begin, removal } }: Skeleton, post: number): number {
  return begin[post] === NONE ? removal[post]! : begin[post]!;
}
