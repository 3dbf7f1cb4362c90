/**
 * Races of long traces that were once left open: every schedule that was tried for them broke off. Their tasks have to
 * wait for all the inputs of a chain, which is known before any schedule is made.
 */
import { describe, expect, it } from 'vitest';
import { Verifier } from '../../../../server/src/detect/verify/verifier.js';
import { OperationStore } from '../../../../server/src/trace/batch.js';
import { createAppTrace } from '../../../bench/generators/app/app.js';
import type { AppParameters } from '../../../bench/generators/app/machine.js';
import { callingEvents, loopingEvents } from '../../../bench/generators/app/shapes.js';

const EVENTS = 1800;

const OPEN: readonly (readonly [string, AppParameters, lines: readonly [number, number]])[] = [
  ['loopers', loopingEvents(EVENTS), [4254, 9835]],
  ['loopers and locks', { ...loopingEvents(EVENTS), locks: 3 * EVENTS }, [10917, 20760]],
  ['calls and delays', { ...callingEvents(EVENTS), delayed: true }, [3314, 9850]],
];

describe('a race that was left open', () => {
  it.each(OPEN)('has a schedule now, among %s', (_, parameters, lines) => {
    const store = new OperationStore();
    const trace = createAppTrace(parameters, store.append);
    trace.write();
    const { tables } = trace;
    const asked = lines.map((line) => ({ line }));
    const verifier = new Verifier(
      { format: 'racetrace', tables, store },
      { model: 'android', asked },
    );
    const [one, other] = asked.map((reference) => verifier.find(reference)!);
    const { flip, schedule } = verifier.verify(one!, other!);
    expect(flip.kind).toBe('flipped');
    expect(schedule?.order.length).toBe(store.length);
  });
});
