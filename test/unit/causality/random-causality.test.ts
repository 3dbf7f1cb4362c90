/**
 * The random traces that engines are compared on, and the plain closure on them: the traces can
 * happen and exercise every rule; the closure contradicts none of them.
 */
import { expect, it } from 'vitest';
import { RULES } from '../../../server/src/causality/android/rule.js';
import { checkOperations } from '../../support/check-trace.js';
import { plainClosure } from '../../support/plain-closure.js';
import { randomCausalityTrace, type RandomTrace } from '../../support/random-causality-trace.js';

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

function closureOf({ store, tables }: RandomTrace) {
  const options = { model: 'android', speculativeBinder: true } as const;
  return plainClosure(store.columns, store.length, tables, options);
}

it('traces that can happen, without a contradiction', () => {
  for (const seed of SEEDS) {
    const trace = randomCausalityTrace(seed);
    const errors = checkOperations(trace.tables, trace.operations);
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(closureOf(trace).contradictions).toEqual([]);
  }
});

it('every rule of the android model makes orders in them', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { base, derived } = closureOf(randomCausalityTrace(seed));
    for (const { rule } of [...base, ...derived]) seen.add(rule);
  }
  // LOCK is of `threads`; whatever IPCASYNC orders, IPCHANDLE has ordered already.
  expect(RULES.filter((rule) => !seen.has(rule))).toEqual(['LOCK', 'IPCASYNC']);
});

it('in traces with losses, all orders still lead forwards and nothing precedes itself', () => {
  for (const seed of SEEDS) {
    const { length, precedes, derived } = closureOf(randomCausalityTrace(seed, { lost: 0.1 }));
    for (let index = 0; index < length; index++) expect(precedes(index, index)).toBe(false);
    expect(derived.filter(({ from, to }) => from >= to)).toEqual([]);
  }
});
