/**
 * What a conventional race detector knows (thesis 3.4.3): everything that a thread does is in program
 * order, the tasks of a looper as well, and locks do not order. A vector clock for each thread over
 * the rules that pair operations; the rules of the queue say nothing more here, except for barriers,
 * which are left out.
 */
import { PairRules } from '../../causality/android/pair-rules.js';
import type { Channels } from '../../causality/android/rule.js';
import { Segments } from '../../causality/android/segments.js';
import type { Columns } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';

/** For each thread, the latest tick of it that is known. */
type Time = number[];

export class ConventionalClock {
  private readonly threads: Time[] = [];
  private readonly held = new Map<number, Time>();
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private thread = 0;

  constructor(tables: TraceTables) {
    this.segments = new Segments(tables);
    this.rules = new PairRules(tables, this.channels(), {
      model: 'android',
      joinThread: (thread) => {
        this.joinThread(thread);
      },
    });
  }

  /** Takes the operation at `index`. Reads and writes that order nothing need not be shown. */
  step(columns: Columns, index: number): void {
    this.thread = columns.thread[index]!;
    const segment = this.segments.take(columns, index);
    this.rules.before(columns, index, segment);
    this.rules.after(columns, index, segment);
  }

  /** The time of a thread's present operation, for asking later. */
  tickOf(thread: number): number {
    return this.timeOf(thread)[thread]!;
  }

  /** Does the operation of `thread` at `tick` happen before what `other` does now? */
  knows(other: number, thread: number, tick: number): boolean {
    return other === thread || (this.timeOf(other)[thread] ?? 0) >= tick;
  }

  private channels(): Channels {
    return {
      acquire: (key) => {
        const time = this.held.get(key);
        if (time !== undefined) join(this.timeOf(this.thread), time);
      },
      replace: (key) => {
        this.held.set(key, this.release(this.thread));
      },
      gather: (key) => {
        const time = this.held.get(key);
        if (time === undefined) this.held.set(key, this.release(this.thread));
        else join(time, this.release(this.thread));
      },
      clear: (key) => {
        this.held.delete(key);
      },
    };
  }

  /** The thread's time; what it does next is later. */
  private release(thread: number): Time {
    const time = this.timeOf(thread);
    const copy = [...time];
    time[thread]!++;
    return copy;
  }

  private joinThread(thread: number): void {
    if (thread !== this.thread) join(this.timeOf(this.thread), this.release(thread));
  }

  private timeOf(thread: number): Time {
    return (this.threads[thread] ??= startOf(thread));
  }
}

function startOf(thread: number): Time {
  const time = new Array<number>(thread + 1).fill(0);
  time[thread] = 1;
  return time;
}

function join(time: Time, other: Time): void {
  for (let thread = 0; thread < other.length; thread++) {
    const tick = other[thread]!;
    if (tick > (time[thread] ?? 0)) set(time, thread, tick);
  }
}

/** Without holes. */
function set(time: Time, thread: number, tick: number): void {
  while (time.length < thread) time.push(0);
  time[thread] = tick;
}
