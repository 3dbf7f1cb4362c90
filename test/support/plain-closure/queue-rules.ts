/**
 * The rules of the queue (docs/causality.md), one function each, over all pairs. Each is told what is
 * ordered so far and draws what follows; the closure calls them until nothing new comes.
 */
import { isPlain, mustPrecede, PostWhen } from '../../../server/src/causality/android/priority.js';
import type { Segment } from '../../../server/src/causality/android/segments.js';
import type { EdgeRule } from './base-edges.js';
import type { Post, Task, TasksAndBarriers } from './tasks.js';

export interface KnownOrder extends TasksAndBarriers {
  readonly segments: readonly Readonly<Segment>[];
  /** By operation. */
  readonly times: Float64Array;
  readonly precedes: (first: number, second: number) => boolean;
  readonly draw: (from: number, to: number, rule: EdgeRule) => void;
}

/** A task whose post is known, to a queue that is known. */
interface Queued extends Task {
  readonly post: Post;
}

export type QueueRule = (order: KnownOrder) => void;

/** The IPC rules are only there if the speculative order of binder threads is asked for. */
export function queueRules(
  speculativeBinder: boolean,
  window: number | undefined,
): readonly QueueRule[] {
  const ofBinder = speculativeBinder ? [forPairs(false, ipcHandle), forPairs(false, ipcAsync)] : [];
  const ofWindow = window === undefined ? [] : [timeWindow(window)];
  return [
    forPairs(true, fifoAndPriority),
    forPairs(true, atFront),
    barrier,
    atomic,
    ...ofBinder,
    ...ofWindow,
  ];
}

/** The rule for any two tasks of one queue, of a looper or else of a pool of binder threads. */
function forPairs(
  looper: boolean,
  rule: (order: KnownOrder, first: Queued, second: Queued) => void,
): QueueRule {
  return (order) => {
    const queued = order.tasks.filter(isQueued).filter((task) => task.looper === looper);
    for (const second of queued) {
      for (const first of queued) {
        if (first === second || first.post.queue !== second.post.queue) continue;
        rule(order, first, second);
      }
    }
  };
}

function isQueued(task: Task): task is Queued {
  return task.post !== undefined && task.post.queue !== 0;
}

function fifoAndPriority({ precedes, draw }: KnownOrder, first: Queued, second: Queued): void {
  if (first.end === undefined || !precedes(first.post.at, second.post.at)) return;
  if (!mustPrecede(first.post.tag, second.post.tag)) return;
  const plain = isPlain(first.post.tag) && isPlain(second.post.tag);
  draw(first.end, second.begin, plain ? 'FIFO' : 'PRIORITY');
}

function atFront({ precedes, draw }: KnownOrder, first: Queued, second: Queued): void {
  if (first.end === undefined || first.post.tag.when !== PostWhen.Front) return;
  if (!precedes(second.post.at, first.post.at) || !precedes(first.post.at, second.begin)) return;
  draw(first.end, second.begin, 'ATFRONT');
}

function barrier({ tasks, barriers, precedes, draw }: KnownOrder): void {
  for (const { begin, looper, post } of tasks) {
    if (!looper || post === undefined || post.queue === 0) continue;
    if (post.tag.async || post.tag.when !== PostWhen.Delayed) continue;
    for (const { at, queue, removed } of barriers) {
      if (queue === post.queue && precedes(at, post.at)) draw(removed, begin, 'BARRIER');
    }
  }
}

function atomic({ tasks, segments, precedes, draw }: KnownOrder): void {
  for (const task of tasks) {
    if (!task.looper || task.end === undefined) continue;
    const done = new Set([task.segment]);
    for (const [index, { id, looper, thread }] of segments.entries()) {
      if (!looper || thread !== task.thread || done.has(id)) continue;
      if (!precedes(task.begin, index)) continue;
      draw(task.end, index, 'ATOMIC');
      // What comes later in the same task follows by program order.
      done.add(id);
    }
  }
}

/** One binder thread ran the first before the second, and they were posted in this order. */
function inTurn(first: Queued, second: Queued): boolean {
  return (
    first.thread === second.thread &&
    first.end !== undefined &&
    first.end < second.begin &&
    first.post.at < second.post.at
  );
}

function ipcHandle({ draw }: KnownOrder, first: Queued, second: Queued): void {
  if (!inTurn(first, second) || first.post.process !== second.post.process) return;
  if (first.post.tag.async && !second.post.tag.async) return;
  draw(first.end!, second.begin, 'IPCHANDLE');
}

function ipcAsync({ precedes, draw }: KnownOrder, first: Queued, second: Queued): void {
  if (!inTurn(first, second) || first.post.thread !== second.post.thread) return;
  if (!first.post.tag.async || !second.post.tag.async) return;
  if (precedes(first.post.at, second.post.at)) draw(first.end!, second.begin, 'IPCASYNC');
}

/**
 * Tasks of one looper of which the first ended longer ago than the window when the second began. The
 * window begins at a multiple of its 64th part, or of a millisecond.
 */
function timeWindow(milliseconds: number): QueueRule {
  const step = Math.max(1, Math.floor(milliseconds / 64));
  return ({ tasks, times, draw }) => {
    for (const first of tasks.filter(({ looper, end }) => looper && end !== undefined)) {
      for (const second of tasks) {
        if (!second.looper || second.thread !== first.thread || second.begin < first.end!) continue;
        const start = Math.floor((times[second.begin]! - milliseconds) / step) * step;
        if (times[first.end!]! < start) draw(first.end!, second.begin, 'WINDOW');
      }
    }
  };
}
