/**
 * The rules of the queue, applied when a task begins and when a running task learns something: FIFO,
 * PRIORITY and BARRIER by the AsyncClock of the post, ATFRONT by the tasks sent to the front since, and
 * ATOMIC by the tasks known to have begun. The last two feed each other, until neither has news.
 */
import { isPlain } from '../android/priority.js';
import type { Rule } from '../android/rule.js';
import type { BinderOrder } from './binder-order.js';
import type { AsyncClockOptions, Optimisations } from './options.js';
import { frontEnds, joinFrontEnds } from './front-ends.js';
import { findPredecessors } from './predecessors.js';
import type { Strand } from './strand.js';
import { Lane, type FrontEnds, type FrontNode, type SentList, type Task } from './task.js';
import { joinTime } from './time.js';

export class QueueRules {
  /** The position of the operation that is being taken. */
  private op = 0;

  constructor(
    private readonly options: AsyncClockOptions,
    private readonly optimise: Optimisations,
    private readonly binder: BinderOrder | undefined,
  ) {}

  /** A task begins; answers the chains of the tasks that it was found to follow. Is to be settled. */
  begin(strand: Strand, task: Task, op: number): Set<number> {
    this.op = op;
    const followed = new Set<number>();
    if (task.sending !== undefined && task.sending.queue !== 0) {
      this.followPredecessors(strand, task, followed);
    }
    return followed;
  }

  /** The orders of Figure 4.6, for a task of a binder thread. */
  beginOnBinder(strand: Strand, task: Task, thread: number, op: number): ReadonlySet<number> {
    this.op = op;
    const followed = new Set<number>();
    this.binder?.begin(strand, task, thread, (first, rule) => {
      this.follow(strand, first, rule, [first.sending!.op, task.sending!.op], followed);
    });
    return followed;
  }

  /** Draws all conclusions from what a strand has learnt. */
  settle(strand: Strand, op: number, followed?: Set<number>): void {
    this.op = op;
    const fronts = followed === undefined ? undefined : strand.task?.sending?.fronts;
    let again = true;
    while (again) {
      again = this.joinOpen(strand, followed);
      if (fronts !== undefined) again = this.joinFronts(strand, fronts, followed) || again;
    }
  }

  /**
   * FIFO, PRIORITY and BARRIER. Those that ended last know of most others, so they come first, and
   * what was kept of tasks at the front comes last.
   */
  private followPredecessors(strand: Strand, task: Task, followed: Set<number>): void {
    const found: Task[] = [];
    const fronts: FrontEnds[] = [];
    findPredecessors(task, {
      earlyStop: this.optimise.earlyStop,
      visit: (first) => {
        if (!first.isOverFor(strand.time.clock)) found.push(first);
      },
      contradict: (first) => {
        this.contradict(first, task);
      },
      visitFronts: (list) => this.addFrontEnds(fronts, list),
    });
    found.sort((one, other) => other.endOp - one.endOp);
    for (const first of found) {
      if (first.looper === 0 && first.sending!.lane !== Lane.Barrier) continue;
      const because = [first.sending!.op, task.sending!.op] as const;
      this.follow(strand, first, ruleFor(first, task), because, followed);
    }
    for (const ends of fronts) joinFrontEnds(strand.time, ends);
  }

  /** Who wants to hear of every edge is not told of many at once. */
  private addFrontEnds(fronts: FrontEnds[], list: SentList): boolean {
    if (!this.optimise.frontCache || this.options.onQueueEdge !== undefined) return false;
    const ends = frontEnds(list);
    if (ends === undefined) return false;
    fronts.push(ends);
    return true;
  }

  /** ATOMIC: of another task of this looper that has begun, the end has come as well. */
  private joinOpen(strand: Strand, followed: Set<number> | undefined): boolean {
    const own = strand.task;
    if (own === undefined || own.looper === 0) return false;
    let grown = false;
    for (const task of strand.time.open) {
      if (task.looper !== own.looper || task === own || task.endTick === 0) continue;
      if (this.follow(strand, task, 'ATOMIC', [task.beginOp, this.op], followed)) grown = true;
    }
    return grown;
  }

  /** ATFRONT: a task sent to the front after this one was sent, and surely before it begins. */
  private joinFronts(
    strand: Strand,
    fronts: FrontNode,
    followed: Set<number> | undefined,
  ): boolean {
    const { chain, tick, op } = strand.task!.sending!;
    let grown = false;
    for (let node = fronts.next; node !== undefined; node = node.next) {
      const { sending } = node.task!;
      if (!sending!.time.clock.knows(chain, tick)) continue;
      if (!strand.time.clock.knows(sending!.chain, sending!.tick)) continue;
      if (this.follow(strand, node.task!, 'ATFRONT', [op, sending!.op], followed)) grown = true;
    }
    return grown;
  }

  private follow(
    strand: Strand,
    first: Task,
    rule: Rule,
    because: readonly [number, number],
    followed: Set<number> | undefined,
  ): boolean {
    if (first.isOverFor(strand.time.clock)) return false;
    this.options.onQueueEdge?.(rule, first.endOp, this.op, because);
    followed?.add(first.chain);
    return joinTime(strand.time, first.end!);
  }

  private contradict(first: Task, second: Task): void {
    second.contradicts = true;
    const { sending } = first;
    const rule = ruleFor(first, second);
    this.options.problems?.warning(
      second.beginLine,
      'contradiction',
      `Task ${second.number} begins before task ${first.number} has ended, against rule ${rule}; this order is left out.`,
      { related: { line: sending!.line, message: `task ${first.number} was posted here` } },
    );
  }
}

function ruleFor(first: Task, second: Task): Rule {
  if (first.sending!.lane === Lane.Barrier) return 'BARRIER';
  return isPlain(first.sending!.tag) && isPlain(second.sending!.tag) ? 'FIFO' : 'PRIORITY';
}
