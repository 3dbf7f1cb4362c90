/** What the rules of the queue must know of tasks: their posts, where they ran, the barriers. */
import type { Columns } from '../../../server/src/trace/batch.js';
import { PostWhen, postTag, type PostTag } from '../../../server/src/causality/android/priority.js';
import type { NodeId } from './graph.js';

export interface Task {
  readonly queue: number;
  readonly tag: PostTag;
  readonly post: NodeId;
  /** 0 until it has ended on a looper; a task that was removed never does. */
  end: NodeId;
}

export interface Barrier {
  readonly put: NodeId;
  /** 0 while it stands. */
  taken: NodeId;
}

export class Tasks {
  /** By the node of the post. */
  readonly posted: (Task | undefined)[] = [];
  private readonly waiting = new Map<number, Task>();
  private readonly fronts = new Map<number, Task[]>();
  private readonly barriers = new Map<number, Barrier[]>();
  private readonly standing = new Map<number, Barrier>();

  post(columns: Columns, index: number, node: NodeId): void {
    const queue = columns.b[index]!;
    if (queue === 0) {
      // Such a task will not run, and what waited under its number will not either.
      this.remove(columns.a[index]!);
      return;
    }
    const task = { queue, tag: postTag(columns, index), post: node, end: 0 };
    while (this.posted.length < node) this.posted.push(undefined);
    this.posted[node] = task;
    this.waiting.set(columns.a[index]!, task);
    if (task.tag.when === PostWhen.Front) listOf(this.fronts, queue).push(task);
  }

  remove(task: number): void {
    this.waiting.delete(task);
  }

  /** The task that was posted under this number, if any. */
  begin(number: number): Task | undefined {
    const task = this.waiting.get(number);
    this.waiting.delete(number);
    return task;
  }

  /** Tasks posted at the front of the queue, in the order of their posts. */
  frontsOf(queue: number): readonly Task[] {
    return this.fronts.get(queue) ?? [];
  }

  barriersOf(queue: number): readonly Barrier[] {
    return this.barriers.get(queue) ?? [];
  }

  putBarrier(barrier: number, queue: number, node: NodeId): void {
    const put = { put: node, taken: 0 };
    listOf(this.barriers, queue).push(put);
    this.standing.set(barrier, put);
  }

  takeBarrier(barrier: number, node: NodeId): void {
    const taken = this.standing.get(barrier);
    if (taken !== undefined) taken.taken = node;
    this.standing.delete(barrier);
  }
}

function listOf<Item>(lists: Map<number, Item[]>, key: number): Item[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}
