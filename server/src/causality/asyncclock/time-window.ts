/**
 * Time window approximation (thesis 4.2.1): events that are far apart in time are taken as ordered.
 * A task that ended longer ago than the window comes before whatever its looper begins now, so it has
 * no further heirs and its chain can be taken on. Memory is then bounded by the window.
 *
 * The time window clock of a looper has a chain of its own: who knows its last tick knows all of it.
 * Tasks that became old lately are not in it yet. Whoever begins asks for each of them, and mostly
 * knows it already from those that ran before.
 */
import type { Chains } from './chains.js';
import type { Task, Time } from './task.js';
import { createTime, joinTime, pruneTime, snapshot } from './time.js';

/** So many old tasks are kept apart, until all of them go into the clock. */
const MOST_APART = 64;

interface Ended {
  readonly task: Task;
  readonly at: number;
  /** All that the end knew; what heirs inherit may be less. */
  readonly time: Time;
}

interface LooperWindow {
  /** In the order of their ends; the first `old` are old. */
  ended: Ended[];
  old: number;
  /** The time window clock: what every old task knew that is no longer kept apart. */
  readonly clock: Time;
  readonly chain: number;
  tick: number;
  /** Chains whose last task is old. */
  readonly idleChains: number[];
}

export class TimeWindow {
  private readonly loopers: (LooperWindow | undefined)[] = [];

  constructor(
    private readonly milliseconds: number,
    private readonly chains: Chains,
  ) {}

  end(task: Task, at: number, time: Time): void {
    this.windowOf(task.looper).ended.push({ task, at, time: snapshot(time) });
  }

  /** The tasks that no longer are in the window are old from now on. */
  advance(looper: number, now: number): void {
    const window = this.windowOf(looper);
    const { ended, idleChains } = window;
    while (window.old < ended.length && ended[window.old]!.at + this.milliseconds < now) {
      const { task } = ended[window.old++]!;
      task.old = true;
      task.end = undefined;
      idleChains.push(task.chain);
    }
    if (window.old > MOST_APART) this.settle(window);
  }

  /** Takes in all that the old tasks of the looper knew; tells whether that was news. */
  join(looper: number, time: Time): boolean {
    const { ended, old, clock, chain, tick } = this.windowOf(looper);
    let grown = !time.clock.knows(chain, tick) && joinTime(time, clock);
    for (let at = old - 1; at >= 0; at--) if (joinEnd(time, ended[at]!)) grown = true;
    return grown;
  }

  /** Each is offered once: one that cannot be taken on has a later task, which will be old in turn. */
  *idleChains(looper: number): Iterable<number> {
    const { idleChains } = this.windowOf(looper);
    for (let chain = idleChains.pop(); chain !== undefined; chain = idleChains.pop()) yield chain;
  }

  private settle(window: LooperWindow): void {
    const { ended, clock, chain } = window;
    for (let at = window.old - 1; at >= 0; at--) joinEnd(clock, ended[at]!);
    pruneTime(clock);
    window.ended = ended.slice(window.old);
    window.old = 0;
    window.tick = this.chains.nextTick(chain);
    clock.clock.set(chain, window.tick);
  }

  private windowOf(looper: number): LooperWindow {
    return (this.loopers[looper] ??= {
      ended: [],
      old: 0,
      clock: createTime(),
      chain: this.chains.begin(),
      tick: 0,
      idleChains: [],
    });
  }
}

/** The later ends know of most earlier ones, so they are to be joined first. */
function joinEnd(time: Time, { task, time: end }: Ended): boolean {
  return !time.clock.knows(task.chain, task.endTick) && joinTime(time, end);
}
