/**
 * The codes that a trace has walked, each with the locks that its callers hold and the objects that they
 * hand over for its own. One that neither starts
 * nor waits for others is walked once, one that does so twice (as loops are unrolled once); a later call
 * of it is noted as a return to it, and what happens in it happens again at that place. Between the
 * first and the last place lies nothing that could matter more: the first is the weakest for what comes
 * after a wait, the last the weakest for what comes before a start. So a trace grows with the code that
 * is reached, not with the number of calls.
 */
import { NONE, type Sites } from '../body/ownership/sites.js';
import type { LocksetId } from '../locks/locksets.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { AccessEvent, Creation, Position } from './events.js';

/** Where a code was called again without being walked. */
export interface Return {
  readonly position: Position;
  readonly segment: number;
}

export class Frame {
  walks = 0;
  /** Of the last walk or return. */
  region = -1;
  last: Return | undefined;
  readonly callees = new Set<Frame>();
  readonly accesses: AccessEvent[] = [];
  readonly creations: Creation[] = [];
}

export class Frames {
  readonly #frames = new Map<number | string, Frame>();

  of(instance: InstanceId, held: LocksetId, given: Sites): Frame {
    const plain = instance * MOST_LOCKSETS + held;
    const key = given === NONE ? plain : `${plain} ${given}`;
    let frame = this.#frames.get(key);
    if (frame === undefined) this.#frames.set(key, (frame = new Frame()));
    return frame;
  }

  /** What happens again where codes were returned to, their callees included. */
  repeated(): { readonly accesses: AccessEvent[]; readonly creations: Creation[] } {
    this.#spread();
    const accesses: AccessEvent[] = [];
    const creations: Creation[] = [];
    for (const { last, accesses: own, creations: created } of this.#frames.values()) {
      if (last === undefined) continue;
      for (const event of own) accesses.push({ ...event, ...last });
      for (const { object } of created) creations.push({ object, position: last.position });
    }
    return { accesses, creations };
  }

  #spread(): void {
    const waiting = [...this.#frames.values()].filter(({ last }) => last !== undefined);
    for (const { last, callees } of waiting) {
      for (const callee of callees) {
        if (callee.last !== undefined && callee.last.position >= last!.position) continue;
        callee.last = last;
        waiting.push(callee);
      }
    }
  }
}

/** Keys stay exact numbers below this many locksets. */
const MOST_LOCKSETS = 2 ** 22;
