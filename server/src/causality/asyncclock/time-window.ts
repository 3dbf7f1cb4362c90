/**
 * Time window approximation (thesis 4.2.1): events that are far apart in time are taken as ordered.
 * A task that ended longer ago than the window comes before whatever its looper begins now, so it has
 * no further heirs and its chain can be taken on. Memory is then bounded by the window.
 */
import type { Task, Time } from './task.js';
import { createTime, joinTime, pruneTime, snapshot } from './time.js';

interface Ended {
  readonly task: Task;
  readonly at: number;
  /** All that the end knew; what heirs inherit may be less. */
  readonly time: Time;
}

interface LooperWindow {
  /** In the order of their ends; those before `first` are old. */
  ended: Ended[];
  first: number;
  /** The time window clock: what every old task knew. */
  readonly clock: Time;
  /** Chains whose last task is old. */
  readonly idleChains: number[];
}

export class TimeWindow {
  private readonly loopers: (LooperWindow | undefined)[] = [];

  constructor(private readonly milliseconds: number) {}

  end(task: Task, at: number, time: Time): void {
    this.windowOf(task.looper).ended.push({ task, at, time: snapshot(time) });
  }

  /** The clock that knows every task that is old by now. */
  begin(looper: number, now: number): Time {
    const window = this.windowOf(looper);
    const { ended, clock } = window;
    const before = window.first;
    while (window.first < ended.length && ended[window.first]!.at + this.milliseconds < now) {
      const { task, time } = ended[window.first++]!;
      joinTime(clock, time);
      task.old = true;
      task.end = undefined;
      window.idleChains.push(task.chain);
    }
    if (window.first === before) return clock;
    pruneTime(clock);
    if (window.first * 2 > ended.length) {
      window.ended = ended.slice(window.first);
      window.first = 0;
    }
    return clock;
  }

  /** Each is offered once: one that cannot be taken on has a later task, which will be old in turn. */
  *idleChains(looper: number): Iterable<number> {
    const { idleChains } = this.windowOf(looper);
    for (let chain = idleChains.pop(); chain !== undefined; chain = idleChains.pop()) yield chain;
  }

  private windowOf(looper: number): LooperWindow {
    return (this.loopers[looper] ??= {
      ended: [],
      first: 0,
      clock: createTime(),
      idleChains: [],
    });
  }
}
