/**
 * Looks whether an analysis has used up what it may use. Whoever goes through many things asks between
 * two of them; at the end of the budget it stops with what it has, and the report says where.
 */
import type { Budget } from './report.js';

/** Asking how much memory is used costs more than most steps, so it is asked only now and then. */
const MILLISECONDS_BETWEEN = 10;
const MIB = 1024 * 1024;

export class Watch {
  #looked = -Infinity;
  #end: string | undefined;

  constructor(
    private readonly budget: Budget | undefined,
    private readonly start = performance.now(),
  ) {}

  /** For a phase that may use only a part of the time, so that those behind it have some left. */
  until(share: number): Watch {
    if (this.budget === undefined) return this;
    return new Watch({ ...this.budget, seconds: this.budget.seconds * share }, this.start);
  }

  /** In words what is used up; undefined as long as nothing is. */
  get end(): string | undefined {
    return this.#end;
  }

  isOver(): boolean {
    if (this.budget === undefined || this.#end !== undefined) return this.#end !== undefined;
    this.#end = this.#look(this.budget);
    return this.#end !== undefined;
  }

  #look({ seconds, mebibytes }: Budget): string | undefined {
    const now = performance.now();
    if (now - this.start > seconds * 1000) return `${seconds} seconds`;
    if (now - this.#looked < MILLISECONDS_BETWEEN) return undefined;
    this.#looked = now;
    const used = process.memoryUsage().heapUsed / MIB;
    return used > mebibytes ? `${mebibytes} MiB of memory` : undefined;
  }
}
