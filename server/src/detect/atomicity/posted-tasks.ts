/** Tasks that wait: who posted each (P of the report), with the transaction of the poster in each mode. */
import type { Checker, References } from './checker.js';
import type { PostedTask } from './transactions.js';

interface Waiting {
  readonly thread: number;
  node: number;
}

export class PostedTasks {
  private readonly waiting = new Map<number, Waiting[]>();

  constructor(private readonly checkers: readonly Checker[]) {}

  post(task: number, thread: number): void {
    this.remove(task);
    const posted = this.checkers.map((checker) => ({ thread, node: checker.nodeToPost(thread) }));
    this.waiting.set(task, posted);
  }

  /** The task begins; by mode, who posted it. */
  take(task: number): readonly PostedTask[] | undefined {
    const posted = this.waiting.get(task);
    this.waiting.delete(task);
    return posted;
  }

  /** The task will not run. */
  remove(task: number): void {
    const posted = this.take(task) ?? [];
    for (const [mode, { node }] of posted.entries()) {
      if (node !== 0) this.checkers[mode]!.nodes.release(node);
    }
  }

  references(mode: number): References {
    return {
      forEachNode: () => {
        // They are in use, and so they live.
      },
      renumber: (renumbered) => {
        for (const posted of this.waiting.values()) {
          const each = posted[mode]!;
          each.node = renumbered[each.node]!;
        }
      },
    };
  }
}
