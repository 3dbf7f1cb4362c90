/** CheckHappensBefore against all schedules of small random programs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HappensBefore,
  type TracePoint,
} from '../../../../server/src/static/order/happens-before.js';
import type { OriginTrace } from '../../../../server/src/static/order/events.js';
import { CallLog } from '../../../../server/src/static/order/calls.js';
import { Outs } from '../../../../server/src/static/order/outs.js';
import type { StaticOrigin, StaticOriginId } from '../../../../server/src/static/origins.js';
import type { InstanceId } from '../../../../server/src/static/points-to/points-to.js';
import type { StatementIndex } from '../../../../server/src/java/ir/statements.js';
import {
  plainOrder,
  type PlainEvent,
  type PlainOrigin,
} from '../../../support/static/plain-schedules.js';

const NOWHERE = { instance: 0 as InstanceId, statement: 0 as StatementIndex };

function traceOf({ bySystem, events }: PlainOrigin, index: number): OriginTrace {
  const id = index as StaticOriginId;
  const at = events.map((event, position) => ({ event, position }));
  return {
    origin: { id, bySystem, repeats: false } as unknown as StaticOrigin,
    outs: Outs.of(
      at.flatMap(({ event, position }) =>
        event.kind === 'out'
          ? [{ ...NOWHERE, position, origin: event.origin as StaticOriginId }]
          : [],
      ),
    ),
    ins: at.flatMap(({ event, position }) =>
      event.kind === 'wait'
        ? [
            {
              position,
              until: Infinity,
              waits: [{ origin: event.origin as StaticOriginId, signal: undefined }],
            },
          ]
        : [],
    ),
    signals: [],
    calls: () => new CallLog().close(),
    creations: new Map(),
    isCut: false,
  };
}

function pointOf({ events }: PlainOrigin, origin: number, position: number): TracePoint {
  const segment = events.slice(0, position).filter(({ kind }) => kind === 'out').length;
  return { origin: origin as StaticOriginId, position, segment };
}

function arbitraryOrigins(kinds: readonly PlainEvent['kind'][]): fc.Arbitrary<PlainOrigin[]> {
  const size = 3;
  const event = fc.record({
    kind: fc.constantFrom(...kinds),
    origin: fc.integer({ min: 1, max: size - 1 }),
  });
  const origin = fc.record({ bySystem: fc.boolean(), events: fc.array(event, { maxLength: 3 }) });
  return fc.array(origin, { minLength: size, maxLength: size }).map((origins) =>
    origins.map((each, index) => {
      const isCaused = origins.some(({ events }) =>
        events.some(({ kind, origin: other }) => kind === 'out' && other === index),
      );
      return { ...each, bySystem: each.bySystem || !isCaused };
    }),
  );
}

function compare(
  origins: readonly PlainOrigin[],
  check: (engine: boolean, plain: boolean, pair: string) => void,
): void {
  const order = new HappensBefore(origins.map(traceOf), []);
  const { before, once, ran } = plainOrder(origins);
  origins.forEach((one, a) => {
    if (once[a] !== true) return;
    one.events.forEach((_x, x) => {
      origins.forEach((other, b) => {
        if (a === b) return;
        other.events.forEach((_y, y) => {
          if (!ran.has(`${a}.${x}`) || !ran.has(`${b}.${y}`)) return;
          const pair = `${a}.${x}<${b}.${y}`;
          const engine = order.isBefore(pointOf(one, a, x), pointOf(other, b, y), 'any');
          check(engine, before.has(pair), pair);
        });
      });
    });
  });
}

describe('what happens before what', () => {
  it('is exact for starts and posts', () => {
    fc.assert(
      fc.property(arbitraryOrigins(['access', 'out']), (origins) => {
        compare(origins, (engine, plain, pair) => {
          expect(engine, pair).toBe(plain);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('never calls ordered what a schedule reverses, waits included', () => {
    fc.assert(
      fc.property(arbitraryOrigins(['access', 'out', 'wait']), (origins) => {
        compare(origins, (engine, plain, pair) => {
          if (engine) expect(plain, pair).toBe(true);
        });
      }),
      { numRuns: 150 },
    );
  });
});
