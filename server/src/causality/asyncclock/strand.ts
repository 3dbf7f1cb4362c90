/**
 * Who performs operations one after another: the running side of a segment. Its tick counts what it
 * has given out: operations between two releases cannot be told apart by anybody else.
 */
import type { Chains } from './chains.js';
import type { Task, Time } from './task.js';
import { createTime } from './time.js';

export class Strand {
  readonly time: Time = createTime();
  chain = 0;
  tick = 0;
  task: Task | undefined;
  /** It has given out its time since the tick began. */
  released = false;
  /** It has taken in news that are not worked through. */
  learnt = false;

  constructor(
    /** The segment's number. */
    readonly segment: number,
    private readonly chains: Chains,
  ) {}

  /** From now on it is part of this chain. */
  enter(chain: number): void {
    this.chain = chain;
    this.nextTick();
  }

  /** Before an operation: what it does now, nobody can know who was told only what it did before. */
  advance(): void {
    if (this.released) this.nextTick();
  }

  private nextTick(): void {
    this.released = false;
    this.tick = this.chains.nextTick(this.chain);
    this.time.clock.set(this.chain, this.tick);
  }
}
