/**
 * Under which key a node that waits is put aside, and which keys a node that happens sets free: so only
 * those are looked at again that may go on.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { OpKind } from '../../trace/operations.js';
import type { Blocker } from './machine.js';
import type { Skeleton } from './skeleton.js';

/** A node that has to happen, or a thread, a lock or a queue in which something has to change. */
export type WaitKey = string | number;

export function waitKey(skeleton: Skeleton, blocker: Blocker): WaitKey {
  const { columns, segments, tasks, hasBarriers } = skeleton;
  switch (blocker.kind) {
    case 'edge':
      return blocker.from;
    case 'thread':
      return `t${segments[blocker.segment]!.thread}`;
    case 'lock':
      return `l${blocker.hold.lock}`;
    case 'queue': {
      // Where barriers let messages by, any change may be the one.
      const begin = tasks.begin[blocker.ahead]!;
      return !hasBarriers && begin !== NONE ? begin : `q${columns.b[blocker.ahead]!}`;
    }
    case 'removal':
      return `q${columns.b[blocker.post]!}`;
  }
}

/** What may have become free by a node, after which another one comes next in its segment. */
export function* wokenBy(
  { columns, tasks }: Skeleton,
  node: number,
  next: number | undefined,
): Iterable<WaitKey> {
  const { kind, a, b, thread } = columns;
  yield node;
  if (next === undefined) yield `t${thread[node]!}`;
  else if (kind[next] === OpKind.Wait) yield `l${a[next]!}`;
  switch (kind[node]! as OpKind) {
    case OpKind.Unlock:
      yield `l${a[node]!}`;
      break;
    case OpKind.Begin:
    case OpKind.Remove:
    case OpKind.Unbarrier: {
      const post = tasks.origin[node]!;
      if (post >= 0) yield `q${b[post]!}`;
      break;
    }
    case OpKind.Barrier:
      yield `q${b[node]!}`;
      break;
    default:
  }
}
