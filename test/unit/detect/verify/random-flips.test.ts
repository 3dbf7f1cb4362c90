/**
 * Flips in random traces with every kind of cause: each has a schedule that the semantic check accepts,
 * or a reason; and what the model orders is never reversed.
 */
import { describe, expect, it } from 'vitest';
import { OpKind } from '../../../../server/src/trace/operations.js';
import { operationAt } from '../../../../server/src/trace/batch.js';
import { replaySchedule } from '../../../../server/src/detect/verify/schedule.js';
import { Verifier } from '../../../../server/src/detect/verify/verifier.js';
import { ENGINES } from '../../../support/causality-engines.js';
import { checkOperations } from '../../../support/check-trace.js';
import { randomCausalityTrace, type RandomTrace } from '../../../support/random-causality-trace.js';
import { Random } from '../../../support/simulator/random.js';

const TRACES = 30;
const PAIRS = 40;

interface Sample {
  readonly found: string;
  readonly ordered: boolean;
  readonly fresh: readonly string[];
  readonly explained: boolean;
  readonly text: string;
}

function* samplesOf(seed: number, timed: boolean): Generator<Sample> {
  const trace = randomCausalityTrace(seed, { turns: 120, timed });
  const { store, tables } = trace;
  const asked = Array.from({ length: store.length }, (_, index) => ({ index }));
  const verifier = new Verifier(
    { format: 'racetrace', tables, store },
    { model: 'android', asked },
  );
  const precedes = ENGINES[0]!.order(store.columns, store.length, tables, { model: 'android' });
  const random = new Random(seed);
  const before = codesOf(trace, trace.operations);
  for (let count = 0; count < PAIRS; count++) {
    const second = 1 + random.below(store.length - 1);
    const first = random.below(second);
    const { flip: found, schedule } = verifier.verify(first, second);
    const text = `trace ${seed}: ${textAt(trace, first)} and ${textAt(trace, second)}`;
    const ordered = precedes(first, second);
    const explained = !('cycle' in found) || found.cycle.length > 0;
    if (!('run' in found)) {
      yield { found: found.kind, ordered, fresh: [], explained, text };
      continue;
    }
    if (schedule === undefined) {
      yield { found: 'refused by the check', ordered, fresh: [], explained, text };
      continue;
    }
    expect(schedule.order.indexOf(second)).toBeGreaterThanOrEqual(0);
    const at = schedule.order.indexOf(first);
    expect(at < 0 || at > schedule.order.indexOf(second)).toBe(true);
    if (found.kind === 'flipped') expect(new Set(schedule.order).size).toBe(store.length);
    const operations: ReturnType<typeof operationAt>[] = [];
    replaySchedule(store, schedule, (batch) => {
      for (let index = 0; index < batch.length; index++) operations.push(operationAt(batch, index));
    });
    const fresh = moreThan(before, codesOf(trace, operations));
    yield { found: found.kind, ordered, fresh, explained, text };
  }
}

function codesOf({ tables }: RandomTrace, operations: RandomTrace['operations']): string[] {
  return checkOperations(tables, operations).map(({ code, message }) => `${code}: ${message}`);
}

/** What is told more often than before. */
function moreThan(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function textAt({ operations }: RandomTrace, op: number): string {
  const { kind, thread, a } = operations[op]!;
  return `${op} ${OpKind[kind]} ${a} of thread ${thread}`;
}

describe.each([false, true])('random traces, timed: %s', (timed) => {
  const samples = Array.from({ length: TRACES }, (_, at) => [...samplesOf(at + 1, timed)]).flat();

  it('give schedules that the semantic check accepts', () => {
    expect(samples.flatMap(({ fresh, text }) => fresh.map((each) => `${text}: ${each}`))).toEqual(
      [],
    );
  });

  it('never reverse what the model orders', () => {
    const reversed = samples.filter(({ found, ordered }) => ordered && !isRefusal(found));
    expect(reversed.map(({ text, found }) => `${text}: ${found}`)).toEqual([]);
  });

  it('seldom give a schedule that the semantic check refuses, which is then not shown', () => {
    const refused = samples.filter(({ found }) => found === 'refused by the check');
    expect(refused.length).toBeLessThan(samples.length / 500);
  });

  it('give a schedule or a reason for every pair', () => {
    expect(samples.filter(({ explained }) => !explained)).toEqual([]);
    const flipped = samples.filter(({ found }) => !isRefusal(found));
    expect(flipped.length).toBeGreaterThan(samples.length / 20);
  });
});

function isRefusal(found: string): boolean {
  return found !== 'flipped' && found !== 'stuck';
}
