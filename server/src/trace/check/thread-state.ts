/**
 * One thread as the check sees it: where it stands between created, running and finished (the sets C,
 * R and F of Figure 5), its queue (Q and B), the task that it runs (E) and the locks that it holds (L).
 */
import type { Hold } from './locks-held.js';
import type { Barrier, Task } from './task.js';

export enum Phase {
  /** Not met yet: in `racetrace` perhaps a thread of the framework, which needs no fork. */
  Unseen,
  Created,
  Running,
  Finished,
}

/** What has been told about a thread already: one mistake of a recorder is told once, not per line. */
export enum Told {
  NotBegun = 1,
  Ended = 2,
  OutsideTask = 4,
  BeforeLoop = 8,
  Leave = 16,
  EndAtomic = 32,
}

/** A lock that somebody took although this thread holds it, unless this thread is in `wait`. */
export interface Suspicion {
  readonly object: number;
  readonly hold: Hold;
  readonly taker: number;
  readonly line: number;
}

/** A task that began out of turn, unless it turns out to run an idle handler. */
export interface Doubt {
  readonly task: number;
  readonly line: number;
  /** What must go before it. */
  readonly first: Task | Barrier;
}

export class ThreadState {
  phase = Phase.Unseen;
  /** Running only because it acted before its init, which has been told. */
  assumed = false;
  /** Lines of the fork, of init (or the first operation) and of exit (or the join); 0 for none. */
  forkLine = 0;
  beginLine = 0;
  endLine = 0;
  told = 0;

  queue = 0;
  attachLine = 0;
  loopLine = 0;
  /** Loops on a looper's queue, where everything belongs to a task; not on a binder's. */
  looper = false;
  task: Task | undefined = undefined;
  doubt: Doubt | undefined = undefined;
  /** Where the native bracket began that is open; 0 for none. */
  nativeLine = 0;

  readonly held = new Set<number>();
  /** Holds that others broke into: their release is right, whoever has the lock by then. */
  readonly displaced = new Map<number, Hold>();
  suspicions: Suspicion[] = [];

  notified = false;
  waitLine = 0;
  /** Open methods and atomic blocks: of the task that runs, and below it. */
  methods = 0;
  atomics = 0;
  outerMethods = 0;
  outerAtomics = 0;

  /** Set when its next operation must be looked at, of whatever kind: see `deservesAttention`. */
  attention = true;

  constructor(readonly id: number) {}

  /** The first time that something is told about this thread. */
  firstTime(what: Told): boolean {
    if ((this.told & what) !== 0) return false;
    this.told |= what;
    return true;
  }

  /** Reads and writes are most of a trace: a thread that may do them freely is passed by. */
  deservesAttention(): boolean {
    return (
      this.phase !== Phase.Running ||
      this.suspicions.length > 0 ||
      this.doubt !== undefined ||
      (this.looper && this.task === undefined)
    );
  }

  begins(line: number): void {
    if (this.phase !== Phase.Running) this.forget();
    this.phase = Phase.Running;
    this.assumed = false;
    this.beginLine = line;
  }

  /** A thread whose id was used before begins without what that one had. */
  private forget(): void {
    this.queue = 0;
    this.attachLine = 0;
    this.loopLine = 0;
    this.looper = false;
    this.task = undefined;
  }

  finishes(line: number): void {
    this.phase = Phase.Finished;
    this.endLine = line;
    this.attention = true;
  }
}
