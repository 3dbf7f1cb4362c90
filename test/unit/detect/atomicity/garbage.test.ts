/** Operations that make no sense are taken for what they may mean: nothing throws, every cycle is one. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAtomicityCheck } from '../../../../server/src/detect/atomicity/create-check.js';
import type { Operation } from '../../../../server/src/trace/batch.js';
import { arbitraryTrace, storeOf } from '../../../support/arbitrary-trace.js';
import { checkText } from '../../../support/check-atomicity.js';
import { randomAtomicityTrace } from '../../../support/random-atomicity-trace.js';

function numbered(operations: readonly Operation[], threads: readonly number[]): Operation[] {
  return operations.map((operation, index) => ({
    ...operation,
    thread: threads[index % Math.max(threads.length, 1)] ?? 0,
    line: index + 1,
    number: index + 1,
  }));
}

describe('garbage', () => {
  it('never throws, whatever the operations', () => {
    const models = fc.constantFrom<'android' | 'threads'>('android', 'threads');
    const sweeps = fc.constantFrom(1, 4096);
    const threads = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(arbitraryTrace, threads, models, sweeps, (trace, order, model, sweepFrom) => {
        const store = storeOf(numbered(trace.operations, order));
        const { tables } = trace;
        const options = { all: true, sweepFrom };
        const check = createAtomicityCheck({ format: 'racetrace', tables }, model, options);
        check.sink({ ...store.columns, length: store.length });
        for (const { cycle, why } of check.finish().violations) {
          expect(cycle.length).toBeGreaterThan(2);
          expect(why).toMatch(/^\S.*\.$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is not found in a trace that lost some of its lines, or has them in disorder', () => {
    const seeds = fc.integer({ min: 0, max: 5000 });
    const damage = fc.array(fc.nat(200), { maxLength: 40 });
    fc.assert(
      fc.property(seeds, damage, damage, (seed, lost, moved) => {
        const [header, ...rest] = splitHeader(randomAtomicityTrace(seed));
        const kept = rest.filter((_line, at) => !lost.includes(at));
        for (const at of moved) kept.push(...kept.splice(at, 1));
        const { violations } = checkText([header, ...kept].join('\n'), { all: true, sweepFrom: 1 });
        for (const { cycle } of violations) expect(cycle.length).toBeGreaterThan(2);
      }),
      { numRuns: 300 },
    );
  });
});

/** The declarations as one piece, then the operations. */
function splitHeader(text: string): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^t\d+ /.test(line));
  return [lines.slice(0, first).join('\n'), ...lines.slice(first)];
}
