/**
 * The calls that are open at a place of a trace (Algorithm 7 of seed 001): entered before it and returned
 * after it, innermost first. Calls are nested, so each knows the one around it, and a stack is a walk
 * outwards from the last one that was entered before the place.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { CallEvent, Calls } from './calls.js';
import type { OriginTrace } from './events.js';
import type { Position } from './position.js';

const NONE = -1;

export class OpenCalls {
  /** By trace and call: the call around it. */
  readonly #around = new Map<OriginTrace, Int32Array>();

  at(trace: OriginTrace, position: Position): CallEvent[] {
    const calls = trace.calls();
    const around = this.#aroundIn(trace);
    const open: CallEvent[] = [];
    for (let index = calls.lastBefore(position); index !== NONE; index = around[index]!) {
      if (calls.lasts[index]! >= position) open.push(calls.at(index));
    }
    return open;
  }

  /** The last one before the place that an open call has made itself, and that is over; only of those that are meant. */
  lastWithin(
    trace: OriginTrace,
    open: CallEvent,
    position: Position,
    isMeant: (call: CallEvent) => boolean,
  ): CallEvent | undefined {
    const calls = trace.calls();
    const around = this.#aroundIn(trace);
    const maker = calls.lastBefore(open.position);
    for (let index = calls.lastBefore(position); index > maker; index--) {
      if (around[index] !== maker || calls.lasts[index]! >= position) continue;
      const call = calls.at(index);
      if (isMeant(call)) return call;
    }
    return undefined;
  }

  #aroundIn(trace: OriginTrace): Int32Array {
    return getOrMake(this.#around, trace, () => nest(trace.calls()));
  }
}

function nest({ positions, lasts }: Calls): Int32Array {
  const around = new Int32Array(positions.length);
  let open = NONE;
  positions.forEach((position, index) => {
    while (open !== NONE && lasts[open]! < position) open = around[open]!;
    around[index] = open;
    open = index;
  });
  return around;
}
