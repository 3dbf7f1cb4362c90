/**
 * Long work on a thread that others wait for: whoever does it says where it could pause, and pauses when it has
 * had its turn, so that a request is answered in between.
 */
import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** A request waits for at most two turns: the one in which it comes, and the one before it is read. */
const TURN_MS = 2;

/** Work that could pause wherever it yields. */
export type Steps<Result> = Generator<undefined, Result>;

export class Turns {
  private since = performance.now();

  /** Resolves at once while the turn lasts. */
  async pause(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await turnOfOthers();
    this.since = performance.now();
  }

  /** To the end, with pauses; undefined if it is not wanted any more. */
  async take<Result>(steps: Steps<Result>, isWanted: () => boolean): Promise<Result | undefined> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await this.pause();
      if (!isWanted()) return undefined;
    }
  }
}

/** To the end at once: where nobody waits. */
export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
