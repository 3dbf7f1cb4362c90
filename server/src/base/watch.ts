/**
 * May work go on? Not once it is cancelled, which ends it without a result; nor once it has used up what it
 * may use, which ends it with what it has, and whoever asked is told where. One watch is handed down through
 * all phases of an analysis; whoever goes through many things asks it between two of them.
 *
 * Memory is what the thread's heap holds, without what nobody holds any more.
 */
import { getHeapStatistics } from 'node:v8';
import { CancelledError, type CancellationToken } from './cancellation.js';
import { collectGarbage } from './collect-garbage.js';
import { workClock } from './work-clock.js';

/** What an analysis may use; at its end it stops with what was found so far, and says where. */
export interface Budget {
  readonly seconds: number;
  readonly mebibytes: number;
}

export interface WatchOptions {
  readonly budget?: Budget | undefined;
  readonly token?: CancellationToken | undefined;
}

/** Asking how much time and memory is used costs more than most steps, so it is asked only now and then. */
const MILLISECONDS_BETWEEN = 10;
const MIB = 1024 * 1024;
/** Of what may be used: what is cleared away must last for a while, since clearing costs time. */
const FULL = 0.8;

export class Watch {
  #looked = -Infinity;
  #end: string | undefined;

  constructor(
    private readonly options: WatchOptions = {},
    private readonly clock = options.budget === undefined ? () => 0 : workClock(),
    /** When its time ends. */
    private readonly deadline = (options.budget?.seconds ?? Infinity) * 1000,
  ) {}

  /** For a phase that may use only a part of the time that is left, so that those behind it have some. */
  until(share: number): Watch {
    const now = this.clock();
    const left = Math.max(0, this.deadline - now) * share;
    return new Watch(this.options, this.clock, now + left);
  }

  /** For work that must be done to its end: it can only be cancelled. */
  get unlimited(): Watch {
    return new Watch({ token: this.options.token });
  }

  /** What it may use in all. */
  get budget(): Budget | undefined {
    return this.options.budget;
  }

  /** In words what is used up; undefined as long as nothing was seen to be. */
  get end(): string | undefined {
    return this.#end;
  }

  /** Throws CancelledError where the work is cancelled. */
  isOver(): boolean {
    if (this.options.token?.isCancelled === true) throw new CancelledError();
    this.#end ??= this.#look();
    return this.#end !== undefined;
  }

  /** These one by one, as long as it may go on. */
  during<Item>(items: Iterable<Item>): Iterable<Item> {
    return new Watched(items[Symbol.iterator](), this);
  }

  #look(): string | undefined {
    const { budget } = this.options;
    if (budget === undefined) return undefined;
    const now = performance.now();
    if (now - this.#looked < MILLISECONDS_BETWEEN) return undefined;
    this.#looked = now;
    if (this.clock() >= this.deadline) return this.#timeUsed(budget);
    return isFull(budget) ? `${budget.mebibytes} MiB of memory` : undefined;
  }

  #timeUsed({ seconds }: Budget): string {
    const isPart = this.deadline < seconds * 1000;
    return isPart ? `its part of ${seconds} seconds` : `${seconds} seconds`;
  }
}

const NO_MORE = { done: true, value: undefined } as const;

/** By hand, since what a generator gives is never compiled together with the loop that takes it. */
class Watched<Item> implements IterableIterator<Item> {
  constructor(
    private readonly items: Iterator<Item>,
    private readonly watch: Watch,
  ) {}

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Item, unknown> {
    const next = this.items.next();
    return next.done === true || !this.watch.isOver() ? next : NO_MORE;
  }
}

function isFull({ mebibytes }: Budget): boolean {
  if (usedMebibytes() <= mebibytes) return false;
  collectGarbage();
  return usedMebibytes() > mebibytes * FULL;
}

function usedMebibytes(): number {
  return getHeapStatistics().used_heap_size / MIB;
}
