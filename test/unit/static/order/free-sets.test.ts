/** What can begin within one run without an event before it, against the definition, on random programs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallLog } from '../../../../server/src/static/order/calls.js';
import { CreationLog } from '../../../../server/src/static/order/created.js';
import type { OriginTrace } from '../../../../server/src/static/order/events.js';
import { HappensBefore } from '../../../../server/src/static/order/happens-before.js';
import { Outs } from '../../../../server/src/static/order/outs.js';
import type { StaticOrigin, StaticOriginId } from '../../../../server/src/static/origins.js';
import type { InstanceId, ObjectId } from '../../../../server/src/static/points-to/points-to.js';
import type { StatementIndex } from '../../../../server/src/java/ir/statements.js';

const SIZE = 5;
const ROOT = 0 as StaticOriginId;
const OBJECT = 7 as ObjectId;
const NOWHERE = { instance: 0 as InstanceId, statement: 0 as StatementIndex };

/** By position: the origin that is started, or `new`; anything else is an access. */
type Events = readonly (number | 'new' | 'access')[];

const programs = fc.array(
  fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: SIZE - 1 }),
      fc.constant('new' as const),
      fc.constant('access' as const),
    ),
    { maxLength: 6 },
  ),
  { minLength: SIZE, maxLength: SIZE },
);

function traceOf(events: Events, index: number): OriginTrace {
  const creations = new CreationLog();
  events.forEach((event, position) => {
    if (event === 'new') creations.push(OBJECT, position);
  });
  const outs = events.flatMap((event, position) =>
    typeof event === 'number' ? [{ ...NOWHERE, position, origin: event as StaticOriginId }] : [],
  );
  return {
    origin: { id: index as StaticOriginId, bySystem: false } as unknown as StaticOrigin,
    outs: Outs.of(outs),
    ins: [],
    signals: [],
    calls: () => new CallLog().close(),
    creations: creations.close(),
    isCut: false,
  };
}

/** Adds whoever may begin by the definition until nobody is added. */
function plainFree(program: readonly Events[], origin: number, position: number): Set<number> {
  const free = new Set<number>([ROOT]);
  for (let before = 0; before !== free.size;) {
    before = free.size;
    program.forEach((events, by) => {
      events.forEach((event, at) => {
        if (typeof event !== 'number') return;
        const isMade = events.slice(at + 1, position).includes('new');
        const counts = by === origin ? at < position && !isMade : free.has(by);
        if (counts) free.add(event);
      });
    });
  }
  return free;
}

describe('what can begin in a run without an event before it', () => {
  it('is as the definition says, whatever was asked before', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const order = new HappensBefore(program.map(traceOf), []);
        const family = order.familyOf(ROOT);
        const members = program.map((_, id) => id).filter((id) => family[id] === 1);
        for (const origin of members) {
          for (let position = 0; position <= program[origin]!.length; position++) {
            const before = program[origin]!.slice(0, position);
            const segment = before.filter((event) => typeof event === 'number').length;
            const x = { origin: origin as StaticOriginId, position, segment };
            const free = plainFree(program, origin, position);
            for (const other of members.filter((id) => id !== origin)) {
              const y = { origin: other as StaticOriginId, position: 0, segment: 0 };
              const world = { root: ROOT, object: OBJECT };
              const pair = `${origin}.${position} ${other}`;
              expect(order.isBeforeInRun(x, y, world), pair).toBe(!free.has(other));
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
