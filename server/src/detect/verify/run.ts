/**
 * One schedule of a skeleton under constraints: of all nodes that may happen next always the one that
 * was recorded first, so that nothing changes that need not, or the one with the least rank. A segment that has to wait is put aside
 * under what it waits for. It ends with every node done, or with segments that wait for one another.
 */
import { OpKind } from '../../trace/operations.js';
import type { Constraints } from './constraints.js';
import { Machine, type Blocker } from './machine.js';
import { NodeHeap } from './node-heap.js';
import type { Skeleton } from './skeleton.js';

export interface Run {
  /** Nodes in the order in which they happen. */
  readonly order: Int32Array;
  /** By place in the order: the time that it is then. */
  readonly times: Float64Array;
  readonly machine: Machine;
  /** What the next node of each segment that did not come to its end waits for. */
  readonly blockers: ReadonlyMap<number, Blocker>;
}

export function runSkeleton(
  skeleton: Skeleton,
  constraints: Constraints,
  ranks?: Float64Array,
): Run {
  return new Runner(skeleton, constraints, ranks).run();
}

class Runner {
  private readonly machine: Machine;
  private readonly ready: NodeHeap;
  private readonly waiting = new Map<string | number, number[]>();
  private readonly blockers = new Map<number, Blocker>();
  private readonly order: Int32Array;
  private readonly times: Float64Array;
  private done = 0;

  constructor(
    private readonly skeleton: Skeleton,
    constraints: Constraints,
    ranks: Float64Array | undefined,
  ) {
    this.machine = new Machine(skeleton, constraints);
    this.order = new Int32Array(skeleton.nodeCount);
    this.times = new Float64Array(skeleton.nodeCount);
    this.ready = new NodeHeap(skeleton.steps.length, ranks);
    for (const steps of skeleton.steps) if (steps[0] !== undefined) this.ready.push(steps[0]);
  }

  run(): Run {
    for (let node = this.ready.pop(); node !== undefined; node = this.ready.pop()) this.take(node);
    return {
      order: this.order.subarray(0, this.done),
      times: this.times.subarray(0, this.done),
      machine: this.machine,
      blockers: this.blockers,
    };
  }

  /** Goes on in the same segment as long as nothing else was recorded earlier. */
  private take(first: number): void {
    for (let node: number | undefined = first; node !== undefined;) {
      const blocker = this.machine.blockerOf(node);
      if (blocker !== undefined) {
        this.putAside(node, blocker);
        return;
      }
      this.perform(node);
      node = this.machine.nextOf(this.skeleton.segmentOf[node]!);
      const top = this.ready.top;
      if (node !== undefined && top !== undefined && this.ready.isBefore(top, node)) {
        this.ready.push(node);
        return;
      }
    }
  }

  private perform(node: number): void {
    if (node !== this.done) this.machine.isAsRecorded = false;
    this.machine.perform(node);
    this.order[this.done] = node;
    this.times[this.done++] = this.machine.now;
    for (const key of this.changedBy(node)) this.wake(key);
  }

  private putAside(node: number, blocker: Blocker): void {
    this.blockers.set(this.skeleton.segmentOf[node]!, blocker);
    const key = this.keyOf(blocker);
    const list = this.waiting.get(key);
    if (list === undefined) this.waiting.set(key, [node]);
    else list.push(node);
  }

  private wake(key: string | number): void {
    const list = this.waiting.get(key);
    if (list === undefined) return;
    this.waiting.delete(key);
    for (const node of list) {
      this.blockers.delete(this.skeleton.segmentOf[node]!);
      this.ready.push(node);
    }
  }

  private keyOf(blocker: Blocker): string | number {
    const { columns } = this.skeleton;
    switch (blocker.kind) {
      case 'edge':
        return blocker.from;
      case 'thread':
        return `t${this.skeleton.segments[blocker.segment]!.thread}`;
      case 'lock':
        return `l${blocker.hold.lock}`;
      case 'queue':
        return `q${columns.b[blocker.ahead.post]!}`;
      case 'removal':
        return `q${columns.b[blocker.post]!}`;
    }
  }

  /** What may have become free. */
  private *changedBy(node: number): Iterable<string | number> {
    yield node;
    const { kind, a, b, thread } = this.skeleton.columns;
    const segment = this.skeleton.segmentOf[node]!;
    const next = this.machine.nextOf(segment);
    if (next === undefined) yield `t${thread[node]!}`;
    else if (kind[next] === OpKind.Wait) yield `l${a[next]!}`;
    switch (kind[node]! as OpKind) {
      case OpKind.Unlock:
        yield `l${a[node]!}`;
        break;
      case OpKind.Begin:
      case OpKind.Remove:
      case OpKind.Unbarrier: {
        const post = this.skeleton.tasks.origin[node]!;
        if (post >= 0) yield `q${b[post]!}`;
        break;
      }
      case OpKind.Barrier:
        yield `q${b[node]!}`;
        break;
      default:
    }
  }
}
