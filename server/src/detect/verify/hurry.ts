/**
 * What has to happen so that a node can, one node after another, and nothing else: whoever it waits for goes
 * on, and in turn whoever that one waits for. Each node is performed before the next one is asked for.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Machine } from './machine.js';
import type { Skeleton } from './skeleton.js';
import { waitsFor } from './waits-for.js';

/** It ends early where they wait for one another, or for what never happens; then it answers who waits. */
export function* hurryTo(
  skeleton: Skeleton,
  machine: Machine,
  goal: number,
): Generator<number, readonly number[]> {
  const waiting = [skeleton.segmentOf[goal]!];
  const inLine = new Set(waiting);
  /** The segment that one waits for; undefined where it may go on. */
  const neededBy = (segment: number): number | undefined => {
    const node = machine.nextOf(segment);
    if (node === undefined) return NONE;
    const blocker = machine.blockerOf(node);
    return blocker === undefined ? undefined : waitsFor(skeleton, blocker);
  };
  while (!machine.isDone(goal)) {
    const segment = waiting.at(-1)!;
    const before = waiting.at(-2);
    if (before !== undefined && neededBy(before) !== segment) {
      inLine.delete(waiting.pop()!);
      continue;
    }
    const needed = neededBy(segment);
    if (needed === undefined) yield machine.nextOf(segment)!;
    else if (needed === NONE || inLine.has(needed)) {
      // Meanwhile another may have come first, whom one in the middle of the line waits for now.
      const changed = waiting.findIndex(
        (each, at) => at + 1 < waiting.length && neededBy(each) !== waiting[at + 1],
      );
      if (changed < 0) return waiting;
      for (const gone of waiting.splice(changed + 1)) inLine.delete(gone);
    } else {
      waiting.push(needed);
      inLine.add(needed);
    }
  }
  return [];
}
