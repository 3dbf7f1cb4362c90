/**
 * Time window approximation (thesis 4.2.1): events that are far apart in time are taken as ordered.
 * A task that ended longer ago than the window comes before whatever its looper begins now, so it has
 * no further heirs and its chain can be taken on. Memory is then bounded by the window.
 *
 * The window moves on in steps. All that a step leaves behind goes into the time window clock of the
 * looper at once, the latest end first: it knows of most others, which then cost nothing. That clock
 * has a chain of its own, so that whoever heard of its last tick, from any task before, is done.
 */
import type { Chains } from './chains.js';
import type { Task, Time } from './task.js';
import { createTime, joinTime, pruneTime, snapshot } from './time.js';

/** A window is so many steps long, none of them shorter than a millisecond. */
const STEPS = 64;

interface Ended {
  readonly task: Task;
  readonly at: number;
  /** All that the end knew; what heirs inherit may be less. */
  readonly time: Time;
}

interface LooperWindow {
  /** In the order of their ends. */
  ended: Ended[];
  /** The time window clock: what every old task knew. */
  readonly clock: Time;
  readonly chain: number;
  tick: number;
  /** Chains whose last task is old. */
  readonly idleChains: number[];
}

export class TimeWindow {
  private readonly loopers: (LooperWindow | undefined)[] = [];
  private readonly step: number;

  constructor(
    private readonly milliseconds: number,
    private readonly chains: Chains,
  ) {
    this.step = Math.max(1, Math.floor(milliseconds / STEPS));
  }

  end(task: Task, at: number, time: Time): void {
    this.windowOf(task.looper).ended.push({ task, at, time: snapshot(time) });
  }

  /** Tasks that are no longer in the window are old from now on. */
  advance(looper: number, now: number): void {
    const window = this.windowOf(looper);
    const { ended } = window;
    const first = Math.floor((now - this.milliseconds) / this.step) * this.step;
    let old = 0;
    while (old < ended.length && ended[old]!.at < first) old++;
    if (old === 0) return;
    window.ended = ended.slice(old);
    this.leaveBehind(window, ended.slice(0, old));
  }

  /** Takes in all that the old tasks of the looper knew; tells whether that was news. */
  join(looper: number, time: Time): boolean {
    const { clock, chain, tick } = this.windowOf(looper);
    return !time.clock.knows(chain, tick) && joinTime(time, clock);
  }

  /** Each is offered once: one that cannot be taken on has a later task, which will be old in turn. */
  *idleChains(looper: number): Iterable<number> {
    const { idleChains } = this.windowOf(looper);
    for (let chain = idleChains.pop(); chain !== undefined; chain = idleChains.pop()) yield chain;
  }

  private leaveBehind(window: LooperWindow, old: readonly Ended[]): void {
    const { clock, chain, idleChains } = window;
    for (const { task, time } of old.toReversed()) {
      if (!clock.clock.knows(task.chain, task.endTick)) joinTime(clock, time);
    }
    for (const { task } of old) {
      task.old = true;
      task.end = undefined;
      idleChains.push(task.chain);
    }
    pruneTime(clock);
    window.tick = this.chains.nextTick(chain);
    clock.clock.set(chain, window.tick);
  }

  private windowOf(looper: number): LooperWindow {
    return (this.loopers[looper] ??= {
      ended: [],
      clock: createTime(),
      chain: this.chains.begin(),
      tick: 0,
      idleChains: [],
    });
  }
}
