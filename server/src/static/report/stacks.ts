/**
 * The call stack of an event (Algorithm 7 of seed 001): the calls of its origin's trace that were
 * entered before it and returned after it. Innermost first. Calls are nested, so each knows the one
 * around it, and a stack is a walk outwards from the last one that was entered before the event.
 */
import type { Site } from '../../android/flow/code.js';
import type { AccessEvent, CallEvent, OriginTrace, Position } from '../order/events.js';
import type { PointsTo } from '../points-to/points-to.js';

const NONE = -1;

export class Stacks {
  /** By trace and call: the call around it. */
  readonly #around = new Map<OriginTrace, Int32Array>();

  constructor(private readonly pointsTo: PointsTo) {}

  /** The access itself first, then the calls that led to it. */
  of(trace: OriginTrace, event: AccessEvent): Site[] {
    const { code } = this.pointsTo.instances[event.instance]!;
    const own = { code, statement: event.access.access.statement };
    return [own, ...this.#openCalls(trace, event.walkedAt)];
  }

  /** The sites of the calls that are open at a position, innermost first. */
  #openCalls(trace: OriginTrace, at: Position): Site[] {
    const calls = trace.calls();
    const around = this.#aroundIn(trace);
    const stack: Site[] = [];
    for (let index = lastBefore(calls, at); index !== NONE; index = around[index]!) {
      const { last, instance, statement } = calls[index]!;
      if (last >= at) stack.push({ code: this.pointsTo.instances[instance]!.code, statement });
    }
    return stack;
  }

  #aroundIn(trace: OriginTrace): Int32Array {
    let around = this.#around.get(trace);
    if (around === undefined) this.#around.set(trace, (around = nest(trace.calls())));
    return around;
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
