/**
 * The calls that are open at a place of a trace (Algorithm 7 of seed 001): entered before it and returned
 * after it, innermost first. Calls are nested, so each knows the one around it, and a stack is a walk
 * outwards from the last one that was entered before the place.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { CallEvent, OriginTrace, Position } from './events.js';

const NONE = -1;

export class OpenCalls {
  /** By trace and call: the call around it. */
  readonly #around = new Map<OriginTrace, Int32Array>();

  at(trace: OriginTrace, position: Position): CallEvent[] {
    const calls = trace.calls();
    const around = this.#aroundIn(trace);
    const open: CallEvent[] = [];
    for (let index = lastBefore(calls, position); index !== NONE; index = around[index]!) {
      if (calls[index]!.last >= position) open.push(calls[index]!);
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
    for (let index = lastBefore(calls, position); calls[index] !== open && index > NONE; index--) {
      const call = calls[index]!;
      const isOwn = calls[around[index]!] === open;
      if (isOwn && call.last < position && isMeant(call)) return call;
    }
    return undefined;
  }

  #aroundIn(trace: OriginTrace): Int32Array {
    return getOrMake(this.#around, trace, () => nest(trace.calls()));
  }
}

function nest(calls: readonly CallEvent[]): Int32Array {
  const around = new Int32Array(calls.length);
  let open = NONE;
  calls.forEach(({ position }, index) => {
    while (open !== NONE && calls[open]!.last < position) open = around[open]!;
    around[index] = open;
    open = index;
  });
  return around;
}

/** The last call that begins at or before the position. */
function lastBefore(calls: readonly CallEvent[], at: Position): number {
  let low = 0;
  let high = calls.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (calls[middle]!.position <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
