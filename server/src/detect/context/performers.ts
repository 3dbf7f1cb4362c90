/**
 * Who performs accesses: a task, or a thread outside of its tasks. Every access that is kept names
 * its performer by a small number; performers that no kept access names any more are found by a
 * sweep over what is kept, now and then, so that accesses need not count references.
 */
import type { CauseLink } from './causes.js';
import type { EnvironmentPost } from './post-order.js';

/** An event of the environment that a task goes back to. */
export interface Cause {
  readonly task: number;
  readonly callback: number;
  /** Undefined where its post is not in the trace. */
  readonly post: EnvironmentPost | undefined;
}

export interface Performer {
  /** No other has it. */
  readonly serial: number;
  /** Its row; 0 until an access names it. */
  id: number;
  /** The task's number; 0 for a thread outside of its tasks. */
  readonly task: number;
  /** Where it runs; 0 until it begins. */
  thread: number;
  /** Is it a task of a looper: one of those that run one after another? */
  looper: boolean;
  callback: number;
  component: number;
  /** The post of the task or the fork of the thread, if the trace has it. */
  link: CauseLink | undefined;
  /** What its own post knows, should it turn out to stand for an event of the environment. */
  ownPost: EnvironmentPost | undefined;
  cause: Cause | undefined;
  /** The most recent delayed post, and the most recent from another thread, as positions; 0: none. */
  delayed: number;
  crossed: number;
  /** It waits or runs. */
  alive: boolean;
}

let lastSerial = 0;

export function createPerformer(task: number, thread: number): Performer {
  return {
    serial: ++lastSerial,
    id: 0,
    task,
    thread,
    looper: false,
    callback: 0,
    component: 0,
    link: undefined,
    ownPost: undefined,
    cause: undefined,
    delayed: 0,
    crossed: 0,
    alive: true,
  };
}

/** Marks the rows of performers that kept accesses name. */
export type MarkPerformers = (marks: Uint8Array) => void;

const FIRST_SWEEP = 4096;

export class Performers {
  private readonly rows: (Performer | undefined)[] = [undefined];
  private readonly free: number[] = [];
  private sweepAt = FIRST_SWEEP;

  /** The row of a performer whose access is going to be kept. */
  idOf(performer: Performer): number {
    if (performer.id === 0) {
      performer.id = this.free.pop() ?? this.rows.length;
      this.rows[performer.id] = performer;
    }
    return performer.id;
  }

  get(id: number): Performer {
    return this.rows[id]!;
  }

  /** Performers that have a row. */
  get count(): number {
    return this.rows.length - 1 - this.free.length;
  }

  /** Sweeps if it has become worth while; `effort` is how many accesses a sweep looks at. */
  sweepIfDue(effort: number, mark: MarkPerformers): void {
    if (this.count < this.sweepAt) return;
    this.sweep(mark);
    this.sweepAt = this.count + Math.max(FIRST_SWEEP, this.count, effort >> 2);
  }

  private sweep(mark: MarkPerformers): void {
    const marks = new Uint8Array(this.rows.length);
    mark(marks);
    for (let id = 1; id < this.rows.length; id++) {
      const performer = this.rows[id];
      if (performer === undefined || performer.alive || marks[id] !== 0) continue;
      performer.id = 0;
      this.rows[id] = undefined;
      this.free.push(id);
    }
  }
}
