/**
 * Races of long traces that were once left open: every schedule that was tried for them broke off, or there were too many
 * to try.
 */
import { describe, expect, it } from 'vitest';
import { Verifier } from '../../../../server/src/detect/verify/verifier.js';
import { OperationStore } from '../../../../server/src/trace/batch.js';
import { createAppTrace } from '../../../bench/generators/app/app.js';
import type { AppParameters } from '../../../bench/generators/app/machine.js';
import {
  callingEvents,
  lockedEvents,
  loopingEvents,
  mixedEvents,
} from '../../../bench/generators/app/shapes.js';

const EVENTS = 1800;

type Open = readonly (readonly [string, AppParameters, lines: readonly [number, number]])[];

/** Their tasks have to wait for all the inputs of a chain; or what led to the earlier one has only to be held. */
const FLIPPED: Open = [
  ['loopers', loopingEvents(EVENTS), [4254, 9835]],
  ['loopers and locks', { ...loopingEvents(EVENTS), locks: 3 * EVENTS }, [10917, 20760]],
  ['calls and delays', { ...callingEvents(EVENTS), delayed: true }, [3314, 9850]],
  ['calls', callingEvents(EVENTS), [13329, 21222]],
  ['locks and delays', { ...lockedEvents(EVENTS), delayed: true }, [1444, 3879]],
];

/**
 * A message would have to be due at a time before which it cannot be posted, or to let another pass that is due later;
 * or a task would have to wait on its looper for another one of the same.
 */
const ORDERED: Open = [
  ['times', { ...mixedEvents(EVENTS), loopers: 1, workers: 3 }, [434, 2984]],
  ['later times', { ...mixedEvents(EVENTS), loopers: 1, workers: 3 }, [434, 2641]],
  ['calls and times', { ...callingEvents(EVENTS), delayed: true }, [6352, 7708]],
  ['calls', callingEvents(EVENTS), [15303, 17780]],
];

function verify(parameters: AppParameters, lines: readonly [number, number], times = 1) {
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
  return { ...verifier.verify(one!, other!, times), operations: store.length };
}

describe('a race that was left open', () => {
  it.each(FLIPPED)('has a schedule now, among %s', (_, parameters, lines) => {
    const { flip, schedule, operations } = verify(parameters, lines);
    expect(flip.kind).toBe('flipped');
    expect(schedule?.order.length).toBe(operations);
  });

  it.each(ORDERED)('has a reason now, among %s', (_, parameters, lines) => {
    const { flip } = verify(parameters, lines);
    expect(flip.kind).toBe('ordered');
  });

  it('has a schedule as far as one goes now, where who takes his turn first is decided before that can be seen', () => {
    const given = { ...callingEvents(EVENTS), delayed: true };
    const { flip, schedule } = verify(given, [15042, 21374]);
    expect(flip.kind).toBe('stuck');
    expect(schedule?.order.length).toBeGreaterThan(16_000);
  });

  it('says what was tried where little effort leaves it open, and has a reason with more', () => {
    const given = [callingEvents(EVENTS), [4500, 12502]] as const;
    const { flip, evidence } = verify(...given, 1 / 10);
    expect(flip.kind).toBe('gave-up');
    expect(JSON.stringify(evidence)).toMatch(/\d+ schedules were tried, .* --effort 10 tries/);
    expect(verify(...given).flip.kind).toBe('ordered');
  });
});
