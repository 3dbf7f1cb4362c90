/** Which events of an access stand for the others. */
import { describe, expect, it } from 'vitest';
import { weakestEvents } from '../../../../server/src/static/order/weakest-events.js';
import type { AccessEvent, In, OriginTrace } from '../../../../server/src/static/order/events.js';
import type { ObjectId } from '../../../../server/src/static/points-to/points-to.js';

const OBJECT = 7 as ObjectId;

/** One event in each segment, at positions 0, 10, 20... */
function eventsAt(...locks: number[]): AccessEvent[] {
  return locks.map((held, segment) => {
    return { position: segment * 10, segment, locks: held } as unknown as AccessEvent;
  });
}

function positionsOf(events: AccessEvent[], trace: Partial<OriginTrace> = {}): number[] {
  const whole = { ins: [], creations: new Map(), ...trace } as unknown as OriginTrace;
  return weakestEvents(events, whole, OBJECT).map(({ position }) => position);
}

describe('the weakest events of an access', () => {
  it('are the first and the last of a trace that waits for nobody', () => {
    expect(positionsOf(eventsAt(0, 0, 0, 0))).toEqual([0, 30]);
  });

  it('are told apart by locks', () => {
    expect(positionsOf(eventsAt(0, 1, 0, 1, 0, 1))).toEqual([0, 10, 40, 50]);
  });

  it('are those of each segment where the trace waits', () => {
    const ins: In[] = [{ position: 15, until: Infinity, waits: [] }];
    expect(positionsOf(eventsAt(0, 0, 0, 0), { ins })).toEqual([0, 10, 20, 30]);
  });

  it('begin anew where the object is created anew', () => {
    const creations = new Map([[OBJECT, [25]]]);
    expect(positionsOf(eventsAt(0, 0, 0, 0, 0, 0), { creations })).toEqual([0, 20, 30, 50]);
  });
});
