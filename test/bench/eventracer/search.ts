/**
 * FIFO and PRIORITY as EventRacer finds them: a search backwards through the graph from the post of a
 * task. A post to the same queue that must run before gives an edge. Beyond a post with the very same
 * tag the search need not go: whatever stands before it and must run before the new task must also
 * run before that one.
 */
import { mustPrecede, type PostTag } from '../../../server/src/causality/android/priority.js';
import type { HappensBeforeGraph, NodeId } from './graph.js';
import { GrowingNumbers } from './growing-numbers.js';
import type { Task, Tasks } from './tasks.js';

export class PredecessorSearch {
  /** Nodes looked at, all in all: what the search costs. */
  visited = 0;
  private readonly marks = new GrowingNumbers();
  private mark = 0;
  private readonly stack: NodeId[] = [];

  constructor(
    private readonly graph: HappensBeforeGraph,
    private readonly tasks: Tasks,
  ) {}

  /** The tasks that must run before this one because they were posted before it. */
  find(task: Task, found: (before: Task) => void): void {
    const { stack } = this;
    this.mark++;
    this.spread(task.post);
    while (stack.length > 0) {
      const node = stack.pop()!;
      this.visited++;
      const other = this.tasks.posted[node];
      const precedes = other !== undefined && mustRunBefore(other, task);
      if (precedes) found(other);
      if (!(precedes && isSame(other.tag, task.tag))) this.spread(node);
    }
  }

  private spread(node: NodeId): void {
    const { graph, marks, mark, stack } = this;
    const end = graph.edgesTo(node);
    for (let at = graph.edgesFrom(node); at < end; at++) {
      const before = graph.edge(at);
      if (before < marks.length && marks.at(before) === mark) continue;
      marks.set(before, mark);
      stack.push(before);
    }
  }
}

/** A task that was removed, or has not run yet, orders nothing. */
function mustRunBefore(first: Task, second: Task): boolean {
  if (first.queue !== second.queue || first.end === 0) return false;
  return mustPrecede(first.tag, second.tag);
}

function isSame(left: PostTag, right: PostTag): boolean {
  return left.when === right.when && left.async === right.async && left.time === right.time;
}
